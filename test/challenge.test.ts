/**
 * Challenges: the same dice whatever anybody chooses, the same game for the same moves, and nothing
 * believed that does not follow.
 */

import { describe, expect, it } from 'vitest';
import { readChallenge } from '../src/challenge/challenge.ts';
import { idOf } from '../src/challenge/id.ts';
import { challengeOf } from '../src/challenge/make.ts';
import type { Challenge } from '../src/challenge/messages.ts';
import { follows, judgeAttempt, judgeOrigin } from '../src/challenge/referee.ts';
import { rankOf, storyOf } from '../src/challenge/story.ts';
import { ChallengeTurns } from '../src/challenge/turns.ts';
import { makeProof } from '../src/dice/proof.ts';
import { verify } from '../src/dice/verify.ts';
import { type AnyGame, type GameTypes, seatsOf } from '../src/game.ts';
import { games } from '../src/games/index.ts';
import { Refusal } from '../src/shape.ts';
import {
  byChance,
  challengeFor,
  choose,
  eventsOf,
  type Play,
  playThrough,
} from './support/challenge-plays.ts';
import { fairGame } from './support/fair-game.ts';
import { fairGame2 } from './support/fair-game-2.ts';

const titled = games.map((game) => ({ id: game.id, game }));

/** Chance's answers of a record, each by its place. */
function answersOf(
  challenge: Challenge,
  game: AnyGame,
  record: readonly string[],
): ReadonlyMap<string, readonly number[]> {
  const { seats, options, setup } = JSON.parse(record[0] as string);
  let state = game.start(seats, options, setup);
  const turns = new ChallengeTurns(game, challenge.seats, state);
  const answers = new Map<string, readonly number[]>();
  for (const { seat, ...line } of eventsOf(record) as readonly {
    seat: number;
    type: string;
    faces?: readonly number[];
  }[]) {
    const event = { seat, move: moveOf(game, line), answer: answerOf(game, line) };
    const moved = game.move(state, seat, event.move);
    if (event.answer !== undefined)
      answers.set(turns.place(seat, line.type), game.values(moved, event.answer));
    state = event.answer === undefined ? moved : game.answered(moved, event.answer);
    turns.add(event.answer === undefined ? { seat, move: event.move } : (event as never), state);
  }
  expect(seatsOf(game.toMove(state))).toEqual([]);
  return answers;
}

function moveOf(game: AnyGame, line: { readonly type: string }): GameTypes['move'] {
  const answers = Object.keys(
    (game.events as Record<string, { answer?: object }>)[line.type]?.answer ?? {},
  );
  return Object.fromEntries(
    Object.entries(line).filter(([key]) => !answers.includes(key)),
  ) as GameTypes['move'];
}

function answerOf(game: AnyGame, line: { readonly type: string }): object | undefined {
  const answers = Object.keys(
    (game.events as Record<string, { answer?: object }>)[line.type]?.answer ?? {},
  );
  const found = Object.entries(line).filter(([key]) => answers.includes(key));
  return found.length === 0 ? undefined : Object.fromEntries(found);
}

