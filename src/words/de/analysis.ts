/** The words for how a game went, in German. */

import type { Words } from '../en/analysis.ts';
import { number, plural, text } from './grammar.ts';

const inHundred = (count: number): string => `${number(count)} von 100`;

export const words: Words = {
  title: 'Wie es lief',
  done: 'Fertig gerechnet.',
  counting: text('Wird durchgespielt: Schritt {#done} von {#of}'),
  unfinished: { title: 'Noch nicht vorbei', text: 'Eine Partie ohne Ende hat keine Bilanz.' },
  failed: {
    title: 'Das ging nicht',
    text: 'Die Chancen ließen sich auf diesem Gerät nicht berechnen.',
  },

  curve: 'Gewinnchance',
  moment: 'Moment der Partie',
  inHundred,
  at: (moment, chances) => `${moment}: ${chances.join(', ')}`,
  chanceOf: (name, count) => `${name} ${inHundred(count)}`,
  see: 'Diesen Moment ansehen',
  numbers: 'Die Kurve in Zahlen',
  move: 'Schritt',

  accounts: 'Würfel und Entscheidungen',
  account: (dice, cost) => {
    const gave =
      dice > 0 ? `Die Würfel gaben ${inHundred(dice)}` : `Die Würfel nahmen ${inHundred(-dice)}`;
    const luck = dice === 0 ? 'Die Würfel gaben nichts und nahmen nichts' : gave;
    return `${luck}; ${cost === 0 ? 'Entscheidungen kosteten nichts.' : `Entscheidungen kosteten ${number(cost)}.`}`;
  },
  sum: 'Die ganze Rechnung',
  parts: {
    start: 'Am Anfang',
    dice: 'Würfel',
    own: 'Eigene Wahl',
    others: 'Wahl der anderen',
    end: 'Am Ende',
  },

  moments: 'Die Momente, auf die es ankam',
  noSlips:
    'Keine Entscheidung kostete 2 von 100 oder mehr: Das sind die Würfe, die am meisten bewegten.',
  calm: 'Kein einzelner Moment war entscheidend.',
  chosen: 'Gewählt',
  better: 'Besser',
  cost: (count) => `kostete ${inHundred(count)}`,
  swing: (count) =>
    count > 0 ? `die Würfel gaben ${inHundred(count)}` : `die Würfel nahmen ${inHundred(-count)}`,

  advice: 'Beim nächsten Mal',
  adviceCost: (times, count) => {
    const often = plural(times, { one: 'Einmal', other: '#-mal' });
    return `${often} in dieser Partie, zusammen ${inHundred(count)}.`;
  },
  noAdvice: 'Keine Gewohnheit hat nennenswert gekostet. Gut gespielt.',

  fine: text(
    'Die Chancen schätzen die Bots des Hauses, in der Regel auf etwa {#error} von 100 genau. Die Kurve kennt alle Karten; Entscheidungen werden nach dem beurteilt, was man da wissen konnte.',
  ),
};
