/** The words for how a game went, in Dutch. */

import type { Words } from '../en/analysis.ts';
import { number, plural, text } from './grammar.ts';

const inHundred = (count: number): string => `${number(count)} op 100`;

export const words: Words = {
  title: 'Hoe het ging',
  done: 'Klaar met rekenen.',
  counting: text('Wordt doorgespeeld: zet {#done} van {#of}'),
  unfinished: { title: 'Nog niet afgelopen', text: 'Een spel zonder einde heeft geen balans.' },
  failed: {
    title: 'Dat lukte niet',
    text: 'De kansen konden op dit apparaat niet worden berekend.',
  },

  curve: 'Winstkans',
  moment: 'Moment van het spel',
  inHundred,
  at: (moment, chances) => `${moment}: ${chances.join(', ')}`,
  chanceOf: (name, count) => `${name} ${inHundred(count)}`,
  see: 'Dit moment bekijken',
  numbers: 'De lijn in cijfers',
  move: 'Zet',

  accounts: 'Stenen en keuzes',
  account: (dice, cost) => {
    const gave =
      dice > 0 ? `De stenen gaven ${inHundred(dice)}` : `De stenen namen ${inHundred(-dice)}`;
    const luck = dice === 0 ? 'De stenen gaven niets en namen niets' : gave;
    return `${luck}; ${cost === 0 ? 'keuzes kostten niets.' : `keuzes kostten ${number(cost)}.`}`;
  },
  sum: 'De hele som',
  parts: {
    start: 'Aan het begin',
    dice: 'Stenen',
    own: 'Eigen keuzes',
    others: 'Keuzes van anderen',
    end: 'Aan het eind',
  },

  moments: 'De momenten die telden',
  noSlips: 'Geen keuze kostte 2 op 100 of meer: dit zijn de worpen die het meest uitmaakten.',
  calm: 'Geen enkel moment maakte veel uit.',
  chosen: 'Gekozen',
  better: 'Beter',
  cost: (count) => `kostte ${inHundred(count)}`,
  swing: (count) =>
    count > 0 ? `de stenen gaven ${inHundred(count)}` : `de stenen namen ${inHundred(-count)}`,

  advice: 'Probeer de volgende keer',
  adviceCost: (times, count) => {
    const often = plural(times, { one: 'Eén keer', other: '# keer' });
    return `${often} in dit spel, samen ${inHundred(count)}.`;
  },
  noAdvice: 'Geen gewoonte kostte noemenswaardig. Goed gespeeld.',

  fine: text(
    'De kansen zijn schattingen van de bots van het huis, meestal op zo’n {#error} op 100 nauwkeurig. De lijn kent alle kaarten; keuzes worden beoordeeld op wat je toen kon weten.',
  ),
};
