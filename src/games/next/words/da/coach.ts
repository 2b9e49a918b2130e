/**
 * What the coach says of NEXT!, in Danish. What one does is an infinitive: beholde 4 4, kaste alle
 * fem.
 */

import { text } from '../../../../words/da/grammar.ts';
import type { Words } from '../en/coach.ts';

export const words: Words = {
  asks: {
    turn: 'Hvor tit turen giver et kort',
    draw: 'Hvad det giver i snit',
    give: 'Hvad det koster',
    end: 'Hvor tit du vinder spillet',
  },
  take: text('tage {card}'),
  keep: text('beholde {colours}'),
  keepBlack: text('beholde {colours} (sort: {black})'),
  throwAll: 'kaste alle seks',
  turn: text('vende en terning: {from} → {to}'),
  turnBlack: text('vende en sort terning: {from} → {to}'),
  endTurn: 'slutte turen',
  steal: text('stjæle fra {name}'),
  swap: text('bytte med {name}'),
  give: text('give {card}'),
  finish: 'slutte spillet',
  goOn: 'spille videre',
  average: text('{points} i snit'),

  card: text('{card}: {plan}; hvis du kun går efter det, {most}.'),
  none: text('Intet kort: {chance}.'),
  gift: text('Hvad den næste får ud af terningerne, du efterlader: {points} i snit.'),
  drawn: text('Kortet, du trækker, er {points} værd i snit.'),
  giveBack: 'Kortet, du skal give, er trukket fra.',
  sure: 'Sikkert: du kender begge hænder.',
  guess: 'Et skøn: hænder og bunker er delvis skjulte.',
  ties: 'En delt sejr tæller som en del.',

  exact:
    'Terningerne er regnet præcist, med låse, sorte terninger og de kast, der er tilbage, spillet efter flest point.',
  assumed: 'Kort, ingen har set, regnes for lige sandsynlige.',
};
