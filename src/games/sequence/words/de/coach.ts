/**
 * What the coach says of Séquence Dés, in German. What one does is an infinitive at its end: 4 4
 * behalten, alle fünf werfen.
 */

import { text } from '../../../../words/de/grammar.ts';
import type { Words } from '../en/coach.ts';

export const words: Words = {
  asks: 'Wie oft du gewinnst, geschätzt',
  asksTeam: 'Wie oft dein Team gewinnt, geschätzt',
  roll: 'würfeln',
  place: text('auf {square} legen'),
  replace: text('den Stein auf {square} ersetzen'),
  remove: text('den Stein von {square} wegnehmen'),

  now: 'Die Reihe ist voll: Du gewinnst sofort.',
  next: text('Du machst in deinem nächsten Zug eine Reihe voll: {chance}.'),
  nextNow: text('Du machst in diesem Zug eine Reihe voll: {chance}.'),
  opponent: text('Jemand vom Gegner ist schneller: {chance}.'),
  partner: text('Jemand aus deinem Team ist schneller: {chance}.'),
  error: text('Die Siegchance ist geschätzt, meist auf {points} von 100 genau.'),
  start: 'Noch ist offen, wer beginnt: gleiche Chancen.',

  exact:
    'Die Chancen auf eine volle Reihe sind genau, für das Brett nach diesem Zug und wenn niemand dazwischengeht.',
  estimated:
    'Die Siegchance ist geschätzt: Sie schaut ein paar Würfe voraus und ist an vielen Spielen gelernt.',
};
