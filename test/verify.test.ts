/** Honest games are found honest, and whatever is tampered with is found, in the right place. */

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { commitmentOf, seedOfTable } from '../src/dice/fair.ts';
import { makeProof, type Proof1, readProof } from '../src/dice/proof.ts';
import type { Checked, Verification } from '../src/dice/verification.ts';
import { verify } from '../src/dice/verify.ts';
import { type AnyGame, asksChance } from '../src/game.ts';
import { games } from '../src/games/index.ts';
import { COLOURS } from '../src/games/next/rules/cards.ts';
import { next } from '../src/games/next/rules/rules.ts';
import { pokerdice } from '../src/games/pokerdice/rules/rules.ts';
import { sequence } from '../src/games/sequence/rules/rules.ts';
import { sameJson } from '../src/same-json.ts';
import { bin, gobelet, plainEnv, root } from './support/command.ts';
import { fairGame } from './support/fair-game.ts';
import { openings } from './support/openings/index.ts';

const SECRET = '5ec2e7'.padEnd(64, '0123456789abcdef');
const OTHER_SECRET = '5ec2e8'.padEnd(64, '0123456789abcdef');

/** Seats give seeds of their own, all but every third. */
function proofFor(seats: number, table = 'kabo-relu', named: Proof1['named'] = {}): Proof1 {
  const given = Array.from({ length: seats }, (_, seat) =>
    seat % 3 === 1 ? null : `seed-of_${seat}`,
  );
  return makeProof(table, SECRET, given, named);
}

type Json = Readonly<Record<string, unknown>>;
const read = (line: string): Json => JSON.parse(line) as Json;
const numberOf = (lines: readonly string[], wanted: (event: Json) => boolean): number =>
  lines.findIndex((line) => wanted(read(line))) + 1;

/** The lines with one of them, by its number, written anew. */
function changed(
  lines: readonly string[],
  number: number,
  change: (event: Json) => object,
): string[] {
  return lines.map((line, index) =>
    index === number - 1 ? JSON.stringify(change(read(line))) : line,
  );
}

function wrong({ questions }: Verification): readonly Checked[] {
  return questions.filter(({ follows }) => !follows);
}

/** Another face than this, whatever the game writes on its dice. */
const turned = (face: unknown): unknown =>
  typeof face === 'number' ? (face % 6) + 1 : face === 'red' ? 'blue' : 'red';

describe.each(games.map((game) => [game.id, game] as const))(
  'an honest game of %s',
  (_, game: AnyGame) => {
    it.each(
      openings(game).map((opening) => [JSON.stringify(opening).slice(0, 60), opening] as const),
    )('follows: %s', (_, opening) => {
      const { seats, options } = opening;
      const proof = proofFor(seats);
      const lines = fairGame(game, seats, options, proof, 'honest');
      const result = verify(lines, readProof(JSON.parse(JSON.stringify(proof))), games);
      expect(wrong(result)).toEqual([]);
      expect(result).toMatchObject({
        follows: true,
        game: game.id,
        seats,
        over: true,
        fault: null,
        events: lines.length - 1,
      });
      const answered = lines.slice(1).map(read);
      // A device must know which moves are thrown without playing by the rules: by their type.
      for (const event of answered)
        expect('faces' in event || 'drew' in event).toBe(asksChance(game, event['type']));
      expect(result.totals).toEqual({
        setup:
          game.lots(seats, options).length === 0
            ? { asked: 0, follow: 0 }
            : { asked: 1, follow: 1 },
        throw: both(answered.filter((event) => 'faces' in event).length),
        draw: both(answered.filter((event) => 'drew' in event).length),
      });
      expect(result.totals.throw.asked).toBeGreaterThan(0);
    });
  },
);

const both = (count: number): object => ({ asked: count, follow: count });

const pokerProof = proofFor(3);
const poker = fairGame(pokerdice, 3, pokerdice.options(3)({}), pokerProof, 'poker');
const own = openings(next).find(
  ({ seats, options }) => seats === 3 && JSON.stringify(options).includes('own 1'),
);
const nextLines = fairGame(next, 3, own?.options ?? {}, pokerProof, 'next');

