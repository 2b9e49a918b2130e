/**
 * What the coach says of NEXT!, in Dutch. What one does is an infinitive at its end: 4 4 houden,
 * alle vijf gooien.
 */

import { text } from '../../../../words/nl/grammar.ts';
import type { Words } from '../en/coach.ts';

export const words: Words = {
  asks: {
    turn: 'Hoe vaak de beurt een kaart oplevert',
    draw: 'Wat het gemiddeld oplevert',
    give: 'Wat het kost',
    end: 'Hoe vaak je het spel wint',
  },
  take: text('{card} nemen'),
  keep: text('{colours} houden'),
  keepBlack: text('{colours} houden (zwart: {black})'),
  throwAll: 'alle zes gooien',
  turn: text('draaien: {from} → {to}'),
  turnBlack: text('zwarte steen draaien: {from} → {to}'),
  endTurn: 'de beurt beëindigen',
  steal: text('van {name} stelen'),
  swap: text('met {name} ruilen'),
  give: text('{card} geven'),
  finish: 'het spel beëindigen',
  goOn: 'doorspelen',
  average: text('gemiddeld {points}'),

  card: text('{card}: {plan}; alleen daarvoor gespeeld {most}.'),
  none: text('Geen kaart: {chance}.'),
  gift: text('Wat je laat liggen levert de volgende gemiddeld {points} op.'),
  drawn: text('De getrokken kaart is gemiddeld {points} waard.'),
  giveBack: 'De kaart die je moet geven is eraf getrokken.',
  sure: 'Zeker: je kent beide handen.',
  guess: 'Een schatting: handen en stapels zijn deels verborgen.',
  ties: 'Een gedeelde winst telt voor een deel.',

  exact:
    'De stenen zijn precies berekend, met sloten, zwarte stenen en de worpen die nog komen, gespeeld voor de meeste punten.',
  assumed: 'Kaarten die niemand heeft gezien gelden als even waarschijnlijk.',
};
