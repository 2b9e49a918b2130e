/**
 * Whether throws of five and of six dice run at sixty frames a second, at real tables against bots,
 * beside the least that can move: one square that a style sheet slides to and fro on an empty page,
 * in the same browser, in turns with the throws.
 */

import type { Browser, Page } from 'playwright-core';
import { type Frames, framesIn, type Span } from './frames.ts';
import { newPhone } from './phone.ts';
import { openTable, PagePlayer } from './player.ts';
import { FRAMES, type TraceEvent, traced } from './trace.ts';

/** A shorter one was cut off, by a tap or because it began so late. */
const WHOLE = 300;
const PATIENCE = 60_000;
const POLL = 60;
/**
 * Marks of the page: a number of dice is to be thrown; they fly, for a number of milliseconds; all
 * lie.
 */
const WANTED = 'throw of ';
const FLYING = 'dice in the air';
const LYING = 'dice at rest';
type Marks = readonly [wanted: string, flying: string, lying: string];
const MARKS: Marks = [WANTED, FLYING, LYING];

/**
 * Runs in the page. A flight begins when the compositor has it: that is when the animation says so.
 */
function markThrows([wanted, flying, lying]: Marks): void {
  let before = 0;
  const flights = (): readonly Animation[] =>
    [...document.querySelectorAll('.die.is-flying .die-cube')].flatMap((cube) =>
      cube.getAnimations(),
    );
  const markFlight = async (): Promise<void> => {
    const begun = await Promise.all(flights().map(({ ready }) => ready));
    const first = Math.min(...begun.map(({ startTime }) => Number(startTime)));
    if (Number.isFinite(first)) performance.mark(flying, { detail: performance.now() - first });
  };
  new MutationObserver(() => {
    const now = document.querySelectorAll('.die.is-flying').length;
    if (now > 0 && before === 0) {
      performance.mark(`${wanted}${now}`);
      requestAnimationFrame(() => markFlight().catch(() => undefined)); // cancelled by a tap
    }
    if (now === 0 && before > 0) performance.mark(lying);
    before = now;
  }).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['class'],
  });
}

/** At least `count` throws of `dice` dice, unless there is none for a minute. */
export async function measureThrows(
  browser: Browser,
  url: string,
  { game, dice, count }: { readonly game: string; readonly dice: number; readonly count: number },
): Promise<readonly Frames[]> {
  const phone = await newPhone(browser);
  try {
    const { page } = phone;
    await page.goto(url);
    await openTable(page, game);
    await page.evaluate(markThrows, MARKS);
    const events = await traced(browser, FRAMES, () => play(page, `${WANTED}${dice}`, count));
    return throwsIn(events, dice).map((span) => framesIn(events, span));
  } finally {
    await phone.throwAway();
  }
}

/** Plays on, without touching dice in the air, until `count` throws are marked and over. */
async function play(page: Page, mark: string, count: number): Promise<void> {
  const player = new PagePlayer(page, mark);
  for (const until = Date.now() + PATIENCE; Date.now() < until; ) {
    const { thrown, isFlying } = await page.evaluate(
      (name) => ({
        thrown: performance.getEntriesByName(name).length,
        isFlying: document.querySelector('.die.is-flying') !== null,
      }),
      mark,
    );
    if (thrown >= count && !isFlying) return;
    const sight = isFlying ? undefined : await player.see();
    if (sight?.isOver === true) return;
    if (sight?.hasSheet === true) await page.keyboard.press('Escape');
    else if (sight?.isMine === true) {
      const thing = player.choose(sight);
      if (thing !== null) await player.press(thing);
    }
    await page.waitForTimeout(POLL);
  }
}

function throwsIn(events: readonly TraceEvent[], dice: number): readonly Span[] {
  const spans: Span[] = [];
  let wanted: TraceEvent | undefined;
  let begin = Number.NaN;
  for (const event of marksIn(
    events,
    (name) => name.startsWith(WANTED) || name === FLYING || name === LYING,
  )) {
    if (event.name.startsWith(WANTED))
      [wanted, begin] = [event.name === `${WANTED}${dice}` ? event : undefined, Number.NaN];
    else if (event.name === FLYING) begin = event.ts - 1000 * detailOf(event);
    else if (wanted !== undefined)
      spans.push({ pid: event.pid, wanted: wanted.ts, begin, end: event.ts });
  }
  return spans.filter((span) => span.end - span.begin > WHOLE * 1000);
}

function detailOf({ args }: TraceEvent): number {
  return Number((args?.['data'] as { readonly detail?: string } | undefined)?.detail);
}

function marksIn(
  events: readonly TraceEvent[],
  isWanted: (name: string) => boolean,
): readonly TraceEvent[] {
  return events
    .filter(({ name, ph }) => ph !== 'b' && ph !== 'e' && isWanted(name))
    .sort((one, other) => one.ts - other.ts);
}

const LEAST = `<!doctype html><style>
  div { width: 50px; height: 50px; background: brown; animation: slide 0.85s linear infinite alternate }
  @keyframes slide { to { transform: translateX(250px) } }
</style><div></div>`;
/** As long as a throw. */
const LEAST_MS = 850;

export async function measureLeast(browser: Browser, count: number): Promise<readonly Frames[]> {
  const phone = await newPhone(browser);
  try {
    const { page } = phone;
    await page.setContent(LEAST);
    await page.waitForTimeout(LEAST_MS);
    const events = await traced(browser, FRAMES, async () => {
      await page.evaluate(
        async ([times, each, mark]) => {
          for (let time = 0; time <= times; time++) {
            performance.mark(mark);
            await new Promise((resolve) => setTimeout(resolve, each));
          }
        },
        [count, LEAST_MS, LYING] as const,
      );
    });
    const marks = marksIn(events, (name) => name === LYING);
    return marks.slice(1).map(({ pid, ts: end }, index) => {
      const begin = marks[index]?.ts ?? end;
      return framesIn(events, { pid, wanted: begin, begin, end });
    });
  } finally {
    await phone.throwAway();
  }
}
