/** What the coach says of NEXT!, in Swedish. What one does is an infinitive: spara 4 4, kasta alla fem. */

import type { Words } from '../en/coach-next.ts';

export const words: Words = {
  asks: {
    turn: 'Hur ofta turen ger ett kort',
    draw: 'Vad det ger i snitt',
    give: 'Vad det kostar',
    end: 'Hur ofta du vinner spelet',
  },
  take: (card) => `ta ${card}`,
  keep: (colours) => `spara ${colours}`,
  keepBlack: (colours, black) => `spara ${colours} (svart: ${black})`,
  throwAll: 'kasta alla sex',
  turn: (from, to) => `vrida en tärning: ${from} → ${to}`,
  turnBlack: (from, to) => `vrida en svart tärning: ${from} → ${to}`,
  endTurn: 'avsluta turen',
  steal: (name) => `stjäla från ${name}`,
  swap: (name) => `byta med ${name}`,
  give: (card) => `ge ${card}`,
  finish: 'avsluta spelet',
  goOn: 'spela vidare',
  average: (points) => `${points} i snitt`,

  card: (card, plan, most) => `${card}: ${plan}; om du bara siktar på det, ${most}.`,
  none: (chance) => `Inget kort: ${chance}.`,
  gift: (points) => `Vad nästa spelare får ut av tärningarna du lämnar: ${points} i snitt.`,
  drawn: (points) => `Kortet du drar är värt ${points} i snitt.`,
  giveBack: 'Kortet du måste ge är avdraget.',
  sure: 'Säkert: du känner till båda händerna.',
  guess: 'En uppskattning: händer och högar är delvis dolda.',
  ties: 'En delad vinst räknas som en del.',

  exact: 'Tärningarna är exakt räknade, med lås, svarta tärningar och de kast som återstår, spelade för flest poäng.',
  assumed: 'Kort som ingen har sett antas lika troliga.',
};
