/**
 * What the coach says of NEXT!, in Swedish. What one does is an infinitive: spara 4 4, kasta alla
 * fem.
 */

import { text } from '../../../../words/sv/grammar.ts';
import type { Words } from '../en/coach.ts';

export const words: Words = {
  asks: {
    turn: 'Hur ofta turen ger ett kort',
    draw: 'Vad det ger i snitt',
    give: 'Vad det kostar',
    end: 'Hur ofta du vinner spelet',
  },
  take: text('ta {card}'),
  keep: text('spara {colours}'),
  keepBlack: text('spara {colours} (svart: {black})'),
  throwAll: 'kasta alla sex',
  turn: text('vrida en tärning: {from} → {to}'),
  turnBlack: text('vrida en svart tärning: {from} → {to}'),
  endTurn: 'avsluta turen',
  steal: text('stjäla från {name}'),
  swap: text('byta med {name}'),
  give: text('ge {card}'),
  finish: 'avsluta spelet',
  goOn: 'spela vidare',
  average: text('{points} i snitt'),

  card: text('{card}: {plan}; om du bara siktar på det, {most}.'),
  none: text('Inget kort: {chance}.'),
  gift: text('Vad nästa spelare får ut av tärningarna du lämnar: {points} i snitt.'),
  drawn: text('Kortet du drar är värt {points} i snitt.'),
  giveBack: 'Kortet du måste ge är avdraget.',
  sure: 'Säkert: du känner till båda händerna.',
  guess: 'En uppskattning: händer och högar är delvis dolda.',
  ties: 'En delad vinst räknas som en del.',

  exact:
    'Tärningarna är exakt räknade, med lås, svarta tärningar och de kast som återstår, spelade för flest poäng.',
  assumed: 'Kort som ingen har sett antas lika troliga.',
};
