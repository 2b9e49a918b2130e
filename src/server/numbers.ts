/**
 * What is measured of the parts of the server, without their knowing: how long the store and the
 * bots take, what fails, how late the event loop is, which games begin and end.
 */

import type { Brain } from '../tables/brain.ts';
import type { LiveTable } from '../tables/live/live-table.ts';
import { type Append, type ServerStore, StoreFailure } from '../tables/store.ts';
import type { Metrics } from './metrics.ts';

/** Between two looks at whether a timer comes on time, in milliseconds. */
const LOOK = 250;

/** Appends are timed, every failure is counted by its kind, and games by what is stored of them. */
export function measuredStore(store: ServerStore, metrics: Metrics): ServerStore {
  const took = metrics.histogram('append', 'How long the store takes to keep what happened.');
  const failed = metrics.counter('store_errors', 'What the store could not do, by kind.', 'kind');
  const begun = metrics.counter('games_begun', 'Games that began, by game.', 'game');
  const ended = metrics.counter('games_ended', 'Games that came to their end, by game.', 'game');
  const counted = ({ entries, summary }: Append): void => {
    if (summary === undefined) return;
    const has = (type: string): boolean =>
      entries.some((line) => line.includes(`"type":"${type}"`));
    if (has('started')) begun(summary.game);
    if (summary.status === 'over' && (has('played') || has('ended'))) ended(summary.game);
  };
  const watched = async (name: PropertyKey, args: readonly unknown[], done: Promise<unknown>) => {
    const began = performance.now();
    try {
      const result = await done;
      if (name === 'append' && result === 'stored') counted(args[0] as Append);
      return result;
    } catch (error) {
      failed(error instanceof StoreFailure ? error.kind : 'other');
      throw error;
    } finally {
      if (name === 'append') took((performance.now() - began) / 1000);
    }
  };
  return new Proxy(store, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return (...args: readonly unknown[]) => {
        const result: unknown = value.apply(target, args);
        return result instanceof Promise ? watched(name, args, result) : result;
      };
    },
  });
}

/** How long bots think, waiting for a thread included: that is what people wait for. */
export function measuredBrain(brain: Brain, metrics: Metrics): Brain {
  const took = metrics.histogram('bot_thinking', 'How long bots think, by level.', 'level');
  return {
    async choose(game, level, ...rest) {
      const began = performance.now();
      try {
        return await brain.choose(game, level, ...rest);
      } finally {
        took((performance.now() - began) / 1000, level);
      }
    },
    close: () => brain.close(),
  };
}

/** How late a timer comes: what everybody waits for besides their own. Gives what ends it. */
export function measureLag(metrics: Metrics): () => void {
  const late = metrics.histogram('event_loop_lag', 'How late the event loop is.');
  let expected = performance.now() + LOOK;
  const timer = setInterval(() => {
    const now = performance.now();
    late(Math.max(0, now - expected) / 1000);
    expected = now + LOOK;
  }, LOOK);
  timer.unref();
  return () => clearInterval(timer);
}

/** Which program this is, and what it uses of the machine. */
export function measureProcess(metrics: Metrics, version: string): void {
  metrics.gauges('build_info', 'Which version runs, on which Node.', () => [
    [{ version, node: process.versions.node, platform: process.platform }, 1],
  ]);
  const started = Math.round(Date.now() / 1000 - process.uptime());
  metrics.usual('process_start_time_seconds', 'gauge', 'When it began.', () => started);
  metrics.usual('process_cpu_seconds_total', 'counter', 'Processor time of the process.', () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  });
  metrics.usual('process_resident_memory_bytes', 'gauge', 'Resident memory.', () =>
    process.memoryUsage.rss(),
  );
  const heap = (): number => process.memoryUsage().heapUsed;
  metrics.usual('nodejs_heap_size_used_bytes', 'gauge', 'Heap in use.', heap);
}

/** Tables in memory, by game and status. */
export function tablesByKind(
  all: Iterable<LiveTable>,
): readonly (readonly [{ readonly game: string; readonly status: string }, number])[] {
  const counts = new Map<string, number>();
  for (const { table } of all) {
    const kind = `${table.game.id} ${table.status}`;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts].map(([kind, count]) => {
    const [game = '', status = ''] = kind.split(' ');
    return [{ game, status }, count];
  });
}
