/** NEXT! looked back at, in Danish. */

import { text } from '../../../../words/da/grammar.ts';
import type { Words } from '../en/analysis.ts';

export const words: Words = {
  rest: 'Skjulte kort og rettede skøn',
  moves: {
    throwAll: 'kaste alle seks terninger',
    keep: text('beholde {kept}, kaste resten'),
    turn: text('vende en terning: {colour}'),
    take: text('tage {card}'),
    from: text('trække fra {name}'),
    give: text('give {card}'),
    'end-turn': 'slutte turen',
    finish: 'slutte spillet',
    continue: 'spille videre',
  },
  kinds: {
    'threw-on':
      'Tag et kort, der passer: Kaster du videre, bliver det låst, og ofte ender man med ingenting.',
    'took-early': 'Tag ikke det første kort: Med kast tilbage er et bedre måske tæt på.',
    'other-card': 'Sammenlign to korts point og handling, og hvad du efterlader til den næste.',
    'left-inherited':
      'Se på terningerne, der blev liggende: At beholde nogle er ofte bedre end at begynde forfra.',
    'kept-inherited': 'Arvede terninger koster et kast: Passer de ikke, så kast alle seks.',
    'other-dice': 'Se før kastet, hvilket kort dine terninger er tættest på, og behold til det.',
    'black-unused': 'Når de to sorte er ens, må du vende en terning: Se, hvilket kort det giver.',
    'black-turned': 'Sammenlign, før du vender en terning, hvad hver farve ville give.',
    'other-opponent': 'Træk fra den, der fører: Det hjælper dig og rammer den stærkeste.',
    'other-gift': 'Giv det kort, der er mindst værd.',
    'finished-early': 'Slut ikke spillet, før du med sikkerhed fører.',
    'finished-late': 'Når du fører og må slutte spillet, så slut det.',
  },
};
