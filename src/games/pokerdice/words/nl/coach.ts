/**
 * What the coach says of Pokerdice, in Dutch. What one does is an infinitive at its end: 4 4
 * houden, alle vijf gooien.
 */

import { list, text } from '../../../../words/nl/grammar.ts';
import type { Words } from '../en/coach.ts';

export const words: Words = {
  asks: {
    roll: 'Wat de worp kan brengen',
    commit: 'Hoe vaak de kaart wordt gehaald',
    rethrow: (cards) => `Hoe vaak je dit haalt: ${list(cards)}`,
  },
  roll: 'de vijf stenen gooien',
  lay: text('{cards} leggen'),
  stop: 'stoppen',
  keep: text('{faces} houden'),
  throwAll: 'alle vijf opnieuw gooien',

  rolled: text('{card}: {thrown} in één keer, {best} met twee worpen alleen daarvoor.'),
  lies: 'Ligt er al.',
  alone: text('{card}, als je alleen daarvoor opnieuw gooit: {chance}.'),
  thrower: text('{name} gooit: de kans hangt af van wat {name} er waarschijnlijk van maakt.'),
  mine: text('Jouw punten deze ronde, ingepikte kaarten meegeteld: gemiddeld {points}.'),
  captures: text('Kaarten die je inpikt: gemiddeld {cards}.'),
  theirs: (points, isSeveral) =>
    `${isSeveral ? 'De anderen, elk' : 'De ander'}: gemiddeld ${points}.`,
  later: text('Wat je overhoudt voor later: {points}.'),
  worth: text('Alles bij elkaar, tegen de anderen: {points}.'),
  often: text('Om niet voorspelbaar te worden, leg dit af en toe: {chance}.'),
  held: text('Heeft een ander {card}, dan wordt die gehaald: {chance}.'),

  exact: 'Wat de stenen kunnen is precies geteld; daarna wordt zo goed mogelijk opnieuw gegooid.',
  assumed: 'Niemand ziet wat de anderen leggen: aangenomen wordt dat iedereen goed speelt.',
  expected: (name, cards) => `Waarschijnlijk bij ${name}: ${cards.join(', ')}.`,
  likely: text('{card} {chance}'),
};
