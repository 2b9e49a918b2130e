/**
 * The same as the charts, in tables, for whoever likes numbers or can't see bars; and what each
 * test says.
 */

import { testsOf } from '../../../tally/judge.ts';
import type { DiceTally } from '../../../tally/tally.ts';
import type { Words } from '../../../words/en/dice.ts';
import { type Bar, brief, SUM_NAMES } from './bars.ts';
import { shareOf } from './share.ts';

interface NumbersProps {
  readonly dice: DiceTally;
  readonly words: Words;
  readonly names: readonly string[];
  readonly faceBars: readonly Bar[];
  readonly sumBars: readonly Bar[] | undefined;
}

export function Numbers({ dice, words, names, faceBars, sumBars }: NumbersProps) {
  const tests = testsOf(dice);
  const { table } = words;
  return (
    <details class="numbers">
      <summary>{table.open}</summary>
      <Counts words={words} title={table.face} names={names} bars={faceBars} />
      {sumBars === undefined ? null : (
        <Counts words={words} title={table.sum} names={SUM_NAMES} bars={sumBars} />
      )}
      {tests.length === 0 ? null : (
        <table>
          <thead>
            <tr>
              <th scope="col">{table.test}</th>
              <th scope="col">{table.likelihood}</th>
            </tr>
          </thead>
          <tbody>
            {tests.map(({ test, likelihood }) => (
              <tr key={test}>
                <th scope="row">{table.tests[test]}</th>
                <td>{saidOf(likelihood, words)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </details>
  );
}

function saidOf(likelihood: number, { table }: Words): string {
  const share = shareOf(likelihood);
  return 'inHundred' in share
    ? table.inHundred({ share: share.inHundred })
    : table.oneIn({ count: share.oneIn });
}

interface CountsProps {
  readonly words: Words;
  readonly title: string;
  readonly names: readonly string[];
  readonly bars: readonly Bar[];
}

function Counts({ words: { table }, title, names, bars }: CountsProps) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{title}</th>
          <th scope="col">{table.count}</th>
          <th scope="col">{table.expected}</th>
          <th scope="col">{table.band}</th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ count, expected, band }, value) => (
          <tr key={names[value]}>
            <th scope="row">{names[value]}</th>
            <td>{count}</td>
            <td>{brief(expected)}</td>
            <td>
              {band.from}–{band.to}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
