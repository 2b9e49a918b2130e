/** `gobelet join` in German. */

import type { Words } from '../en/terminal-join.ts';
import { list, plural } from './grammar.ts';

const days = (count: number): string => plural(count, { one: '# Tag', other: '# Tage' });
const seats = (count: number): string => plural(count, { one: '# Platz', other: '# Plätze' });

export const words: Words = {
  list,

  noServer: (origin, why) => `${origin} ist nicht zu erreichen: ${why}`,
  unreached: {
    silent: 'keine Antwort',
    nobody: 'dort hört niemand zu',
    noHost: 'den Rechner gibt es nicht',
    noHostOrNetwork: 'den Rechner gibt es nicht, oder kein Netz',
    brokenOff: 'die Verbindung brach ab',
  },
  notGobelet: (origin) => `bei ${origin} ist kein Gobelet-Server`,
  noAddress: (text) =>
    `${text} ist keine Adresse eines Servers; eine sieht aus wie http://localhost:3000, ein Tisch wie http://localhost:3000/t/kabo-relu-timo-sane`,
  noTableLink: (text) =>
    `${text} ist kein Link zu einem Tisch; einer endet wie /t/kabo-relu-timo-sane, vier Wörter mit Strichen dazwischen`,
  noSuchTable: (table) => `auf diesem Server gibt es keinen Tisch ${table}`,
  closedTable: (table) => `am Tisch ${table} darf niemand zuschauen, und du hast dort keinen Platz`,
  otherRules: (game, version) => `der Tisch spielt ${game} nach Version ${version} der Regeln, die dieses gobelet nicht hat`,
  tokenRefused: (file) => `der Server nimmt das Token in ${file} nicht an`,
  tokenGone: 'Der Server kennt dich nicht mehr: Ruf den Befehl neu auf, dann bist du wieder als Gast dabei.',
  newGuest: 'Der Server kennt dich nicht mehr: Du bist ein neuer Gast.',
  youAre: (name) => `Du bist ${name}.`,
  share: (link) => `Dein Tisch: ${link}`,

  yourTables: 'Deine Tische',
  publicTables: 'Öffentliche Tische',
  noTables: (games) => `Noch kein Tisch hier. Eröffne einen mit --game GAME: ${games}.`,
  whichTable: (count) => `tippe 1 bis ${count}, den Namen eines Tischs, oder quit`,
  seats,
  status: { open: 'offen', running: 'läuft', over: 'zu Ende' },

  table: (id) => `Tisch ${id}`,
  free: 'frei',
  freeSeat: (place) => `Platz ${place}`,
  bot: (place) => `Bot ${place}`,
  program: 'Programm',
  host: 'lädt ein',
  you: 'du',
  somebody: 'jemand',
  here: 'da',
  away: 'nicht da',
  unseeded: 'noch keine Zufallszahl',
  anybodyWatches: 'alle dürfen zuschauen',
  nobodyWatches: 'niemand darf zuschauen',
  listed: 'in der öffentlichen Liste',
  unlisted: 'nur mit dem Link zu finden',
  options: (text) => `Optionen ${text}`,
  pace: {
    live: (bank, seconds) => `je ${bank}${seconds === 0 ? '' : `, +${seconds} s pro Zug`}`,
    relaxed: 'ohne Uhr',
    days: (limit) => `${limit} pro Zug`,
  },
  daysAndHours: (count, hours) => `${days(count)}${hours === 0 ? '' : ` ${hours} h`}`,
  commitment: 'Der Fingerabdruck der Würfel; schreib ihn auf, wenn du sie prüfen willst:',
  askSit: 'Ein Platz ist frei: Enter, und du sitzt.',
  askStart: 'Alle sitzen: Enter startet das Spiel.',
  askStartAway: (names) => `Alle haben einen Platz, aber nicht da: ${names}. Enter startet trotzdem.`,
  askWait: (free) =>
    `${plural(free, { one: 'Ein Platz ist', other: '# Plätze sind' })} frei: Schick den Link, oder setz einen Bot hin mit „bot N LEVEL“.`,
  askHost: 'Alle sitzen: Wer eingeladen hat, startet das Spiel.',
  askOthers: (free) => plural(free, { one: 'Es fehlt noch jemand.', other: 'Es fehlen noch #.' }),
  askFull: 'Alle Plätze sind besetzt: Du schaust zu.',

  lost: 'Verbindung weg; neuer Versuch.',
  found: 'Wieder verbunden.',
  lostMark: 'Verbindung weg, neuer Versuch',
  watching: (count) => plural(count, { one: '# schaut zu', other: '# schauen zu' }),
  botPlays: 'ein Bot spielt',
  backTakes: 'back nimmt deinen Platz zurück',
  waitingFor: (names) => `Warten auf ${names}.`,
  notAsked: 'du bist nicht am Zug — say TEXT zum Reden, ? hilft',
  notSeated: 'du hast an diesem Tisch keinen Platz — ? hilft',
  held: 'ein Bot spielt für dich — back nimmt deinen Platz zurück',
  unknown: (typed) => `nicht verstanden: ${typed} — ? hilft`,
  usage: (usage) => `so wird es getippt: ${usage}`,
  usages: {
    sit: 'sit, oder sit N',
    bot: (levels) => `bot N LEVEL, mit der Stufe ${levels}`,
    mute: (verb) => `${verb} N, oder ein Name`,
  },
  noSeat: (typed, count) => `${typed} ist hier kein Platz: Es gibt 1 bis ${count}`,
  noPerson: (typed) => `${typed} ist hier niemand`,
  hurry: (left) => `Schnell: noch ${left}.`,
  removed: 'Dein Platz wurde freigemacht.',
  turnedAway: 'An diesem Tisch darf niemand mehr zuschauen.',
  comeBack: (command) => `Komm wieder mit: ${command}`,
  seatStays: 'Dein Platz bleibt deiner.',

  sat: (name, place) => `${name} setzt sich auf Platz ${place}.`,
  stood: (name, place) => `${name} verlässt Platz ${place}.`,
  swapped: (one, other) => `Platz ${one} und ${other} sind getauscht.`,
  hosted: (name) => `Jetzt leitet ${name} den Tisch.`,
  watchSet: { anybody: 'Ab jetzt dürfen alle zuschauen.', nobody: 'Ab jetzt darf niemand zuschauen.' },
  listedSet: (isListed) => `Der Tisch steht ${isListed ? '' : 'nicht '}in der öffentlichen Liste.`,
  renamed: (name, old) => `${old} heißt jetzt ${name}.`,
  muted: (name, isMuted) => (isMuted ? `${name} ist stummgeschaltet.` : `${name} darf wieder reden.`),
  started: 'Das Spiel beginnt.',
  startedFirst: (name) => `Das Spiel beginnt; wie abgemacht fängt ${name} an.`,
  insteadOfTime: (name) => `Die Zeit ist um: Ein Bot zieht für ${name}.`,
  heldFor: {
    time: (name) => `${name} hat zweimal die Zeit überschritten: Ein Bot spielt weiter.`,
    absence: (name) => `${name} ist schon lange weg: Ein Bot spielt weiter.`,
    left: (name) => `${name} geht: Ein Bot spielt weiter.`,
  },
  returned: (name) => `${name} ist wieder da.`,
  said: (name, text) => `${name}: ${text}`,
  rematched: 'Es gibt eine Revanche: rematch geht mit.',

  fair: (count, isBefore, hasSeed) =>
    `✓ Faire Würfel: ${plural(count, { one: 'Die eine Antwort', other: 'Alle # Antworten' })} des Zufalls ${plural(count, { one: 'folgt', other: 'folgen' })} aus dem Fingerabdruck, ${isBefore ? 'der vor deiner Zufallszahl feststand' : 'der bei deiner Ankunft gezeigt wurde'}${hasSeed ? '; deine Zufallszahl steckt darin' : ''}.`,
  unfair: (what) => `✗ Die Würfel sind nicht, was versprochen war: ${what}.`,
  unfairCommitment: 'das Geheimnis ist nicht das des Fingerabdrucks',
  unfairSeed: 'deine Zufallszahl steckt nicht darin',
  unfairThrows: 'nicht alles folgt aus dem Geheimnis; nach save sagt gobelet verify mehr',
  unreachable: 'der Server ist nicht zu erreichen',
  unchecked: (why) => `Die Würfel konnten nicht geprüft werden: ${why}.`,
  saved: (record, proof) => `Gespeichert in ${record} und ${proof}`,
  notSaved: (why) => `nicht gespeichert: ${why}`,

  help: {
    open: [
      'sit [N]: einen Platz nehmen, ohne Nummer den ersten freien. stand: aufstehen. swap N M: Plätze tauschen.',
      'bot N LEVEL: einen Bot auf einen freien Platz setzen. remove N: einen Platz freimachen.',
      'start: das Spiel beginnen. first N: beginnen, und Platz N fängt an, wo das Spiel das erlaubt.',
    ],
    running: [
      'list: alle Züge. log: was bisher geschah. who: die Plätze und der Fingerabdruck der Würfel. leave: ein Bot spielt für dich; back: wieder du. quit verlässt nur dieses Programm.',
    ],
    over: ['rematch: dieselben Leute an einem neuen Tisch. save: Protokoll und Beweis der Würfel hier speichern.'],
    always: 'say TEXT zum Reden; react bravo, ouch, laugh, wow, think, hurry, thanks, sorry.',
    host: 'Wer eingeladen hat: mute N, unmute N; close, open: wer zuschauen darf; publish, unlist; host N.',
  },
};