describe('tampering is found', () => {
  it.each([
    ['the first', (faces: readonly string[][]) => faces[0]],
    ['one in the middle', (faces: readonly string[][]) => faces[Math.floor(faces.length / 2)]],
    ['the last', (faces: readonly string[][]) => faces.at(-1)],
  ])('a face of a throw: %s', (_, pick) => {
    for (const [game, lines, proof] of [
      [pokerdice, poker, pokerProof],
      [next, nextLines, pokerProof],
      [sequence, fairGame(sequence, 3, { line: 5 }, pokerProof, 'sequence'), pokerProof],
    ] as const) {
      const throws = lines
        .map((line, index) => [line, String(index + 1)])
        .filter(([line]) => 'faces' in read(line as string));
      const number = Number(pick(throws)?.[1]);
      const { faces, seat } = read(lines[number - 1] as string) as {
        faces: unknown[];
        seat: number;
      };
      const spoilt = [...faces.slice(0, -1), turned(faces.at(-1))];
      const result = verify(
        changed(lines, number, (event) => ({ ...event, faces: spoilt })),
        proof,
        games,
      );
      expect(result.follows, game.id).toBe(false);
      expect(wrong(result)[0]).toMatchObject({
        kind: 'throw',
        question: `event ${number - 2}`,
        line: number,
        seat,
        drawn: { faces },
        recorded: { faces: spoilt },
      });
      // The throws after it are judged by what the record has, and follow; if the game went
      // otherwise it stops being legal.
      expect(wrong(result)).toHaveLength(1);
      if (result.fault !== null) expect(result.fault.line).toBeGreaterThan(number);
    }
  });

  it('a drawn card', () => {
    const number = numberOf(nextLines, (event) => 'drew' in event && lengthOfHand(event) > 1);
    const { drew, seat } = read(nextLines[number - 1] as string) as { drew: string; seat: number };
    const [asked] = verify(nextLines, pokerProof, games).questions.filter(
      ({ line }) => line === number,
    );
    const spoilt = [...cardsIn(nextLines)].find((card) => {
      const result = verify(
        changed(nextLines.slice(0, number), number, (event) => ({ ...event, drew: card })),
        pokerProof,
        games,
      );
      return card !== drew && result.fault === null;
    });
    expect(spoilt).toBeDefined();
    const result = verify(
      changed(nextLines, number, (event) => ({ ...event, drew: spoilt })),
      pokerProof,
      games,
    );
    expect(asked).toMatchObject({ kind: 'draw', seat, follows: true });
    expect(wrong(result)[0]).toMatchObject({
      kind: 'draw',
      line: number,
      seat,
      drawn: { drew },
      recorded: { drew: spoilt },
    });
    expect(result.follows).toBe(false);
  });

  it('who begins, and the order of the cards', () => {
    const begin = changed(poker, 1, (header) => {
      const { first } = header['setup'] as { first: number };
      return { ...header, setup: { first: (first + 1) % 3 } };
    });
    const other = verify(begin, pokerProof, games);
    expect(other.follows).toBe(false);
    expect(wrong(other)[0]).toMatchObject({
      kind: 'setup',
      question: 'setup',
      line: 1,
      seat: null,
    });

    const order = changed(nextLines, 1, (header) => {
      const setup = header['setup'] as { piles: readonly (readonly string[])[] };
      const [[top, ...rest], [second, ...others], third] = setup.piles as [
        string[],
        string[],
        string[],
      ];
      return {
        ...header,
        setup: { ...setup, piles: [[second, ...rest], [top, ...others], third] },
      };
    });
    expect(wrong(verify(order, pokerProof, games))[0]).toMatchObject({ kind: 'setup', line: 1 });
  });

  it('a setup whose fields stand in another order is the same setup', () => {
    const reordered = changed(nextLines, 1, (header) => {
      const { first, piles } = header['setup'] as { first: number; piles: unknown };
      return { setup: { piles, first }, ...header, record: 1 };
    });
    expect(verify(reordered, pokerProof, games).follows).toBe(true);
  });

  it('another secret: under the old commitment that is wrong, under its own the throws are', () => {
    const bare = verify(poker, { ...pokerProof, secret: OTHER_SECRET }, games);
    expect(bare.commitment).toEqual({
      published: commitmentOf(SECRET),
      derived: commitmentOf(OTHER_SECRET),
      follows: false,
    });
    expect(bare.seeds.map(({ follows }) => follows)).toEqual([true, false, true]);
    expect(wrong(bare).length).toBeGreaterThan(bare.questions.length / 2);

    const covered = verify(
      poker,
      makeProof('kabo-relu', OTHER_SECRET, ['seed-of_0', null, 'seed-of_2']),
      games,
    );
    expect([covered.follows, covered.commitment.follows]).toEqual([false, true]);
    expect(wrong(covered).length).toBeGreaterThan(covered.questions.length / 2);
  });

  it('a commitment that is not the hash of the secret, though everything else follows', () => {
    const result = verify(poker, { ...pokerProof, commitment: commitmentOf(OTHER_SECRET) }, games);
    expect([result.follows, result.commitment.follows, wrong(result)]).toEqual([false, false, []]);
  });

  it('a seed of a seat, one of the table, and their order', () => {
    const [one, two, three] = pokerProof.seeds as [
      Proof1['seeds'][0],
      Proof1['seeds'][0],
      Proof1['seeds'][0],
    ];
    const seat = verify(
      poker,
      { ...pokerProof, seeds: [{ ...one, seed: 'seed-of_9' }, two, three] },
      games,
    );
    expect([seat.follows, seat.seeds.every(({ follows }) => follows)]).toEqual([false, true]);
    expect(wrong(seat).length).toBeGreaterThan(seat.questions.length / 2);

    const chosen = makeProof('kabo-relu', SECRET, [
      'seed-of_0',
      'ground-by-the-table',
      'seed-of_2',
    ]);
    const lines = fairGame(pokerdice, 3, pokerdice.options(3)({}), chosen, 'chosen');
    expect(verify(lines, chosen, games).follows).toBe(true);
    const claimed: Proof1 = {
      ...chosen,
      seeds: chosen.seeds.map((seed, at) => (at === 1 ? { ...seed, by: 'table' } : seed)),
    };
    const table = verify(lines, claimed, games);
    expect([table.follows, wrong(table)]).toEqual([false, []]);
    expect(table.seeds[1]).toEqual({
      seat: 1,
      seed: 'ground-by-the-table',
      by: 'table',
      derived: seedOfTable(SECRET, 1),
      follows: false,
    });

    expect(verify(poker, { ...pokerProof, seeds: [three, two, one] }, games).follows).toBe(false);
  });

  it('another table', () => {
    expect(verify(poker, { ...pokerProof, table: 'kabo-relv' }, games).follows).toBe(false);
  });

  it('who begins by name: named and not played, played and not named', () => {
    for (const first of [0, 1, 2]) {
      const proof = proofFor(3, 'kabo-relu', { first });
      const lines = fairGame(pokerdice, 3, pokerdice.options(3)({}), proof, 'named');
      expect(read(lines[0] as string)['setup']).toEqual({ first });
      expect(verify(lines, proof, games).follows).toBe(true);
      const other = verify(lines, { ...proof, named: { first: (first + 1) % 3 } }, games);
      expect(wrong(other)).toMatchObject([
        { line: 1, drawn: { first: (first + 1) % 3 }, recorded: { first } },
      ]);
    }
    const drawn = (read(poker[0] as string)['setup'] as { first: number }).first;
    const named = proofFor(3, 'kabo-relu', { first: (drawn + 1) % 3 });
    const lines = fairGame(pokerdice, 3, pokerdice.options(3)({}), named, 'named');
    expect(wrong(verify(lines, { ...named, named: {} }, games))).toMatchObject([
      { line: 1, drawn: { first: drawn } },
    ]);
  });

  it.each([
    ['the first', 2],
    ['one in the middle', Math.floor(poker.length / 2)],
  ])('an event taken out: %s', (_, number) => {
    for (const lines of [poker, nextLines]) {
      const result = verify(lines.toSpliced(number - 1, 1), pokerProof, games);
      expect(result.follows).toBe(false);
      const found = Math.min(
        wrong(result)[0]?.line ?? Number.POSITIVE_INFINITY,
        result.fault?.line ?? Number.POSITIVE_INFINITY,
      );
      expect(found).toBeGreaterThanOrEqual(number);
      // Nothing asks chance between what was taken out and what was found.
      const between = lines
        .slice(number, found)
        .filter((line) => 'faces' in read(line) || 'drew' in read(line));
      expect(between).toEqual([]);
    }
  });

  it('the end cut off: what is there follows, and is not the end', () => {
    expect(verify(poker.slice(0, -1), pokerProof, games)).toMatchObject({
      follows: true,
      over: false,
      events: poker.length - 2,
    });
  });

  it('a line that cannot stand there: broken, against the rules, impossible for chance, of another record', () => {
    const roll = numberOf(poker, (event) => event['type'] === 'roll');
    for (const [line, reason] of [
      ['{', 'not valid JSON'],
      ['{"seat":0,"type":"fly"}', 'type: no event of pokerdice has the type "fly"'],
      ['{"seat":9,"type":"stop"}', 'seat 9 is not to move'],
      [poker[0] as string, 'another record begins here'],
      [
        JSON.stringify({ ...read(poker[roll - 1] as string), faces: [1, 2] }),
        'impossible chance: 5 asked for, 2 answered',
      ],
    ] as const) {
      const { follows, fault } = verify(poker.with(roll - 1, line), pokerProof, games);
      expect(follows).toBe(false);
      expect(fault?.line).toBe(roll);
      expect(fault?.reason).toContain(reason);
    }
  });
});

