/** Who says what is written on the tab, if one component comes while another goes. */

import { beforeAll, expect, it, vi } from 'vitest';

let titles: typeof import('./title.ts');
let routes: typeof import('./route.ts');
beforeAll(async () => {
  vi.stubGlobal('location', { pathname: '/' });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('navigator', { languages: ['en'], language: 'en' });
  vi.stubGlobal('document', { documentElement: {} });
  routes = await import('./route.ts');
  titles = await import('./title.ts');
  await (await import('./words.ts')).loadLanguage('en');
});

it('a lobby that hears late that it is gone does not take the title of the game away', () => {
  const [lobby, play] = [{}, {}];
  const at = routes.route.peek();
  titles.say(lobby, 'Lobby');
  routes.route.value = { type: 'here', table: 'kabo-relu-timo-sane' };
  titles.say(play, '● Your turn');
  titles.leave(lobby, at);
  expect(titles.shownTitle()).toBe('● Your turn · Gobelet');
});

it('a screen that is drawn anew keeps its title meanwhile, one that is left does not', () => {
  const screen = {};
  titles.say(screen, 'My decks');
  const at = routes.route.peek();
  titles.leave(screen, at);
  expect(titles.shownTitle()).toBe('My decks · Gobelet');
  routes.route.value = { type: 'home' };
  titles.leave(screen, at);
  expect(titles.shownTitle()).toBe('Gobelet');
});
