/** Where one is in the app, as an address: every screen has one, and the way back is the browser's. */

import { type Signal, signal } from '@preact/signals';
import { tableId } from '../../protocol.ts';

export type Route =
  | { readonly at: 'home' | 'settings' | 'design' | 'me' | 'decks' | 'fair' | 'lost' | 'daily' }
  /** A challenge; everything of it is in the address, behind the #. */
  | { readonly at: 'challenge'; readonly data?: string }
  | { readonly at: 'new'; readonly game: string; readonly how: 'friends' | 'device' | 'bots' }
  /** The rules of a game, from the top or at a section of them. */
  | { readonly at: 'rules'; readonly game: string; readonly section?: string }
  /** The introduction to a game. */
  | { readonly at: 'intro'; readonly game: string }
  /** A table online, or one on this device. */
  | { readonly at: 'table' | 'here'; readonly table: string }
  /** How the dice fell: of one finished table online or on this device, or of everything. */
  | { readonly at: 'dice'; readonly place?: { readonly table: string; readonly isOnline: boolean } }
  /** A finished game that is looked back at: from a file, a table online, one on this device; `query` names the moment. */
  | { readonly at: 'replay' }
  | { readonly at: 'replay-table' | 'replay-here'; readonly table: string; readonly query?: string };

export function routeOf(path: string): Route {
  const [first = '', second = '', third = '', ...rest] = path.split('/').slice(1).map(decoded);
  if (rest.length > 0) return { at: 'lost' };
  switch (first) {
    case '':
      return { at: 'home' };
    case 'settings':
    case 'design':
    case 'me':
    case 'decks':
    case 'fair':
      return { at: first };
    case 'new':
      return third === 'friends' || third === 'device' || third === 'bots'
        ? { at: 'new', game: second, how: third }
        : { at: 'lost' };
    case 'rules':
      return second !== '' && third === '' ? { at: 'rules', game: second } : { at: 'lost' };
    case 'intro':
      return second !== '' && third === '' ? { at: 'intro', game: second } : { at: 'lost' };
    case 't':
      return third === '' && isTable(second) ? { at: 'table', table: second } : { at: 'lost' };
    case 'here':
      return third === '' && isTable(second) ? { at: 'here', table: second } : { at: 'lost' };
    case 'dice':
      return diceOf(second, third);
    case 'replay':
      return replayOf(second, third);
    case 'challenge':
      return third === '' && second === '' ? { at: 'challenge' } : second === 'daily' ? { at: 'daily' } : { at: 'lost' };
    default:
      return { at: 'lost' };
  }
}

function diceOf(where: string, table: string): Route {
  if (where === '' && table === '') return { at: 'dice' };
  const isOnline = where === 't';
  return isTable(table) && (isOnline || where === 'here') ? { at: 'dice', place: { table, isOnline } } : { at: 'lost' };
}

function replayOf(where: string, table: string): Route {
  if (where === '' && table === '') return { at: 'replay' };
  if (!isTable(table)) return { at: 'lost' };
  return where === 't' ? { at: 'replay-table', table } : where === 'here' ? { at: 'replay-here', table } : { at: 'lost' };
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
  switch (route.at) {
    case 'home':
      return '/';
    case 'new':
      return `/new/${route.game}/${route.how}`;
    case 'rules':
      return `/rules/${route.game}${route.section === undefined ? '' : `#${route.section}`}`;
    case 'intro':
      return `/intro/${route.game}`;
    case 'table':
      return `/t/${route.table}`;
    case 'here':
      return `/here/${route.table}`;
    case 'dice':
      return route.place === undefined ? '/dice' : `/dice/${route.place.isOnline ? 't' : 'here'}/${route.place.table}`;
    case 'challenge':
      return `/challenge${route.data === undefined ? '' : `#${route.data}`}`;
    case 'daily':
      return '/challenge/daily';
    case 'replay-table':
      return `/replay/t/${route.table}${route.query ?? ''}`;
    case 'replay-here':
      return `/replay/here/${route.table}${route.query ?? ''}`;
    default:
      return `/${route.at}`;
  }
}

export const route: Signal<Route> = signal(routeOf(location.pathname));

addEventListener('popstate', () => {
  const to = routeOf(location.pathname);
  // Another section of the same rules is no other screen.
  if (to.at !== 'rules' || route.value.at !== 'rules' || to.game !== route.value.game) route.value = to;
});

/** `replace` where the way back should not lead here again. */
export function go(to: Route, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', pathOf(to));
  else history.replaceState(null, '', pathOf(to));
  route.value = to;
}
