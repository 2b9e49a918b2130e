/** Le regole di Pokerdice in italiano. */

import type { Words } from '../en/rules-pokerdice.ts';

export const words: Words = {
  names: ['Giulia', 'Luca', 'Sofia'],
  sections: {
    goal: {
      title: 'Lo scopo',
      text: {
        aim: 'Sul tavolo ci sono cinque dadi. In segreto, ognuno punta una carta su quello che mostreranno alla fine. Se lo mostrano, fai i punti della tua carta.',
        twist: 'Ma chi ha tirato i dadi può ancora cambiarli: per far riuscire una carta, o per rovinare la tua e catturarla.',
      },
    },
    need: {
      title: 'Che cosa serve',
      text: {
        dice: 'Da due a cinque giocatori da 8 a 99 anni, cinque dadi, una decina di minuti.',
        pack: 'Per ogni giocatore un mazzo di dieci carte, una di ogni tipo.',
      },
    },
    cards: {
      title: 'Le dieci carte',
      text: {
        made: 'Una carta riesce quando i cinque dadi, come sono alla fine, mostrano quello che chiede.',
        more: 'Il più comprende il meno: un full è anche coppia, tris e doppia coppia; quattro o cinque dadi uguali sono anche tris e coppia; una grande scala è anche una piccola scala.',
        differ:
          'Doppia coppia e full vogliono due facce diverse. Cinque dadi uguali non sono né l’una né l’altro, e quattro uguali con un altro dado non sono una doppia coppia.',
        corner: 'Le scale non fanno il giro: dopo il 6 non viene niente.',
      },
    },
    setup: {
      title: 'Prima di cominciare',
      text: {
        packs: 'Ognuno prende un mazzo e ne sceglie il colore. A un tavolo non ci sono due mazzi dello stesso colore.',
        first:
          'Secondo il foglio tira per prima la persona più giovane. Qui chi organizza può indicare qualcuno; altrimenti si sorteggia.',
      },
    },
    bet: {
      title: 'Un giro: tirare e puntare',
      text: {
        throw: 'Chi è di turno tira i cinque dadi.',
        lay: 'Poi tutti, anche chi tira, mettono coperta una carta non ancora giocata. L’ordine non conta, e gli altri vedono solo che hai scelto.',
        final: 'Carta messa, carta giocata.',
        turnUp: 'Quando le carte ci sono tutte, si scopre quella di chi tira, e nessun’altra.',
      },
    },
    again: {
      title: 'Un giro: tirare di nuovo',
      text: {
        twice:
          'Ora chi tira può tirare di nuovo, al massimo due volte: ogni volta i dadi che vuole, anche quelli tenuti prima, e almeno uno.',
        stop: 'Può fermarsi quando vuole. Dopo la seconda volta è finita comunque.',
        spoil: 'Rovinare i dadi agli altri è permesso, anche quando la propria carta riesce già.',
      },
    },
    judging: {
      title: 'Un giro: giudicare le carte',
      text: {
        open: 'Si scoprono tutte le carte. Ognuna è giudicata da sola, con i dadi come sono ora.',
        won: 'Se riesce, di chiunque sia: chi l’ha messa la vince e ne fa i punti.',
        out: 'Se non riesce, ed è di chi tira: è fuori dal gioco.',
        captured: 'Se non riesce, ed è di qualcun altro: chi tira la cattura per 1 punto, qualunque cosa mostri.',
        evenSo: 'Vale anche se non riesce nemmeno la carta di chi tira.',
        next: 'Poi tira chi siede a sinistra.',
      },
    },
    end: {
      title: 'La fine',
      text: {
        left: 'Il foglio dice: «\u00a0Dans le cas de partie à moins de 5\u00a0joueurs, les cartes objectif que les joueurs n’ont pas jouées sont écartées du jeu.\u00a0» Cioè: in meno di cinque giocatori, le carte che non sono state giocate sono fuori dal gioco.',
        rounds:
          'Il foglio non dà il numero dei giri. Ogni tavolo nuovo gioca giri pari: a tutti tocca tirare lo stesso numero di volte. Sono 10 giri in due, 9 in tre, 8 in quattro e 10 in cinque.',
        twice:
          'Si può anche scegliere una partita breve, in cui a ognuno tocca tirare due volte: 4 giri in due, 6 in tre, 8 in quattro e 10 in cinque. Solo così la frase del foglio è vera parola per parola.',
        all: 'Oppure si possono scegliere dieci giri, in quanti si voglia. Allora si giocano tutte le carte.',
        count: 'Somma i punti delle carte che hai vinto, e 1 per ogni carta catturata. Vince chi ha più punti.',
        tie: 'A parità di punti vince, tra chi è pari, chi ha tirato per ultimo: vince sempre una persona sola.',
      },
    },
    variants: {
      title: 'Varianti',
      text: {
        packs: 'Due mazzi, solo per due giocatori: 20 carte a testa, due per giro, per dieci giri.',
        both: 'Chi tira scopre tutte e due le sue carte. Ogni carta è giudicata da sola.',
        same: 'Le due carte di un giro possono essere dello stesso tipo, se te ne restano due.',
      },
    },
    secrets: {
      title: 'Chi sa che cosa',
      text: {
        hidden:
          'Solo tu sai che cosa hai messo, finché non si scopre. Fino ad allora la carta resta nell’elenco di quelle che hai ancora, così niente la tradisce.',
        open: 'I punti sono pubblici, e anche le carte che restano a ognuno: tutte quelle giocate si sono viste.',
        down: 'Le carte catturate sono coperte; tutti vedono quante sono.',
        before: 'I dadi su cui si è puntato restano noti anche quando si tira di nuovo.',
      },
    },
  },
  examples: {
    more: {
      title: 'Un tiro, cinque carte',
      moments: {
        full: 'Tre 6 e due 3 sono un full, e quindi anche doppia coppia, tris, coppia e, come sempre, jolly. Giulia e Luca fanno punti tutti e due.',
      },
    },
    alike: {
      title: 'Tanti uguali',
      moments: {
        five: 'Cinque 4 sono poker, tris e coppia, e nemmeno uno è dispari. Ma senza una seconda faccia non c’è full: Giulia cattura quello di Luca.',
        four: 'Quattro 6 e un 1 non sono una doppia coppia: Luca cattura la carta di Giulia.',
      },
    },
    straights: {
      title: 'Le scale',
      moments: {
        corner: '5 6 1 2 3 fa il giro: niente scala. Giulia cattura la carta di Luca.',
        small: '2 3 4 5 e un altro 5: piccola scala, ma non grande.',
        large: '2 3 4 5 6: grande scala, e quindi anche piccola.',
      },
    },
    spoil: {
      title: 'Riesce già, e tira lo stesso',
      moments: {
        before: 'Il tris di Giulia riesce già. Ma forse gli altri hanno puntato sui suoi due 5.',
        spoiled:
          'Così tira di nuovo i 5, e funziona: il full di Luca e la doppia coppia di Sofia non riescono. 2 punti per il suo tris, e 2 carte catturate.',
      },
    },
    round: {
      title: 'Un giro intero',
      moments: {
        thrown: 'Giulia tira: due 5, per ora.',
        laid: 'Le carte ci sono tutte. Si scopre quella di Giulia, un tris; quelle di Luca e Sofia restano segrete.',
        judged:
          'Giulia tira di nuovo il 2, il 3 e il 6, fa un terzo 5 e si ferma. Il suo tris riesce, 2 punti; la coppia di Luca anche, 1 punto. La piccola scala di Sofia non riesce: Giulia la cattura, 1 punto in più.',
      },
    },
    capture: {
      title: 'Fallisce, e cattura',
      moments: {
        judged:
          'Il poker di Giulia non riesce ed è fuori. Cattura lo stesso la grande scala di Luca: per 1 punto, anche se ne mostra 7. Il jolly di Sofia riesce sempre.',
      },
    },
    tie: {
      title: 'Pari dopo dieci giri',
      moments: { over: '37 punti a testa. Luca ha tirato per ultimo, quindi vince Luca.' },
    },
    packs: {
      title: 'Due carte per giro',
      moments: {
        judged:
          'Giulia mette due volte poker, e riescono tutti e due: 14 punti. Il tris di Luca riesce; il suo full lo cattura Giulia.',
      },
    },
  },
};
