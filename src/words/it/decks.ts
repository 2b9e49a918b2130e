/** The words for decks of one's own, in Italian. */

import type { Words } from '../en/decks.ts';
import { counts, number, text } from './grammar.ts';

export const words: Words = {
  title: 'I miei mazzi',
  lead: 'Hai la scatola, o un’idea per un mazzo? Inserisci le carte e giocaci dove vuoi: su questo dispositivo, contro i bot, con gli amici.',
  none: 'Ancora nessun mazzo.',
  begin: 'Inserire un mazzo',
  copy: 'Partire dal nostro',
  open: 'Aprire un file',
  drop: 'O lascia cadere il file ovunque su questa pagina.',
  letGo: 'Lascia: il mazzo si apre.',
  unnamed: 'Il mio mazzo',
  count: text('{#cards} carte su {#all}'),
  ready: 'pronto per giocare',

  back: 'Tutti i mazzi',
  name: 'Nome del mazzo',
  cards: 'Le carte',
  add: 'Aggiungere una carta',
  addTitle: 'Una nuova carta',
  editTitle: text('Carta {#card}'),
  put: 'Aggiungi',
  putMore: 'Aggiungi e un’altra',
  change: 'Modifica',
  twin: 'Un’altra uguale',
  remove: 'Togli',
  missing: 'Scegli prima uno schema.',
  broken: text('Carta {#card}: illeggibile. Modificala'),
  share: 'Condividi il file',
  download: 'Scarica',
  play: 'Giocaci',
  delete: 'Elimina il mazzo',
  deleteSure: 'Eliminarlo davvero? Non è salvato da nessun’altra parte.',
  deleteYes: 'Elimina',
  deleteNo: 'Tienilo',
  text: 'Come testo',
  textHint: 'JSON: una lista di carte.',
  useText: 'Usa questo testo',
  notKept: 'Questo browser non salva nulla: scarica il mazzo prima di uscire.',

  bad: 'Questo non è un mazzo',
  nothingLost: 'I tuoi mazzi sono come prima.',
  faults: {
    json: 'Il testo non è JSON.',
    shape: 'Il file di un mazzo contiene una lista di carte.',
    game: 'Questo mazzo è di un gioco che qui non c’è.',
    large: 'Il file è troppo grande per un mazzo.',
    count: counts('cards', {
      one: 'C’è {#cards} carta; un mazzo ne ha {#all}.',
      other: 'Ci sono {#cards} carte; un mazzo ne ha {#all}.',
    }),
    list: 'Un mazzo è una lista di carte.',
    card: (card) => `La carta ${number(card)} non è scritta come una carta.`,
    pattern: (card) =>
      `Carta ${number(card)}: i suoi dadi sono sbagliati. Una carta chiede da uno a sei dadi.`,
    points: (card) => `Carta ${number(card)}: i punti sono un numero intero da 0 a 999.`,
    action: (card) => `La carta ${number(card)} ha un’azione che non esiste.`,
    id: (card) => `La carta ${number(card)} non ha un identificativo.`,
    twice: (card) => `La carta ${number(card)} ha l’identificativo di un’altra.`,
    more: text('e altre {#count}'),
  },

  option: 'Carte',
  standardHint: 'Il mazzo della casa.',
  ownHint: counts('cards', {
    one: 'Un mazzo tuo, {#cards} carta.',
    other: 'Un mazzo tuo, {#cards} carte.',
  }),
  otherHint: 'Un mazzo diverso dal nostro.',
  manage: 'I miei mazzi',
};
