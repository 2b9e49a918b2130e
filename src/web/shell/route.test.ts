/** Addresses of screens: there and back, and nonsense leads to the page that says so. */

import { beforeAll, describe, expect, it, vi } from 'vitest';
import { PAGES, type PageName } from '../../pages.ts';
import type { Route } from './route.ts';

let routes: typeof import('./route.ts');
beforeAll(async () => {
  vi.stubGlobal('location', { pathname: '/' });
  vi.stubGlobal('addEventListener', () => undefined);
  routes = await import('./route.ts');
});

const PARTS = { game: 'next', how: 'friends', table: 'kabo-relu-timo-sane' } as const;

/** One of each page, with the parts that its address has. */
const ROUTES = (Object.entries(PAGES) as readonly [PageName, string][]).map(([type, path]) => ({
  type,
  ...Object.fromEntries(Object.entries(PARTS).filter(([name]) => path.includes(`{${name}}`))),
})) as readonly Route[];

describe('an address', () => {
  it.each(ROUTES)('$type leads back to where it came from', (route) => {
    const path = routes.pathOf(route);
    expect(path).not.toMatch(/[{}]|undefined/);
    expect(routes.routeOf(path)).toEqual(route);
    expect(routes.routeOf(`${path}/`.replace('//', '/'))).toEqual(route);
  });

  it('has its values where they belong', () => {
    const { pathOf } = routes;
    const { table } = PARTS;
    expect(pathOf({ type: 'new', game: 'next', how: 'bots' })).toBe('/new/next/bots');
    expect(pathOf({ type: 'rules', game: 'next', hash: 'dice' })).toBe('/rules/next#dice');
    expect(pathOf({ type: 'dice-here', table })).toBe(`/dice/here/${table}`);
    expect(pathOf({ type: 'replay-table', table, query: '?at=3' })).toBe(`/replay/t/${table}?at=3`);
    expect(routes.routeOf(pathOf({ type: 'lost' }))).toEqual({ type: 'lost' });
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
    '/fair/more',
    '/fair/more/and/more',
    '/challenge/daily/more',
    '/rules/next/more',
    '/intro',
    '/intro/next/more',
    '/replay/t',
    '/replay/t/nonsense',
    '/replay/x/kabo-relu-timo-sane',
    '/nowhere',
    '/%E0%A4%A',
  ])('%s is lost', (path) => {
    expect(routes.routeOf(path)).toEqual({ type: 'lost' });
  });
});