/** How many cards lay in the hand from which one was drawn: from the question itself. */
function lengthOfHand(event: Json): number {
  const line = nextLines.findIndex((text) => sameJson(read(text), event)) + 1;
  const asked = verify(nextLines, pokerProof, games).questions.find(
    (question) => question.line === line,
  )?.asked;
  return asked !== undefined && 'sides' in asked ? asked.sides : 0;
}

function cardsIn(lines: readonly string[]): ReadonlySet<string> {
  return new Set(
    (read(lines[0] as string)['setup'] as { piles: readonly (readonly string[])[] }).piles.flat(),
  );
}

describe('blank lines', () => {
  it('count and say nothing', () => {
    const spaced = poker.flatMap((line) => ['', line, ' \t']);
    const { follows, questions } = verify(spaced, pokerProof, games);
    expect(follows).toBe(true);
    expect(questions[0]?.line).toBe(2);
    for (const { line } of questions) expect(spaced[line - 1]).toContain('{');
  });
});

describe('the same JSON', () => {
  it.each([
    [
      [1, 2],
      [1, 2, 3],
    ],
    [
      [1, 2, 3],
      [1, 2],
    ],
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: 1, b: 2 }, { a: 1 }],
    [{ a: 1 }, { b: 1 }],
    [[], {}],
    [{}, null],
    [['1'], [1]],
  ])('is not %j and %j', (one, other) => {
    expect(sameJson(one, other)).toBe(false);
  });

  it('is the same in whatever order of fields', () => {
    expect(
      sameJson({ a: [1, { b: null, c: 'x' }], d: {} }, { d: {}, a: [1, { c: 'x', b: null }] }),
    ).toBe(true);
  });
});

