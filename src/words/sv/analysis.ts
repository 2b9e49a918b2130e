/** The words for how a game went, in Swedish. */

import type { Words } from '../en/analysis.ts';
import { number, plural, text } from './grammar.ts';

const inHundred = (count: number): string => `${number(count)} av 100`;

export const words: Words = {
  title: 'Så gick det',
  done: 'Färdigräknat.',
  counting: text('Partiet spelas igenom: drag {#done} av {#of}'),
  unfinished: { title: 'Inte slut än', text: 'Ett parti utan slut går inte att summera.' },
  failed: { title: 'Det gick inte', text: 'Chanserna kunde inte räknas ut på den här enheten.' },

  curve: 'Chans att vinna',
  moment: 'Ögonblick i partiet',
  inHundred,
  at: (moment, chances) => `${moment}: ${chances.join(', ')}`,
  chanceOf: (name, count) => `${name} ${inHundred(count)}`,
  see: 'Se det här ögonblicket',
  numbers: 'Kurvan i siffror',
  move: 'Drag',

  accounts: 'Tärningar och val',
  account: (dice, cost) => {
    const gave =
      dice > 0 ? `Tärningarna gav ${inHundred(dice)}` : `Tärningarna tog ${inHundred(-dice)}`;
    const luck = dice === 0 ? 'Tärningarna gav inget och tog inget' : gave;
    return `${luck}; ${cost === 0 ? 'valen kostade inget.' : `valen kostade ${number(cost)}.`}`;
  },
  sum: 'Hela räkningen',
  parts: {
    start: 'Från början',
    dice: 'Tärningar',
    own: 'Egna val',
    others: 'De andras val',
    end: 'Vid slutet',
  },

  moments: 'Ögonblicken som betydde mest',
  noSlips: 'Inget val kostade 2 av 100 eller mer: det här är kasten som betydde mest.',
  calm: 'Inget enskilt ögonblick betydde mycket.',
  chosen: 'Valt',
  better: 'Bättre',
  cost: (count) => `kostade ${inHundred(count)}`,
  swing: (count) =>
    count > 0 ? `tärningarna gav ${inHundred(count)}` : `tärningarna tog ${inHundred(-count)}`,

  advice: 'Prova nästa gång',
  adviceCost: (times, count) => {
    const often = plural(times, { one: 'En gång', other: '# gånger' });
    return `${often} i det här partiet, ${inHundred(count)} totalt.`;
  },
  noAdvice: 'Ingen vana kostade något att tala om. Bra spelat.',

  fine: text(
    'Chanserna är uppskattningar av husets robotar, i regel med ett fel på omkring {#error} av 100. Kurvan känner alla kort; val bedöms efter vad man då kunde veta.',
  ),
};
