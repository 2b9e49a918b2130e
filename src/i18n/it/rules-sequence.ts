/** Le regole di Séquence Dés in italiano. */

import type { Words } from '../en/rules-sequence.ts';

export const words: Words = {
  names: ['Giulia', 'Luca', 'Sofia', 'Marco'],
  sections: {
    goal: {
      title: 'Lo scopo',
      text: {
        line: 'Metti prima degli altri cinque gettoni del tuo colore in fila diritta e senza buchi, in verticale o in diagonale.',
        row: 'Vale anche l’orizzontale. Il foglio francese non ne parla; quello inglese e quello tedesco sì.',
      },
    },
    need: {
      title: 'Che cosa serve',
      text: {
        players: 'Da due a quattro giocatori, due dadi, un tabellone di 36 caselle, e gettoni: un colore per parte.',
        layout:
          'I numeri stanno come sono stampati sul tabellone stesso; il testo del foglio non li descrive. Ogni numero da 2 a 9, e il 12, ha quattro caselle: i 2 negli angoli, i 12 al centro. 10 e 11 non ci sono.',
        squares: 'Una casella si chiama con la sua colonna e la sua riga, per esempio c3. Il tabellone è uguale da ogni lato.',
        sides:
          'In due o in tre ognuno gioca per sé. In quattro si gioca due contro due: i compagni siedono uno di fronte all’altro e hanno lo stesso colore.',
        chips: 'La scatola ha 20 gettoni per parte. Qui non finiscono mai.',
      },
    },
    start: {
      title: 'Chi comincia',
      text: {
        highest: 'Tutti tirano i due dadi, uno dopo l’altro. Comincia la somma più alta.',
        tie: 'Chi è pari con la più alta tira di nuovo, anche tra compagni, e contano solo le nuove somme, finché una è la più alta.',
        notPlayed: 'Questi tiri non si giocano: niente gettone messo, niente tolto, nessun altro turno.',
        round: 'Poi si va verso sinistra, posto per posto.',
      },
    },
    turn: {
      title: 'Il tuo turno',
      text: {
        sum: 'Tira i due dadi e sommali. La somma dice che cosa fare, e quello che si può fare è obbligatorio.',
        sides:
          'I gettoni di chi gioca con te sono tuoi: la fila è di tutti e due, e non li sostituisci né li togli mai. In tre, gli altri due sono rivali.',
      },
    },
    numbers: {
      title: 'Da 3 a 9: il tuo numero',
      text: {
        free: 'Metti un gettone su una casella libera di quel numero.',
        taken:
          'Se tutte e quattro sono occupate, devi sostituire su una di esse un gettone rivale con uno tuo. Qui la frase francese è rovinata.',
        own: 'Se tutte e quattro sono tue, non succede niente.',
      },
    },
    again: {
      title: '2 e 12: un altro turno',
      text: {
        same: 'Lo stesso che da 3 a 9, e poi hai un altro turno, ogni volta.',
        blocked: 'Ce l’hai anche quando non si è potuto mettere un gettone.',
        seat: 'È solo tuo: chi gioca con te non può prenderlo.',
      },
    },
    ten: {
      title: '10: la difesa',
      text: {
        remove: 'Togli un gettone rivale; la sua casella torna libera. Su un 2 o su un 12 un gettone non teme niente.',
        none: 'Se non c’è un gettone da togliere, non succede niente.',
      },
    },
    eleven: {
      title: '11: il jolly',
      text: {
        free: 'Metti un gettone su qualsiasi casella libera, qualunque sia il suo numero. Su un 2 o su un 12 non dà un altro turno.',
        full: 'Se il tabellone è pieno, sostituisci un gettone rivale a tua scelta, anche su un 2 o su un 12.',
        must: 'È obbligatorio. Il foglio dice «può» («\u00a0peut\u00a0»), ma rinunciare non aiuta mai.',
      },
    },
    end: {
      title: 'La fine',
      text: {
        once: 'La fila vince subito, prima di ogni altro turno; i compagni vincono insieme.',
        noDraw: 'Non c’è pareggio: a tabellone pieno si continua.',
      },
    },
    variants: {
      title: 'Varianti',
      text: {
        six: 'Sei in fila: il foglio lo consiglia per due giocatori o due squadre, perché il gioco è più interessante. Allora cinque non bastano. In tre sono sempre cinque.',
        consult: 'In coppia non ci si consulta.',
        chat: 'Perciò durante una partita in quattro la chat è chiusa ai giocatori.',
      },
    },
    secrets: {
      title: 'Chi sa che cosa',
      text: { nothing: 'Niente è nascosto: tutti vedono tutto.' },
    },
  },
  sums: {
    label: 'Che cosa fa ogni somma',
    numbers: 'un gettone su quel numero',
    again: 'lo stesso, e un altro turno',
    ten: 'togliere un gettone rivale',
    eleven: 'un gettone su qualsiasi casella libera',
  },
  picture: {
    board: 'Il tabellone.',
    chips: (name, squares) => `${name}: ${squares.length === 0 ? 'nessun gettone' : squares.join(' ')}.`,
    may: (squares) => `Si può scegliere: ${squares.join(' ')}.`,
  },
  examples: {
    line: {
      title: 'Cinque in diagonale',
      moments: {
        diagonal: 'b2, c3, d4, e5 e f6: Giulia vince subito. L’ultimo tiro era un 2, ma nessuno ha un altro turno.',
      },
    },
    row: {
      title: 'Cinque in orizzontale',
      moments: { row: 'a5, b5, c5, d5 ed e5: Giulia vince con una fila orizzontale. Abbiamo deciso così noi.' },
    },
    start: {
      title: 'Parità all’inizio',
      moments: {
        tie: 'Giulia e Sofia hanno 9 tutte e due: tirano di nuovo. Luca non c’entra più.',
        begins: 'Ora Sofia ha di più, e comincia. Per questi tiri non si mette nessun gettone.',
      },
    },
    seven: {
      title: 'Tre volte sette',
      moments: {
        free: 'Giulia fa 7: due delle quattro caselle sono ancora libere.',
        replace: 'Un altro 7, e tutte e quattro sono occupate: Giulia sostituisce uno dei due gettoni di Luca.',
        nothing: 'Ora tutte e quattro sono sue. Un 7 non fa niente, e tocca a Luca.',
      },
    },
    again: {
      title: 'Dodici su dodici',
      moments: {
        placed: 'Giulia ha messo un gettone su un 12, e tira ancora.',
        blocked: 'I quattro 12 sono suoi, quindi questo 12 non mette gettoni. Ha un altro turno lo stesso.',
      },
    },
    ten: {
      title: 'Dove arriva un 10',
      moments: {
        choose: 'Luca fa 10. Può togliere il gettone di Giulia sul 9 o quello sul 7. Quelli sul 2 e sul 12 non temono niente.',
        removed: 'Il gettone in d2 non c’è più, e la casella è di nuovo libera.',
      },
    },
    eleven: {
      title: 'Dove si vuole',
      moments: {
        free: 'Giulia fa 11: può scegliere qualsiasi casella ancora libera.',
        full: 'Un 11 a tabellone pieno: sostituisce un gettone qualsiasi di Luca, anche su un 2 o su un 12.',
      },
    },
    partners: {
      title: 'Una fila in due',
      moments: { shared: 'Giulia e Sofia hanno messo insieme questi cinque: vincono tutte e due.' },
    },
  },
};
