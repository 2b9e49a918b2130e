/** The words of challenges, in Danish. */

import type { Words } from '../en/challenge.ts';
import { counts, list, plural, text } from './grammar.ts';

export const words: Words = {
  title: 'En udfordring',
  own: 'Din udfordring',
  daily: 'Dagens udfordring',
  lead: 'De samme terninger, de samme robotter. Hvem får mest ud af dem?',
  dailyLead: 'Hver dag ét spil, med de samme terninger til alle.',
  from: text('{name} sender dig disse terninger.'),
  against: (count, levels) =>
    `${plural(count, { one: 'Mod én robot', other: 'Mod # robotter' })}: ${list(levels)}`,
  standIns: 'Hvor der sad andre mennesker, spiller stærke robotter nu.',

  play: 'Spil de samme terninger',
  goOn: 'Spil videre',
  again: 'Spil det igen',
  firstCounts: 'Det første spil tæller, resten er for sjov.',
  oneTry:
    'Serveren kaster terningerne. Du kan holde op og spille videre senere, men ikke begynde forfra.',
  notOpened: 'Spillet kunne ikke åbnes. Prøv igen om lidt.',
  earlier: 'Spil terningerne fra en tidligere dag',
  earlierHint: 'Du spiller for dig selv: det tæller ikke på nogen dags rangliste.',
  ordinary: 'Et almindeligt spil',

  results: 'Resultater',
  nobody: 'Ingen har spillet endnu.',
  onHonour: 'Denne liste er på æresord: terningerne kan slås op, før man spiller.',
  forged: text(
    'Spillet, der fulgte med linket i navnet {name}, følger ikke af udfordringen. Det sammenlignes ikke.',
  ),
  won: 'vundet',
  lost: 'tabt',
  points: text('{#count} point'),
  turns: counts('count', { one: '{#count} tur', other: '{#count} ture' }),
  place: text('Din plads: {#place} af {#count}.'),
  watchOf: text('Se spillet: {name}'),
  player: 'Spiller',
  result: 'Resultat',
  game: 'Spil',
  yesterday: 'I går',

  sideBySide: 'Tur for tur',
  with: 'Sammenlign med',
  turn: 'Tur',

  send: {
    title: 'Send den til venner',
    hint: 'Den, der åbner linket, spiller de samme terninger mod de samme robotter.',
    text: text('{game}: de samme terninger, de samme robotter. Kan du gøre det bedre?'),
    file: 'Gem som fil',
    tooLong: 'Spillet er for langt til et link. Send filen: den åbnes på siden med udfordringer.',
    open: 'Åbn en fil',
  },

  sending: 'Dit spil bliver tjekket …',
  notSent: 'Dit resultat er på denne enhed. Det kommer til de andre, når der er net igen.',
  refused: 'Serveren tog ikke imod spillet: det følger ikke af udfordringen.',
  othersLater: 'Hvad de andre fik ud af det, kommer med nettet.',

  bad: {
    title: 'Det er ikke en udfordring',
    text: 'Linket er ødelagt eller ikke helt. Bed om at få det igen, i ét stykke.',
  },
  dailyOffline: {
    title: 'Intet net',
    text: 'Serveren kaster terningerne i dagens udfordring, så den kræver net. Imens kan du spille for dig selv.',
  },

  follow: counts('count', {
    one: 'Kastet følger af udfordringen',
    other: 'Alle {#count} kast følger af udfordringen',
  }),
  dontFollow: 'Nogle kast følger ikke af udfordringen',
  checkLater: 'Disse terninger blev kastet af serveren. De kan efterprøves, når dagen er omme.',

  challengeFriends: 'Udfordr venner',
  compare: 'Sammenlign resultater',
};
