/**
 * Everybody who could want other dice, played: each line of the table in docs/fair-dice.md by its
 * id. A cheat that works as that line says it does is shown to work; all others do no better than
 * guessing. Those that a device catches are in test/online/fair-cheats.test.ts.
 */

import { describe, expect, it } from 'vitest';
import { draw } from '../src/chance.ts';
import { shownOf } from '../src/dice/chain.ts';
import { commitmentOf, FairDice } from '../src/dice/fair.ts';
import { type Given, Pot } from '../src/dice/pot.ts';
import { type Random, Seeded } from '../src/random.ts';
import { Refusal } from '../src/shape.ts';

const TABLE = 'kabo-relu-timo-sane';
const DICE = { draws: 2, sides: 6 } as const;
const TRIES = 600;
/** Of a throw of two dice that is guessed: one in 36, give or take five times the deviation. */
const LUCK = TRIES / 36 + 5 * Math.sqrt(TRIES / 36);

function bytes(random: Random): string {
  return Array.from({ length: 32 }, () => random.below(256).toString(16).padStart(2, '0')).join('');
}

/** Short chains: nobody here throws often. */
const chain = (random: Random): readonly string[] => shownOf(bytes(random), 12);
const thrown = (source: Random): string => draw(DICE, source).join(' ');
const given = (links: readonly string[], isShown = true): Given => ({
  type: 'chain',
  end: links[0] as string,
  ...(isShown && { first: links[1] as string }),
});

/** A game of two that has just begun; the links of both. */
function begin(seed: string): {
  pot: Pot;
  secret: string;
  one: readonly string[];
  two: readonly string[];
  random: Random;
} {
  const random = new Seeded(seed);
  const [secret, one, two] = [bytes(random), chain(random), chain(random)];
  return { pot: Pot.begin(TABLE, secret, [given(one), given(two)]), secret, one, two, random };
}

/** How often what somebody foretells is what is thrown. */
function hits(
  play: (seed: string) => { readonly foretold: string; readonly thrown: string },
): number {
  let count = 0;
  for (let number = 0; number < TRIES; number++) {
    const { foretold, thrown: fell } = play(`cheat ${number}`);
    if (foretold === fell) count++;
  }
  return count;
}

describe('knowing a throw before it is made', () => {
  it('F1: the house alone knows the pot and every link so far, and does no better than guessing', () => {
    const found = hits((seed) => {
      const { pot, one } = begin(seed);
      const fell = thrown(pot.sourceWith(0, one[2] as string, 'event 0'));
      return { foretold: thrown(pot.source('event 0')), thrown: fell };
    });
    expect(found).toBeLessThan(LUCK);
  });

  it('F1: for every guess of the link it finds another throw, each as likely', () => {
    const { pot, random } = begin('guesses');
    const counts = new Map<string, number>();
    for (let guess = 0; guess < TRIES; guess++) {
      const fell = thrown(pot.sourceWith(0, bytes(random), 'event 0'));
      counts.set(fell, (counts.get(fell) ?? 0) + 1);
    }
    expect(counts.size).toBe(36);
    expect(Math.max(...counts.values())).toBeLessThan(LUCK + 30);
  });

  it('F2: a player, or whoever listens to the network, knows every link but not the secret', () => {
    const found = hits((seed) => {
      const { pot, secret, one, two } = begin(seed);
      // all that was ever told of the secret
      const believed = Pot.begin(TABLE, commitmentOf(secret), [given(one), given(two)]);
      const link = one[2] as string;
      return {
        foretold: thrown(believed.sourceWith(0, link, 'event 0')),
        thrown: thrown(pot.sourceWith(0, link, 'event 0')),
      };
    });
    expect(found).toBeLessThan(LUCK);
  });

  it('F3: the house knows what it throws itself, for bots and for seats without a chain', () => {
    const found = hits((seed) => {
      const { pot, secret, one, two } = begin(seed);
      const known = Pot.begin(TABLE, secret, [given(one), given(two)]); // from what it keeps
      return { foretold: thrown(known.source('event 5')), thrown: thrown(pot.source('event 5')) };
    });
    expect(found).toBe(TRIES);
  });

  it('F3: but not what comes after the next link', () => {
    const found = hits((seed) => {
      const { pot, one } = begin(seed);
      const foretold = thrown(pot.source('event 5'));
      pot.take({ type: 'link', event: 4, seat: 0, link: one[2] as string });
      return { foretold, thrown: thrown(pot.source('event 5')) };
    });
    expect(found).toBeLessThan(LUCK);
  });

  it('F4: house and player together know the player’s next throw, and none after the next link of anybody else', () => {
    const next = hits((seed) => {
      const { pot, one } = begin(seed);
      const foretold = thrown(pot.sourceWith(0, one[2] as string, 'event 0'));
      pot.take({ type: 'link', event: 0, seat: 0, link: one[2] as string });
      return { foretold, thrown: thrown(pot.source('event 0')) };
    });
    expect(next).toBe(TRIES);
    const later = hits((seed) => {
      const { pot, one, two } = begin(seed);
      const foretold = thrown(pot.sourceWith(0, one[2] as string, 'event 9'));
      pot.take({ type: 'link', event: 8, seat: 1, link: two[2] as string });
      pot.take({ type: 'link', event: 9, seat: 0, link: one[2] as string });
      return { foretold, thrown: thrown(pot.source('event 9')) };
    });
    expect(later).toBeLessThan(LUCK);
  });

  it('F5: house and all other players together don’t know mine', () => {
    const found = hits((seed) => {
      const { pot, one, two } = begin(seed);
      pot.take({ type: 'link', event: 0, seat: 1, link: two[2] as string });
      // their best guess is one of their own
      const foretold = thrown(pot.sourceWith(1, two[3] as string, 'event 1'));
      pot.take({ type: 'link', event: 1, seat: 0, link: one[2] as string });
      return { foretold, thrown: thrown(pot.source('event 1')) };
    });
    expect(found).toBeLessThan(LUCK);
  });
});

