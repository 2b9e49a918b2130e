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
      title: 'Ognuno porta le sue scatole',
      text: 'Chi si siede porta una scatola. Dentro ce n’è una più piccola, e dentro un’altra, a centinaia, ognuna con un numero che solo il suo dispositivo conosce. Si vede solo quella esterna, e da lì in poi dentro non si può cambiare niente.',
    },
    {
      title: 'Tutto in un bussolotto',
      text: 'Quando la partita comincia, ognuno apre una scatola. Il suo numero va nel bussolotto insieme al segreto. Nessuno decide tutto: il tavolo ha scelto prima di conoscere i numeri, e chi gioca non vede il segreto.',
    },
    {
      title: 'I tiri',
      text: 'Per ogni tuo tiro il tuo dispositivo apre la scatola seguente, e anche il suo numero va nel bussolotto. Solo allora cadono i dadi. Prima, nessuno al mondo conosce il tiro: né tu né il tavolo.',
    },
    {
      title: 'Si apre la busta',
      text: 'A partita finita tutti possono vedere il segreto. L’impronta mostra che è proprio quello di prima.',
    },
    {
      title: 'Il tuo dispositivo controlla',
      text: 'Rimette insieme il segreto e tutti i numeri e ricalcola ogni tiro. Se anche un solo dado non torna, o se il tavolo dice che una tua scatola non è mai arrivata, te lo dice.',
    },
  ],

  demo: {
    title: 'Prova anche tu',
    lead: 'È tutto vero, lo stesso programma del tavolo, e a giocare ci sei solo tu.',
    sealed: 'L’impronta della busta sigillata:',
    opened: 'Dentro c’era il segreto:',
    outside: 'L’esterno delle tue scatole:',
    box: text('Scatola {#number_}'),
    salt: 'Una parola per le tue scatole',
    saltHint: 'Qualche lettera o cifra, come ti viene. Le tue scatole nascono da lì.',
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
    boxes: {
      good: 'Ogni scatola era dentro quella prima.',
      bad: 'Il tuo dispositivo ha aperto un’ultima scatola, e il tavolo dice che non è mai arrivata.',
    },
    throws: {
      good: counts('count', {
        one: 'Il tiro viene da segreto e scatole.',
        other: 'Tutti i {#count} tiri vengono da segreto e scatole.',
      }),
      bad: counts('count', {
        one: 'Un tiro non viene da segreto e scatole!',
        other: '{#count} tiri non vengono da segreto e scatole!',
      }),
    },
    fair: 'Torna tutto: dadi onesti.',
    caught: 'Ti ho visto!',
    cheat: 'Adesso prova a barare',
    cheatHow:
      'Tocca un dado per girarlo, metti un altro segreto nella busta, o di’ che la tua ultima scatola non è mai arrivata. Guarda il controllo.',
    swap: 'Cambia il segreto',
    lose: 'Di’ che una scatola non è arrivata',
    undo: 'Rimetti tutto a posto',
    restart: 'Da capo',
  },

  check: {
    title: 'Controlla una partita vera',
    lead: 'Una tua partita finita, o un registro con la sua prova avuti da altri. Si controlla su questo dispositivo; non si invia niente.',
    open: 'Apri registro e prova',
    openHint:
      'Due file: il registro finisce in .jsonl, la prova in .proof.json. Scegli tutti e due insieme.',
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

  older: {
    title: 'Le partite di prima',
    text: 'Nelle partite più vecchie ognuno aggiungeva un solo numero all’inizio, un pizzico di sale, e con quello ogni tiro era fissato. Nessuno poteva sceglierlo, ma il tavolo li conosceva tutti in anticipo. Le loro prove si controllano qui allo stesso modo.',
  },

  limits: {
    title: 'Che cosa non dimostra',
    text: [
      'Vale per te se dentro ci sono le tue scatole. La pagina le porta per te ogni volta che ti siedi.',
      'Per i bot e per chi non c’è tira il tavolo da solo, e potrebbe conoscere quei tiri prima. Il controllo dice quali sono stati.',
      'Dimostra i dadi, non la fortuna: i dadi onesti sanno essere crudeli.',
    ],
  },
};
