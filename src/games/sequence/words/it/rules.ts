/** Le regole di Séquence Dés in italiano. */

import type { Words } from '../en/rules.ts';

export const words: Words = {
  names: ['Giulia', 'Luca', 'Sofia', 'Marco'],
  sections: {
    goal: {
      title: 'Lo scopo',
      text: {
        line: 'Vince chi per primo ha cinque gettoni del proprio colore in fila diritta e senza buchi, in verticale o in diagonale.',
        row: 'Vale anche una fila orizzontale. Il foglio francese non ne parla; quello inglese e quello tedesco sì.',
      },
    },
    need: {
      title: 'Che cosa serve',
      text: {
        players:
          'Da due a quattro giocatori, due dadi, un tabellone di 36 caselle e gettoni: un colore per ogni giocatore o squadra.',
        layout:
          'I numeri sono quelli stampati sul tabellone stesso; il testo del foglio non li descrive. Ogni numero da 2 a 9, e il 12, ha quattro caselle: i 2 negli angoli, i 12 al centro. Il 10 e l’11 non ci sono.',
        squares:
          'Una casella si chiama con la sua colonna e la sua riga, per esempio c3. Il tabellone è uguale da ogni lato.',
        sides:
          'In due o in tre ognuno gioca per sé. In quattro si gioca due contro due: i compagni siedono uno di fronte all’altro e hanno lo stesso colore.',
        chips: 'Nella scatola ci sono 20 gettoni per colore. Qui non finiscono mai.',
      },
    },
    start: {
      title: 'Chi comincia',
      text: {
        highest: 'Tutti tirano i due dadi, a turno. Comincia chi fa il totale più alto.',
        tie: 'Se più giocatori hanno il totale più alto, tirano di nuovo solo loro, anche se sono compagni. Contano solo i nuovi totali. Si va avanti finché uno è il più alto.',
        notPlayed:
          'Questi tiri non si giocano: non si mettono né si tolgono gettoni, e nessuno ha un altro turno.',
        round: 'Poi si va in senso orario, da un posto all’altro.',
      },
    },
    turn: {
      title: 'Il tuo turno',
      text: {
        sum: 'Tira i due dadi e sommali. Il totale dice che cosa fare. Se puoi farlo, devi farlo.',
        sides:
          'I gettoni di chi gioca con te contano come tuoi: fate la fila insieme, e non li sostituisci né li togli mai. In tre, gli altri due sono tuoi avversari.',
      },
    },
    numbers: {
      title: 'Da 3 a 9: il tuo numero',
      text: {
        free: 'Metti un gettone su una casella libera con quel numero.',
        taken:
          'Se tutte e quattro le caselle sono occupate, devi sostituire lì un gettone avversario con uno tuo. Qui la frase francese è rovinata.',
        own: 'Se tutte e quattro sono tue, non succede niente.',
      },
    },
    again: {
      title: '2 e 12: un altro turno',
      text: {
        same: 'Fai come con i numeri da 3 a 9. Poi hai un altro turno, ogni volta che fai 2 o 12.',
        blocked: 'Hai un altro turno anche se non hai potuto mettere un gettone.',
        seat: 'Quel turno è tuo, non di chi gioca con te.',
      },
    },
    ten: {
      title: '10: la difesa',
      text: {
        remove:
          'Togli un gettone avversario. La sua casella torna libera. Da un 2 o da un 12 non si toglie mai un gettone.',
        none: 'Se non c’è un gettone che puoi togliere, non succede niente.',
      },
    },
    eleven: {
      title: '11: il jolly',
      text: {
        free: 'Metti un gettone su qualsiasi casella libera, qualunque sia il suo numero. Se lo metti su un 2 o su un 12, non hai un altro turno.',
        full: 'Se il tabellone è pieno, sostituisci un gettone avversario a scelta, anche su un 2 o su un 12.',
        must: 'È obbligatorio. Il foglio dice «può» («\u00a0peut\u00a0»), ma rinunciare non aiuta mai.',
      },
    },
    end: {
      title: 'La fine',
      text: {
        once: 'Con una fila si vince subito, prima che qualcuno abbia un altro turno. I compagni vincono insieme.',
        noDraw: 'Non c’è pareggio. Se il tabellone è pieno, si continua.',
      },
    },
    variants: {
      title: 'Varianti',
      text: {
        six: 'Sei in fila: il foglio lo consiglia per due giocatori o due squadre, perché il gioco è più interessante. Allora cinque non bastano. In tre sono sempre cinque.',
        consult: 'I compagni non possono consultarsi.',
        chat: 'Perciò durante una partita in quattro la chat è chiusa ai giocatori.',
      },
    },
    secrets: {
      title: 'Chi sa che cosa',
      text: { nothing: 'Niente è nascosto: tutti vedono tutto.' },
    },
  },
  sums: {
    label: 'Che cosa fa ogni totale',
    numbers: 'un gettone su quel numero',
    again: 'lo stesso, e un altro turno',
    ten: 'togliere un gettone avversario',
    eleven: 'un gettone su qualsiasi casella libera',
  },
  picture: {
    board: 'Il tabellone.',
    chips: (name, squares) =>
      `${name}: ${squares.length === 0 ? 'nessun gettone' : squares.join(' ')}.`,
    may: (squares) => `Si può scegliere: ${squares.join(' ')}.`,
  },
  examples: {
    line: {
      title: 'Cinque in diagonale',
      moments: {
        diagonal:
          'b2, c3, d4, e5 e f6: Giulia vince subito. Il suo ultimo tiro era un 2, ma nessuno ha un altro turno.',
      },
    },
    row: {
      title: 'Cinque in orizzontale',
      moments: {
        row: 'a5, b5, c5, d5 ed e5: Giulia vince con una fila orizzontale. È una decisione nostra.',
      },
    },
    start: {
      title: 'Parità all’inizio',
      moments: {
        tie: 'Giulia e Sofia hanno tutte e due 9, quindi tirano di nuovo. Luca no.',
        begins:
          'Ora Sofia ha il totale più alto, quindi comincia lei. Per questi tiri non si mette nessun gettone.',
      },
    },
    seven: {
      title: 'Tre volte sette',
      moments: {
        free: 'Giulia fa 7. Due delle quattro caselle sono ancora libere.',
        replace:
          'Un altro 7, e le quattro caselle sono occupate. Giulia sostituisce uno dei due gettoni di Luca.',
        nothing: 'Ora tutte e quattro sono sue. Con un 7 non succede niente, e tocca a Luca.',
      },
    },
    again: {
      title: 'Un 12 dopo l’altro',
      moments: {
        placed: 'Giulia ha messo un gettone su un 12. Tira ancora.',
        blocked:
          'I quattro 12 sono tutti suoi, quindi non può mettere un gettone. Ha un altro turno lo stesso.',
      },
    },
    ten: {
      title: 'Dove arriva un 10',
      moments: {
        choose:
          'Luca fa 10. Può togliere il gettone di Giulia sul 9 o quello sul 7. Quelli sul 2 e sul 12 sono al sicuro.',
        removed: 'Il gettone in d2 non c’è più, e la casella è di nuovo libera.',
      },
    },
    eleven: {
      title: 'Dove vuoi',
      moments: {
        free: 'Giulia fa 11. Può scegliere qualsiasi casella ancora libera.',
        full: 'Un 11 a tabellone pieno: Giulia sostituisce un gettone di Luca a scelta, anche su un 2 o su un 12.',
      },
    },
    partners: {
      title: 'Una fila in due',
      moments: {
        shared: 'Giulia e Sofia hanno fatto insieme questa colonna. Vincono tutte e due.',
      },
    },
  },
};
