/**
 * What the coach says of Séquence Dés, in Swedish. What one does is an infinitive: spara 4 4, kasta
 * alla fem.
 */

import { text } from '../../../../words/sv/grammar.ts';
import type { Words } from '../en/coach.ts';

export const words: Words = {
  asks: 'Hur ofta du vinner, uppskattat',
  asksTeam: 'Hur ofta ditt lag vinner, uppskattat',
  roll: 'kasta tärningarna',
  place: text('lägga på {square}'),
  replace: text('byta ut brickan på {square}'),
  remove: text('ta bort brickan från {square}'),

  now: 'Raden är full: du vinner direkt.',
  next: text('Du gör klart en rad i din nästa tur: {chance}.'),
  nextNow: text('Du gör klart en rad i den här turen: {chance}.'),
  opponent: text('En motståndare hinner före: {chance}.'),
  partner: text('Din lagkamrat hinner före: {chance}.'),
  error: text('Vinstchansen är en uppskattning, oftast {points} av 100 fel.'),
  start: 'Vem som börjar är öppet: lika chanser.',

  exact: 'Chanserna till en full rad är exakta för spelplanen efter draget, om ingen blockerar.',
  estimated:
    'Vinstchansen är en uppskattning: den ser några kast framåt och är inlärd från många spel.',
};
