/**
 * One example of every address of the page. A page without one does not compile, so whoever looks
 * at all of them forgets none.
 */

import type { PageName } from '../../../../src/pages.ts';
import type { Tour } from './screens.ts';

/** A finished table of this device: /here/kabo-relu-timo-sane */
const over = ({ tables }: Tour): string => tables['sequence-over'];

export const EXAMPLES: Readonly<Record<PageName, (tour: Tour) => string>> = {
  home: () => '/',
  new: () => '/new/next/friends',
  table: () => '/t/kabo-relu-timo-sane',
  here: ({ tables }) => tables['next-take'],
  rules: () => '/rules/next',
  intro: () => '/intro/next',
  dice: () => '/dice',
  'dice-table': () => '/dice/t/kabo-relu-timo-sane',
  'dice-here': (tour) => `/dice${over(tour)}`,
  replay: () => '/replay',
  'replay-table': () => '/replay/t/kabo-relu-timo-sane',
  'replay-here': (tour) => `/replay${over(tour)}`,
  challenge: () => '/challenge#nonsense',
  daily: () => '/challenge/daily',
  decks: () => '/decks',
  fair: () => '/fair',
  me: () => '/me',
  settings: () => '/settings',
  design: () => '/design',
};
