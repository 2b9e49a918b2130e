import { expect, it } from 'vitest';
import { DeedRefused } from '../../../client/following.ts';
import { board as pokerdice } from '../../../games/pokerdice/page/board.tsx';
import { pokerdice as game } from '../../../games/pokerdice/rules/rules.ts';
import type { Board, Moment } from '../../kit/contracts/board.ts';
import { askingOf, firstOf, lyingStill } from './asking.ts';

const board = pokerdice as unknown as Board;
const state = game.start(2, { decks: 1, rounds: 'all' }, { first: 0 });
const moment = (more: Partial<Moment> = {}): Moment => ({
  view: game.view(state, 0),
  me: null,
  actor: 0,
  moves: [{ type: 'roll' }],
  event: null,
  before: null,
  n: 5,
  isMoving: false,
  isSending: false,
  ...more,
});
const ask = (now: Moment, more: Partial<Parameters<typeof askingOf>[0]> = {}) =>
  askingOf({ board, cards: undefined, moment: now, chosen: undefined, waits: undefined, ...more });

it('a throw that is all there is to do is asked for at once; one among several when it is chosen', () => {
  expect(ask(moment())).toMatchObject({
    seat: 0,
    move: { type: 'roll' },
    isBot: false,
    mayGoBack: false,
  });
  const reroll = { type: 'reroll', dice: [1, 3] };
  const several = moment({ moves: [reroll, { type: 'stop' }] });
  expect(ask(several)).toBeUndefined();
  // chosen before something else happened
  expect(ask(several, { chosen: { n: 4, move: reroll } })).toBeUndefined();
  const asking = ask(several, { chosen: { n: 5, move: reroll } });
  expect(asking?.mayGoBack).toBe(true);
  // nothing lies there yet that could be kept
  expect(asking?.throwing?.dice.filter(({ kept }) => kept === null)).toHaveLength(5);
});

it('a bot’s throw is asked for while it is the bot’s turn', () => {
  const waits = { seat: 0, move: { type: 'roll' } };
  expect(ask(moment({ actor: null, moves: [] }), { waits })).toMatchObject({
    seat: 0,
    isBot: true,
  });
  expect(ask(moment({ actor: null, moves: [] }), { waits: { ...waits, seat: 1 } })).toBeUndefined();
});

it('nothing is asked while something moves or is being stored', () => {
  expect(ask(moment({ isMoving: true }))).toBeUndefined();
  expect(ask(moment({ isSending: true }))).toBeUndefined();
});

it('real dice need not tumble again', () => {
  const view = game.view(state, 0);
  const thrown = { seat: 0, move: { type: 'roll' }, answer: { faces: [1, 2, 3, 4, 5] } };
  expect(board.linger(thrown, view, view)).toBeGreaterThan(0);
  expect(lyingStill(board).linger(thrown, view, view)).toBe(0);
});

it('of cards that look the same the one that can be is told; else why the last one can’t', async () => {
  const no = (): Promise<number> => Promise.reject(new DeedRefused('illegal', 'no'));
  expect(await firstOf([no, async () => 7, no])).toBe(7);
  await expect(firstOf([no, no])).rejects.toMatchObject({ code: 'illegal' });
  const lost = (): Promise<number> => Promise.reject(new DeedRefused('not-stored', 'full'));
  await expect(firstOf([lost, async () => 7])).rejects.toMatchObject({ code: 'not-stored' });
});
