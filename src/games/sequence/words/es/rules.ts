/** Las reglas de Séquence Dés en español. */

import type { Words } from '../en/rules.ts';

export const words: Words = {
  names: ['Lucía', 'Hugo', 'Carmen', 'Mateo'],
  sections: {
    goal: {
      title: 'El objetivo',
      text: {
        line: 'Gana quien ponga antes cinco fichas de su color en línea recta y sin huecos, en columna o en diagonal.',
        row: 'Las filas también cuentan. La hoja francesa no las nombra; la inglesa y la alemana, sí.',
      },
    },
    need: {
      title: 'Qué hace falta',
      text: {
        players:
          'De dos a cuatro jugadores, dos dados, un tablero de 36 casillas y fichas, de un color para cada bando.',
        layout:
          'Los números están como vienen impresos en el propio tablero; el texto de la hoja no los describe. Cada número del 2 al 9, y el 12, tiene cuatro casillas: los 2 en las esquinas, los 12 en el centro. No hay ni 10 ni 11.',
        squares:
          'Cada casilla se nombra por su columna y su fila, por ejemplo c3. El tablero se ve igual desde los cuatro lados.',
        sides:
          'Si son dos o tres jugadores, cada cual juega por su cuenta. Si son cuatro, juegan dos contra dos: cada pareja se sienta frente a frente y comparte color.',
        chips: 'La caja trae 20 fichas por bando. Aquí no se acaban nunca.',
      },
    },
    start: {
      title: 'Quién empieza',
      text: {
        highest: 'Todos tiran los dos dados, uno tras otro. Empieza quien saque la suma más alta.',
        tie: 'Si hay empate en la suma más alta, solo vuelven a tirar quienes empatan, aunque sean pareja. Solo cuentan las sumas nuevas. Se repite hasta que una sola persona saque la más alta.',
        notPlayed:
          'Estas tiradas no se juegan: no se ponen ni se quitan fichas, y nadie gana otro turno.',
        round: 'Después se sigue por turnos hacia la izquierda.',
      },
    },
    turn: {
      title: 'Tu turno',
      text: {
        sum: 'Tira los dos dados y súmalos. La suma te dice qué hacer. Si se puede hacer, es obligatorio.',
        sides:
          'Las fichas de tu pareja cuentan como tuyas: la línea se hace entre los dos, y nunca las reemplazas ni las quitas. Con tres jugadores, los otros dos son tus rivales.',
      },
    },
    numbers: {
      title: 'De 3 a 9: tu número',
      text: {
        free: 'Pon una ficha en una casilla libre de ese número.',
        taken:
          'Si las cuatro están ocupadas, tienes que reemplazar en una de ellas una ficha rival por una tuya. Aquí la frase francesa está dañada.',
        own: 'Si las cuatro son tuyas, no haces nada.',
      },
    },
    again: {
      title: '2 y 12: otro turno',
      text: {
        same: 'Haz lo mismo que de 3 a 9. Después tienes otro turno. Es así cada vez que sacas un 2 o un 12.',
        blocked: 'Tienes otro turno aunque no hayas podido poner ficha.',
        seat: 'El otro turno es solo tuyo: tu pareja no puede jugarlo.',
      },
    },
    ten: {
      title: '10: la defensa',
      text: {
        remove:
          'Quita una ficha rival. Su casilla queda libre. Nunca se puede quitar una ficha de un 2 o un 12.',
        none: 'Si no hay ninguna ficha que puedas quitar, no haces nada.',
      },
    },
    eleven: {
      title: '11: el comodín',
      text: {
        free: 'Pon una ficha en cualquier casilla libre, tenga el número que tenga. Si la pones en un 2 o un 12, no tienes otro turno.',
        full: 'Si el tablero está lleno, reemplaza la ficha rival que quieras, también en un 2 o en un 12.',
        must: 'Es obligatorio. La hoja dice «puede» («\u00a0peut\u00a0»), pero renunciar nunca ayuda.',
      },
    },
    end: {
      title: 'El final',
      text: {
        once: 'Una línea completa gana en el acto, antes de que nadie tenga otro turno. Las parejas ganan juntas.',
        noDraw: 'No hay empates. Con el tablero lleno se sigue jugando.',
      },
    },
    variants: {
      title: 'Variantes',
      text: {
        six: 'Seis en línea: la hoja lo aconseja para dos jugadores o dos equipos, porque el juego es más interesante. Entonces no bastan cinco. Con tres jugadores son siempre cinco.',
        consult: 'Las parejas no pueden consultarse.',
        chat: 'Por eso, en una partida de cuatro jugadores, la charla está cerrada para ellos mientras se juega.',
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
    chips: (name, squares) =>
      `${name}: ${squares.length === 0 ? 'ninguna ficha' : squares.join(' ')}.`,
    may: (squares) => `Se puede elegir: ${squares.join(' ')}.`,
  },
  examples: {
    line: {
      title: 'Cinco en diagonal',
      moments: {
        diagonal:
          'b2, c3, d4, e5 y f6: Lucía gana en el acto. Su última tirada era un 2, pero ya nadie tiene otro turno.',
      },
    },
    row: {
      title: 'Cinco en una fila',
      moments: { row: 'a5, b5, c5, d5 y e5: Lucía gana con una fila. Es decisión nuestra.' },
    },
    start: {
      title: 'Empate para empezar',
      moments: {
        tie: 'Lucía y Carmen tienen 9, así que vuelven a tirar. Hugo no.',
        begins:
          'Ahora Carmen tiene la suma más alta y empieza. Por estas tiradas no se pone ninguna ficha.',
      },
    },
    seven: {
      title: 'Tres sietes',
      moments: {
        free: 'Lucía saca un 7. Dos de las cuatro casillas siguen libres.',
        replace:
          'Otro 7, y las cuatro casillas están ocupadas. Lucía reemplaza una de las dos fichas de Hugo.',
        nothing: 'Ahora las cuatro son suyas. El 7 no sirve de nada, y le toca a Hugo.',
      },
    },
    again: {
      title: 'Un 12 tras otro',
      moments: {
        placed: 'Lucía ha puesto una ficha en un 12. Tira otra vez.',
        blocked:
          'Los cuatro 12 son suyos, así que con este 12 no puede poner ficha. Aun así, tiene otro turno.',
      },
    },
    ten: {
      title: 'Qué fichas puede quitar un 10',
      moments: {
        choose:
          'Hugo saca un 10. Puede quitar la ficha de Lucía que está en el 9 o la que está en el 7. Las fichas del 2 y del 12 están a salvo.',
        removed: 'La ficha de d2 ya no está, y la casilla vuelve a estar libre.',
      },
    },
    eleven: {
      title: 'Donde quiera',
      moments: {
        free: 'Lucía saca un 11. Puede elegir cualquier casilla que siga libre.',
        full: 'Un 11 con el tablero lleno: reemplaza cualquier ficha de Hugo, también en un 2 o en un 12.',
      },
    },
    partners: {
      title: 'Una línea entre las dos',
      moments: { shared: 'Lucía y Carmen han hecho esta columna juntas. Ganan las dos.' },
    },
  },
};
