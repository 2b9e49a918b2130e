/** What goes wrong, when its time has come, and how it is right again. */

import type { BusState } from './bus.ts';
import type { Process } from './house.ts';
import { FINE_LINES, type Net } from './net.ts';
import type { Trouble } from './plan.ts';
import type { SharedStore, StoreState } from './store.ts';
import type { VirtualTime } from './time.ts';
import type { Visitor } from './visitor.ts';

export const FINE_STORE: StoreState = {
  least: 1,
  most: 8,
  failing: 0,
  unknown: 0,
  isFull: false,
  isGone: false,
};
export const FINE_BUS: BusState = { most: 5, lost: 0, doubled: 0 };

/** Between two times that a line is cut. */
const FLAPS = 1700;

export interface World {
  readonly time: VirtualTime;
  readonly store: SharedStore;
  readonly bus: BusState;
  readonly net: Net;
  readonly processes: readonly Process[];
  readonly visitors: readonly Visitor[];
}

/** Begins; what it was before is so again when it is over. */
export function begin(world: World, trouble: Trouble): void {
  const { time, store, bus } = world;
  const later = (run: () => void): void => time.in(trouble.for, undefined, run);
  const put = <T extends object>(target: T, changes: Partial<T>, before: T): void => {
    Object.assign(target, changes);
    const names = Object.keys(changes) as (keyof T)[];
    later(() => {
      for (const name of names) target[name] = before[name];
    });
  };
  switch (trouble.type) {
    case 'slow-store':
      put(store.state, { most: trouble.most }, FINE_STORE);
      break;
    case 'flaky-store':
      put(store.state, { failing: trouble.failing, unknown: trouble.unknown }, FINE_STORE);
      break;
    case 'store-gone':
      store.crash();
      put(store.state, { isGone: true }, FINE_STORE);
      break;
    case 'full-disk':
      put(store.state, { isFull: true }, FINE_STORE);
      break;
    case 'bad-bus':
      put(bus, { lost: trouble.lost, doubled: trouble.doubled, most: trouble.most }, FINE_BUS);
      break;
    case 'slow-lines':
      put(world.net.weather, { most: trouble.most }, FINE_LINES);
      break;
    case 'sleep':
      for (const process of world.processes) process.pause(trouble.for);
      break;
    case 'cut':
    case 'dark':
    case 'away':
    case 'window':
      ofPerson(world, trouble, later);
      break;
    case 'kill':
    case 'pause':
    case 'deploy':
    case 'clock':
      ofProcess(world, trouble, later);
  }
}

function ofPerson(
  world: World,
  { type, person, for: span }: Extract<Trouble, { person: number }>,
  later: (run: () => void) => void,
): void {
  const visitor = world.visitors[person];
  if (visitor === undefined) return;
  const lines = [...world.net.linesOf(visitor)];
  const asVisitor = (run: () => void): void => world.time.in(0, visitor.actor, run);
  if (type === 'cut')
    for (let at = 0; at < span; at += FLAPS)
      world.time.in(at, undefined, () => {
        for (const line of world.net.linesOf(visitor)) line.cut();
      });
  if (type === 'dark') {
    for (const line of lines) line.isDark = true;
    later(() => {
      for (const line of lines) line.clear();
    });
  }
  if (type === 'away') {
    asVisitor(() => visitor.closeWindows(true));
    later(() => asVisitor(() => visitor.openWindow()));
  }
  if (type === 'window') {
    asVisitor(() => visitor.openWindow());
    later(() => asVisitor(() => visitor.closeWindows(false)));
  }
}

function ofProcess(
  world: World,
  trouble: Extract<Trouble, { process: number }>,
  later: (run: () => void) => void,
): void {
  const process = world.processes[trouble.process];
  if (process === undefined) return;
  if (trouble.type === 'kill') process.kill(trouble.isTold, trouble.for);
  if (trouble.type === 'pause') process.pause(trouble.for);
  if (trouble.type === 'deploy') process.deploy();
  if (trouble.type === 'clock') {
    const { skew } = process;
    process.setClock(trouble.by);
    later(() => process.setClock(skew));
  }
}

/** Everything is as it should be from now on. */
export function makePeace(world: World): void {
  Object.assign(world.store.state, FINE_STORE);
  Object.assign(world.bus, FINE_BUS);
  Object.assign(world.net.weather, FINE_LINES);
  for (const line of world.net.lines) line.clear();
  for (const process of world.processes) process.wake();
  for (const visitor of world.visitors)
    world.time.in(0, visitor.actor, () => {
      const [first] = visitor.windows;
      if (first === undefined) visitor.openWindow();
      // as a page does when it hears that the network is back
      for (const { connection } of visitor.windows)
        if (connection.status === 'waiting') connection.reconnect();
    });
}
