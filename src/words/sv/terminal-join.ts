/** `gobelet join` in Swedish. */

import type { Words } from '../en/terminal-join.ts';
import { counts, list, plural, text } from './grammar.ts';

const days = (count: number): string => plural(count, { one: '# dag', other: '# dagar' });
const seats = (count: number): string => plural(count, { one: '# plats', other: '# platser' });

export const words: Words = {
  list,

  noServer: text('når inte {origin}: {why}'),
  unreached: {
    silent: 'inget svar',
    nobody: 'ingen lyssnar där',
    noHost: 'datorn finns inte',
    noHostOrNetwork: 'datorn finns inte, eller så finns inget nät',
    brokenOff: 'förbindelsen bröts',
  },
  notGobelet: text('det finns ingen Gobelet-server på {origin}'),
  noAddress: text(
    '{text} är ingen adress till en server; en sådan ser ut som http://localhost:3000, ett bord som http://localhost:3000/t/kabo-relu-timo-sane',
  ),
  noTableLink: text(
    '{text} är ingen länk till ett bord; den slutar som /t/kabo-relu-timo-sane, fyra ord med bindestreck',
  ),
  noSuchTable: text('det finns inget bord {table} på den här servern'),
  closedTable: text('ingen får titta på vid bord {table}, och du har ingen plats där'),
  otherRules: text(
    'bordet spelar {game} efter version {#version} av reglerna, som den här gobelet inte har',
  ),
  tokenRefused: text(
    'servern känner inte längre till token i {file}; ange en annan fil med --token-file för att fortsätta som ny gäst',
  ),
  tokenGone: 'Servern känner dig inte längre: kör kommandot igen så är du med som gäst.',
  newGuest: 'Servern känner dig inte längre: du är en ny gäst.',
  youAre: text('Du är {name}.'),
  share: text('Ditt bord: {link}'),

  yourTables: 'Dina bord',
  publicTables: 'Offentliga bord',
  noTables: text('Inga bord än. Öppna ett med --game GAME: {games}.'),
  whichTable: text('skriv 1 till {#count}, namnet på ett bord, eller quit'),
  seats,
  status: { open: 'öppet', running: 'pågår', over: 'slut' },

  table: text('bord {id}'),
  free: 'ledig',
  freeSeat: text('Plats {#place}'),
  bot: text('Robot {#place}'),
  program: 'ett program',
  host: 'värd',
  you: 'du',
  somebody: 'någon',
  here: 'här',
  away: 'borta',
  unseeded: 'inget slumptal än',
  anybodyWatches: 'alla får titta på',
  nobodyWatches: 'ingen får titta på',
  listed: 'i den offentliga listan',
  unlisted: 'bara med länken',
  options: text('val {text}'),
  pace: {
    live: (bank, seconds) => `${bank} var${seconds === 0 ? '' : `, +${seconds} s per drag`}`,
    relaxed: 'utan klocka',
    days: text('{limit} per drag'),
  },
  daysAndHours: (count, hours) => `${days(count)}${hours === 0 ? '' : ` ${hours} h`}`,
  commitment: 'Tärningarnas fingeravtryck; skriv upp det om du vill kontrollera dem:',
  askSit: 'En plats är ledig: Enter så sitter du.',
  askStart: 'Alla sitter: Enter sätter igång spelet.',
  askStartAway: text('Alla har en plats, men är inte här: {names}. Enter sätter igång ändå.'),
  askWait: (free) =>
    `${plural(free, { one: 'En plats är ledig', other: '# platser är lediga' })}: skicka länken, eller sätt dit en robot med ”bot N LEVEL”.`,
  askHost: 'Alla sitter: bordets värd sätter igång spelet.',
  askOthers: (free) => `Väntar på ${plural(free, { one: 'en till', other: '# till' })}.`,
  askFull: 'Alla platser är upptagna: du tittar på.',

  lost: 'Ingen kontakt; försöker igen.',
  found: 'Kontakten är tillbaka.',
  lostMark: 'ingen kontakt, försöker igen',
  watching: counts('count', { one: '{#count} tittar på', other: '{#count} tittar på' }),
  botPlays: 'en robot spelar',
  backTakes: 'back tar tillbaka din plats',
  waitingFor: text('Väntar på {names}.'),
  notAsked: 'det är inte din tur — say TEXT för att prata, ? hjälper',
  notSeated: 'du har ingen plats vid det här bordet — ? hjälper',
  held: 'en robot spelar åt dig — skriv back för att ta tillbaka platsen',
  unknown: text('förstås inte: {typed} — ? hjälper'),
  usage: text('skriv så här: {usage}'),
  usages: {
    sit: 'sit, eller sit N',
    bot: text('bot N LEVEL, med nivån {levels}'),
    colour: text('colour NAME, med färgen {names}'),
    mute: text('{verb} N, eller ett namn'),
  },
  noSeat: text('{typed} är ingen plats här: det finns 1 till {#count}'),
  noPerson: text('ingen heter {typed} här'),
  hurry: text('Skynda dig: {left} kvar.'),
  removed: 'Bordets värd har gjort din plats ledig.',
  turnedAway: 'Ingen får titta på vid det här bordet längre.',
  comeBack: text('Kom tillbaka med: {command}'),
  seatStays: 'Platsen är fortfarande din.',

  sat: text('{name} sätter sig på plats {#place}.'),
  stood: text('{name} lämnar plats {#place}.'),
  swapped: text('Plats {#one} och {#other} byter.'),
  redealt: 'En säkerhetskopia av servern har återställts: härifrån är tärningarna nya.',
  coloured: text('{name} väljer färg: {colour}.'),
  hosted: text('Nu är {name} värd.'),
  watchSet: {
    anybody: 'Från och med nu får alla titta på.',
    nobody: 'Från och med nu får ingen titta på.',
  },
  listedSet: (isListed) => `Bordet är ${isListed ? '' : 'inte '}i den offentliga listan.`,
  renamed: text('{old} heter nu {name}.'),
  muted: (name, isMuted) => (isMuted ? `${name} är tystad.` : `${name} får prata igen.`),
  started: 'Spelet börjar.',
  startedFirst: text('Spelet börjar; som avtalat börjar {name}.'),
  insteadOfTime: text('Tiden är ute: en robot drar för {name}.'),
  heldFor: {
    time: text('{name} hann inte två gånger: en robot spelar vidare.'),
    absence: text('{name} har varit borta länge: en robot spelar vidare.'),
    left: text('{name} går: en robot spelar vidare.'),
  },
  returned: text('{name} är tillbaka.'),
  paused: 'Servern var borta; under tiden stod alla klockor stilla.',
  said: text('{name}: {text}'),
  rematched: 'Det blir revansch: skriv rematch för att följa med.',

  fair: (count, isBefore, hasSeed) =>
    `✓ Ärliga tärningar: ${plural(count, { one: 'slumpens enda svar', other: 'slumpens alla # svar' })} följer av fingeravtrycket ${isBefore ? 'från innan du gav ditt slumptal' : 'som visades när du kom'}${hasSeed ? ', och ditt slumptal är med' : ''}.`,
  unfair: text('✗ Tärningarna är inte vad som lovades: {what}.'),
  unfairCommitment: 'hemligheten hör inte till fingeravtrycket',
  unfairSeed: 'ditt slumptal är inte med',
  unfairLink: 'ett av dina kast gjordes inte med det du skickade',
  unfairOther: 'en annan plats gav något annat än du fick veta',
  unfairFirst: 'vem som börjar valdes på annat sätt än du fick veta',
  byServer: counts('count', {
    one: '{#count} av dina kast gjordes av servern ensam.',
    other: '{#count} av dina kast gjordes av servern ensam.',
  }),
  unfairThrows: 'allt följer inte av hemligheten; efter save säger gobelet verify mer',
  unreachable: 'servern svarar inte',
  unchecked: text('Tärningarna kunde inte kontrolleras: {why}.'),
  saved: text('Sparat i {record} och {proof}'),
  notSaved: text('inte sparat: {why}'),

  help: {
    open: [
      'sit [N]: ta en plats, utan nummer den första lediga. stand: res dig. swap N M: byt platser.',
      'bot N LEVEL: sätt en robot på en ledig plats. remove N: gör en plats ledig.',
      'colour NAME: färgen på din kortlek, om alla har en egen.',
      'start: börja spelet. first N: börja, och plats N är först, där spelet tillåter det.',
    ],
    running: [
      'list: alla drag. log: vad som har hänt. who: platserna och tärningarnas fingeravtryck. leave: en robot spelar åt dig; back: du igen. quit lämnar bara det här programmet.',
    ],
    over: [
      'rematch: samma personer vid ett nytt bord. save: spara protokollet och beviset för tärningarna här.',
    ],
    always: 'say TEXT för att prata; react bravo, ouch, laugh, wow, think, hurry, thanks, sorry.',
    host: 'Som värd: mute N, unmute N; close, open: vem som får titta på; publish, unlist; host N.',
  },
};
