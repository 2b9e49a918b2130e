/** What the coach says of NEXT! What one does is told as after “if you”. */

export const words = {
  asks: {
    turn: 'How often the turn ends with a card',
    draw: 'Points it brings on average',
    give: 'Points it costs',
    end: 'How often you win the game',
  },
  take: (card: string) => `take ${card}`,
  keep: (colours: string) => `keep ${colours}`,
  keepBlack: (colours: string, black: string) => `keep ${colours} (black: ${black})`,
  throwAll: 'throw all six',
  turn: (from: string, to: string) => `turn a ${from} die to ${to}`,
  turnBlack: (from: string, to: string) => `turn a black ${from} die to ${to}`,
  endTurn: 'end the turn',
  steal: (name: string) => `steal from ${name}`,
  swap: (name: string) => `swap with ${name}`,
  give: (card: string) => `give ${card}`,
  finish: 'finish the game',
  goOn: 'play on',
  average: (points: string) => `${points} on average`,

  card: (card: string, plan: string, most: string) => `${card}: ${plan}; going for it alone, ${most}.`,
  none: (chance: string) => `No card: ${chance}.`,
  gift: (points: string) => `What the next player gains from dice you leave: ${points} on average.`,
  drawn: (points: string) => `The card drawn is worth ${points} on average.`,
  giveBack: 'The card you will have to give is taken off.',
  sure: 'Certain: you know both hands.',
  guess: 'An estimate: hands and piles are partly hidden.',
  ties: 'A shared win counts as a share.',

  exact: 'The dice are reckoned exactly, with locks, black dice and throws to come, played for the most points.',
  assumed: 'Cards that nobody has seen are taken to be equally likely.',
};

export type Words = typeof words;
