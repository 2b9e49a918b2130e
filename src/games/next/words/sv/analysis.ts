/** NEXT! looked back at, in Swedish. */

import { text } from '../../../../words/sv/grammar.ts';
import type { Words } from '../en/analysis.ts';

export const words: Words = {
  rest: 'Dolda kort och rättade uppskattningar',
  moves: {
    throwAll: 'kasta alla sex tärningarna',
    keep: text('spara {kept}, kasta resten'),
    turn: text('vrida en tärning: {colour}'),
    take: text('ta {card}'),
    from: text('dra från {name}'),
    give: text('ge {card}'),
    'end-turn': 'avsluta turen',
    finish: 'avsluta partiet',
    continue: 'spela vidare',
  },
  kinds: {
    'threw-on':
      'Ta ett kort som är klart: kastar du vidare låses det, och ofta blir det inget alls.',
    'took-early': 'Ta inte första bästa kort: med kast kvar kan ett bättre vara nära.',
    'other-card': 'Jämför två korts poäng och handling, och vad du lämnar till nästa.',
    'left-inherited':
      'Titta på tärningarna som ligger kvar: att spara några är ofta bättre än att börja om.',
    'kept-inherited': 'Ärvda tärningar kostar ett kast: passar de inte, kasta alla sex.',
    'other-dice': 'Se före kastet vilket kort dina tärningar är närmast och spara för det.',
    'black-unused': 'När de två svarta är lika får du vrida en tärning: se vilket kort det ger.',
    'black-turned': 'Jämför, innan du vrider en tärning, vad varje färg skulle ge.',
    'other-opponent': 'Dra från den som leder: det hjälper dig och drabbar den starkaste.',
    'other-gift': 'Ge bort kortet som är minst värt.',
    'finished-early': 'Avsluta inte partiet innan du säkert leder.',
    'finished-late': 'När du leder och får avsluta partiet, gör det.',
  },
};