describe('what cannot be compared', () => {
  it.each([
    ['nothing', [], {}, 'there is no record'],
    ['no header', [poker[1] as string], {}, 'the first line is no header of a record'],
    [
      'a game nobody knows',
      ['{"record":1,"game":"chess","seats":2,"setup":{}}'],
      {},
      'no game has the name "chess"',
    ],
    [
      'too few seeds',
      poker,
      { seeds: pokerProof.seeds.slice(1) },
      'the record has 3 seats, the proof has seeds for 2',
    ],
    [
      'a seat that is not there',
      poker,
      { named: { first: 3 } },
      "the proof's named.first: must be a whole number from 0 to 2, not 3",
    ],
  ])('%s', (_, lines, change, message) => {
    expect(() => verify(lines, { ...pokerProof, ...change }, games)).toThrow(message);
  });

  it('a first seat named in a game that lets nobody name it', () => {
    const lines = fairGame(sequence, 3, { line: 5 }, pokerProof, 'sequence');
    expect(() => verify(lines, { ...pokerProof, named: { first: 0 } }, games)).toThrow(
      'not for the host of sequence to name',
    );
  });
});

describe('reading a proof', () => {
  it.each([
    [null, 'must be an object, not null'],
    [{ ...pokerProof, proof: 3 }, 'proof: must be 1 or 2, not 3'],
    [
      { ...pokerProof, secret: SECRET.toUpperCase() },
      'secret: must be 64 hex digits in lower case',
    ],
    [{ ...pokerProof, commitment: '' }, 'commitment: must be 64 hex digits in lower case'],
    [{ ...pokerProof, table: 'a\nb' }, 'table: must be 1 to 64 letters'],
    [{ ...pokerProof, seeds: [] }, 'seeds: must have 1 to 31 entries, not 0'],
    [
      { ...pokerProof, seeds: [{ seed: 'a b', by: 'seat' }] },
      'seeds[0].seed: must be 1 to 64 letters',
    ],
    [
      { ...pokerProof, seeds: [{ seed: 'a', by: 'me' }] },
      'seeds[0].by: must be "seat" or "table", not "me"',
    ],
    [{ ...pokerProof, named: { second: 1 } }, 'named: unknown field "second"'],
    [{ ...pokerProof, named: undefined }, 'named: must be an object'],
    [{ ...pokerProof, note: 1 }, 'unknown field "note"'],
  ])('refuses %#', (json, message) => {
    expect(() => readProof(json)).toThrow(message);
  });
});

