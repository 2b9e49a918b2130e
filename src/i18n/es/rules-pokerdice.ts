/** Las reglas de Pokerdice en español. */

import type { Words } from '../en/rules-pokerdice.ts';

export const words: Words = {
  names: ['Lucía', 'Hugo', 'Carmen'],
  sections: {
    goal: {
      title: 'El objetivo',
      text: {
        aim: 'Hay cinco dados en la mesa. En secreto, cada cual apuesta una carta a lo que mostrarán al final. Si lo muestran, te llevas los puntos de tu carta.',
        twist:
          'Pero quien ha tirado los dados aún puede cambiarlos: para sacar una carta, o para estropear la tuya y capturarla.',
      },
    },
    need: {
      title: 'Qué hace falta',
      text: {
        dice: 'De dos a cinco jugadores de 8 a 99 años, cinco dados, unos diez minutos.',
        pack: 'Para cada jugador, un mazo de diez cartas, una de cada clase.',
      },
    },
    cards: {
      title: 'Las diez cartas',
      text: {
        made: 'Una carta sale cuando los cinco dados, tal como quedan al final, muestran lo que pide.',
        more: 'Lo más incluye lo menos: un full es también pareja, trío y doble pareja; cuatro o cinco dados iguales son también trío y pareja; una escalera mayor es también una menor.',
        differ:
          'La doble pareja y el full piden dos caras distintas. Cinco dados iguales no son ni una cosa ni la otra, y cuatro iguales con otro dado no son doble pareja.',
        corner: 'Las escaleras no dan la vuelta: después del 6 no viene nada.',
      },
    },
    setup: {
      title: 'Antes de empezar',
      text: {
        packs: 'Cada cual toma un mazo y elige su color. En una mesa no hay dos mazos del mismo color.',
        first:
          'Según la hoja, tira primero la persona más joven. Aquí, quien organiza puede nombrar a alguien; si no, se sortea.',
      },
    },
    bet: {
      title: 'Una ronda: tirar y apostar',
      text: {
        throw: 'Quien tiene la ronda tira los cinco dados.',
        lay: 'Después todos, también quien tira, ponen boca abajo una carta que aún no hayan jugado. El orden da igual, y los demás solo ven que ya has elegido.',
        final: 'Carta puesta, carta jugada.',
        turnUp: 'Cuando están todas las cartas, se destapa la de quien tira, y ninguna más.',
      },
    },
    again: {
      title: 'Una ronda: volver a tirar',
      text: {
        twice:
          'Ahora quien tira puede volver a tirar, dos veces como mucho: cada vez los dados que quiera, también los guardados antes, y al menos uno.',
        stop: 'Puede plantarse cuando quiera. Tras la segunda vez, se acaba sin más.',
        spoil: 'Estropear los dados a los demás está permitido, aunque tu propia carta ya salga.',
      },
    },
    judging: {
      title: 'Una ronda: juzgar las cartas',
      text: {
        open: 'Se destapan todas las cartas. Cada una se juzga por separado, con los dados tal como están.',
        won: 'Si sale, sea de quien sea: quien la puso la gana y se lleva sus puntos.',
        out: 'Si no sale y es de quien tira: queda fuera del juego.',
        captured: 'Si no sale y es de otra persona: quien tira la captura por 1 punto, muestre lo que muestre.',
        evenSo: 'Vale aunque tampoco salga la carta de quien tira.',
        next: 'Después tira quien está a la izquierda.',
      },
    },
    end: {
      title: 'El final',
      text: {
        left: 'La hoja dice: «\u00a0Dans le cas de partie à moins de 5\u00a0joueurs, les cartes objectif que les joueurs n’ont pas jouées sont écartées du jeu.\u00a0» Es decir: con menos de cinco jugadores, las cartas que no se han jugado quedan fuera del juego.',
        rounds:
          'La hoja no da el número de rondas. Toda mesa nueva juega rondas iguales: a todos les toca tirar las mismas veces. Son 10 rondas con dos jugadores, 9 con tres, 8 con cuatro y 10 con cinco.',
        twice:
          'También se puede elegir una partida corta, en la que a cada cual le toca tirar dos veces: 4 rondas con dos jugadores, 6 con tres, 8 con cuatro y 10 con cinco. Solo así la frase de la hoja es cierta palabra por palabra.',
        all: 'O se pueden elegir diez rondas, sean cuantos sean los jugadores. Entonces se juegan todas las cartas.',
        count: 'Suma los puntos de las cartas que has ganado, y 1 por cada carta capturada. Gana quien tiene más puntos.',
        tie: 'Si hay empate, gana quien tiró más tarde entre quienes empatan: siempre gana una sola persona.',
      },
    },
    variants: {
      title: 'Variantes',
      text: {
        packs: 'Dos mazos, solo para dos jugadores: 20 cartas por jugador, dos por ronda, durante diez rondas.',
        both: 'Quien tira destapa sus dos cartas. Cada carta se juzga por separado.',
        same: 'Las dos cartas de una ronda pueden ser de la misma clase, si te quedan dos.',
      },
    },
    secrets: {
      title: 'Quién sabe qué',
      text: {
        hidden:
          'Solo tú sabes qué has puesto, hasta que se destapa. Hasta entonces sigue en la lista de las cartas que te quedan, para que nada la delate.',
        open: 'Los puntos son públicos, y también las cartas que le quedan a cada cual: todas las jugadas se han visto.',
        down: 'Las cartas capturadas están boca abajo; todos ven cuántas hay.',
        before: 'Los dados con los que se apostó se siguen conociendo cuando se vuelve a tirar.',
      },
    },
  },
  examples: {
    more: {
      title: 'Una tirada, cinco cartas',
      moments: {
        full: 'Tres 6 y dos 3 son un full, y con él doble pareja, trío, pareja y, como siempre, el comodín. Puntúan los dos, Lucía y Hugo.',
      },
    },
    alike: {
      title: 'Muchos iguales',
      moments: {
        five: 'Cinco 4 son póquer, trío y pareja, y ni uno es impar. Pero sin una segunda cara no hay full: Lucía captura el de Hugo.',
        four: 'Cuatro 6 y un 1 no son doble pareja: Hugo captura la carta de Lucía.',
      },
    },
    straights: {
      title: 'Escaleras',
      moments: {
        corner: '5 6 1 2 3 da la vuelta: no es escalera. Lucía captura la carta de Hugo.',
        small: '2 3 4 5 y otro 5: escalera menor, pero no mayor.',
        large: '2 3 4 5 6: escalera mayor, y también menor.',
      },
    },
    spoil: {
      title: 'Ya sale, y aun así vuelve a tirar',
      moments: {
        before: 'El trío de Lucía ya sale. Pero los demás quizá han apostado a sus dos 5.',
        spoiled:
          'Así que vuelve a tirar los 5, y funciona: ni el full de Hugo ni la doble pareja de Carmen salen. 2 puntos por su trío, y 2 cartas capturadas.',
      },
    },
    round: {
      title: 'Una ronda entera',
      moments: {
        thrown: 'Lucía tira: dos 5, por ahora.',
        laid: 'Están todas las cartas. Se destapa la de Lucía, un trío; las de Hugo y Carmen siguen en secreto.',
        judged:
          'Lucía vuelve a tirar el 2, el 3 y el 6, saca un tercer 5 y se planta. Su trío sale, 2 puntos; la pareja de Hugo también, 1 punto. La escalera menor de Carmen no sale: Lucía la captura, 1 punto más.',
      },
    },
    capture: {
      title: 'Falla, y captura',
      moments: {
        judged:
          'El póquer de Lucía no sale y queda fuera. Aun así captura la escalera mayor de Hugo: por 1 punto, aunque vale 7. El comodín de Carmen sale siempre.',
      },
    },
    tie: {
      title: 'Empate tras diez rondas',
      moments: { over: '37 puntos cada cual. Hugo tiró en la última ronda, así que gana Hugo.' },
    },
    packs: {
      title: 'Dos cartas por ronda',
      moments: {
        judged: 'Lucía pone dos veces póquer, y salen los dos: 14 puntos. El trío de Hugo sale; su full lo captura Lucía.',
      },
    },
  },
};
