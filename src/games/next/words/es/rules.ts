/** Las reglas de NEXT! en español. */

import { range, text } from '../../../../words/es/grammar.ts';
import type { Words } from '../en/rules.ts';

export const words: Words = {
  names: ['Lucía', 'Hugo', 'Carmen', 'Mateo'],
  sections: {
    goal: {
      title: 'El objetivo',
      text: {
        aim: 'Saca con los dados la combinación de una carta y llévate la carta. Al final gana quien tenga más puntos.',
        name: 'Los dados que no te sirven quedan para quien va después. Por eso el juego se llama NEXT!',
      },
    },
    need: {
      title: 'Qué hace falta',
      text: {
        players: 'De dos a seis jugadores, a partir de 8 años. De 10 a 20 minutos.',
        dice: 'Seis dados, cuatro blancos y dos negros.',
        colours:
          'Todos los dados tienen los mismos seis colores. Cada color tiene su propio símbolo.',
        cards:
          '45 cartas. Cada una muestra una combinación y sus puntos. Algunas muestran también una acción.',
      },
    },
    cards: {
      title: 'Las combinaciones',
      text: {
        any: 'Los dados de línea discontinua de un mismo marco pueden ser de cualquier color, pero todos del mismo. Dos marcos pueden tener el mismo color.',
        fixed: 'Los dados de color tienen que ser exactamente de ese color.',
        made: 'Una carta se cumple cuando hay un dado distinto para cada uno de sus huecos. Los demás dados no importan.',
        so: 'Así, cinco iguales cumplen también un full. Póquer y pareja cumplen una triple pareja, y seis iguales también. Seis iguales cumplen un doble trío.',
        deck: 'La lista de las cartas impresas no es pública, así que este mazo es nuestro.',
        known:
          'Conocemos dos valores y los respetamos: el póquer vale 2 puntos, y cinco iguales, 3.',
        own: 'Si tienes la caja, puedes jugar con tu propio mazo: 45 cartas de este tipo, las que sean.',
      },
    },
    setup: {
      title: 'Antes de empezar',
      text: {
        piles:
          'Baraja las cartas y haz tres montones de 15, boca arriba. De cada montón solo se ve la carta de encima.',
        empty: 'Un montón vacío no muestra nada.',
        first: 'Se sortea quién empieza. Después se sigue hacia la izquierda.',
      },
    },
    turn: {
      title: 'Tu turno',
      text: {
        throw: 'Tira los seis dados.',
        again:
          'Guarda los dados que quieras y vuelve a tirar los demás, al menos uno. Tienes hasta tres tiradas en total. En la última también puedes tirar dados que guardaste antes.',
        take: 'Después de cada tirada puedes tomar una carta visible, si tus dados la cumplen y no está bloqueada. La siguiente carta del montón queda visible enseguida. Si la carta tiene una acción, hazla. Ahí acaba tu turno. Solo se toma una carta por turno.',
        must: 'Después de la última tirada, si hay una carta cumplida, tienes que tomarla. Si hay varias, elige una.',
        none: 'Si no hay ninguna carta cumplida, tu turno acaba sin carta.',
        noStop: 'Antes de eso, no puedes parar sin carta.',
      },
    },
    locks: {
      title: 'Cartas bloqueadas',
      text: {
        lock: 'Si tus dados cumplen cartas visibles y aun así vuelves a tirar, todas esas cartas quedan bloqueadas para ti hasta que acabe tu turno.',
        counts:
          'Una carta bloqueada cuenta como no cumplida. Tirar los seis dados más tarde, en el mismo turno, también bloquea cartas.',
        unused:
          'Si podías cumplir una carta girando un dado y no lo has girado, esa carta no se bloquea.',
      },
    },
    failed: {
      title: 'Después de un turno sin carta',
      text: {
        yours:
          'Si el turno anterior acabó sin carta, heredas los dados tal como están. Tienes tres opciones:',
        take: 'Toma sin tirar una carta visible que los dados ya cumplan.',
        action: 'Si la carta tiene una acción, hazla.',
        keep: 'Guarda de uno a cinco dados y tira los demás. Cuenta como tu segunda tirada, así que tienes dos en total.',
        locks: 'Las cartas que los dados ya cumplían quedan bloqueadas.',
        fresh:
          'Tira los seis dados. Es empezar de nuevo: tienes tres tiradas en total y nada se bloquea. Esto solo vale con la primera tirada de un turno.',
        otherwise: 'Si en el turno anterior se tomó una carta, tira los seis dados.',
        chain: 'Varios turnos seguidos pueden acabar sin carta.',
        replay:
          'Un turno extra sin carta también es un turno fallido: quien va después puede usar los dados.',
      },
    },
    black: {
      title: 'Los dos dados negros',
      text: {
        agree:
          'Si tiras los dos dados negros a la vez y muestran el mismo color, puedes girar un dado. Puedes hacerlo una vez por cada tirada así.',
        any: 'Puedes girar cualquier dado, negro o blanco, incluso uno guardado, a cualquier otro color.',
        breaks:
          'Puedes girarlo aunque deshagas así una carta cumplida, incluso después de la última tirada.',
        until: 'Gira el dado antes de volver a tirar o de tomar una carta. Después ya es tarde.',
        stays:
          'Un dado girado se queda así mientras se guarda. Quien va después lo encuentra tal cual.',
        heir: 'Pero quien va después no puede girar un dado por tu tirada.',
        last: 'También puedes girar un dado después de la última tirada. Si no hay ninguna carta cumplida, gira un dado o acaba el turno. Si no puedes girar ninguno, el turno acaba solo.',
      },
    },
    actions: {
      title: 'Acciones',
      text: {
        won: 'La acción de una carta se hace solo si la ganas con los dados, no si la sacas o te la dan. Es obligatoria si se puede hacer. Si no se puede, se salta.',
        blind:
          'Sacar a ciegas quiere decir al azar: todas las cartas de la otra persona tienen la misma probabilidad.',
        just: 'En un cambio puedes dar la carta que acabas de ganar, pero no la que acabas de sacar.',
        back: 'Siempre das tu carta a la persona a la que acabas de sacarle una.',
        order:
          'Un supercambio se hace hacia la izquierda, empezando por la persona de tu izquierda. La carta que sacas a una persona se la puedes dar a la siguiente.',
      },
    },
    end: {
      title: 'El final',
      text: {
        limit: 'La partida acaba en cuanto alguien tiene las cartas que dice la tabla.',
        after:
          'Las cartas se cuentan después de toda la acción. Mientras dura, alguien puede tener una carta de más, y con un robo se puede pasar de ese número.',
        dropped: 'Si la carta que acaba la partida da un turno extra, ese turno no se juega.',
        stop: 'Quien tiene suficientes cartas puede acabar la partida antes. Con dos jugadores, puede hacerlo al final de su turno, con o sin carta. Se le pregunta cada vez.',
        moment: 'De tres a seis jugadores es igual: al final de su turno, con o sin carta.',
        asked:
          'Se pregunta justo antes de que le toque a la siguiente persona, así que no antes de un turno extra.',
        held: 'Solo cuentan las cartas que tienes. Una carta que te han quitado ya no cuenta.',
        most: 'Se destapan todas las cartas. Gana quien tenga más puntos.',
        shared: 'Si hay empate, la victoria se comparte.',
      },
    },
    secrets: {
      title: 'Quién sabe qué',
      text: {
        down: 'Las cartas ganadas quedan boca abajo. Los demás ven cuántas hay. Su orden no revela nada.',
        own: 'Siempre puedes mirar tus propias cartas.',
        take: 'Todos ven qué carta se toma de un montón.',
        two: 'En un robo o un cambio, solo las dos personas saben qué carta era. Los demás ven que una carta cambia de mano, pero no cuál.',
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
    ends: 'Acaba con',
    mayStop: 'Se puede parar con',
    range,
  },
  examples: {
    enough: {
      title: 'Los demás dados no importan',
      moments: {
        five: 'Cinco dados azules son cinco iguales, claro. También son un full: tres y dos del mismo color. No son una triple pareja.',
        fourAndPair:
          'Cuatro verdes y dos amarillos son póquer y pareja, full, y también triple pareja, con dos parejas verdes.',
      },
    },
    last: {
      title: 'La última tirada',
      moments: {
        must: 'La tercera tirada de Lucía cumple dos cartas: el trío, y dos rojos y dos verdes. Tiene que tomar una de las dos, la que quiera.',
      },
    },
    lock: {
      title: 'Seguir tirando',
      moments: {
        made: 'Tres rojos: Lucía podría tomar el trío. Pero quiere el póquer, así que guarda los rojos y tira los demás.',
        locked:
          'Ahí está el cuarto. El trío queda bloqueado en este turno, pero puede tomar el póquer.',
      },
    },
    reds: {
      title: 'El ejemplo de la hoja: cuatro rojos',
      moments: {
        left: 'Lucía acaba su turno sin carta y deja cuatro dados rojos. Siguió tirando para sacar un quinto, así que el póquer quedó bloqueado para ella. Para Hugo no hay nada bloqueado. Tiene tres opciones.',
        taken: 'Primera opción: Hugo toma el póquer sin tirar.',
      },
    },
    redsKept: {
      title: 'Segunda opción: guardar dados',
      moments: {
        kept: 'Hugo guarda los cuatro rojos y tira los otros dos: ¡un quinto rojo! Era una segunda tirada, así que le queda una. Ahora el póquer está bloqueado, pero puede tomar cinco iguales.',
      },
    },
    redsAfresh: {
      title: 'Tercera opción: tirar los seis',
      moments: {
        thrown:
          'Hugo tira los seis dados. Es una primera tirada, así que le quedan dos. No hay nada bloqueado.',
      },
    },
    black: {
      title: 'Los dados negros coinciden',
      moments: {
        agree:
          'Lucía ha tirado los dos dados negros, y los dos son azules. Puede girar un dado cualquiera a otro color.',
        turned: 'Gira el verde a rojo. Ahora tiene cuatro rojos y dos azules: póquer y pareja.',
      },
    },
    superSwap: {
      title: 'Un supercambio',
      moments: {
        won: 'Cada cual tiene una carta. La que acaba de ganar Carmen lleva un supercambio. Primero le saca a ciegas una carta a Lucía, sentada a su izquierda.',
        first:
          'Ha sacado el trío y le ha dado a Lucía la carta que acababa de ganar. Ahora le toca a Hugo.',
        second: 'A Hugo le ha sacado cinco iguales y le ha dado la carta que tenía Lucía.',
      },
    },
    stop: {
      title: 'Turno extra y fin',
      moments: {
        replay:
          'Son cuatro jugadores. Lucía toma un full con turno extra: juega enseguida otro turno completo, con los seis dados.',
        asked:
          'Después de tres turnos extra tiene cuatro cartas. Con cuatro jugadores, ya puede acabar la partida.',
        over: 'La acaba. Se cuentan todas las cartas: Lucía gana con 7 puntos.',
      },
    },
  },
};
