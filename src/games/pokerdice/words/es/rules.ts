/** Las reglas de Pokerdice en español. */

import type { Words } from '../en/rules.ts';

export const words: Words = {
  names: ['Lucía', 'Hugo', 'Carmen'],
  sections: {
    goal: {
      title: 'El objetivo',
      text: {
        aim: 'Hay cinco dados en la mesa. En secreto, cada cual apuesta una carta a lo que mostrarán los dados al final de la ronda. Si aciertas, te llevas los puntos de tu carta.',
        twist:
          'Pero la persona a la que le toca tirar aún puede volver a tirar dados: para que le salga su carta, o para estropear la tuya y capturarla.',
      },
    },
    need: {
      title: 'Qué hace falta',
      text: {
        dice: 'De dos a cinco jugadores, de 8 a 99 años. Cinco dados. Unos diez minutos.',
        pack: 'Un mazo de diez cartas de objetivo para cada jugador, una de cada clase.',
      },
    },
    cards: {
      title: 'Las diez cartas',
      text: {
        made: 'Una carta sale cuando los cinco dados muestran lo que pide al final de la ronda.',
        more: 'Lo más incluye lo menos. Un full es también pareja, trío y doble pareja. Cuatro o cinco dados iguales son también trío y pareja. Una escalera mayor es también una escalera menor.',
        differ:
          'La doble pareja y el full piden dos números distintos. Cinco dados iguales no son ni una cosa ni la otra, y cuatro iguales con otro dado no son doble pareja.',
        corner: 'Las escaleras no dan la vuelta: después del 6 no viene nada.',
      },
    },
    setup: {
      title: 'Antes de empezar',
      text: {
        packs:
          'Cada cual toma un mazo y elige su color. En una mesa no hay dos mazos del mismo color.',
        first:
          'Según la hoja, en la primera ronda tira la persona más joven. Aquí, quien organiza la mesa puede decir quién tira primero. Si no lo dice, se sortea.',
      },
    },
    bet: {
      title: 'Una ronda: tirar y apostar',
      text: {
        throw: 'En cada ronda le toca tirar a una persona. Para empezar, tira los cinco dados.',
        lay: 'Después todos, también quien tira, ponen boca abajo una carta que aún no hayan jugado. El orden da igual. Los demás solo ven que ya has elegido.',
        final: 'Una carta puesta ya no se puede cambiar.',
        turnUp:
          'Cuando todos han puesto su carta, quien tira destapa la suya. Las demás siguen boca abajo.',
      },
    },
    again: {
      title: 'Una ronda: volver a tirar',
      text: {
        twice:
          'Ahora quien tira puede volver a tirar, dos veces como mucho. Cada vez tira los dados que quiera, al menos uno. También puede tirar dados que guardó antes.',
        stop: 'Puede plantarse cuando quiera. Después de la segunda vez, los dados ya no cambian.',
        spoil: 'Quien tira puede estropear los dados a los demás, aunque su propia carta ya salga.',
      },
    },
    judging: {
      title: 'Una ronda: juzgar las cartas',
      text: {
        open: 'Se destapan todas las cartas. Cada una se juzga por separado, según los dados de la mesa.',
        won: 'Si una carta sale, quien la puso la gana y se lleva sus puntos.',
        out: 'Si no sale la carta de quien tira, queda fuera del juego.',
        captured:
          'Si no sale la carta de otra persona, quien tira la captura. Vale 1 punto, sea la carta que sea.',
        evenSo: 'Quien tira captura cartas aunque no le haya salido la suya.',
        next: 'Después le toca tirar a la persona de su izquierda.',
      },
    },
    end: {
      title: 'El final',
      text: {
        left: 'La hoja dice: «\u00a0Dans le cas de partie à moins de 5\u00a0joueurs, les cartes objectif que les joueurs n’ont pas jouées sont écartées du jeu.\u00a0» Es decir: con menos de cinco jugadores, las cartas de objetivo que no se han jugado quedan fuera del juego.',
        rounds:
          'La hoja no dice cuántas rondas se juegan. En toda mesa nueva, a todos les toca tirar las mismas veces. Son 10 rondas con dos jugadores, 9 con tres, 8 con cuatro y 10 con cinco.',
        twice:
          'También se puede elegir una partida corta, en la que a cada cual le toca tirar dos veces: 4 rondas con dos jugadores, 6 con tres, 8 con cuatro y 10 con cinco. Solo así la frase de la hoja es cierta palabra por palabra.',
        all: 'O se pueden elegir diez rondas, sean cuantos sean los jugadores. Entonces se juegan todas las cartas.',
        count:
          'Suma los puntos de las cartas que has ganado y 1 punto por cada carta que has capturado. Gana quien tenga más puntos.',
        tie: 'Si hay empate, gana la persona empatada a la que le tocó tirar más tarde. Así, siempre gana una sola persona.',
      },
    },
    variants: {
      title: 'Variantes',
      text: {
        packs:
          'Dos mazos, solo para dos jugadores: cada cual tiene 20 cartas y juega dos por ronda.',
        both: 'Quien tira destapa sus dos cartas. Cada carta se juzga por separado.',
        same: 'Tus dos cartas pueden ser de la misma clase, si te quedan dos de esa clase.',
      },
    },
    secrets: {
      title: 'Quién sabe qué',
      text: {
        hidden:
          'Hasta que se destapa tu carta, solo tú sabes cuál es. Mientras tanto sigue en la lista de las cartas que te quedan, para que nada la delate.',
        open: 'Todos ven los puntos y las cartas que le quedan a cada cual: las cartas jugadas ya se han visto.',
        down: 'Las cartas capturadas quedan boca abajo. Todos ven cuántas hay.',
        before: 'Aunque se vuelva a tirar, se sigue viendo con qué dados apostaron todos.',
      },
    },
  },
  examples: {
    more: {
      title: 'Una tirada, cinco cartas',
      moments: {
        full: 'Tres 6 y dos 3 son un full. Son también doble pareja, trío, pareja y, como siempre, comodín. Lucía y Hugo se llevan sus puntos.',
      },
    },
    alike: {
      title: 'Muchos iguales',
      moments: {
        five: 'Cinco 4 son póquer, trío y pareja, y ninguno es impar. Pero sin un segundo número no hay full: Lucía captura el de Hugo.',
        four: 'Cuatro 6 y un 1 no son doble pareja: Hugo captura la carta de Lucía.',
      },
    },
    straights: {
      title: 'Escaleras',
      moments: {
        corner:
          '5 6 1 2 3 da la vuelta, así que no es una escalera. Lucía captura la carta de Hugo.',
        small: '2 3 4 5 y otro 5: es una escalera menor, pero no mayor.',
        large: '2 3 4 5 6: es una escalera mayor, y también menor.',
      },
    },
    spoil: {
      title: 'Ya sale, y aun así vuelve a tirar',
      moments: {
        before: 'A Lucía ya le sale el trío. Pero quizá los demás han apostado por los dos 5.',
        spoiled:
          'Así que vuelve a tirar los 5, y funciona: no salen ni el full de Hugo ni la doble pareja de Carmen. Lucía gana 2 puntos por su trío y 2 por las cartas capturadas.',
      },
    },
    round: {
      title: 'Una ronda entera',
      moments: {
        thrown: 'Le toca tirar a Lucía. Saca dos 5.',
        laid: 'Todos han puesto una carta. Se destapa la de Lucía: un trío. Las de Hugo y Carmen siguen en secreto.',
        judged:
          'Lucía vuelve a tirar el 2, el 3 y el 6, saca un tercer 5 y se planta. Le sale el trío: 2 puntos. A Hugo le sale la pareja: 1 punto. A Carmen no le sale la escalera menor: Lucía la captura y gana 1 punto más.',
      },
    },
    capture: {
      title: 'No le sale, pero captura',
      moments: {
        judged:
          'El póquer de Lucía no sale y queda fuera del juego. Aun así, Lucía captura la escalera mayor de Hugo, por 1 punto aunque en la carta ponga 7. El comodín de Carmen sale siempre.',
      },
    },
    tie: {
      title: 'Empate tras diez rondas',
      moments: {
        over: 'Los dos tienen 37 puntos. A Hugo le tocó tirar más tarde, así que gana Hugo.',
      },
    },
    packs: {
      title: 'Dos cartas por ronda',
      moments: {
        judged:
          'Lucía juega sus dos cartas de póquer, y salen las dos: 14 puntos. El trío de Hugo sale. Su full lo captura Lucía.',
      },
    },
  },
};
