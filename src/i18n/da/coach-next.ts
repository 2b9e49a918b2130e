/** What the coach says of NEXT!, in Danish. What one does is an infinitive: beholde 4 4, kaste alle fem. */

import type { Words } from '../en/coach-next.ts';

export const words: Words = {
  asks: {
    turn: 'Hvor tit turen giver et kort',
    draw: 'Hvad det giver i snit',
    give: 'Hvad det koster',
    end: 'Hvor tit du vinder spillet',
  },
  take: (card) => `tage ${card}`,
  keep: (colours) => `beholde ${colours}`,
  keepBlack: (colours, black) => `beholde ${colours} (sort: ${black})`,
  throwAll: 'kaste alle seks',
  turn: (from, to) => `vende en terning: ${from} → ${to}`,
  turnBlack: (from, to) => `vende en sort terning: ${from} → ${to}`,
  endTurn: 'slutte turen',
  steal: (name) => `stjæle fra ${name}`,
  swap: (name) => `bytte med ${name}`,
  give: (card) => `give ${card}`,
  finish: 'slutte spillet',
  goOn: 'spille videre',
  average: (points) => `${points} i snit`,

  card: (card, plan, most) => `${card}: ${plan}; hvis du kun går efter det, ${most}.`,
  none: (chance) => `Intet kort: ${chance}.`,
  gift: (points) => `Hvad den næste får ud af terningerne, du efterlader: ${points} i snit.`,
  drawn: (points) => `Kortet, du trækker, er ${points} værd i snit.`,
  giveBack: 'Kortet, du skal give, er trukket fra.',
  sure: 'Sikkert: du kender begge hænder.',
  guess: 'Et skøn: hænder og bunker er delvis skjulte.',
  ties: 'En delt sejr tæller som en del.',

  exact: 'Terningerne er regnet præcist, med låse, sorte terninger og de kast, der er tilbage, spillet efter flest point.',
  assumed: 'Kort, ingen har set, regnes for lige sandsynlige.',
};
