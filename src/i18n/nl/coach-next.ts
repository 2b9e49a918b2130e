/** What the coach says of NEXT!, in Dutch. What one does is an infinitive at its end: 4 4 houden, alle vijf gooien. */

import type { Words } from '../en/coach-next.ts';

export const words: Words = {
  asks: {
    turn: 'Hoe vaak de beurt een kaart oplevert',
    draw: 'Wat het gemiddeld oplevert',
    give: 'Wat het kost',
    end: 'Hoe vaak je het spel wint',
  },
  take: (card) => `${card} nemen`,
  keep: (colours) => `${colours} houden`,
  keepBlack: (colours, black) => `${colours} houden (zwart: ${black})`,
  throwAll: 'alle zes gooien',
  turn: (from, to) => `draaien: ${from} → ${to}`,
  turnBlack: (from, to) => `zwarte steen draaien: ${from} → ${to}`,
  endTurn: 'de beurt beëindigen',
  steal: (name) => `van ${name} stelen`,
  swap: (name) => `met ${name} ruilen`,
  give: (card) => `${card} geven`,
  finish: 'het spel beëindigen',
  goOn: 'doorspelen',
  average: (points) => `gemiddeld ${points}`,

  card: (card, plan, most) => `${card}: ${plan}; alleen daarvoor gespeeld ${most}.`,
  none: (chance) => `Geen kaart: ${chance}.`,
  gift: (points) => `Wat je laat liggen levert de volgende gemiddeld ${points} op.`,
  drawn: (points) => `De getrokken kaart is gemiddeld ${points} waard.`,
  giveBack: 'De kaart die je moet geven is eraf getrokken.',
  sure: 'Zeker: je kent beide handen.',
  guess: 'Een schatting: handen en stapels zijn deels verborgen.',
  ties: 'Een gedeelde winst telt voor een deel.',

  exact: 'De stenen zijn precies berekend, met sloten, zwarte stenen en de worpen die nog komen, gespeeld voor de meeste punten.',
  assumed: 'Kaarten die niemand heeft gezien gelden als even waarschijnlijk.',
};
