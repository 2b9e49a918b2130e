/** The words of challenges, in Swedish. */

import type { Words } from '../en/challenge.ts';
import { counts, list, plural, text } from './grammar.ts';

export const words: Words = {
  title: 'En utmaning',
  own: 'Din utmaning',
  daily: 'Dagens utmaning',
  lead: 'Samma tärningar, samma robotar. Vem får ut mest?',
  dailyLead: 'Varje dag ett spel, med samma tärningar för alla.',
  from: text('{name} skickar dig de här tärningarna.'),
  against: (count, levels) =>
    `${plural(count, { one: 'Mot en robot', other: 'Mot # robotar' })}: ${list(levels)}`,
  standIns: 'Där andra människor satt spelar nu starka robotar.',

  play: 'Spela samma tärningar',
  goOn: 'Spela vidare',
  again: 'Spela en gång till',
  firstCounts: 'Första spelet räknas, resten är för skojs skull.',
  oneTry: 'Servern kastar tärningarna. Du kan sluta och fortsätta senare, men inte börja om.',
  notOpened: 'Spelet gick inte att öppna. Försök igen om en stund.',
  earlier: 'Spela tärningarna från en tidigare dag',
  earlierHint: 'Du spelar för dig själv: det räknas inte i någon dags ranking.',
  ordinary: 'Ett vanligt spel',

  results: 'Resultat',
  nobody: 'Ingen har spelat än.',
  onHonour: 'Den här listan bygger på heder: tärningarna går att slå upp innan man spelar.',
  forged: text(
    'Spelet som kom med länken, i namnet {name}, följer inte av utmaningen. Det jämförs inte.',
  ),
  won: 'vunnet',
  lost: 'förlorat',
  points: text('{#count} poäng'),
  turns: counts('count', { one: '{#count} tur', other: '{#count} turer' }),
  place: text('Din plats: {#place} av {#count}.'),
  watchOf: text('Titta på spelet: {name}'),
  player: 'Spelare',
  result: 'Resultat',
  game: 'Spel',
  yesterday: 'I går',

  sideBySide: 'Tur för tur',
  with: 'Jämför med',
  turn: 'Tur',

  send: {
    title: 'Skicka den till vänner',
    hint: 'Den som öppnar länken spelar samma tärningar mot samma robotar.',
    text: text('{game}: samma tärningar, samma robotar. Kan du göra det bättre?'),
    file: 'Spara som fil',
    tooLong: 'Spelet är för långt för en länk. Skicka filen: den öppnas på sidan för utmaningar.',
    open: 'Öppna en fil',
  },

  sending: 'Ditt spel kontrolleras …',
  notSent: 'Ditt resultat finns på den här enheten. Det når de andra när nätet är tillbaka.',
  refused: 'Servern tog inte emot spelet: det följer inte av utmaningen.',
  othersLater: 'Vad de andra fick ut kommer med nätet.',

  bad: {
    title: 'Det här är ingen utmaning',
    text: 'Länken är trasig eller inte hel. Be att få den en gång till, i ett stycke.',
  },
  dailyOffline: {
    title: 'Inget nät',
    text: 'Servern kastar tärningarna i dagens utmaning, så den kräver nät. Tills dess kan du spela för dig själv.',
  },

  follow: counts('count', {
    one: 'Kastet följer av utmaningen',
    other: 'Alla {#count} kast följer av utmaningen',
  }),
  dontFollow: 'Några kast följer inte av utmaningen',
  checkLater: 'De här tärningarna kastades av servern. De kan kontrolleras när dagen är slut.',

  challengeFriends: 'Utmana vänner',
  compare: 'Jämför resultat',
};
