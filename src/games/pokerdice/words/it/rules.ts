/** Le regole di Pokerdice in italiano. */

import type { Words } from '../en/rules.ts';

export const words: Words = {
  names: ['Giulia', 'Luca', 'Sofia'],
  sections: {
    goal: {
      title: 'Lo scopo',
      text: {
        aim: 'Sul tavolo ci sono cinque dadi. In segreto, ognuno scommette una carta su quello che mostreranno alla fine del giro. Se indovini, fai i punti della tua carta.',
        twist:
          'Ma chi è di turno può ancora tirare di nuovo dei dadi: per far riuscire la propria carta, o per rovinare la tua e catturarla.',
      },
    },
    need: {
      title: 'Che cosa serve',
      text: {
        dice: 'Da due a cinque giocatori da 8 a 99 anni, cinque dadi e una decina di minuti.',
        pack: 'Per ogni giocatore un mazzo di dieci carte obiettivo, una di ogni tipo.',
      },
    },
    cards: {
      title: 'Le dieci carte',
      text: {
        made: 'Una carta riesce quando i cinque dadi, alla fine del giro, mostrano quello che chiede.',
        more: 'Il più comprende il meno. Un full è anche coppia, tris e doppia coppia. Quattro o cinque dadi uguali sono anche tris e coppia. Una grande scala è anche una piccola scala.',
        differ:
          'Per la doppia coppia e il full servono due numeri diversi. Cinque dadi uguali non sono né l’una né l’altro, e quattro uguali con un altro dado non sono una doppia coppia.',
        corner: 'Le scale non ricominciano: dopo il 6 non viene l’1.',
      },
    },
    setup: {
      title: 'Prima di cominciare',
      text: {
        packs:
          'Ognuno prende un mazzo e ne sceglie il colore. A un tavolo tutti i mazzi hanno colori diversi.',
        first:
          'Secondo il foglio comincia la persona più giovane. Qui chi organizza può indicare chi comincia. Altrimenti si sorteggia.',
      },
    },
    bet: {
      title: 'Un giro: tirare e scommettere',
      text: {
        throw: 'Chi è di turno tira i cinque dadi.',
        lay: 'Poi tutti, anche chi è di turno, giocano coperta una delle carte che hanno ancora. L’ordine non conta. Gli altri vedono solo che hai scelto.',
        final: 'Una carta giocata non si cambia più.',
        turnUp:
          'Quando tutti hanno giocato, chi è di turno scopre la propria carta. Le altre restano coperte.',
      },
    },
    again: {
      title: 'Un giro: tirare di nuovo',
      text: {
        twice:
          'Ora chi è di turno può tirare di nuovo, al massimo due volte: ogni volta i dadi che vuole, almeno uno, anche quelli tenuti prima.',
        stop: 'Può fermarsi quando vuole. Dopo la seconda volta i dadi restano come sono.',
        spoil:
          'Chi è di turno può rovinare i dadi agli altri, anche se la propria carta riesce già.',
      },
    },
    judging: {
      title: 'Un giro: valutare le carte',
      text: {
        open: 'Si scoprono tutte le carte. Ognuna conta per sé, con i dadi che sono sul tavolo.',
        won: 'Se una carta riesce, chi l’ha giocata la vince e ne fa i punti.',
        out: 'Se fallisce la carta di chi è di turno, è fuori dal gioco.',
        captured:
          'Se fallisce la carta di qualcun altro, chi è di turno la cattura. Vale 1 punto, qualunque cosa mostri.',
        evenSo: 'Chi è di turno cattura le carte anche se è fallita la propria.',
        next: 'Poi è di turno chi siede subito a sinistra.',
      },
    },
    end: {
      title: 'La fine',
      text: {
        left: 'Il foglio dice: «\u00a0Dans le cas de partie à moins de 5\u00a0joueurs, les cartes objectif que les joueurs n’ont pas jouées sont écartées du jeu.\u00a0» Cioè: in meno di cinque, le carte obiettivo che i giocatori non hanno giocato sono fuori dal gioco.',
        rounds:
          'Il foglio non dice quanti sono i giri. A ogni tavolo nuovo tutti sono di turno lo stesso numero di volte. Sono 10 giri in due, 9 in tre, 8 in quattro e 10 in cinque.',
        twice:
          'Si può anche scegliere una partita breve, in cui ognuno è di turno due volte: 4 giri in due, 6 in tre, 8 in quattro e 10 in cinque. Solo così la frase del foglio è vera parola per parola.',
        all: 'Oppure si possono scegliere dieci giri, in qualsiasi numero si giochi. Così si giocano tutte le carte.',
        count:
          'Somma i punti delle carte che hai vinto, più 1 punto per ogni carta che hai catturato. Vince chi ha più punti.',
        tie: 'A parità di punti vince, tra i primi, chi è stato di turno per ultimo. Così vince sempre una persona sola.',
      },
    },
    variants: {
      title: 'Varianti',
      text: {
        packs: 'Due mazzi, solo per due giocatori: ognuno ha 20 carte e ne gioca due per giro.',
        both: 'Chi è di turno scopre tutte e due le proprie carte. Ogni carta conta per sé.',
        same: 'Le tue due carte possono essere dello stesso tipo, se ne hai ancora due così.',
      },
    },
    secrets: {
      title: 'Chi sa che cosa',
      text: {
        hidden:
          'Finché la tua carta non si scopre, solo tu sai qual è. Fino ad allora resta nell’elenco delle carte che hai ancora, così niente la tradisce.',
        open: 'Tutti vedono i punti, e quali carte restano a ognuno: quelle giocate le hanno viste tutti.',
        down: 'Le carte catturate restano coperte. Tutti vedono quante sono.',
        before: 'Si vede ancora su quali dadi si è scommesso, anche quando si tira di nuovo.',
      },
    },
  },
  examples: {
    more: {
      title: 'Un tiro, cinque carte',
      moments: {
        full: 'Tre 6 e due 3 sono un full. Sono anche doppia coppia, tris, coppia e, come sempre, jolly. Giulia e Luca fanno punti tutti e due.',
      },
    },
    alike: {
      title: 'Tanti uguali',
      moments: {
        five: 'Cinque 4 sono poker, tris e coppia, e nemmeno uno è dispari. Ma senza un secondo numero non c’è full: Giulia cattura quello di Luca.',
        four: 'Quattro 6 e un 1 non sono una doppia coppia: Luca cattura la carta di Giulia.',
      },
    },
    straights: {
      title: 'Le scale',
      moments: {
        corner:
          '5 6 1 2 3 non è una scala: dopo il 6 non viene l’1. Giulia cattura la carta di Luca.',
        small: '2 3 4 5 e un altro 5: è una piccola scala, ma non una grande.',
        large: '2 3 4 5 6: è una grande scala, e quindi anche una piccola.',
      },
    },
    spoil: {
      title: 'Riesce già, ma tira lo stesso',
      moments: {
        before: 'Il tris di Giulia riesce già. Ma forse gli altri hanno scommesso sui suoi due 5.',
        spoiled:
          'Così tira di nuovo i 5, e funziona: il full di Luca e la doppia coppia di Sofia falliscono. Fa 2 punti con il suo tris e 2 con le carte catturate.',
      },
    },
    round: {
      title: 'Un giro intero',
      moments: {
        thrown: 'Giulia è di turno. Tira e fa due 5.',
        laid: 'Tutti hanno giocato una carta. Quella di Giulia è scoperta: è un tris. Quelle di Luca e Sofia sono ancora segrete.',
        judged:
          'Giulia tira di nuovo il 2, il 3 e il 6, fa un terzo 5 e si ferma. Il suo tris riesce: 2 punti. La coppia di Luca riesce: 1 punto. La piccola scala di Sofia fallisce. Giulia la cattura e fa 1 punto in più.',
      },
    },
    capture: {
      title: 'Fallisce, ma cattura lo stesso',
      moments: {
        judged:
          'Il poker di Giulia fallisce ed è fuori dal gioco. Lei cattura lo stesso la grande scala di Luca: vale 1 punto, anche se mostra 7. Il jolly di Sofia riesce sempre.',
      },
    },
    tie: {
      title: 'Pari dopo dieci giri',
      moments: {
        over: 'Hanno 37 punti a testa. Luca è stato di turno per ultimo, quindi vince Luca.',
      },
    },
    packs: {
      title: 'Due carte per giro',
      moments: {
        judged:
          'Giulia gioca due volte poker, e riescono tutti e due: 14 punti. Il tris di Luca riesce. Il suo full lo cattura Giulia.',
      },
    },
  },
};
