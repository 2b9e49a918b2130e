/** Addresses of screens: there and back, and nonsense leads to the page that says so. */

import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Route } from './route.ts';

let routes: typeof import('./route.ts');
beforeAll(async () => {
  vi.stubGlobal('location', { pathname: '/' });
  vi.stubGlobal('addEventListener', () => undefined);
  routes = await import('./route.ts');
});

const ROUTES: readonly Route[] = [
  { at: 'home' },
  { at: 'settings' },
  { at: 'design' },
  { at: 'me' },
  { at: 'new', game: 'next', how: 'friends' },
  { at: 'rules', game: 'next' },
  { at: 'intro', game: 'next' },
  { at: 'table', table: 'kabo-relu-timo-sane' },
  { at: 'here', table: 'kabo-relu-timo-sane' },
  { at: 'fair' },
  { at: 'dice' },
  { at: 'dice', place: { table: 'kabo-relu-timo-sane', isOnline: true } },
  { at: 'dice', place: { table: 'kabo-relu-timo-sane', isOnline: false } },
  { at: 'replay' },
  { at: 'replay-table', table: 'kabo-relu-timo-sane' },
  { at: 'replay-here', table: 'kabo-relu-timo-sane' },
];

describe('an address', () => {
  it.each(ROUTES)('$at leads back to where it came from', (route) => {
    expect(routes.routeOf(routes.pathOf(route))).toEqual(route);
  });

  it.each([
    '/t/',
    '/t/nonsense',
    '/t/kabo-relu-timo-sane/more',
    '/here/<script>',
    '/new/next',
    '/new/next/alone',
    '/rules',
    '/dice/t',
    '/dice/there/kabo-relu-timo-sane',
    '/fair/more/and/more',
    '/rules/next/more',
    '/intro',
    '/intro/next/more',
    '/replay/t',
    '/replay/t/nonsense',
    '/replay/x/kabo-relu-timo-sane',
    '/nowhere',
    '/%E0%A4%A',
  ])('%s is lost', (path) => {
    expect(routes.routeOf(path)).toEqual({ at: 'lost' });
  });
});
