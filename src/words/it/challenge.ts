/** The words of challenges, in Italian. */

import type { Words } from '../en/challenge.ts';
import { counts, list, plural, text } from './grammar.ts';

export const words: Words = {
  title: 'Una sfida',
  own: 'La tua sfida',
  daily: 'Sfida del giorno',
  lead: 'Gli stessi dadi, gli stessi bot. Chi ne ricava di più?',
  dailyLead: 'Ogni giorno una partita, con gli stessi dadi per tutti.',
  from: text('{name} ti manda questi dadi.'),
  against: (count, levels) =>
    `${plural(count, { one: 'Contro un bot', other: 'Contro # bot' })}: ${list(levels)}`,
  standIns: 'Dove sedevano altre persone ora giocano bot forti.',

  play: 'Gioca gli stessi dadi',
  goOn: 'Continua a giocare',
  again: 'Gioca ancora',
  firstCounts: 'Conta la prima partita, le altre sono per divertirsi.',
  oneTry: 'I dadi li tira il server. Puoi fermarti e riprendere più tardi, ma non ricominciare.',
  notOpened: 'Non è stato possibile aprire la partita. Riprova tra un momento.',
  earlier: 'Gioca i dadi di un altro giorno',
  earlierHint: 'Giochi per te: non conta in nessuna classifica del giorno.',
  ordinary: 'Una partita normale',

  results: 'Risultati',
  nobody: 'Nessuno ha ancora giocato.',
  onHonour: 'Questa classifica è sulla fiducia: i dadi si possono guardare prima di giocare.',
  forged: text(
    'La partita arrivata con il link, a nome di {name}, non segue dalla sfida. Non viene confrontata.',
  ),
  won: 'vinta',
  lost: 'persa',
  points: counts('count', { one: '{#count} punto', other: '{#count} punti' }),
  turns: counts('count', { one: '{#count} turno', other: '{#count} turni' }),
  place: text('Il tuo posto: {#place} su {#count}.'),
  watchOf: text('Guarda la partita di {name}'),
  player: 'Chi',
  result: 'Risultato',
  game: 'Partita',
  yesterday: 'Ieri',

  sideBySide: 'Turno per turno',
  with: 'Confronta con',
  turn: 'Turno',

  send: {
    title: 'Mandala agli amici',
    hint: 'Chi apre il link gioca gli stessi dadi contro gli stessi bot.',
    text: text('{game}: gli stessi dadi, gli stessi bot. Sai fare meglio?'),
    file: 'Salva come file',
    tooLong:
      'Questa partita è troppo lunga per un link. Manda il file: si apre nella pagina delle sfide.',
    open: 'Apri un file',
  },

  sending: 'Controllo della tua partita…',
  notSent: 'Il tuo risultato è su questo dispositivo. Arriverà agli altri quando torna la rete.',
  refused: 'Il server non ha accettato questa partita: non segue dalla sfida.',
  othersLater: 'Che cosa ne hanno fatto gli altri arriverà con la rete.',

  bad: {
    title: 'Questa non è una sfida',
    text: 'Il link è rovinato o incompleto. Chiedi che te lo rimandino intero.',
  },
  dailyOffline: {
    title: 'Niente rete',
    text: 'I dadi della sfida del giorno li tira il server, quindi serve la rete. Intanto puoi giocare per te.',
  },

  follow: counts('count', {
    one: 'Il tiro segue dalla sfida',
    other: 'Tutti i {#count} tiri seguono dalla sfida',
  }),
  dontFollow: 'Alcuni tiri non seguono dalla sfida',
  checkLater: 'Questi dadi li ha tirati il server. Si potranno controllare a giornata finita.',

  challengeFriends: 'Sfida gli amici',
  compare: 'Confronta i risultati',
};
