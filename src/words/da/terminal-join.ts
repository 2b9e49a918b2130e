/** `gobelet join` in Danish. */

import type { Words } from '../en/terminal-join.ts';
import { counts, list, plural, text } from './grammar.ts';

const days = (count: number): string => plural(count, { one: '# dag', other: '# dage' });
const seats = (count: number): string => plural(count, { one: '# plads', other: '# pladser' });

export const words: Words = {
  list,

  noServer: text('kan ikke nå {origin}: {why}'),
  unreached: {
    silent: 'intet svar',
    nobody: 'der lytter ingen',
    noHost: 'maskinen findes ikke',
    noHostOrNetwork: 'maskinen findes ikke, eller der er intet net',
    brokenOff: 'forbindelsen blev afbrudt',
  },
  notGobelet: text('der er ingen Gobelet-server på {origin}'),
  noAddress: text(
    '{text} er ikke en servers adresse; den ser ud som http://localhost:3000, et bords som http://localhost:3000/t/kabo-relu-timo-sane',
  ),
  noTableLink: text(
    '{text} er ikke et link til et bord; det ender som /t/kabo-relu-timo-sane, fire ord med bindestreger',
  ),
  noSuchTable: text('der er intet bord {table} på denne server'),
  closedTable: text('ingen må kigge med ved bord {table}, og du har ingen plads der'),
  otherRules: text(
    'bordet spiller {game} efter version {#version} af reglerne, som denne gobelet ikke har',
  ),
  tokenRefused: text(
    'serveren kender ikke længere token i {file}; angiv en anden fil med --token-file for at fortsætte som ny gæst',
  ),
  tokenGone: 'Serveren kender dig ikke længere: kør kommandoen igen for at komme ind som ny gæst.',
  newGuest: 'Serveren kender dig ikke længere: du er en ny gæst.',
  youAre: text('Du er {name}.'),
  share: text('Dit bord: {link}'),

  yourTables: 'Dine borde',
  publicTables: 'Åbne borde',
  noTables: text('Ingen borde endnu. Åbn et med --game GAME: {games}.'),
  whichTable: text('skriv 1 til {#count}, navnet på et bord, eller quit'),
  seats,
  status: { open: 'åbent', running: 'i gang', over: 'slut' },

  table: text('bord {id}'),
  free: 'ledig',
  freeSeat: text('Plads {#place}'),
  bot: text('Robot {#place}'),
  program: 'et program',
  host: 'vært',
  you: 'dig',
  somebody: 'nogen',
  here: 'her',
  away: 'væk',
  unseeded: 'intet frø endnu',
  anybodyWatches: 'alle må kigge med',
  nobodyWatches: 'ingen må kigge med',
  listed: 'på den offentlige liste',
  unlisted: 'kun med linket',
  options: text('valg {text}'),
  pace: {
    live: (bank, seconds) => `${bank} til hver${seconds === 0 ? '' : `, +${seconds} s pr. træk`}`,
    relaxed: 'uden ur',
    days: text('{limit} pr. træk'),
  },
  daysAndHours: (count, hours) => `${days(count)}${hours === 0 ? '' : ` ${hours} t`}`,
  commitment: 'Terningernes fingeraftryk; skriv det ned, hvis du vil efterprøve dem:',
  askSit: 'Der er en ledig plads: Enter sætter dig ned.',
  askStart: 'Alle sidder: Enter starter spillet.',
  askStartAway: text('Alle har en plads, men er ikke her: {names}. Enter starter alligevel.'),
  askWait: (free) =>
    `${plural(free, { one: 'Én plads er ledig', other: '# pladser er ledige' })}: send linket, eller sæt en robot med ”bot N LEVEL”.`,
  askHost: 'Alle sidder: værten starter spillet.',
  askOthers: (free) => `Venter på ${plural(free, { one: 'én til', other: '# til' })}.`,
  askFull: 'Alle pladser er taget: du kigger med.',

  lost: 'Forbindelsen er væk; prøver igen.',
  found: 'Forbindelsen er tilbage.',
  lostMark: 'forbindelsen er væk, prøver igen',
  watching: counts('count', { one: '{#count} kigger med', other: '{#count} kigger med' }),
  botPlays: 'en robot spiller',
  backTakes: 'back tager din plads tilbage',
  waitingFor: text('Venter på {names}.'),
  notAsked: 'det er ikke din tur — say TEXT for at snakke, ? hjælper',
  notSeated: 'du har ingen plads ved dette bord — ? hjælper',
  held: 'en robot spiller for dig — skriv back for at tage pladsen tilbage',
  unknown: text('ikke forstået: {typed} — ? hjælper'),
  usage: text('det skrives sådan: {usage}'),
  usages: {
    sit: 'sit, eller sit N',
    bot: text('bot N LEVEL, med niveauet {levels}'),
    colour: text('colour NAME, med farven {names}'),
    mute: text('{verb} N, eller et navn'),
  },
  noSeat: text('{typed} er ikke en plads her: der er 1 til {#count}'),
  noPerson: text('ingen hedder {typed} her'),
  hurry: text('Skynd dig: {left} tilbage.'),
  removed: 'Værten har gjort din plads ledig.',
  turnedAway: 'Ingen må kigge med ved dette bord længere.',
  comeBack: text('Kom tilbage med: {command}'),
  seatStays: 'Din plads er stadig din.',

  sat: text('{name} sætter sig på plads {#place}.'),
  stood: text('{name} forlader plads {#place}.'),
  swapped: text('Plads {#one} og {#other} bytter.'),
  redealt: 'En sikkerhedskopi af serveren er lagt tilbage: herfra er terningerne nye.',
  coloured: text('{name} vælger farve: {colour}.'),
  hosted: text('Nu er {name} vært.'),
  watchSet: { anybody: 'Fra nu af må alle kigge med.', nobody: 'Fra nu af må ingen kigge med.' },
  listedSet: (isListed) => `Bordet er ${isListed ? '' : 'ikke '}på den offentlige liste.`,
  renamed: text('{old} hedder nu {name}.'),
  muted: (name, isMuted) => (isMuted ? `${name} er på lydløs.` : `${name} må snakke igen.`),
  started: 'Spillet begynder.',
  startedFirst: text('Spillet begynder; som aftalt begynder {name}.'),
  insteadOfTime: text('Tiden er gået: en robot trækker for {name}.'),
  heldFor: {
    time: text('{name} nåede det ikke to gange: en robot spiller videre.'),
    absence: text('{name} har været væk længe: en robot spiller videre.'),
    left: text('{name} går: en robot spiller videre.'),
  },
  returned: text('{name} er tilbage.'),
  paused: 'Serveren var væk; imens stod alle ure stille.',
  said: text('{name}: {text}'),
  rematched: 'Der er revanche: skriv rematch for at følge med.',

  fair: (count, isBefore, hasSeed) =>
    `✓ Ærlige terninger: ${plural(count, { one: 'det ene svar', other: 'alle # svar' })} fra tilfældet følger af fingeraftrykket, ${isBefore ? 'som stod fast, før du gav dit frø' : 'som blev vist, da du kom'}${hasSeed ? '; dit frø er med' : ''}.`,
  unfair: text('✗ Terningerne er ikke, hvad der blev lovet: {what}.'),
  unfairCommitment: 'hemmeligheden passer ikke til fingeraftrykket',
  unfairSeed: 'dit frø er ikke med',
  unfairLink: 'et af dine kast blev ikke lavet med det, du sendte',
  unfairOther: 'en anden plads gav noget andet, end du fik at vide',
  unfairFirst: 'hvem der begynder, blev valgt anderledes, end du fik at vide',
  byServer: counts('count', {
    one: '{#count} af dine kast blev lavet af serveren alene.',
    other: '{#count} af dine kast blev lavet af serveren alene.',
  }),
  unfairThrows: 'ikke alt følger af hemmeligheden; efter save siger gobelet verify mere',
  unreachable: 'serveren svarer ikke',
  unchecked: text('Terningerne kunne ikke efterprøves: {why}.'),
  saved: text('Gemt i {record} og {proof}'),
  notSaved: text('ikke gemt: {why}'),

  help: {
    open: [
      'sit [N]: tag en plads, uden nummer den første ledige. stand: rejs dig. swap N M: byt pladser.',
      'bot N LEVEL: sæt en robot på en ledig plads. remove N: gør en plads ledig.',
      'colour NAME: farven på dit kortsæt, hvis alle har deres eget.',
      'start: begynd spillet. first N: begynd, og plads N er først, hvor spillet tillader det.',
    ],
    running: [
      'list: alle træk. log: hvad der er sket. who: pladserne og terningernes fingeraftryk. leave: en robot spiller for dig; back: dig igen. quit forlader kun dette program.',
    ],
    over: [
      'rematch: de samme ved et nyt bord. save: gem spillet på skrift og beviset for terningerne her.',
    ],
    always: 'say TEXT for at snakke; react bravo, ouch, laugh, wow, think, hurry, thanks, sorry.',
    host: 'Som vært: mute N, unmute N; close, open: hvem der må kigge med; publish, unlist; host N.',
  },
};