describe.each(titled)('$id', ({ game }) => {
  it('answers the same at the same place, whatever was chosen before', async () => {
    const challenge = challengeFor(game, 3);
    const plays = await Promise.all(
      ['a', 'b', 'c', 'd'].map((seed) => playThrough(challenge, game, byChance(seed))),
    );
    // they chose differently
    expect(new Set(plays.map((record) => record.join('\n'))).size).toBe(plays.length);
    const [first, ...others] = plays.map((record) => answersOf(challenge, game, record));
    let compared = 0;
    for (const other of others) {
      for (const [place, values] of other) {
        const known = first?.get(place);
        // of other hands
        if (known === undefined || place.includes('.steal.') || place.includes('.swap.')) continue;
        const length = Math.min(known.length, values.length);
        expect([place, values.slice(0, length)]).toEqual([place, known.slice(0, length)]);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(20);
  });

  it('begins every turn of every seat with the same dice, however much was thrown before', async () => {
    const challenge = challengeFor(game, 2);
    const greedy: Play = {
      move: (offered) =>
        offered.find(({ type }) => type === 'reroll' || type === 'roll') ??
        (offered[0] as GameTypes['move']),
    };
    const shy: Play = {
      move: (offered) =>
        offered.findLast(({ type }) => type !== 'reroll' && type !== 'roll') ??
        (offered[0] as GameTypes['move']),
    };
    const [much, little] = await Promise.all(
      [greedy, shy].map(async (play) =>
        answersOf(challenge, game, await playThrough(challenge, game, play)),
      ),
    );
    const beginnings = [...(much ?? [])].filter(
      ([place, values]) =>
        place.endsWith('.roll.0') && little?.get(place)?.length === values.length,
    );
    expect(beginnings.length).toBeGreaterThan(4);
    for (const [place, values] of beginnings)
      expect([place, little?.get(place)]).toEqual([place, values]);
  });

  it('is the same game for the same moves, byte by byte, and its story is accepted', async () => {
    const challenge = challengeFor(game, 3, 1);
    const record = await playThrough(challenge, game, byChance('same'));
    expect(await playThrough(challenge, game, byChance('same'))).toEqual(record);
    const judged = await judgeAttempt(challenge, game, eventsOf(record), choose);
    expect(judged.record).toEqual(record);
    expect(judged.outcome).toEqual(storyOf(challenge, game, eventsOf(record)).outcome);
    const { asked, follow } = follows(challenge, game, eventsOf(record));
    expect(asked).toBeGreaterThan(5);
    expect(follow).toBe(asked);
  });

  it('does not ask who of those that are asked at once answers first', async () => {
    const challenge = challengeFor(game, 3);
    const move: Play['move'] = (offered) => offered[0] as GameTypes['move'];
    const early = await playThrough(challenge, game, { move });
    const late = await playThrough(challenge, game, {
      move,
      first: (awaited) => awaited.at(-1) as number,
    });
    await expect(judgeAttempt(challenge, game, eventsOf(late), choose)).resolves.toBeDefined();
    expect(late.toSorted()).toEqual(early.toSorted());
  });

  it('out of a finished game throws the dice of that game for whoever plays its moves', () => {
    const proof = makeProof('kabo-relu-timo-sane', '31'.repeat(32), ['lucky', null, null]);
    const record = fairGame(game, 3, game.options(3)({}), proof, 'moves');
    const challenge = challengeOf(
      game,
      { record: record.join('\n'), proof, levels: [null, 'strong', null] },
      0,
      'Léa',
    );
    expect(readChallenge(JSON.parse(JSON.stringify(challenge)), games).challenge).toEqual(
      challenge,
    );
    expect(challenge.levels).toEqual([null, 'strong', 'strong']);
    expect(challenge.from?.people).toEqual([2]);
    const { asked, follow } = follows(challenge, game, eventsOf(record));
    expect(asked).toBeGreaterThan(5);
    expect(follow).toBe(asked);
  });

  it('L10: takes the game it comes from only if start, throws and bots follow from the key', async () => {
    const proof = makeProof('kabo-relu-timo-sane', '31'.repeat(32), ['lucky', null, null]);
    const options = game.options(3)({});
    const made = (lines: readonly string[], people: readonly (null | 'casual')[]) =>
      challengeOf(game, { record: lines.join('\n'), proof, levels: people }, 0, 'Léa');
    const honest = made(fairGame(game, 3, options, proof, 'moves'), [null, null, null]);
    await expect(judgeOrigin(honest, game, choose)).resolves.toBeUndefined();
    const from = honest.from as NonNullable<Challenge['from']>;
    const refused = (forged: Partial<typeof from>, why: string) =>
      expect(
        judgeOrigin({ ...honest, from: { ...from, ...forged } }, game, choose),
        why,
      ).rejects.toThrow(why);

    // The same game with another throw, as long as the rules have it; nobody can know the key that
    // throws it.
    const thrown = from.events.findIndex((event) => 'faces' in event);
    const { faces = [] } = from.events[thrown] as { readonly faces?: readonly unknown[] };
    const other = faces.map((face) =>
      typeof face === 'number' ? (face % 6) + 1 : face === 'red' ? 'blue' : 'red',
    );
    await refused(
      {
        events: from.events.map((event, at) =>
          at === thrown ? { ...event, faces: other } : event,
        ),
      },
      'the dice fall otherwise',
    );
    // Another secret: everything is legal, and was never thrown with this key.
    const elsewhere = makeProof('kabo-relu-timo-sane', '32'.repeat(32), ['lucky', null, null]);
    const theirs = fairGame(game, 3, options, elsewhere, 'moves');
    const [header = '{}', ...lines] = theirs;
    const { setup } = JSON.parse(header) as { readonly setup: Challenge['options'] };
    await expect(
      judgeOrigin(
        { ...honest, from: { ...from, setup, events: lines.map((line) => JSON.parse(line)) } },
        game,
        choose,
      ),
    ).rejects.toThrow('otherwise');
    // Bots that did what suited the sender: here they played by chance.
    const puppets = made(fairGame(game, 3, options, proof, 'moves'), [null, 'casual', 'casual']);
    await expect(judgeOrigin(puppets, game, choose)).rejects.toThrow('the bot plays otherwise');
  });

  it('L10: under scheme 2 takes that game only if its links are those of the chains and its throws follow with them', async () => {
    const { record, proof } = fairGame2(game, 3, game.options(3)({}), '31'.repeat(32), 'moves');
    expect(verify(record, proof, games).follows).toBe(true);
    const challenge = challengeOf(
      game,
      { record: record.join('\n'), proof, levels: [null, null, null] },
      0,
      'Léa',
    );
    expect(readChallenge(JSON.parse(JSON.stringify(challenge)), games).challenge).toEqual(
      challenge,
    );
    expect(JSON.stringify(challenge)).not.toContain(proof.table);
    await expect(judgeOrigin(challenge, game, choose)).resolves.toBeUndefined();
    const from = challenge.from as NonNullable<Challenge['from']>;
    const { chains, ...without } = from;
    const { seats = [], steps = [] } = chains ?? {};
    expect(steps.length).toBeGreaterThan(2);
    const refused = (forged: NonNullable<Challenge['from']>) =>
      expect(judgeOrigin({ ...challenge, from: forged }, game, choose)).rejects.toThrow(Refusal);
    await refused(without); // thrown with links, and none is shown
    await refused({ ...from, chains: { seats, steps: steps.slice(0, -1) } });
    await refused({
      ...from,
      chains: {
        seats,
        steps: steps.with(-1, { ...steps.at(-1), link: 'ab'.repeat(32) } as (typeof steps)[number]),
      },
    });
    await refused({
      ...from,
      chains: { seats: seats.with(0, { type: 'chain', end: 'cd'.repeat(32) }), steps },
    });
  });

  it('refuses what was changed', async () => {
    const challenge = challengeFor(game, 2);
    const record = await playThrough(challenge, game, byChance('honest'));
    const events = eventsOf(record);
    const changed = (at: number, change: object) =>
      events.map((event, index) => (index === at ? { ...event, ...change } : event));
    const thrown = events.findIndex((event) => 'faces' in event);
    const { faces = [] } = (events[thrown] ?? {}) as { readonly faces?: readonly unknown[] };
    const other = faces.map((face) =>
      typeof face === 'number' ? (face % 6) + 1 : face === 'red' ? 'blue' : 'red',
    );
    const refused = (list: readonly object[], of: Challenge = challenge) =>
      expect(judgeAttempt(of, game, list, choose)).rejects.toThrow(Refusal);
    await refused(changed(thrown, { faces: other }));
    await refused(events.slice(0, -1));
    await refused([...events, events[0] as object]);
    await refused(changed(0, { seat: 1 - (events[0]?.['seat'] as number) }));
    await refused(events, { ...challenge, key: '00'.repeat(32) });
    await refused(events, {
      ...challenge,
      levels: challenge.levels.map((level) => (level === null ? null : 'master')),
    });
  });
});

it('refuses a bot that plays what it would not, though it be legal and the dice be right', async () => {
  const game = games.find(({ id }) => id === 'sequence') as AnyGame;
  const challenge = challengeFor(game, 2);
  const puppet: Challenge = { ...challenge, levels: [null, 'beginner'] };
  const random = byChance('puppet');
  // The same dice, but somebody chooses for the bot: the first thing that is offered.
  const both = { ...puppet, levels: [null, null] } as Challenge;
  const record = await playThrough(both, game, {
    move: (offered, number) =>
      number % 2 === 0 ? (offered[0] as GameTypes['move']) : random.move(offered, number),
  });
  expect(follows(puppet, game, eventsOf(record)).follow).toBe(
    follows(puppet, game, eventsOf(record)).asked,
  );
  await expect(judgeAttempt(puppet, game, eventsOf(record), choose)).rejects.toThrow(
    'the bot plays otherwise',
  );
});

it('reads no challenge that makes no sense', () => {
  const [game] = games as readonly [AnyGame];
  const good = challengeFor(game, 3);
  expect(readChallenge(good, games).challenge).toEqual(good);
  const bad: readonly object[] = [
    { ...good, game: 'chess' },
    { ...good, rules: 99 },
    { ...good, seats: 4 },
    { ...good, levels: [null, null, 'casual'] },
    { ...good, seat: 1 },
    { ...good, key: 'short' },
    { ...good, options: { wrong: 1 } },
    { ...good, more: 1 },
    {
      ...good,
      from: {
        name: 'Léa',
        setup: { first: 0 },
        events: [{ seat: 0, type: 'roll', faces: [1, 1, 1, 1, 1] }],
        people: [],
      },
    },
  ];
  for (const json of bad)
    expect(() => readChallenge(json, games), JSON.stringify(json)).toThrow(Refusal);
});

it('has an id that changes with anything in it', () => {
  const [game] = games as readonly [AnyGame];
  const good = challengeFor(game, 3);
  const some = [
    good,
    { ...good, seat: 1 },
    { ...good, day: '2026-11-17' },
    { ...good, key: '01'.repeat(32) },
    { ...good, options: {} },
  ];
  expect(new Set(some.map(idOf)).size).toBe(some.length);
  expect(idOf(JSON.parse(JSON.stringify(good)))).toBe(idOf(good));
  expect(idOf(good)).toMatch(/^[0-9a-f]{32}$/);
});

it('ranks a win before points, points before turns, a quick win and a long resistance before others', () => {
  const best = [
    { won: true, score: 20, turns: 8 },
    { won: true, score: 20, turns: 9 },
    { won: true, score: 19, turns: 5 },
    { won: false, score: 30, turns: 9 },
    { won: false, score: 30, turns: 8 },
    { won: false, score: 2, turns: 50 },
  ];
  expect(best.toReversed().toSorted((one, other) => rankOf(other) - rankOf(one))).toEqual(best);
});