describe('gobelet verify', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gobelet-verify-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = (name: string, text: string): string => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  };
  const textOf = (lines: readonly string[]): string => `${lines.join('\n')}\n`;
  const record = file('game.jsonl', textOf(poker));
  const proof = file('game.proof.json', JSON.stringify(pokerProof));
  const throws = poker.filter((line) => 'faces' in read(line)).length;

  it('finds the proof beside the record and says that everything follows; exit code 0', () => {
    const { code, out, err } = gobelet(['verify', record]);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain(
      `Pokerdice at table kabo-relu: 3 seats, ${poker.length - 1} events, played to the end.`,
    );
    expect(out).toContain(
      `✓ The commitment is the hash of the secret.\n    ${pokerProof.commitment}\n`,
    );
    expect(out).toContain(
      '    seat 0: seed-of_0\n    seat 1: from the table\n    seat 2: seed-of_2\n',
    );
    expect(out).toContain('✓ The setup follows: a lot of one in 3.\n');
    expect(out).toContain(`✓ All ${throws} throws follow.\n`);
    expect(out).toContain('--commitment HEX');
    expect(out).not.toContain('✗');
    for (const line of out.split('\n')) expect(line.length, line).toBeLessThanOrEqual(80);
  });

  it('says in the same way what was shuffled and drawn', () => {
    const path = file('next.jsonl', textOf(nextLines));
    const { code, out } = gobelet(['verify', path, proof]);
    expect(code).toBe(0);
    expect(out).toContain('✓ The setup follows: a lot of one in 3 and a shuffle of 45.\n');
    expect(out).toMatch(/✓ All \d+ draws follow\.\n/);
  });

  it('compares the commitment with the one that was noted', () => {
    const same = gobelet(['verify', record, '--commitment', pokerProof.commitment.toUpperCase()]);
    expect(same.code).toBe(0);
    expect(same.out).toContain('✓ It is the one you noted.\n');
    const other = gobelet(['verify', record, '--commitment', commitmentOf(OTHER_SECRET)]);
    expect(other.code).toBe(1);
    expect(other.out).toContain(
      `✗ It is not the one you noted.\n    ${commitmentOf(OTHER_SECRET)} is yours\n`,
    );
    expect(other.out).toContain('but not from the secret you were promised');
  });

  it('names the throw that does not follow, by line, seat and both values; exit code 1', () => {
    const number = numberOf(poker, (event) => event['type'] === 'roll');
    const { faces, seat } = read(poker[number - 1] as string) as { faces: number[]; seat: number };
    const spoilt = [...faces.slice(0, -1), turned(faces.at(-1))];
    const path = file(
      'spoilt.jsonl',
      textOf(changed(poker, number, (event) => ({ ...event, faces: spoilt }))),
    );
    const { code, out, err } = gobelet(['verify', path, proof]);
    expect([code, err]).toEqual([1, '']);
    expect(out).toContain(
      `    line ${number}, seat ${seat}, event ${number - 2}: ${faces.join(' ')} follows, the record has ${spoilt.join(' ')}\n`,
    );
    expect(out).toContain('Not everything follows');
  });

  it('names the place in the setup, and only some of many', () => {
    const swapped = changed(nextLines, 1, (header) => {
      const setup = header['setup'] as { piles: readonly (readonly string[])[] };
      return {
        ...header,
        setup: { ...setup, piles: setup.piles.map((pile) => [...pile].reverse()) },
      };
    });
    const [top] = (read(nextLines[0] as string)['setup'] as { piles: string[][] })
      .piles[0] as string[];
    const { out } = gobelet(['verify', file('swapped.jsonl', textOf(swapped)), proof]);
    expect(out).toContain(`    line 1, setup, piles[0][0]: ${top} follows, the record has `);
    const strange = file(
      'strange.proof.json',
      JSON.stringify({ ...pokerProof, secret: OTHER_SECRET }),
    );
    const many = gobelet(['verify', record, strange]);
    expect(many.code).toBe(1);
    expect(many.out).toContain('✗ The commitment is not the hash of the secret.');
    expect(many.out).toContain(
      `    seat 1: ${seedOfTable(SECRET, 1)} from the table, which had to take\n            ${seedOfTable(OTHER_SECRET, 1)}\n`,
    );
    expect(many.out).toMatch(/ {4}… and \d+ more: --json has them all\n/);
    expect(many.out.match(/^ {4}line /gm)).toHaveLength(10);
  });

  it('says who begins by name, and where the record breaks off', () => {
    const named = proofFor(3, 'kabo-relu', { first: 2 });
    const lines = fairGame(pokerdice, 3, pokerdice.options(3)({}), named, 'named');
    const path = file('named.jsonl', textOf([...lines.slice(0, 9), 'rubbish']));
    file('named.proof.json', JSON.stringify(named));
    const { code, out } = gobelet(['verify', path]);
    expect(code).toBe(1);
    expect(out).toContain('· Seat 2 begins because it was named, not by lot.\n');
    expect(out).toContain('✗ Line 10 can’t stand in this record: not valid JSON.\n');
    expect(out).toContain('not yet over');
  });

  it('--json prints everything as data, with what was noted', () => {
    const { code, out } = gobelet([
      'verify',
      record,
      '--json',
      '--commitment',
      commitmentOf(OTHER_SECRET),
    ]);
    expect(code).toBe(1);
    const expected = {
      ...verify(poker, pokerProof, games),
      follows: false,
      noted: commitmentOf(OTHER_SECRET),
    };
    expect(JSON.parse(out)).toEqual(JSON.parse(JSON.stringify(expected)));
  });

  it('counts blank lines as an editor does', () => {
    const path = file('blank.jsonl', `\n\n${poker[0]}\n\n${poker[1]}\n\nrubbish\n`);
    expect(gobelet(['verify', path, proof]).out).toContain(
      '✗ Line 7 can’t stand in this record: not valid JSON.\n',
    );
  });

  it('reads the record from standard input', () => {
    expect(gobelet(['verify', '-', proof], textOf(poker)).code).toBe(0);
  });

  it.each([
    [['verify'], 'verify: RECORD [PROOF] is missing'],
    [['verify', '-'], 'verify: PROOF is missing'],
    [['verify', '/no/such.jsonl'], 'can’t open /no/such.proof.json: there is no such file'],
    [['verify', '/no/such.jsonl', proof], 'can’t open /no/such.jsonl: there is no such file'],
    [['verify', record, record], 'game.jsonl: not valid JSON'],
    [['verify', proof, proof], 'game.proof.json: the first line is no header of a record'],
    [['verify', record, '--commitment', 'abc'], '--commitment must be 64 hex digits, not "abc"'],
  ])('%j: one clear line on standard error, exit code 2', (args, message) => {
    const { code, out, err } = gobelet(args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^gobelet: [^\n]+\n$/);
    expect(err).toContain(message);
  });

  it('refuses a proof of something else, and a record that is no text; exit code 2', () => {
    const bad = file('bad.proof.json', '{"proof":1}');
    expect(gobelet(['verify', record, bad])).toMatchObject({
      code: 2,
      err: `gobelet: ${bad}: field "table" is missing\n`,
    });
    const torn = join(folder, 'torn.jsonl');
    writeFileSync(torn, Uint8Array.of(0x7b, 0xff, 0x0a));
    expect(gobelet(['verify', torn, proof])).toMatchObject({
      code: 2,
      err: `gobelet: ${torn}:1: not valid UTF-8\n`,
    });
  });
});

