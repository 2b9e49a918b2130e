/** The toy on the page, in French. */

import { text } from '../../../../../src/words/fr/grammar.ts';
import type { Words } from '../en/page.ts';

export const words: Words = {
  title: 'Devine',
  summary: 'Devine la face que le dé va montrer.',
  guess: text('Dire {#face}'),
  throwDie: 'Lancer le dé',
  shows: text('Le dé montre {#face}.'),
  mine: text('Ton choix\u00a0: {#face}'),
  guessed: text('{name} a deviné.'),
  points: text('points\u00a0: {#points}'),
  waits: text('On attend {names}.'),
  over: text('Gagné\u00a0: {names}.'),
  options: {
    rounds: 'Manches',
    few: 'Une partie rapide.',
    many: 'Une longue partie.',
  },
  rule: text('Chacun devine en secret, puis on lance le dé\u00a0; {#rounds} manches.'),
};
