/** What the coach says of Séquence Dés, in Dutch. What one does is an infinitive at its end: 4 4 houden, alle vijf gooien. */

import type { Words } from '../en/coach-sequence.ts';

export const words: Words = {
  asks: 'Hoe vaak je wint, geschat',
  asksTeam: 'Hoe vaak jouw team wint, geschat',
  roll: 'gooien',
  place: (square) => `op ${square} leggen`,
  replace: (square) => `de fiche op ${square} vervangen`,
  remove: (square) => `de fiche van ${square} weghalen`,

  now: 'De rij is vol: je wint meteen.',
  next: (chance) => `Je maakt in je volgende beurt een rij vol: ${chance}.`,
  nextNow: (chance) => `Je maakt in deze beurt een rij vol: ${chance}.`,
  opponent: (chance) => `Een tegenstander is je voor: ${chance}.`,
  partner: (chance) => `Je teamgenoot is je voor: ${chance}.`,
  error: (points) => `De winstkans is een schatting, meestal op ${points} van de 100 nauwkeurig.`,
  start: 'Wie begint staat nog open: gelijke kansen.',

  exact: 'De kansen op een volle rij zijn precies, voor het bord na deze zet en als niemand blokkeert.',
  estimated: 'De winstkans is een schatting: ze kijkt een paar worpen vooruit en is geleerd van veel spellen.',
};