describe('docs/fair-dice.md', () => {
  const page = readFileSync(join(root, 'docs/fair-dice.md'), 'utf8');
  const blocks = (language: string): readonly string[] =>
    [
      ...page.matchAll(new RegExp(`^\\\`\\\`\\\`${language}\\n([\\s\\S]*?)^\\\`\\\`\\\`$`, 'gm')),
    ].map(([, text]) => text as string);
  const folder = mkdtempSync(join(tmpdir(), 'gobelet-page-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const [proof2 = '', proof = '', ...otherProofs] = blocks('json');
  const [record2 = '', record = '', ...otherRecords] = blocks('jsonl');
  const [program2 = '', program = '', ...otherPrograms] = blocks('js');
  writeFileSync(join(folder, 'game.proof.json'), proof);
  writeFileSync(join(folder, 'game.jsonl'), record);
  writeFileSync(join(folder, 'check.mjs'), program);
  writeFileSync(join(folder, 'game-2.proof.json'), proof2);
  writeFileSync(join(folder, 'game-2.jsonl'), record2);
  writeFileSync(join(folder, 'check-2.mjs'), program2);

  it('has a proof, a record and a program for each scheme, and sessions', () => {
    expect([otherProofs, otherRecords, otherPrograms]).toEqual([[], [], []]);
    for (const text of [proof, record, program, proof2, record2, program2])
      expect(text).not.toBe('');
    expect(blocks('console').join('').match(/^\$ /gm)?.length).toBeGreaterThanOrEqual(5);
  });

  it('has an example that follows, and in which nothing is left out', () => {
    const { seeds, table, secret } = JSON.parse(proof) as Proof1;
    expect(verify(record.trim().split('\n'), readProof(JSON.parse(proof)), games).follows).toBe(
      true,
    );
    expect(
      makeProof(
        table,
        secret,
        seeds.map(({ seed, by }) => (by === 'seat' ? seed : null)),
      ),
    ).toEqual(JSON.parse(proof));
  });

  it('has one of scheme 2 that follows, with throws of a seat and of the house', () => {
    const { follows, throws } = verify(
      record2.trim().split('\n'),
      readProof(JSON.parse(proof2)),
      games,
    );
    expect(follows).toBe(true);
    expect(throws).toEqual([
      { linked: 2, house: 1, withheld: 1 },
      { linked: 1, house: 0, withheld: 0 },
    ]);
  });

  it('has a test for each line of who must collude with whom, and a line for each test', () => {
    const tests = ['test/dice-cheats.test.ts', 'test/online/fair-cheats.test.ts'].map((file) =>
      readFileSync(join(root, file), 'utf8'),
    );
    const tested = new Set([...tests.join('').matchAll(/it\('(F\d+):/g)].map(([, id]) => id));
    const told = new Set([...page.matchAll(/^\| (F\d+) \|/gm)].map(([, id]) => id));
    expect([...told].sort()).toEqual([...tested].sort());
  });

  it('names the colours of NEXT! in their order', () => {
    expect(page.replaceAll('\n', ' ')).toContain(`the colour in the order ${COLOURS.join(', ')})`);
  });

  it.each(blocks('console'))('prints what its session says: %#', (session) => {
    const printed = session
      .split('\n')
      .filter((line) => line.startsWith('$ '))
      .map((line) => {
        const node = `"${process.execPath}"`;
        const command = line
          .slice(2)
          .replaceAll('npx gobelet', `${node} "${bin}"`)
          .replaceAll(/\bnode (?=check)/g, `${node} `);
        const { stdout } = spawnSync('sh', ['-c', `${command} 2>&1`], {
          cwd: folder,
          encoding: 'utf8',
          env: plainEnv,
        });
        return `${line}\n${stdout.replaceAll(/ +$/gm, '')}`;
      });
    expect(printed.join('')).toBe(session);
  });
});
