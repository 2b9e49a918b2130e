/** The words for looking back at a game, in Italian. */

import type { Words } from '../en/replay.ts';
import { counts, list, number, text } from './grammar.ts';

export const words: Words = {
  title: text('{game}: replay'),
  toTable: 'Al tavolo',
  toStart: 'Un’altra partita',
  player: text('Posto {#seat}'),

  controls: 'Riproduzione',
  moment: 'Momento della partita',
  at: (at, end) => (at === 0 ? 'L’inizio' : `Mossa ${number(at)} di ${number(end)}`),
  first: 'All’inizio',
  back: 'Una mossa indietro',
  play: 'Riproduci',
  pause: 'Pausa',
  forward: 'Una mossa avanti',
  last: 'Alla fine',
  decision: 'Prossima decisione',
  decisionOf: text('Prossima decisione di {name}'),
  noDecision: 'Dopo non ci sono altre decisioni',
  speed: text('Velocità: ×{#times}. Cambia'),
  ways: counts('count', { one: '{#count} mossa possibile', other: '{#count} mosse possibili' }),
  menu: 'Link, tasti, guardare insieme',

  eyes: {
    title: 'Con gli occhi di chi',
    public: 'Tutti',
    publicHint: 'Solo quello che tutti potevano vedere.',
    open: 'Tutto scoperto',
    openHint: 'Quello che nessuno o solo alcuni potevano vedere sta accanto al tavolo.',
    seatHint: text('Quello che {name} sapeva in quel momento, e nient’altro.'),
    now: text('Occhi: {who}'),
    look: 'Vedi con questi occhi',
  },
  secrets: 'Che cosa era nascosto',
  nothingHidden: 'niente di nascosto',

  link: {
    title: 'Link a questo momento',
    text: text('{game}, {moment}'),
    share: 'Condividi',
    copy: 'Copia il link',
    copied: 'Copiato',
    hereOnly:
      'Questa partita è conservata su questo dispositivo, e il link funziona solo qui. Per mostrarla a qualcuno, manda il registro.',
    fileOnly: 'Questa partita viene da un file: per mostrarla a qualcuno, manda il file.',
    record: 'Scarica il registro',
  },
  keys: {
    title: 'Tasti',
    list: [
      ['← →', 'una mossa indietro o avanti'],
      ['Home Fine', 'l’inizio, la fine'],
      ['Spazio', 'riproduci e pausa'],
      ['D', 'prossima decisione'],
      ['1 2 3 …', 'con gli occhi di questo giocatore'],
      ['0', 'con gli occhi di tutti'],
      ['A', 'tutto scoperto'],
      ['Esc', 'smetti di seguire o di indicare'],
    ],
  },

  together: {
    title: 'Guardare insieme',
    how: 'Manda il link. Uno guida, gli altri seguono; indicare può chiunque.',
    lead: 'Guida',
    leading: 'Guidi tu: chi ti segue vede quello che vedi.',
    stopLeading: 'Smetti di guidare',
    leads: text('{name} guida in questa partita.'),
    follow: text('Segui {name}'),
    following: text('Stai seguendo {name}.'),
    stopFollowing: 'Smetti di seguire',
    point: 'Indica',
    pointing: 'Tocca un giocatore, o una riga di quello che è successo.',
    stopPointing: 'Non indicare',
    pointedBy: (names) => `Indicato da ${list(names)}`,
    you: 'te',
    pointsAtMove: text('{name} indica la mossa {#move}.'),
    pointsAtSeat: text('{name} indica {other}.'),
    youPoint: 'Indichi lì: gli altri lo vedono.',
    look: 'Guarda lì',
  },

  file: {
    title: 'Rivedi una partita',
    lead: 'Ripercorri una partita finita mossa per mossa, con gli occhi di chi vuoi. Il registro è il file che ti dà «Il registro» a fine partita.',
    open: 'Apri un registro',
    drop: 'O trascina il file ovunque su questa pagina.',
    letGo: 'Rilascia: la partita si apre.',
    reading: 'Lettura…',
    several: counts('count', {
      one: '{#count} partita in questo file',
      other: '{#count} partite in questo file: scegline una',
    }),
    line: text('dalla riga {#line}'),
    moves: counts('count', { one: '{#count} mossa', other: '{#count} mosse' }),
    players: counts('count', { one: '{#count} giocatore', other: '{#count} giocatori' }),
    unfinished: 'non finita',
    own: 'Le tue partite finite',
    here: 'su questo dispositivo',
    online: 'sul server',
    bad: 'Questo file non si può rivedere',
    tooLarge: text('Il file è troppo grande: un registro ha al massimo {#most} megabyte.'),
    empty: 'In questo file non c’è nessuna partita.',
    faults: {
      text: text(
        'La riga {#line} non è scritta come in un registro: ogni riga è un pezzo di JSON.',
      ),
      header: text(
        'La riga {#line} dovrebbe aprire una partita, e non lo fa: il gioco, i giocatori o la preparazione sono sbagliati.',
      ),
      start: text(
        'La riga {#line} è una mossa prima che si apra una partita. Forse manca l’inizio del file.',
      ),
      event: text('La riga {#line} è una mossa che lì le regole non permettono.'),
    },
    reason: 'In dettaglio',
    spoilt: counts('count', {
      one: '{#count} altra partita non si può rivedere:',
      other: '{#count} altre partite non si possono rivedere:',
    }),
  },

  troubles: {
    running: {
      title: 'Si sta ancora giocando',
      text: 'Il replay sarà qui a partita finita: prima svelerebbe dei segreti.',
    },
    unreadable: {
      title: 'Non si può rivedere',
      text: 'Il registro di questa partita non si può leggere.',
    },
  },
};
