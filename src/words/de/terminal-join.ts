/** `gobelet join` in German. */

import type { Words } from '../en/terminal-join.ts';
import { counts, list, plural, text } from './grammar.ts';

const days = (count: number): string => plural(count, { one: '# Tag', other: '# Tage' });
const seats = (count: number): string => plural(count, { one: '# Platz', other: '# Plätze' });

export const words: Words = {
  list,

  noServer: text('{origin} ist nicht zu erreichen: {why}'),
  unreached: {
    silent: 'keine Antwort',
    nobody: 'dort hört niemand zu',
    noHost: 'den Rechner gibt es nicht',
    noHostOrNetwork: 'den Rechner gibt es nicht, oder kein Netz',
    brokenOff: 'die Verbindung brach ab',
  },
  notGobelet: text('bei {origin} ist kein Gobelet-Server'),
  noAddress: text(
    '{text} ist keine Adresse eines Servers; eine sieht aus wie http://localhost:3000, ein Tisch wie http://localhost:3000/t/kabo-relu-timo-sane',
  ),
  noTableLink: text(
    '{text} ist kein Link zu einem Tisch; einer endet wie /t/kabo-relu-timo-sane, vier Wörter mit Strichen dazwischen',
  ),
  noSuchTable: text('auf diesem Server gibt es keinen Tisch {table}'),
  closedTable: text('am Tisch {table} darf niemand zuschauen, und du hast dort keinen Platz'),
  otherRules: text(
    'der Tisch spielt {game} nach Version {#version} der Regeln, die dieses gobelet nicht hat',
  ),
  tokenRefused: text(
    'der Server kennt das Token in {file} nicht mehr; um als neuer Gast weiterzumachen, nenne mit --token-file eine andere Datei',
  ),
  tokenGone:
    'Der Server kennt dich nicht mehr: Ruf den Befehl neu auf, dann bist du wieder als Gast dabei.',
  newGuest: 'Der Server kennt dich nicht mehr: Du bist ein neuer Gast.',
  youAre: text('Du bist {name}.'),
  share: text('Dein Tisch: {link}'),

  yourTables: 'Deine Tische',
  publicTables: 'Öffentliche Tische',
  noTables: text('Noch kein Tisch hier. Eröffne einen mit --game GAME: {games}.'),
  whichTable: text('tippe 1 bis {#count}, den Namen eines Tischs, oder quit'),
  seats,
  status: { open: 'offen', running: 'läuft', over: 'zu Ende' },

  table: text('Tisch {id}'),
  free: 'frei',
  freeSeat: text('Platz {#place}'),
  bot: text('Bot {#place}'),
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
  options: text('Optionen {text}'),
  pace: {
    live: (bank, seconds) => `je ${bank}${seconds === 0 ? '' : `, +${seconds} s pro Zug`}`,
    relaxed: 'ohne Uhr',
    days: text('{limit} pro Zug'),
  },
  daysAndHours: (count, hours) => `${days(count)}${hours === 0 ? '' : ` ${hours} h`}`,
  commitment: 'Der Fingerabdruck der Würfel; schreib ihn auf, wenn du sie prüfen willst:',
  askSit: 'Ein Platz ist frei: Enter, und du sitzt.',
  askStart: 'Alle sitzen: Enter startet das Spiel.',
  askStartAway: text('Alle haben einen Platz, aber nicht da: {names}. Enter startet trotzdem.'),
  askWait: (free) =>
    `${plural(free, { one: 'Ein Platz ist', other: '# Plätze sind' })} frei: Schick den Link, oder setz einen Bot hin mit „bot N LEVEL“.`,
  askHost: 'Alle sitzen: Wer eingeladen hat, startet das Spiel.',
  askOthers: (free) => plural(free, { one: 'Es fehlt noch jemand.', other: 'Es fehlen noch #.' }),
  askFull: 'Alle Plätze sind besetzt: Du schaust zu.',

  lost: 'Verbindung weg; neuer Versuch.',
  found: 'Wieder verbunden.',
  lostMark: 'Verbindung weg, neuer Versuch',
  watching: counts('count', { one: '{#count} schaut zu', other: '{#count} schauen zu' }),
  botPlays: 'ein Bot spielt',
  backTakes: 'back nimmt deinen Platz zurück',
  waitingFor: text('Warten auf {names}.'),
  notAsked: 'du bist nicht am Zug — say TEXT zum Reden, ? hilft',
  notSeated: 'du hast an diesem Tisch keinen Platz — ? hilft',
  held: 'ein Bot spielt für dich — back nimmt deinen Platz zurück',
  unknown: text('nicht verstanden: {typed} — ? hilft'),
  usage: text('so wird es getippt: {usage}'),
  usages: {
    sit: 'sit, oder sit N',
    bot: text('bot N LEVEL, mit der Stufe {levels}'),
    colour: text('colour NAME, mit der Farbe {names}'),
    mute: text('{verb} N, oder ein Name'),
  },
  noSeat: text('{typed} ist hier kein Platz: Es gibt 1 bis {#count}'),
  noPerson: text('{typed} ist hier niemand'),
  hurry: text('Schnell: noch {left}.'),
  removed: 'Dein Platz wurde freigemacht.',
  turnedAway: 'An diesem Tisch darf niemand mehr zuschauen.',
  comeBack: text('Komm wieder mit: {command}'),
  seatStays: 'Dein Platz bleibt deiner.',

  sat: text('{name} setzt sich auf Platz {#place}.'),
  stood: text('{name} verlässt Platz {#place}.'),
  swapped: text('Platz {#one} und {#other} sind getauscht.'),
  redealt: 'Eine Sicherung des Servers wurde zurückgespielt: Ab hier sind die Würfel neu.',
  coloured: text('{name} wählt eine Farbe: {colour}.'),
  hosted: text('Jetzt leitet {name} den Tisch.'),
  watchSet: {
    anybody: 'Ab jetzt dürfen alle zuschauen.',
    nobody: 'Ab jetzt darf niemand zuschauen.',
  },
  listedSet: (isListed) => `Der Tisch steht ${isListed ? '' : 'nicht '}in der öffentlichen Liste.`,
  renamed: text('{old} heißt jetzt {name}.'),
  muted: (name, isMuted) =>
    isMuted ? `${name} ist stummgeschaltet.` : `${name} darf wieder reden.`,
  started: 'Das Spiel beginnt.',
  startedFirst: text('Das Spiel beginnt; wie abgemacht fängt {name} an.'),
  insteadOfTime: text('Die Zeit ist um: Ein Bot zieht für {name}.'),
  heldFor: {
    time: text('{name} hat zweimal die Zeit überschritten: Ein Bot spielt weiter.'),
    absence: text('{name} ist schon lange weg: Ein Bot spielt weiter.'),
    left: text('{name} geht: Ein Bot spielt weiter.'),
  },
  returned: text('{name} ist wieder da.'),
  paused: 'Der Server war weg; solange stand jede Uhr still.',
  said: text('{name}: {text}'),
  rematched: 'Es gibt eine Revanche: rematch geht mit.',

  fair: (count, isBefore, hasSeed) =>
    `✓ Faire Würfel: ${plural(count, { one: 'Die eine Antwort', other: 'Alle # Antworten' })} des Zufalls ${plural(count, { one: 'folgt', other: 'folgen' })} aus dem Fingerabdruck, ${isBefore ? 'der vor deiner Zufallszahl feststand' : 'der bei deiner Ankunft gezeigt wurde'}${hasSeed ? '; deine Zufallszahl steckt darin' : ''}.`,
  unfair: text('✗ Die Würfel sind nicht, was versprochen war: {what}.'),
  unfairCommitment: 'das Geheimnis ist nicht das des Fingerabdrucks',
  unfairSeed: 'deine Zufallszahl steckt nicht darin',
  unfairLink: 'einer deiner Würfe kam nicht aus dem, was du dafür geschickt hattest',
  unfairOther: 'ein anderer Platz hat etwas anderes gegeben, als dir gesagt wurde',
  unfairFirst: 'wer beginnt, wurde anders bestimmt, als dir gesagt wurde',
  byServer: counts('count', {
    one: '{#count} deiner Würfe kam vom Server allein.',
    other: '{#count} deiner Würfe kamen vom Server allein.',
  }),
  unfairThrows: 'nicht alles folgt aus dem Geheimnis; nach save sagt gobelet verify mehr',
  unreachable: 'der Server ist nicht zu erreichen',
  unchecked: text('Die Würfel konnten nicht geprüft werden: {why}.'),
  saved: text('Gespeichert in {record} und {proof}'),
  notSaved: text('nicht gespeichert: {why}'),

  help: {
    open: [
      'sit [N]: einen Platz nehmen, ohne Nummer den ersten freien. stand: aufstehen. swap N M: Plätze tauschen.',
      'bot N LEVEL: einen Bot auf einen freien Platz setzen. remove N: einen Platz freimachen.',
      'colour NAME: die Farbe deines Kartensatzes, wenn alle einen eigenen haben.',
      'start: das Spiel beginnen. first N: beginnen, und Platz N fängt an, wo das Spiel das erlaubt.',
    ],
    running: [
      'list: alle Züge. log: was bisher geschah. who: die Plätze und der Fingerabdruck der Würfel. leave: ein Bot spielt für dich; back: wieder du. quit verlässt nur dieses Programm.',
    ],
    over: [
      'rematch: dieselben Leute an einem neuen Tisch. save: Protokoll und Beweis der Würfel hier speichern.',
    ],
    always: 'say TEXT zum Reden; react bravo, ouch, laugh, wow, think, hurry, thanks, sorry.',
    host: 'Wer eingeladen hat: mute N, unmute N; close, open: wer zuschauen darf; publish, unlist; host N.',
  },
};
