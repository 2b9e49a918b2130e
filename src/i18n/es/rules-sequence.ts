/** Las reglas de Séquence Dés en español. */

import type { Words } from '../en/rules-sequence.ts';

export const words: Words = {
  names: ['Lucía', 'Hugo', 'Carmen', 'Mateo'],
  sections: {
    goal: {
      title: 'El objetivo',
      text: {
        line: 'Pon antes que nadie cinco fichas de tu color en línea recta y sin huecos, en una columna o en una diagonal.',
        row: 'Las filas también cuentan. La hoja francesa no las nombra; la inglesa y la alemana, sí.',
      },
    },
    need: {
      title: 'Qué hace falta',
      text: {
        players: 'De dos a cuatro jugadores, dos dados, un tablero de 36 casillas, y fichas: un color por bando.',
        layout:
          'Los números están como vienen impresos en el propio tablero; el texto de la hoja no los describe. Cada número del 2 al 9, y el 12, tiene cuatro casillas: los 2 en las esquinas, los 12 en el centro. No hay ni 10 ni 11.',
        squares: 'Una casilla se llama por su columna y su fila, por ejemplo c3. El tablero es igual desde todos los lados.',
        sides:
          'Dos o tres jugadores juegan cada cual por su cuenta. Cuatro juegan dos contra dos: cada pareja se sienta frente a frente y comparte color.',
        chips: 'La caja trae 20 fichas por bando. Aquí no se acaban nunca.',
      },
    },
    start: {
      title: 'Quién empieza',
      text: {
        highest: 'Todos tiran los dos dados, uno tras otro. Empieza la suma más alta.',
        tie: 'Quienes empatan en la más alta tiran otra vez, aunque sean pareja, y solo cuentan las nuevas sumas, hasta que una sea la más alta.',
        notPlayed: 'Estas tiradas no se juegan: ni se pone ficha, ni se quita, ni hay otro turno.',
        round: 'Después se sigue hacia la izquierda, sitio por sitio.',
      },
    },
    turn: {
      title: 'Tu turno',
      text: {
        sum: 'Tira los dos dados y súmalos. La suma dice qué hacer, y lo que se puede hacer es obligatorio.',
        sides:
          'Las fichas de tu pareja son tuyas: la línea es de los dos, y nunca las reemplazas ni las quitas. Con tres jugadores, los otros dos son rivales.',
      },
    },
    numbers: {
      title: 'De 3 a 9: tu número',
      text: {
        free: 'Pon una ficha en una casilla libre de ese número.',
        taken:
          'Si las cuatro están ocupadas, tienes que reemplazar en una de ellas una ficha rival por una tuya. La frase francesa está dañada aquí.',
        own: 'Si las cuatro son tuyas, no pasa nada.',
      },
    },
    again: {
      title: '2 y 12: otro turno',
      text: {
        same: 'Lo mismo que de 3 a 9, y después tienes otro turno, cada vez.',
        blocked: 'Lo tienes también cuando no se ha podido poner ficha.',
        seat: 'Es solo tuyo: tu pareja no puede jugarlo.',
      },
    },
    ten: {
      title: '10: la defensa',
      text: {
        remove: 'Quita una ficha rival; su casilla queda libre. En un 2 o en un 12 están a salvo.',
        none: 'Si no hay ficha que quitar, no pasa nada.',
      },
    },
    eleven: {
      title: '11: el comodín',
      text: {
        free: 'Pon una ficha en cualquier casilla libre, tenga el número que tenga. En un 2 o en un 12 no da otro turno.',
        full: 'Si el tablero está lleno, reemplaza la ficha rival que quieras, también en un 2 o en un 12.',
        must: 'Es obligatorio. La hoja dice «puede» («\u00a0peut\u00a0»), pero renunciar nunca ayuda.',
      },
    },
    end: {
      title: 'El final',
      text: {
        once: 'La línea gana al momento, antes de cualquier otro turno; tu pareja gana contigo.',
        noDraw: 'No hay tablas: con el tablero lleno se sigue jugando.',
      },
    },
    variants: {
      title: 'Variantes',
      text: {
        six: 'Seis en línea: la hoja lo aconseja para dos jugadores o dos equipos, porque el juego es más interesante. Entonces cinco no bastan. Con tres jugadores son siempre cinco.',
        consult: 'Las parejas no se consultan.',
        chat: 'Por eso, durante una partida de cuatro, la charla está cerrada para los jugadores.',
      },
    },
    secrets: {
      title: 'Quién sabe qué',
      text: { nothing: 'Nada está oculto: todos lo ven todo.' },
    },
  },
  sums: {
    label: 'Qué hace cada suma',
    numbers: 'una ficha en ese número',
    again: 'lo mismo, y otro turno',
    ten: 'quitar una ficha rival',
    eleven: 'una ficha en cualquier casilla libre',
  },
  picture: {
    board: 'El tablero.',
    chips: (name, squares) => `${name}: ${squares.length === 0 ? 'ninguna ficha' : squares.join(' ')}.`,
    may: (squares) => `Se puede elegir: ${squares.join(' ')}.`,
  },
  examples: {
    line: {
      title: 'Cinco en diagonal',
      moments: {
        diagonal: 'b2, c3, d4, e5 y f6: Lucía gana al momento. La última tirada era un 2, pero ya nadie tiene otro turno.',
      },
    },
    row: {
      title: 'Cinco en una fila',
      moments: { row: 'a5, b5, c5, d5 y e5: Lucía gana con una fila. Así lo hemos decidido nosotros.' },
    },
    start: {
      title: 'Empate para empezar',
      moments: {
        tie: 'Lucía y Carmen tienen 9: tiran otra vez. Hugo ya no entra.',
        begins: 'Ahora Carmen tiene más, y empieza. Por estas tiradas no se pone ficha.',
      },
    },
    seven: {
      title: 'Tres sietes',
      moments: {
        free: 'Lucía saca un 7: dos de las cuatro casillas siguen libres.',
        replace: 'Otro 7, y las cuatro están ocupadas: Lucía reemplaza una de las dos fichas de Hugo.',
        nothing: 'Ahora las cuatro son suyas. Un 7 no hace nada, y le toca a Hugo.',
      },
    },
    again: {
      title: 'Doce tras doce',
      moments: {
        placed: 'Lucía ha puesto una ficha en un 12, y tira otra vez.',
        blocked: 'Los cuatro 12 son suyos, así que este 12 no pone ficha. Tiene otro turno de todos modos.',
      },
    },
    ten: {
      title: 'Hasta dónde llega un 10',
      moments: {
        choose:
          'Hugo saca un 10. Puede quitar la ficha de Lucía que está en el 9 o la que está en el 7. Las del 2 y el 12 están a salvo.',
        removed: 'La ficha de d2 ya no está, y la casilla vuelve a estar libre.',
      },
    },
    eleven: {
      title: 'Donde quiera',
      moments: {
        free: 'Lucía saca un 11: puede elegir cualquier casilla que siga libre.',
        full: 'Un 11 con el tablero lleno: reemplaza cualquier ficha de Hugo, también en un 2 o en un 12.',
      },
    },
    partners: {
      title: 'Una línea entre dos',
      moments: { shared: 'Lucía y Carmen han puesto juntas estas cinco: ganan las dos.' },
    },
  },
};
