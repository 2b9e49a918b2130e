/** `gobelet join` in Italian. */

import type { Words } from '../en/terminal-join.ts';
import { list, plural } from './grammar.ts';

const days = (count: number): string => plural(count, { one: '# giorno', other: '# giorni' });
const seats = (count: number): string => plural(count, { one: '# posto', other: '# posti' });

export const words: Words = {
  list,

  noServer: (origin, why) => `non si raggiunge ${origin}: ${why}`,
  unreached: {
    silent: 'nessuna risposta',
    nobody: 'lì non ascolta nessuno',
    noHost: 'quella macchina non esiste',
    noHostOrNetwork: 'quella macchina non esiste, o manca la rete',
    brokenOff: 'la connessione è caduta',
  },
  notGobelet: (origin) => `a ${origin} non c’è un server Gobelet`,
  noAddress: (text) =>
    `${text} non è l’indirizzo di un server; è come http://localhost:3000, quello di un tavolo come http://localhost:3000/t/kabo-relu-timo-sane`,
  noTableLink: (text) => `${text} non è il link di un tavolo; finisce come /t/kabo-relu-timo-sane, quattro parole con i trattini`,
  noSuchTable: (table) => `su questo server non c’è il tavolo ${table}`,
  closedTable: (table) => `nessuno può guardare il tavolo ${table}, e non ci hai un posto`,
  otherRules: (game, version) =>
    `al tavolo si gioca a ${game} con la versione ${version} delle regole, che questo gobelet non ha`,
  tokenRefused: (file) => `il server non accetta il token in ${file}`,
  tokenGone: 'Il server non ti riconosce più: rilancia il comando per rientrare.',
  newGuest: 'Il server non ti riconosce più: entri da capo.',
  youAre: (name) => `Sei ${name}.`,
  share: (link) => `Il tuo tavolo: ${link}`,

  yourTables: 'I tuoi tavoli',
  publicTables: 'Tavoli pubblici',
  noTables: (games) => `Ancora nessun tavolo. Aprine uno con --game GAME: ${games}.`,
  whichTable: (count) => `scrivi da 1 a ${count}, il nome di un tavolo, oppure quit`,
  seats,
  status: { open: 'aperto', running: 'in corso', over: 'finito' },

  table: (id) => `tavolo ${id}`,
  free: 'libero',
  freeSeat: (place) => `Posto ${place}`,
  bot: (place) => `Bot ${place}`,
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
  options: (text) => `opzioni ${text}`,
  pace: {
    live: (bank, seconds) => `${bank} a testa${seconds === 0 ? '' : `, +${seconds} s a mossa`}`,
    relaxed: 'senza orologio',
    days: (limit) => `${limit} a mossa`,
  },
  daysAndHours: (count, hours) => `${days(count)}${hours === 0 ? '' : ` ${hours} h`}`,
  commitment: 'L’impronta dei dadi; annotala se vuoi controllarli:',
  askSit: 'C’è un posto libero: Invio per sederti.',
  askStart: 'Il tavolo è al completo: Invio dà il via alla partita.',
  askStartAway: (names) => `Il tavolo è al completo, ma mancano: ${names}. Invio dà il via lo stesso.`,
  askWait: (free) =>
    `${plural(free, { one: 'C’è un posto libero', other: 'Ci sono # posti liberi' })}: manda il link, o metti un bot con «bot N LEVEL».`,
  askHost: 'Il tavolo è al completo: chi organizza dà il via alla partita.',
  askOthers: (free) => plural(free, { one: 'Manca ancora una persona.', other: 'Mancano ancora # persone.' }),
  askFull: 'Tutti i posti sono occupati: guardi.',

  lost: 'Connessione persa; nuovo tentativo.',
  found: 'La connessione è tornata.',
  lostMark: 'connessione persa, nuovo tentativo',
  watching: (count) => plural(count, { one: '# guarda', other: '# guardano' }),
  botPlays: 'gioca un bot',
  backTakes: 'back ti ridà il posto',
  waitingFor: (names) => `Si aspetta: ${names}.`,
  notAsked: 'non è il tuo turno — say TEXT per parlare, ? aiuta',
  notSeated: 'non hai un posto a questo tavolo — ? aiuta',
  held: 'un bot gioca per te — scrivi back per riprendere il posto',
  unknown: (typed) => `non capito: ${typed} — ? aiuta`,
  usage: (usage) => `si scrive così: ${usage}`,
  usages: {
    sit: 'sit, oppure sit N',
    bot: (levels) => `bot N LEVEL, con il livello ${levels}`,
    mute: (verb) => `${verb} N, oppure un nome`,
  },
  noSeat: (typed, count) => `${typed} non è un posto: ce ne sono da 1 a ${count}`,
  noPerson: (typed) => `qui nessuno si chiama ${typed}`,
  hurry: (left) => `Presto: restano ${left}.`,
  removed: 'Chi organizza ha liberato il tuo posto.',
  turnedAway: 'Nessuno può più guardare questo tavolo.',
  comeBack: (command) => `Per tornare: ${command}`,
  seatStays: 'Il tuo posto resta tuo.',

  sat: (name, place) => `${name} prende il posto ${place}.`,
  stood: (name, place) => `${name} lascia il posto ${place}.`,
  swapped: (one, other) => `I posti ${one} e ${other} si scambiano.`,
  hosted: (name) => `Ora organizza ${name}.`,
  watchSet: { anybody: 'D’ora in poi tutti possono guardare.', nobody: 'D’ora in poi nessuno può guardare.' },
  listedSet: (isListed) => `Il tavolo ${isListed ? '' : 'non '}è nella lista pubblica.`,
  renamed: (name, old) => `${old} ora si chiama ${name}.`,
  muted: (name, isMuted) => (isMuted ? `${name} non ha la parola.` : `${name} può parlare di nuovo.`),
  started: 'La partita comincia.',
  startedFirst: (name) => `La partita comincia; come d’accordo inizia ${name}.`,
  insteadOfTime: (name) => `Tempo scaduto: muove un bot per ${name}.`,
  heldFor: {
    time: (name) => `${name} ha finito il tempo due volte: continua un bot.`,
    absence: (name) => `${name} manca da molto: continua un bot.`,
    left: (name) => `${name} se ne va: continua un bot.`,
  },
  returned: (name) => `${name} è di nuovo qui.`,
  said: (name, text) => `${name}: ${text}`,
  rematched: 'C’è una rivincita: scrivi rematch per seguirla.',

  fair: (count, isBefore, hasSeed) =>
    `✓ Dadi onesti: ${plural(count, { one: 'la risposta', other: 'tutte le # risposte' })} del caso ${plural(count, { one: 'deriva', other: 'derivano' })} dall’impronta ${isBefore ? 'annotata prima che dessi il tuo seme' : 'mostrata al tuo arrivo'}${hasSeed ? ', e il tuo seme c’è' : ''}.`,
  unfair: (what) => `✗ I dadi non sono quelli promessi: ${what}.`,
  unfairCommitment: 'il segreto non è quello dell’impronta',
  unfairSeed: 'il tuo seme non c’è',
  unfairThrows: 'non tutto deriva dal segreto; save, poi gobelet verify dice di più',
  unreachable: 'il server non risponde',
  unchecked: (why) => `Non è stato possibile controllare i dadi: ${why}.`,
  saved: (record, proof) => `Salvato in ${record} e ${proof}`,
  notSaved: (why) => `non salvato: ${why}`,

  help: {
    open: [
      'sit [N]: prendere un posto, il primo libero se non si dice quale. stand: lasciarlo. swap N M: scambiare i posti.',
      'bot N LEVEL: mettere un bot a un posto libero. remove N: liberare un posto.',
      'start: cominciare. first N: cominciare con il posto N per primo, dove il gioco lo permette.',
    ],
    running: [
      'list: tutte le mosse. log: che cosa è successo. who: i posti e l’impronta dei dadi. leave: un bot gioca per te; back: di nuovo tu. quit esce solo da questo programma.',
    ],
    over: ['rematch: le stesse persone a un nuovo tavolo. save: salvare qui il registro e la prova dei dadi.'],
    always: 'say TEXT per parlare; react bravo, ouch, laugh, wow, think, hurry, thanks, sorry.',
    host: 'Se organizzi: mute N, unmute N; close, open: chi può guardare; publish, unlist; host N.',
  },
};
