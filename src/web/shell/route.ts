/**
 * The screen of the app that is shown, as an address: every screen has one (src/pages.ts), and the
 * way back is the browser's.
 */

import { type Signal, signal } from '@preact/signals';
import { PAGES, type PageName } from '../../pages.ts';
import { tableId } from '../../protocol.ts';

/** How a new table is played: with people on their own devices, around this one, against bots. */
const HOWS = ['friends', 'device', 'bots'] as const;

/** The parts of addresses and what each may be; undefined for what it may not. */
const PARTS = {
  game: (text: string): string | undefined => (text === '' ? undefined : text),
  how: (text: string): (typeof HOWS)[number] | undefined => HOWS.find((how) => how === text),
  table: (text: string): string | undefined => (isTable(text) ? text : undefined),
};
type Part = keyof typeof PARTS;

/** The parts in braces: 'game' | 'how' of '/new/{game}/{how}'. */
type PartsIn<Path> = Path extends `${string}{${infer Name extends Part}}${infer Rest}`
  ? Name | PartsIn<Rest>
  : never;

/** With what follows the path: `query` from its question mark on, `hash` without its #. */
export type Route<Name extends RouteType = RouteType> = {
  [Each in Name]: {
    readonly type: Each;
    readonly query?: string;
    readonly hash?: string;
  } & (Each extends PageName
    ? {
        readonly [Name in PartsIn<(typeof PAGES)[Each]>]: NonNullable<
          ReturnType<(typeof PARTS)[Name]>
        >;
      }
    : unknown);
}[Name];

/** An address that leads nowhere is lost. */
export type RouteType = PageName | 'lost';

/** Told apart by their segments, so that each is cut up once. */
const PATTERNS = (Object.keys(PAGES) as PageName[]).map((type) => ({
  type,
  segments: segmentsOf(PAGES[type]),
}));

export function routeOf(path: string): Route {
  const given = segmentsOf(path).map(decoded);
  for (const { type, segments } of PATTERNS) {
    const parts = partsOf(segments, given);
    if (parts !== undefined) return { type, ...parts } as Route;
  }
  return { type: 'lost' };
}

/** The parts of an address by their names; undefined if it does not match. */
function partsOf(
  pattern: readonly string[],
  given: readonly string[],
): Readonly<Record<string, string>> | undefined {
  if (pattern.length !== given.length) return undefined;
  const parts: Record<string, string> = {};
  for (const [place, segment] of pattern.entries()) {
    const text = given[place] ?? '';
    if (segment.startsWith('{')) {
      const name = segment.slice(1, -1) as Part;
      const value = PARTS[name](text);
      if (value === undefined) return undefined;
      parts[name] = value;
    } else if (segment !== text) return undefined;
  }
  return parts;
}

/** Without a slash at the end, which changes nothing. */
function segmentsOf(path: string): readonly string[] {
  return path.replace(/^\/|\/$/g, '').split('/');
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function isTable(text: string): boolean {
  try {
    return tableId(text) === text;
  } catch {
    return false;
  }
}

export function pathOf(route: Route): string {
  const parts: Readonly<Partial<Record<string, string>>> = route;
  const path = route.type === 'lost' ? '/lost' : PAGES[route.type];
  const hash = route.hash === undefined ? '' : `#${route.hash}`;
  return path.replace(/\{(\w+)\}/g, (_, name) => parts[name] ?? '') + (route.query ?? '') + hash;
}

export const route: Signal<Route> = signal(routeOf(location.pathname));

addEventListener('popstate', () => {
  const to = routeOf(location.pathname);
  // Another section of the same rules is no other screen.
  if (to.type !== 'rules' || route.value.type !== 'rules' || to.game !== route.value.game)
    route.value = to;
});

/** `replace` if the way back should not lead here again. */
export function go(to: Route, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', pathOf(to));
  else history.replaceState(null, '', pathOf(to));
  route.value = to;
}
