/**
 * What the coach says of Séquence Dés, in Dutch. What one does is an infinitive at its end: 4 4
 * houden, alle vijf gooien.
 */

import { text } from '../../../../words/nl/grammar.ts';
import type { Words } from '../en/coach.ts';

export const words: Words = {
  asks: 'Hoe vaak je wint, geschat',
  asksTeam: 'Hoe vaak jouw team wint, geschat',
  roll: 'gooien',
  place: text('op {square} leggen'),
  replace: text('de fiche op {square} vervangen'),
  remove: text('de fiche van {square} weghalen'),

  now: 'De rij is vol: je wint meteen.',
  next: text('Je maakt in je volgende beurt een rij vol: {chance}.'),
  nextNow: text('Je maakt in deze beurt een rij vol: {chance}.'),
  opponent: text('Een tegenstander is je voor: {chance}.'),
  partner: text('Je teamgenoot is je voor: {chance}.'),
  error: text('De winstkans is een schatting, meestal op {points} van de 100 nauwkeurig.'),
  start: 'Wie begint staat nog open: gelijke kansen.',

  exact:
    'De kansen op een volle rij zijn precies, voor het bord na deze zet en als niemand blokkeert.',
  estimated:
    'De winstkans is een schatting: ze kijkt een paar worpen vooruit en is geleerd van veel spellen.',
};