describe('choosing a throw', () => {
  it('F6: a player can’t: whatever link but the one that is next is refused', () => {
    const { pot, one, random } = begin('another link');
    for (const link of [one[0], one[1], one[3], one[4], bytes(random)])
      expect(() => pot.take({ type: 'link', event: 0, seat: 0, link: link as string })).toThrow(
        Refusal,
      );
    expect(pot.faultOf(0, one[2] as string)).toBeUndefined();
    // nor with the link of somebody else
    expect(pot.faultOf(1, one[2] as string)).toBe('wrong-link');
  });

  it('F7: house and all others try their links and seeds, and can’t choose mine', () => {
    const wanted = '5 5';
    const found = hits((seed) => {
      const { pot, one, two } = begin(seed);
      // With or without a link of theirs before it: they take what would give it, as far as they
      // can tell.
      const isBetter = thrown(pot.sourceWith(1, two[2] as string, 'event 1')) === wanted;
      if (isBetter) pot.take({ type: 'link', event: 0, seat: 1, link: two[2] as string });
      pot.take({ type: 'link', event: 1, seat: 0, link: one[2] as string });
      return { foretold: wanted, thrown: thrown(pot.source('event 1')) };
    });
    expect(found).toBeLessThan(LUCK);
  });

  it('F9: a chain that was tried until it suits is too new to throw with, and worthless once it is old enough', () => {
    const wanted = '5 5';
    let ground = 0;
    const found = hits((seed) => {
      const { pot, two, random } = begin(seed);
      let tried = chain(random);
      for (
        let tries = 0;
        tries < 200 && thrown(pot.sourceWith(0, tried[1] as string, 'event 1')) !== wanted;
        tries++
      )
        tried = chain(random);
      if (thrown(pot.sourceWith(0, tried[1] as string, 'event 1')) === wanted) ground++;
      pot.take({ type: 'chain', event: 0, seat: 0, end: tried[0] as string });
      expect(pot.faultOf(0, tried[1] as string)).toBe('unripe');
      pot.take({ type: 'link', event: 0, seat: 1, link: two[2] as string });
      pot.take({ type: 'link', event: 1, seat: 0, link: tried[1] as string });
      return { foretold: wanted, thrown: thrown(pot.source('event 1')) };
    });
    expect(ground).toBeGreaterThan(0.9 * TRIES); // they had found one
    expect(found).toBeLessThan(LUCK);
  });

  it('F10: L12, the last to sit down, in league with the house: under scheme 1 it works, under scheme 2 it does not', () => {
    const wanted = '5 5';
    const TRIED = 200;
    const one = hits((seed) => {
      const random = new Seeded(seed);
      const secret = bytes(random);
      const first = (last: string): string =>
        thrown(new FairDice(secret, TABLE, ['honest', last]).event(0));
      const seeds = Array.from({ length: TRIED }, (_, number) => `try-${number}`);
      return {
        foretold: wanted,
        thrown: first(seeds.find((tried) => first(tried) === wanted) ?? 'none'),
      };
    });
    expect(one).toBeGreaterThan(0.9 * TRIES);
    const two = hits((seed) => {
      const random = new Seeded(seed);
      const [secret, honest] = [bytes(random), chain(random)];
      const setup = (last: readonly string[], link: boolean): string =>
        thrown(Pot.begin(TABLE, secret, [given(honest, link), given(last)]).source('setup'));
      let last = chain(random);
      for (let tries = 0; tries < TRIED && setup(last, false) !== wanted; tries++)
        last = chain(random); // the first link is not shown yet
      return { foretold: wanted, thrown: setup(last, true) };
    });
    expect(two).toBeLessThan(LUCK);
  });

  it('F12: chains given anew after a restore: one that was tried until it suits is worth nothing, whoever gives theirs first', () => {
    const wanted = '5 5';
    const found = hits((seed) => {
      const { pot, one, random } = begin(seed);
      const secret = bytes(random);
      const restore = bytes(random);
      pot.take({
        type: 'redealt',
        event: 3,
        at: 1,
        restore,
        commitment: commitmentOf(secret),
        secret,
      });
      // what was shown in the game that is lost is void
      expect(pot.faultOf(0, one[2] as string)).toBe('no-chain');
      let tried = chain(random);
      for (
        let tries = 0;
        tries < 200 && thrown(pot.sourceWith(0, tried[2] as string, 'event 4')) !== wanted;
        tries++
      )
        tried = chain(random);
      const honest = chain(random);
      pot.take({ type: 'chain', event: 3, seat: 0, end: tried[0] as string });
      expect(pot.faultOf(0, tried[1] as string)).toBe('unripe');
      pot.take({ type: 'chain', event: 3, seat: 1, end: honest[0] as string });
      expect(pot.mustCall).toBe(true);
      pot.take({ type: 'called', event: 3 });
      pot.take({ type: 'shown', event: 3, seat: 0, link: tried[1] as string });
      pot.take({ type: 'shown', event: 3, seat: 1, link: honest[1] as string });
      pot.take({ type: 'stirred', event: 3 });
      pot.take({ type: 'link', event: 4, seat: 0, link: tried[2] as string });
      return { foretold: wanted, thrown: thrown(pot.source('event 4')) };
    });
    expect(found).toBeLessThan(LUCK);
  });

  it('F12: a link that is shown alone is put aside, or its seat could choose the pot', () => {
    const { pot, random } = begin('alone');
    const secret = bytes(random);
    pot.take({
      type: 'redealt',
      event: 3,
      at: 1,
      restore: bytes(random),
      commitment: commitmentOf(secret),
      secret,
    });
    const [tried, silent] = [chain(random), chain(random)];
    pot.take({ type: 'chain', event: 3, seat: 0, end: tried[0] as string });
    pot.take({ type: 'chain', event: 3, seat: 1, end: silent[0] as string });
    const before = thrown(pot.source('event 3'));
    pot.take({ type: 'called', event: 3 });
    pot.take({ type: 'shown', event: 3, seat: 0, link: tried[1] as string });
    // Whoever gives another chain now, knowing that link, is not made ripe by it.
    const late = chain(random);
    pot.take({ type: 'chain', event: 3, seat: 1, end: late[0] as string });
    pot.take({ type: 'stirred', event: 3 });
    expect(thrown(pot.source('event 3'))).toBe(before);
    expect(pot.chains.map((one) => one?.isRipe)).toEqual([false, false]);
  });
});
