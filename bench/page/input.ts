/**
 * From a tap, a click or a key to the next frame on the screen, at a table of each game against
 * bots, on a simulated phone. Read from the trace, in which Chromium writes what the Event Timing
 * API would say, but of quick ones too; asked of that API as well.
 */

import type { Browser, Page } from 'playwright-core';
import { newPhone } from './phone.ts';
import { type InputWay, openTable, PagePlayer, type Thing } from './player.ts';
import { INPUTS, TASK, type TraceEvent, traced } from './trace.ts';

export interface Input {
  readonly way: InputWay | 'skip';
  readonly what: string;
  /**
   * Milliseconds until the frame, and of those: until the page began with it, its work, and until
   * the frame was shown.
   */
  readonly all: number;
  readonly delay: number;
  readonly work: number;
  readonly frame: number;
  /**
   * Milliseconds of processor time of the page's thread until that frame: the latency on an idle
   * machine.
   */
  readonly processor: number;
}

export interface Inputs {
  readonly inputs: readonly Input[];
  /** What the Event Timing API told the page: all above 16 ms, in steps of 8. */
  readonly told: readonly number[];
}

interface Press {
  readonly at: number;
  readonly way: Input['way'];
  readonly what: string;
}

const PAUSE = 350;
const PATIENCE = 90_000;
/** The interface leaves out what is quicker. */
const THRESHOLD = 16;

/** Runs in the page. */
function listen(durationThreshold: number): void {
  const told = new Map<number, number>();
  (window as unknown as { told: Map<number, number> }).told = told;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as (PerformanceEventTiming & {
      readonly interactionId: number;
    })[])
      if (interactionId > 0)
        told.set(interactionId, Math.max(told.get(interactionId) ?? 0, duration));
  }).observe({ type: 'event', buffered: true, durationThreshold } as PerformanceObserverInit);
}

export function measureInputs(
  browser: Browser,
  url: string,
  game: string,
  count: number,
): Promise<Inputs> {
  return measured(browser, async (page) => {
    await page.goto(url);
    await openTable(page, game);
    return (presses) => play(page, game, count, presses);
  });
}

/**
 * The least that an input can take here: one button on an empty page, which counts how often it was
 * pressed.
 */
export function measureLeastInputs(browser: Browser, count: number): Promise<Inputs> {
  return measured(browser, async (page) => {
    await page.setContent(
      '<!doctype html><button style="position: absolute; inset: 100px">0</button>',
    );
    await page.evaluate(() => {
      const button = document.querySelector('button');
      button?.addEventListener('click', () => {
        button.textContent = `${Number(button.textContent) + 1}`;
      });
    });
    const player = new PagePlayer(page, 'least');
    return async (presses) => {
      while (presses.length < count) {
        const at = await page.evaluate(() => performance.now());
        presses.push({
          at,
          way: await player.press({ x: 180, y: 370, name: '' }),
          what: 'the only button',
        });
        await page.waitForTimeout(PAUSE);
      }
    };
  });
}

/** `begin` opens a page, and hands back what is then done on it. */
async function measured(
  browser: Browser,
  begin: (page: Page) => Promise<(presses: Press[]) => Promise<void>>,
): Promise<Inputs> {
  const phone = await newPhone(browser);
  try {
    const { page } = phone;
    const go = await begin(page);
    await page.evaluate(listen, THRESHOLD);
    const presses: Press[] = [];
    const events = await traced(browser, INPUTS, () => go(presses));
    const told = await page.evaluate(() => [
      ...(window as unknown as { told: Map<number, number> }).told.values(),
    ]);
    return { inputs: inputsIn(events, presses), told };
  } finally {
    await phone.throwAway();
  }
}

/**
 * Presses anything that can be pressed; while the others play, a touch of the table now and then,
 * which shows the latest at once.
 */
async function play(page: Page, game: string, count: number, presses: Press[]): Promise<void> {
  const player = new PagePlayer(page, `input ${game}`);
  for (const until = Date.now() + PATIENCE; presses.length < count && Date.now() < until; ) {
    const sight = await player.see();
    const at = await page.evaluate(() => performance.now());
    if (sight.isOver) await openAnother(page, game);
    else if (sight.hasSheet) await page.keyboard.press('Escape');
    else {
      const thing = sight.isMine ? player.choose(sight) : null;
      if (thing !== null) presses.push({ at, way: await player.press(thing), what: thing.name });
      else if (await isMoving(page)) {
        await page.touchscreen.tap(STATUS.x, STATUS.y);
        presses.push({ at, way: 'skip', what: 'while something moves' });
      }
    }
    await page.waitForTimeout(PAUSE);
  }
}

/** If nothing can be pressed: the title of the table. */
const STATUS: Omit<Thing, 'name'> = { x: 180, y: 26 };

function isMoving(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    document.getAnimations().some(({ playState }) => playState === 'running'),
  );
}

async function openAnother(page: Page, game: string): Promise<void> {
  await page.locator('.table-head .icon-button').first().click();
  await openTable(page, game);
}

interface Timing {
  readonly interactionId: number;
  readonly duration: number;
  readonly timeStamp: number;
  readonly processingStart: number;
  readonly processingEnd: number;
}

/** One input is several events, down, up and click: it took as long as the longest of them. */
function inputsIn(events: readonly TraceEvent[], presses: readonly Press[]): readonly Input[] {
  const longest = new Map<number, { readonly event: TraceEvent; readonly timing: Timing }>();
  for (const event of events) {
    if (event.name !== 'EventTiming' || event.ph !== 'b') continue;
    const timing = event.args?.['data'] as Timing;
    const { interactionId, duration } = timing;
    if (interactionId > 0 && duration > (longest.get(interactionId)?.timing.duration ?? 0))
      longest.set(interactionId, { event, timing });
  }
  return [...longest.values()].flatMap(({ event, timing }) => {
    const { duration, timeStamp, processingStart, processingEnd } = timing;
    const press = presses.findLast(({ at }) => at <= timeStamp);
    const parts = {
      delay: processingStart - timeStamp,
      work: processingEnd - processingStart,
      frame: timeStamp + duration - processingEnd,
      processor: processorOf(events, event, event.ts + (processingEnd - timeStamp) * 1000),
    };
    return press === undefined
      ? []
      : [{ way: press.way, what: press.what, all: duration, ...parts }];
  });
}

/**
 * Of the thread in which this event was, from the event until the page has made the first frame
 * after it was dealt with.
 */
function processorOf(
  events: readonly TraceEvent[],
  { pid, tid, ts }: TraceEvent,
  dealtWith: number,
): number {
  const own = events.filter((event) => event.pid === pid && event.tid === tid && event.ts >= ts);
  const frames = own
    .filter(({ name, ts }) => name === 'ProxyMain::BeginMainFrame' && ts >= dealtWith)
    .map(({ ts }) => ts);
  const until = Math.min(...frames);
  return own
    .filter(({ name, ts }) => name === TASK && ts <= until)
    .reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0);
}
