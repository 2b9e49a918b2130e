/**
 * The addresses of the page: one table, from which the router, the server, the service worker and
 * the tests take theirs. A screen that is not in it has no address; one that is in it and nowhere
 * else does not compile.
 */

/** By the name of the screen. A part in braces stands for one segment of the path. */
export const PAGES = {
  home: '/',
  new: '/new/{game}/{how}',
  /** A table online, or one on this device. */
  table: '/t/{table}',
  here: '/here/{table}',
  rules: '/rules/{game}',
  intro: '/intro/{game}',
  /** How the dice fell: all of them, or those of one finished table. */
  dice: '/dice',
  'dice-table': '/dice/t/{table}',
  'dice-here': '/dice/here/{table}',
  /** A finished game: from a file, of a table online, of one on this device. */
  replay: '/replay',
  'replay-table': '/replay/t/{table}',
  'replay-here': '/replay/here/{table}',
  /** Everything about a challenge is in its address, behind the #. */
  challenge: '/challenge',
  daily: '/challenge/daily',
  decks: '/decks',
  fair: '/fair',
  me: '/me',
  settings: '/settings',
  design: '/design',
} as const;

export type PageName = keyof typeof PAGES;

/** What the server answers itself, with everything below it: never a screen of the page. */
export const SERVER_PATHS = [
  '/api',
  '/openapi.json',
  '/socket',
  '/health',
  '/ready',
  '/metrics',
] as const;
