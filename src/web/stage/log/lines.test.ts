/** What the log tells besides the moves. */

import { beforeAll, expect, it, vi } from 'vitest';
import type { About } from '../../../protocol.ts';
import { loadLanguage, t } from '../../shell/words.ts';
import type { OtherStep } from '../session.ts';
import { otherLines } from './lines.ts';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await loadLanguage('en');
  return () => vi.unstubAllGlobals();
});

const about = { seats: [] as About['seats'] } as About;
const redealt = (n: number): OtherStep => ({ n, what: { type: 'redealt', commitment: 'c' } });
const started: OtherStep = { n: 5, what: { type: 'started' } };
const told = (...steps: readonly OtherStep[]): readonly string[] =>
  otherLines(steps, [], about).map(({ text }) => text);

it('says that a running game was set back, and goes on with new dice', () => {
  expect(told(started, redealt(9))).toEqual([t().log.started, t().log.redealt]);
  expect(told(redealt(900))).toEqual([t().log.redealt]); // of a long game the log has only the end
});

it('says nothing of new dice before there was a game', () => {
  expect(told(redealt(3), started)).toEqual([t().log.started]);
});
