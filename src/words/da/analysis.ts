/** The words for how a game went, in Danish. */

import type { Words } from '../en/analysis.ts';
import { number, plural, text } from './grammar.ts';

const inHundred = (count: number): string => `${number(count)} ud af 100`;

export const words: Words = {
  title: 'Sådan gik det',
  done: 'Regnet færdig.',
  counting: text('Spillet gennemgås: træk {#done} af {#of}'),
  unfinished: { title: 'Ikke slut endnu', text: 'Et spil uden slutning kan ikke gøres op.' },
  failed: { title: 'Det gik ikke', text: 'Chancerne kunne ikke regnes ud på denne enhed.' },

  curve: 'Chance for at vinde',
  moment: 'Tidspunkt i spillet',
  inHundred,
  at: (moment, chances) => `${moment}: ${chances.join(', ')}`,
  chanceOf: (name, count) => `${name} ${inHundred(count)}`,
  see: 'Se dette øjeblik',
  numbers: 'Kurven i tal',
  move: 'Træk',

  accounts: 'Terninger og valg',
  account: (dice, cost) => {
    const gave =
      dice > 0 ? `Terningerne gav ${inHundred(dice)}` : `Terningerne tog ${inHundred(-dice)}`;
    const luck = dice === 0 ? 'Terningerne gav intet og tog intet' : gave;
    return `${luck}; ${cost === 0 ? 'valgene kostede intet.' : `valgene kostede ${number(cost)}.`}`;
  },
  sum: 'Hele regnskabet',
  parts: {
    start: 'Ved starten',
    dice: 'Terninger',
    own: 'Egne valg',
    others: 'De andres valg',
    end: 'Ved slutningen',
  },

  moments: 'De øjeblikke, der betød mest',
  noSlips: 'Intet valg kostede 2 ud af 100 eller mere: Det her er de kast, der flyttede mest.',
  calm: 'Intet enkelt øjeblik betød meget.',
  chosen: 'Valgt',
  better: 'Bedre',
  cost: (count) => `kostede ${inHundred(count)}`,
  swing: (count) =>
    count > 0 ? `terningerne gav ${inHundred(count)}` : `terningerne tog ${inHundred(-count)}`,

  advice: 'Prøv det næste gang',
  adviceCost: (times, count) => {
    const often = plural(times, { one: 'Én gang', other: '# gange' });
    return `${often} i dette spil, ${inHundred(count)} i alt.`;
  },
  noAdvice: 'Ingen vane kostede noget særligt. Godt spillet.',

  fine: text(
    'Chancerne er skøn af husets robotter, som regel med en fejl på omkring {#error} ud af 100. Kurven kender alle kort; valg bedømmes efter, hvad man kunne vide dengang.',
  ),
};
