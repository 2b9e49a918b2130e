/** Las reglas de NEXT! en español. */

import type { Words } from '../en/rules-next.ts';
import { range, text } from './grammar.ts';

export const words: Words = {
  names: ['Lucía', 'Hugo', 'Carmen', 'Mateo'],
  sections: {
    goal: {
      title: 'El objetivo',
      text: {
        aim: 'Saca con los dados la combinación de una carta, y toma la carta. Al final gana quien tiene más puntos.',
        name: 'Lo que no puedes usar queda para quien va después. Por eso el juego se llama NEXT!',
      },
    },
    need: {
      title: 'Qué hace falta',
      text: {
        players: 'De dos a seis jugadores desde los 8 años, de 10 a 20 minutos.',
        dice: 'Seis dados, cuatro blancos y dos negros.',
        colours: 'Todos tienen los mismos seis colores, y cada color tiene su propio símbolo.',
        cards: '45 cartas. Cada una muestra una combinación y sus puntos, y algunas el signo de una acción.',
      },
    },
    cards: {
      title: 'Las combinaciones',
      text: {
        any: 'Los dados de línea discontinua en un marco pueden ser de cualquier color, pero todos los de un marco del mismo. Dos marcos pueden tener el mismo color.',
        fixed: 'Los dados de color tienen que ser exactamente de ese color.',
        made: 'Una carta se cumple cuando cada uno de sus lugares tiene su propio dado. Los demás dados no importan.',
        so: 'Así, cinco iguales cumplen también un full. Póquer y pareja cumplen una triple pareja, y seis iguales también. Seis iguales cumplen un doble trío.',
        deck: 'La lista de las cartas impresas no es pública: este mazo es nuestro.',
        known: 'Dos valores se conocen y se respetan: póquer 2 puntos, cinco iguales 3.',
        own: 'Quien tiene la caja puede jugar con un mazo propio: 45 cartas cualesquiera de este tipo.',
      },
    },
    setup: {
      title: 'Antes de empezar',
      text: {
        piles: 'Baraja las cartas y haz tres montones de 15, boca arriba: de cada uno solo se ve la carta de encima.',
        empty: 'Un montón vacío no muestra nada.',
        first: 'Se sortea quién empieza. Después se sigue hacia la izquierda.',
      },
    },
    turn: {
      title: 'Tu turno',
      text: {
        throw: 'Tira los seis dados.',
        again:
          'Guarda los dados que quieras y vuelve a tirar los demás, al menos uno: hasta tres tiradas en total. En la última puedes tirar también dados que guardaste antes.',
        take: 'Después de cualquier tirada puedes tomar una carta de encima, si tus dados la cumplen y no está bloqueada. La siguiente del montón aparece enseguida. Haz la acción, si la hay; ahí acaba tu turno. Una carta por turno.',
        must: 'Tras la última tirada tienes que tomar una carta cumplida; entre varias, eliges.',
        none: 'Si no hay ninguna cumplida, tu turno acaba sin carta.',
        noStop: 'Antes de eso no puedes parar sin carta.',
      },
    },
    locks: {
      title: 'Cartas bloqueadas',
      text: {
        lock: 'Si vuelves a tirar cuando tus dados ya cumplen cartas de encima, todas ellas quedan bloqueadas para ti hasta el fin de tu turno.',
        counts: 'Una carta bloqueada cuenta como no cumplida. Tirar los seis más tarde también bloquea.',
        unused: 'Lo que podrías haber cumplido con los dados negros, y no cumpliste, no se bloquea.',
      },
    },
    failed: {
      title: 'Después de un turno sin carta',
      text: {
        yours: 'Si el turno anterior acabó sin carta, sus dados son tuyos tal como están. Elige:',
        take: 'Toma una carta que ya cumplan, sin tirar.',
        action: 'Si la carta tiene una acción, hazla.',
        keep: 'Guarda de uno a cinco dados y tira los demás. Cuenta como tu segunda tirada: dos en total.',
        locks: 'Lo que los dados ya cumplían queda bloqueado.',
        fresh:
          'Tira los seis: una primera tirada nueva, tres en total, y nada se bloquea. Solo puede serlo la primera tirada de un turno.',
        otherwise: 'Después de un turno con carta se tiran los seis dados.',
        chain: 'Pueden fallar varios turnos seguidos.',
        replay: 'Un turno extra sin carta también es un turno fallido: quien va después puede usar los dados.',
      },
    },
    black: {
      title: 'Los dos dados negros',
      text: {
        agree:
          'Si los dos dados negros, tirados a la vez, muestran el mismo color, puedes girar un dado. Cada tirada así te da este derecho una vez.',
        any: 'Cualquier dado, negro o blanco, también uno guardado, a cualquier otro color.',
        breaks: 'Puedes hacerlo aunque deshaga una carta cumplida, y también tras la última tirada.',
        until: 'Hazlo antes de tirar o de tomar; después el derecho se pierde.',
        stays: 'Un dado girado queda así mientras se guarda, y pasa tal cual a quien va después.',
        heir: 'El derecho en sí no pasa a quien va después.',
        last: 'Vale también tras la última tirada: si nada se cumple, gira un dado o acaba el turno. Sin este derecho, el turno acaba solo.',
      },
    },
    actions: {
      title: 'Acciones',
      text: {
        won: 'Una acción vale solo si la carta se gana con los dados, no si se saca o se recibe. Es obligatoria si se puede hacer; si no, se salta.',
        blind: 'A ciegas quiere decir al azar: todas las cartas de esa persona tienen la misma probabilidad.',
        just: 'En un cambio puedes dar la carta que acabas de ganar, pero no la que acabas de sacar.',
        back: 'Siempre das tu carta a la persona de quien acabas de sacar.',
        order:
          'Un supercambio va hacia la izquierda, empezando por quien tienes a la izquierda. Lo que sacaste de una persona puedes darlo a la siguiente.',
      },
    },
    end: {
      title: 'El final',
      text: {
        limit: 'La partida acaba en cuanto alguien tiene el número de cartas de la tabla.',
        after:
          'Se cuenta una vez hecha toda la acción: entretanto puede haber una carta de más, y un robo puede pasar del número.',
        dropped: 'Un turno extra ganado con la carta que acaba la partida no se juega.',
        stop: 'Quien tiene suficientes cartas puede acabar la partida antes: con dos jugadores, al final de su propio turno, con o sin carta. Se le pregunta cada vez.',
        moment: 'Con tres a seis jugadores es igual: al final de su propio turno, con o sin carta.',
        asked: 'Se pregunta cuando le tocaría a quien va después, así que no antes de un turno extra.',
        held: 'Cuentan las cartas que se tienen: una que te han sacado ya no cuenta.',
        most: 'Se destapan todas las cartas. Gana quien tiene más puntos.',
        shared: 'Si hay empate, la victoria se comparte.',
      },
    },
    secrets: {
      title: 'Quién sabe qué',
      text: {
        down: 'Las cartas ganadas están boca abajo. Los demás ven cuántas; el orden no dice nada.',
        own: 'Tus cartas las puedes mirar siempre.',
        take: 'Lo que alguien toma de un montón lo ven todos.',
        two: 'Lo que movió un robo o un cambio solo lo saben los dos. Los demás ven que se movió una carta, no cuál.',
        open: 'Al final se enseña todo: las manos, los montones y cada carta sacada.',
      },
    },
  },
  kinds: {
    label: 'Las cartas del mazo',
    any: 'Cualquier color',
    fixed: 'Colores exactos',
    fixedNames: {
      three: 'tres de un color',
      twoTwo: 'dos y dos',
      threeTwo: 'tres y dos',
      twoTwoTwo: 'dos, dos y dos',
    },
    count: text('{#cards} ×'),
  },
  limits: {
    label: 'Con cuántas cartas acaba la partida',
    players: 'Jugadores',
    ends: 'Acaba la partida',
    mayStop: 'Se puede acabar',
    range,
  },
  examples: {
    enough: {
      title: 'Los demás dados no importan',
      moments: {
        five: 'Cinco dados azules: cinco iguales, claro, pero también un full, tres y dos del mismo color. Triple pareja no son.',
        fourAndPair: 'Cuatro verdes y dos amarillos: póquer y pareja, full, y triple pareja, con dos parejas verdes.',
      },
    },
    last: {
      title: 'La última tirada',
      moments: {
        must: 'La tercera tirada de Lucía cumple el trío, y también dos rojos y dos verdes. Tiene que tomar una de las dos cartas, la que quiera.',
      },
    },
    lock: {
      title: 'Seguir tirando',
      moments: {
        made: 'Tres rojos: Lucía podría tomar el trío. Quiere el póquer, guarda los rojos y tira los demás.',
        locked: 'Ahí está el cuarto. El trío queda bloqueado en este turno; el póquer puede tomarlo.',
      },
    },
    reds: {
      title: 'El ejemplo de la hoja: cuatro rojos',
      moments: {
        left: 'El turno de Lucía falla y deja cuatro dados rojos. Siguió tirando para sacar un quinto, así que el póquer quedó bloqueado para ella. Para Hugo no hay nada bloqueado. Tiene tres maneras de seguir.',
        taken: 'Primera manera: Hugo toma el póquer sin tirar.',
      },
    },
    redsKept: {
      title: 'Segunda manera: guardar algunos',
      moments: {
        kept: 'Hugo guarda los cuatro rojos y tira los otros dos: ¡un quinto rojo! Era una segunda tirada, así que le queda una. Ahora el póquer está bloqueado, pero puede tomar cinco iguales.',
      },
    },
    redsAfresh: {
      title: 'Tercera manera: tirar los seis',
      moments: { thrown: 'Hugo tira los seis de nuevo. Es una primera tirada, así que le quedan dos. No hay nada bloqueado.' },
    },
    black: {
      title: 'Los dados negros coinciden',
      moments: {
        agree: 'Los dos dados negros se han tirado y son azules. Lucía puede girar un dado cualquiera a otro color.',
        turned: 'Gira el verde a rojo: cuatro rojos y dos azules, póquer y pareja.',
      },
    },
    superSwap: {
      title: 'Un supercambio',
      moments: {
        won: 'Cada cual tiene una carta. La que ha ganado Carmen lleva un supercambio: primero saca a ciegas una de Lucía, sentada a su izquierda.',
        first: 'Ha sacado el trío y le ha dado a Lucía la carta que acababa de ganar. Ahora va Hugo.',
        second: 'De Hugo ha sacado cinco iguales, y le ha pasado la carta de Lucía.',
      },
    },
    stop: {
      title: 'Turno extra, y fin',
      moments: {
        replay: 'Cuatro jugadores. Lucía toma un full con turno extra: enseguida otro turno completo, con seis dados.',
        asked: 'Después de tres turnos extra tiene cuatro cartas. Con cuatro jugadores, bastan para acabar la partida.',
        over: 'La acaba. Se cuentan todas las cartas: Lucía gana con 7 puntos.',
      },
    },
  },
};
