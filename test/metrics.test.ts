/** Numbers that answer questions, alerts and a dashboard that ask for numbers there are, calm logs. */

import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { Seeded } from '../src/random.ts';
import { calmed } from '../src/server/calm-log.ts';
import { Metrics } from '../src/server/metrics.ts';
import { databaseIn } from '../src/server/store/place.ts';
import { openSqlite } from '../src/server/store/sqlite.ts';
import { StoreFailure } from '../src/tables/store.ts';
import { root } from './support/command.ts';
import { readYaml } from './support/deploy/yaml.ts';
import { type Exposed, readExposition } from './support/exposition.ts';
import { arrive, playOut } from './support/online/players.ts';
import { type House, newFolder, openHouse } from './support/online/servers.ts';

async function numbers(house: House): Promise<readonly Exposed[]> {
  return readExposition(await (await fetch(`${house.api.origin}/metrics`)).text());
}

function sampleOf(
  all: readonly Exposed[],
  name: string,
  labels: Readonly<Record<string, string>> = {},
): number | undefined {
  return all
    .flatMap(({ samples }) => samples)
    .find(
      (sample) =>
        sample.name === name &&
        Object.entries(labels).every(([label, value]) => sample.labels[label] === value),
    )?.value;
}

describe('/metrics', () => {
  it('tells of a whole game with a bot', { timeout: 60_000 }, async () => {
    const house = await openHouse();
    const host = await arrive(house.api, 'Ana');
    const { table } = await house.api.open(host.guest.token, {
      game: 'sequence',
      seats: 2,
      bots: [{ seat: 1, level: 'casual' }],
    });
    const following = host.link.follow(table);
    await following.do({ type: 'sit' });
    expect(sampleOf(await numbers(house), 'gobelet_people')).toBe(1);
    await following.do({ type: 'start' });
    const running = { game: 'sequence', status: 'running' };
    expect(sampleOf(await numbers(house), 'gobelet_tables_by_kind', running)).toBe(1);
    await playOut(following, host.guest.person, new Seeded('numbers'));
    await following.do({ type: 'say', text: '"type":"started"' });
    const all = await numbers(house);
    expect(sampleOf(all, 'gobelet_games_begun_total', { game: 'sequence' })).toBe(1);
    expect(sampleOf(all, 'gobelet_games_ended_total', { game: 'sequence' })).toBe(1);
    expect(sampleOf(all, 'gobelet_tables_by_kind', { ...running, status: 'over' })).toBe(1);
    expect(sampleOf(all, 'gobelet_deed_seconds_count')).toBe(sampleOf(all, 'gobelet_deeds_total'));
    expect(sampleOf(all, 'gobelet_append_seconds_count')).toBeGreaterThan(10);
    expect(
      sampleOf(all, 'gobelet_bot_thinking_seconds_count', { level: 'casual' }),
    ).toBeGreaterThan(3);
    expect(sampleOf(all, 'gobelet_http_seconds_count', { route: '/api/tables' })).toBe(1);
    expect(sampleOf(all, 'gobelet_event_loop_lag_seconds_count')).toBeGreaterThanOrEqual(0);
    expect(sampleOf(all, 'gobelet_build_info', { version: 'test' })).toBe(1);
    expect(sampleOf(all, 'process_cpu_seconds_total')).toBeGreaterThan(0);
    expect(sampleOf(all, 'process_start_time_seconds')).toBeLessThan(Date.now() / 1000);
    host.link.close();
    await house.stop();
  });

  it('tells of a store that fails, and the log is not flooded', { timeout: 60_000 }, async () => {
    const folder = newFolder();
    const real = await openSqlite(databaseIn(folder));
    let isFull = false;
    const store = new Proxy(real, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        return (...args: readonly unknown[]) =>
          isFull && name === 'append'
            ? Promise.reject(new StoreFailure('full', 'no room is left'))
            : value.apply(target, args);
      },
    });
    const house = await openHouse({}, { store });
    const host = await arrive(house.api, 'Ana');
    const { table } = await house.api.open(host.guest.token, { game: 'next', seats: 2 });
    const following = host.link.follow(table);
    await following.do({ type: 'sit' });
    isFull = true;
    const tries = 40;
    for (let number = 0; number < tries; number++)
      await fetch(`${house.api.origin}/api/tables`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${host.guest.token}`,
        },
        body: '{"game":"next","seats":2}',
      });
    const all = await numbers(house);
    expect(sampleOf(all, 'gobelet_store_errors_total', { kind: 'full' })).toBe(tries);
    expect(sampleOf(all, 'gobelet_errors_total', { event: 'request_failed' })).toBe(tries);
    host.link.close();
    isFull = false;
    await house.stop();
    const lines = house.log.filter((line) => line.includes('request_failed'));
    expect(lines).toHaveLength(6);
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ repeated: tries - 5 });
    rmSync(folder, { recursive: true, force: true });
  });

  it('at debug there is a line for every request, without the name of a table', async () => {
    const house = await openHouse();
    await fetch(`${house.api.origin}/api/tables/kabo-relu-timo-sane`);
    const lines = house.log.map((line) => JSON.parse(line) as { event: string });
    expect(lines.filter(({ event }) => event === 'request')).toEqual([
      expect.objectContaining({
        level: 'debug',
        method: 'GET',
        route: '/api/tables/{table}',
        status: 404,
        ms: expect.any(Number),
      }),
    ]);
    expect(house.log.join('')).not.toContain('kabo');
    await house.stop();
  });
});

describe('the reader of these tests', () => {
  it.each([
    ['no type', '# HELP a_total b\na_total 1\n'],
    ['a counter of another name', '# HELP a b\n# TYPE a counter\na 1\n'],
    ['a sample of another metric', '# HELP a b\n# TYPE a gauge\nb 1\n'],
    ['no number', '# HELP a b\n# TYPE a gauge\na x\n'],
    ['a series twice', '# HELP a b\n# TYPE a gauge\na 1\na 2\n'],
    ['labels that are none', '# HELP a b\n# TYPE a gauge\na{b=c} 1\n'],
    [
      'a histogram without an end',
      '# HELP a b\n# TYPE a histogram\na_bucket{le="1"} 1\na_sum 1\na_count 1\n',
    ],
    ['no end', '# HELP a b\n# TYPE a gauge\na 1'],
  ])('refuses %s', (_, text) => expect(() => readExposition(text)).toThrow());

  it('reads labels that have to be escaped', () => {
    const metrics = new Metrics();
    metrics.counter('odd', 'Odd.', 'what')('a "b"\\\n');
    expect(readExposition(metrics.text())[0]?.samples[0]?.labels).toEqual({
      what: 'a \\"b\\"\\\\\\n',
    });
  });
});

describe('alerts and dashboard', () => {
  const NAME = /\b(?:gobelet|process|nodejs)_\w+/g;

  async function known(): Promise<ReadonlySet<string>> {
    const house = await openHouse();
    const all = await numbers(house);
    await house.stop();
    return new Set(
      all.flatMap(({ name, kind }) =>
        kind === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
      ),
    );
  }

  it('five alerts, each with an expression of numbers that there are', async () => {
    const { groups } = readYaml(readFileSync(join(root, 'deploy/alerts.yml'), 'utf8')) as {
      groups: { rules: { alert: string; expr: string; annotations: { summary: string } }[] }[];
    };
    const rules = groups.flatMap((group) => group.rules);
    expect(rules).toHaveLength(5);
    const names = await known();
    for (const { expr, annotations } of rules) {
      expect(annotations.summary).toMatch(/\.$/);
      for (const [name] of expr.matchAll(NAME)) expect(names).toContain(name);
    }
    expect(rules.filter(({ expr }) => expr.includes('gobelet_'))).toHaveLength(4);
  });

  it('every panel asks for numbers that there are', async () => {
    const { panels } = JSON.parse(readFileSync(join(root, 'deploy/dashboard.json'), 'utf8')) as {
      panels: { title: string; targets: { expr: string }[] }[];
    };
    const names = await known();
    for (const { title, targets } of panels) {
      expect([title, targets.length > 0]).toEqual([title, true]);
      for (const { expr } of targets) {
        const asked = [...expr.matchAll(NAME)].map(([name]) => name);
        expect([expr, asked.length > 0]).toEqual([expr, true]);
        for (const name of asked) expect(names).toContain(name);
      }
    }
  });
});

describe('a calm log', () => {
  it('writes the first lines, then the last with how many there were, and all again once it is quiet', () => {
    vi.useFakeTimers();
    try {
      const lines: unknown[] = [];
      const note =
        (level: string) =>
        (event: string, facts = {}): void =>
          void lines.push([level, event, facts]);
      const plain = {
        debug: note('debug'),
        info: note('info'),
        warn: note('warn'),
        error: note('error'),
      };
      let counted = 0;
      const log = calmed(plain, () => counted++);
      for (let number = 0; number < 50; number++) log.error('full', { number });
      log.error('other');
      for (let number = 0; number < 9; number++) log.info('news');
      expect(lines.filter((line) => (line as string[])[1] === 'full')).toHaveLength(5);
      expect(lines).toHaveLength(5 + 1 + 9);
      expect(counted).toBe(51);
      vi.advanceTimersByTime(10_000);
      expect(lines.at(-1)).toEqual(['error', 'full', { number: 49, repeated: 45 }]);
      log.error('full');
      vi.advanceTimersByTime(20_000);
      expect(lines.at(-1)).toEqual(['error', 'full', { repeated: 1 }]);
      vi.advanceTimersByTime(40_000);
      log.error('full', { number: 'new' });
      expect(lines.at(-1)).toEqual(['error', 'full', { number: 'new' }]);
      log.close();
    } finally {
      vi.useRealTimers();
    }
  });
});
