/** A simple player of Gobelet's three games, over the protocol of ../engine-protocol.md. Node 24 runs it as it is. */
import { createInterface } from 'node:readline';

type Table = { piles: { top: { points: number } }[]; chips: number[]; sides: number[]; active: number; myCommit?: string[] };
type View = Table & { viewer: number; dice: number[] };
type Move = { type: string; dice?: number[]; pile: number; square: string; cards: string[] };
type Message = { type: string; id: number; seed: number; view: View; moves: Move[] };
const PLAN = ['joker', 'pair', 'three', 'four', 'no-even', 'no-odd']; // Pokerdice: the later the better, when it is my throw

/** How many chips of a side stand in the longest row through this square, itself counted. */
function row(chips: number[], square: number, side: number | undefined): number {
  const run = (dx: number, dy: number, x = (square % 6) + dx, y = Math.floor(square / 6) + dy): number =>
    x >= 0 && x < 6 && y >= 0 && y < 6 && chips[6 * y + x] === side ? 1 + run(dx, dy, x + dx, y + dy) : 0;
  return 1 + Math.max(run(1, 0) + run(-1, 0), run(0, 1) + run(0, -1), run(1, 1) + run(-1, -1), run(1, -1) + run(-1, 1));
}

function worth({ viewer, dice, piles, chips, sides, active, myCommit }: View, { type, dice: thrown, pile, square, cards }: Move) {
  if (type === 'take') return 100 + (piles[pile]?.top.points ?? 0); // NEXT!: the card with the most points
  if (type === 'roll' || type === 'reroll' || type === 'stop') {
    const kept = dice.filter((_, die) => thrown?.includes(die) !== true); // as many good dice as there are, and only those
    const parity = ['no-odd', 'no-even'].indexOf(myCommit?.[0] ?? '');
    return new Set(kept).size === 1 || kept.every((die) => die % 2 === parity) ? kept.length : 0;
  }
  if (type === 'commit') return cards.reduce((sum, card) => sum + PLAN.indexOf(card), 0) * (active === viewer ? 1 : -1);
  if (type !== 'place' && type !== 'remove') return 0;
  const place = 'abcdef'.indexOf(square.charAt(0)) + 6 * Number(square.charAt(1)) - 6;
  return row(chips, place, type === 'place' ? sides[viewer] : chips[place]); // lengthen my longest row, or shorten theirs
}

let chance = 0;
for await (const line of createInterface({ input: process.stdin })) {
  const { type, id, seed, view, moves }: Message = JSON.parse(line);
  if (type === 'hello') console.log(JSON.stringify({ type: 'ready' }));
  if (type === 'new-game') chance = seed;
  if (type !== 'choose') continue;
  chance = (Math.imul(chance, 1664525) + 1013904223) >>> 0; // among equals, start looking anywhere
  const worths = moves.map((move, index) => worth(view, move) + (((chance >>> 8) + index) % moves.length) / moves.length);
  console.log(JSON.stringify({ id, index: worths.indexOf(Math.max(...worths)) }));
}
