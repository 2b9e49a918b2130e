/** The words of the page that explains the proof of the dice to everybody, in Italian. */

import type { Words } from '../en/fair.ts';
import { counts, text } from './grammar.ts';

export const words: Words = {
  lead: 'Un computer tira i tuoi dadi. Ecco come si lega le mani da solo, e come puoi controllarlo. Senza matematica.',

  steps: [
    {
      title: 'Una busta sigillata',
      text: 'Prima che qualcuno si sieda, il tavolo scrive un numero segreto, lo mette in una busta e la sigilla. Il sigillo mostra l’impronta del contenuto: un altro numero ne avrebbe un’altra.',
    },
    {
      title: 'Un pizzico di sale da ognuno',
      text: 'Chi si siede aggiunge un seme tutto suo, un pizzico di sale. Il tavolo non poteva conoscerlo quando ha sigillato la busta.',
    },
    {
      title: 'Tutto in un bussolotto',
      text: 'Segreto e sale insieme decidono ogni tiro della partita. Nessuno ha in mano le due metà: il tavolo ha scelto troppo presto, chi gioca sceglie senza vedere.',
    },
    {
      title: 'I tiri',
      text: 'Si gioca. I dadi cadono com’era fissato all’inizio, e nessuno può scegliersi un tiro migliore per strada.',
    },
    {
      title: 'Si apre la busta',
      text: 'A partita finita tutti possono vedere il segreto. L’impronta mostra che è proprio quello di prima.',
    },
    {
      title: 'Il tuo dispositivo controlla',
      text: 'Rimette insieme segreto e sale e ricalcola ogni tiro. Se anche un solo dado non torna, te lo dice.',
    },
  ],

  demo: {
    title: 'Prova anche tu',
    lead: 'È tutto vero, lo stesso programma del tavolo, e a giocare ci sei solo tu.',
    sealed: 'L’impronta della busta sigillata:',
    opened: 'Dentro c’era il segreto:',
    salt: 'Il tuo pizzico di sale',
    saltHint: 'Qualche lettera o cifra, come ti viene.',
    saltProblem: 'Solo lettere dalla a alla z senza accenti, cifre, - e _, almeno un segno.',
    throw: counts('dice', { one: 'Tira {#dice} dado', other: 'Tira {#dice} dadi' }),
    again: 'Tira ancora',
    open: 'Apri la busta',
    throwOf: text('Tiro {#number_}'),
    die: text('Dado {#place}: {#face}'),
    turn: text('Il dado {#place} mostra {#face}. Giralo'),
    checks: 'Il controllo',
    envelope: {
      good: 'Il segreto ha l’impronta di prima.',
      bad: 'Non è il segreto che era sigillato: l’impronta è un’altra.',
    },
    throws: {
      good: counts('count', {
        one: 'Il tiro viene da segreto e sale.',
        other: 'Tutti i {#count} tiri vengono da segreto e sale.',
      }),
      bad: counts('count', {
        one: 'Un tiro non viene da segreto e sale!',
        other: '{#count} tiri non vengono da segreto e sale!',
      }),
    },
    fair: 'Torna tutto: dadi onesti.',
    caught: 'Ti ho visto!',
    cheat: 'Adesso prova a barare',
    cheatHow: 'Tocca un dado per girarlo, o metti un altro segreto nella busta. Guarda il controllo.',
    swap: 'Cambia il segreto',
    undo: 'Rimetti tutto a posto',
    restart: 'Da capo',
  },

  check: {
    title: 'Controlla una partita vera',
    lead: 'Una tua partita finita, o un registro con la sua prova avuti da altri. Si controlla su questo dispositivo; non si invia niente.',
    open: 'Apri registro e prova',
    openHint: 'Due file: il registro finisce in .jsonl, la prova in .proof.json. Scegli tutti e due insieme.',
    own: 'Le tue partite finite',
    noGames: 'Non hai ancora partite finite.',
    here: 'su questo dispositivo',
    online: 'sul server',
    players: counts('count', { one: '{#count} giocatore', other: '{#count} giocatori' }),
    seat: text('Posto {#seat}'),
    checking: 'Si ricalcola ogni tiro…',
    unfinished: 'Il registro si ferma prima della fine della partita; fin lì è controllato.',
    record: 'Salva il registro',
    proof: 'Salva la prova',
    noProof: 'Manca la prova. Scegli i due file insieme.',
    noRecord: 'Manca il registro. Scegli i due file insieme.',
    unreadable: 'Questi file non sono un registro e una prova leggibili.',
    apart: 'Registro e prova non vanno insieme.',
    failed: 'Per ora questa partita non è raggiungibile.',
  },

  limits: {
    title: 'Che cosa non dimostra',
    text: [
      'Vale per te se dentro c’è il tuo sale. La pagina lo aggiunge per te ogni volta che ti siedi.',
      'Il tavolo conosce i tiri che verranno. Che non li dica a nessuno e non faccia sbirciare nessun bot, bisogna crederci.',
      'Dimostra i dadi, non la fortuna: i dadi onesti sanno essere crudeli.',
    ],
  },
};
