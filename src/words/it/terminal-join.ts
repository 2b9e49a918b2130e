/** `gobelet join` in Italian. */

import type { Words } from '../en/terminal-join.ts';
import { counts, list, plural, text } from './grammar.ts';

const days = (count: number): string => plural(count, { one: '# giorno', other: '# giorni' });
const seats = (count: number): string => plural(count, { one: '# posto', other: '# posti' });

export const words: Words = {
  list,

  noServer: text('non si raggiunge {origin}: {why}'),
  unreached: {
    silent: 'nessuna risposta',
    nobody: 'lì non ascolta nessuno',
    noHost: 'quella macchina non esiste',
    noHostOrNetwork: 'quella macchina non esiste, o manca la rete',
    brokenOff: 'la connessione è caduta',
  },
  notGobelet: text('a {origin} non c’è un server Gobelet'),
  noAddress: text(
    '{text} non è l’indirizzo di un server; è come http://localhost:3000, quello di un tavolo come http://localhost:3000/t/kabo-relu-timo-sane',
  ),
  noTableLink: text(
    '{text} non è il link di un tavolo; finisce come /t/kabo-relu-timo-sane, quattro parole con i trattini',
  ),
  noSuchTable: text('su questo server non c’è il tavolo {table}'),
  closedTable: text('nessuno può guardare il tavolo {table}, e non ci hai un posto'),
  otherRules: text(
    'al tavolo si gioca a {game} con la versione {#version} delle regole, che questo gobelet non ha',
  ),
  tokenRefused: text(
    'il server non conosce più il token in {file}; per continuare come nuovo ospite, indica un altro file con --token-file',
  ),
  tokenGone: 'Il server non ti riconosce più: rilancia il comando per rientrare.',
  newGuest: 'Il server non ti riconosce più: entri da capo.',
  youAre: text('Sei {name}.'),
  share: text('Il tuo tavolo: {link}'),

  yourTables: 'I tuoi tavoli',
  publicTables: 'Tavoli pubblici',
  noTables: text('Ancora nessun tavolo. Aprine uno con --game GAME: {games}.'),
  whichTable: text('scrivi da 1 a {#count}, il nome di un tavolo, oppure quit'),
  seats,
  status: { open: 'aperto', running: 'in corso', over: 'finito' },

  table: text('tavolo {id}'),
  free: 'libero',
  freeSeat: text('Posto {#place}'),
  bot: text('Bot {#place}'),
  program: 'programma',
  host: 'organizza',
  you: 'tu',
  somebody: 'qualcuno',
  here: 'qui',
  away: 'assente',
  unseeded: 'ancora senza seme',
  anybodyWatches: 'tutti possono guardare',
  nobodyWatches: 'nessuno può guardare',
  listed: 'nella lista pubblica',
  unlisted: 'solo con il link',
  options: text('opzioni {text}'),
  pace: {
    live: (bank, seconds) => `${bank} a testa${seconds === 0 ? '' : `, +${seconds} s a mossa`}`,
    relaxed: 'senza orologio',
    days: text('{limit} a mossa'),
  },
  daysAndHours: (count, hours) => `${days(count)}${hours === 0 ? '' : ` ${hours} h`}`,
  commitment: 'L’impronta dei dadi; annotala se vuoi controllarli:',
  askSit: 'C’è un posto libero: Invio per sederti.',
  askStart: 'Il tavolo è al completo: Invio dà il via alla partita.',
  askStartAway: text('Il tavolo è al completo, ma mancano: {names}. Invio dà il via lo stesso.'),
  askWait: (free) =>
    `${plural(free, { one: 'C’è un posto libero', other: 'Ci sono # posti liberi' })}: manda il link, o metti un bot con «bot N LEVEL».`,
  askHost: 'Il tavolo è al completo: chi organizza dà il via alla partita.',
  askOthers: (free) =>
    plural(free, { one: 'Manca ancora una persona.', other: 'Mancano ancora # persone.' }),
  askFull: 'Tutti i posti sono occupati: guardi.',

  lost: 'Connessione persa; nuovo tentativo.',
  found: 'La connessione è tornata.',
  lostMark: 'connessione persa, nuovo tentativo',
  watching: counts('count', { one: '{#count} guarda', other: '{#count} guardano' }),
  botPlays: 'gioca un bot',
  backTakes: 'back ti ridà il posto',
  waitingFor: text('Si aspetta: {names}.'),
  notAsked: 'non è il tuo turno — say TEXT per parlare, ? aiuta',
  notSeated: 'non hai un posto a questo tavolo — ? aiuta',
  held: 'un bot gioca per te — scrivi back per riprendere il posto',
  unknown: text('non capito: {typed} — ? aiuta'),
  usage: text('si scrive così: {usage}'),
  usages: {
    sit: 'sit, oppure sit N',
    bot: text('bot N LEVEL, con il livello {levels}'),
    colour: text('colour NAME, con il colore {names}'),
    mute: text('{verb} N, oppure un nome'),
  },
  noSeat: text('{typed} non è un posto: ce ne sono da 1 a {#count}'),
  noPerson: text('qui nessuno si chiama {typed}'),
  hurry: text('Presto: restano {left}.'),
  removed: 'Chi organizza ha liberato il tuo posto.',
  turnedAway: 'Nessuno può più guardare questo tavolo.',
  comeBack: text('Per tornare: {command}'),
  seatStays: 'Il tuo posto resta tuo.',

  sat: text('{name} prende il posto {#place}.'),
  stood: text('{name} lascia il posto {#place}.'),
  swapped: text('I posti {#one} e {#other} si scambiano.'),
  redealt: 'È stata ripristinata una copia del server: da qui in poi i dadi sono nuovi.',
  coloured: text('{name} sceglie il colore: {colour}.'),
  hosted: text('Ora organizza {name}.'),
  watchSet: {
    anybody: 'D’ora in poi tutti possono guardare.',
    nobody: 'D’ora in poi nessuno può guardare.',
  },
  listedSet: (isListed) => `Il tavolo ${isListed ? '' : 'non '}è nella lista pubblica.`,
  renamed: text('{old} ora si chiama {name}.'),
  muted: (name, isMuted) =>
    isMuted ? `${name} non ha la parola.` : `${name} può parlare di nuovo.`,
  started: 'La partita comincia.',
  startedFirst: text('La partita comincia; come d’accordo inizia {name}.'),
  insteadOfTime: text('Tempo scaduto: muove un bot per {name}.'),
  heldFor: {
    time: text('{name} ha finito il tempo due volte: continua un bot.'),
    absence: text('{name} manca da molto: continua un bot.'),
    left: text('{name} se ne va: continua un bot.'),
  },
  returned: text('{name} è di nuovo qui.'),
  paused: 'Il server non c’era; intanto nessun orologio è andato avanti.',
  said: text('{name}: {text}'),
  rematched: 'C’è una rivincita: scrivi rematch per seguirla.',

  fair: (count, isBefore, hasSeed) =>
    `✓ Dadi onesti: ${plural(count, { one: 'la risposta', other: 'tutte le # risposte' })} del caso ${plural(count, { one: 'deriva', other: 'derivano' })} dall’impronta ${isBefore ? 'annotata prima che dessi il tuo seme' : 'mostrata al tuo arrivo'}${hasSeed ? ', e il tuo seme c’è' : ''}.`,
  unfair: text('✗ I dadi non sono quelli promessi: {what}.'),
  unfairCommitment: 'il segreto non è quello dell’impronta',
  unfairSeed: 'il tuo seme non c’è',
  unfairLink: 'uno dei tuoi tiri non è stato fatto con ciò che avevi inviato',
  unfairOther: 'un altro posto ha dato qualcosa di diverso da quanto ti era stato detto',
  unfairFirst: 'chi comincia non è stato scelto come ti era stato detto',
  byServer: counts('count', {
    one: '{#count} dei tuoi tiri l’ha fatto il server da solo.',
    other: '{#count} dei tuoi tiri li ha fatti il server da solo.',
  }),
  unfairThrows: 'non tutto deriva dal segreto; save, poi gobelet verify dice di più',
  unreachable: 'il server non risponde',
  unchecked: text('Non è stato possibile controllare i dadi: {why}.'),
  saved: text('Salvato in {record} e {proof}'),
  notSaved: text('non salvato: {why}'),

  help: {
    open: [
      'sit [N]: prendere un posto, il primo libero se non si dice quale. stand: lasciarlo. swap N M: scambiare i posti.',
      'bot N LEVEL: mettere un bot a un posto libero. remove N: liberare un posto.',
      'colour NAME: il colore del tuo mazzo, se ognuno ha il suo.',
      'start: cominciare. first N: cominciare con il posto N per primo, dove il gioco lo permette.',
    ],
    running: [
      'list: tutte le mosse. log: che cosa è successo. who: i posti e l’impronta dei dadi. leave: un bot gioca per te; back: di nuovo tu. quit esce solo da questo programma.',
    ],
    over: [
      'rematch: le stesse persone a un nuovo tavolo. save: salvare qui il registro e la prova dei dadi.',
    ],
    always: 'say TEXT per parlare; react bravo, ouch, laugh, wow, think, hurry, thanks, sorry.',
    host: 'Se organizzi: mute N, unmute N; close, open: chi può guardare; publish, unlist; host N.',
  },
};
