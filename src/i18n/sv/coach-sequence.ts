/** What the coach says of Séquence Dés, in Swedish. What one does is an infinitive: spara 4 4, kasta alla fem. */

import type { Words } from '../en/coach-sequence.ts';

export const words: Words = {
  asks: 'Hur ofta du vinner, uppskattat',
  asksTeam: 'Hur ofta ditt lag vinner, uppskattat',
  roll: 'kasta tärningarna',
  place: (square) => `lägga på ${square}`,
  replace: (square) => `byta ut brickan på ${square}`,
  remove: (square) => `ta bort brickan från ${square}`,

  now: 'Raden är full: du vinner direkt.',
  next: (chance) => `Du gör en rad full i din nästa tur: ${chance}.`,
  nextNow: (chance) => `Du gör en rad full i den här turen: ${chance}.`,
  opponent: (chance) => `En motståndare hinner före: ${chance}.`,
  partner: (chance) => `Din lagkamrat hinner före: ${chance}.`,
  error: (points) => `Vinstchansen är en uppskattning, oftast ${points} av 100 fel.`,
  start: 'Vem som börjar är öppet: lika chanser.',

  exact: 'Chanserna till en full rad är exakta för spelplanen efter draget, om ingen blockerar.',
  estimated: 'Vinstchansen är en uppskattning: den ser några kast framåt och är inlärd från många spel.',
};
