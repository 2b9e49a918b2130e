/**
 * The dice of one game: faces, sums where it always throws two, streaks; drawn, and the same as a
 * table.
 */

import { FACE_WEIGHTS, hasSums, SUM_WEIGHTS } from '../../../tally/judge.ts';
import { expectedStreaks, repeatsIn, sumCounts } from '../../../tally/series.ts';
import { DIE_SIDES, type DiceTally } from '../../../tally/tally.ts';
import type { Words } from '../../../words/en/dice.ts';
import { COLOURS, type DieFace, MiniDie } from '../../kit/things/faces.tsx';
import { gameName } from '../../shell/words.ts';
import { barOf, barsOf, brief, SUM_NAMES } from './bars.ts';
import { Chart } from './chart.tsx';
import { Numbers } from './numbers.tsx';

interface FallenProps {
  readonly dice: DiceTally;
  readonly words: Words;
}

const SIGN = 26;

export function Fallen({ dice, words }: FallenProps) {
  const { game, throws, faces, sums } = dice;
  const names = faceNames(dice, words);
  const faceBars = barsOf(faces.counts, FACE_WEIGHTS);
  const sumBars = hasSums(dice) ? barsOf(sums.counts, SUM_WEIGHTS) : undefined;
  const signs = faces.counts.map((_, value) => (
    <MiniDie key={value} face={faceOf(dice, value)} size={SIGN} />
  ));
  return (
    <section class="fallen" aria-labelledby={`fallen-${game}`}>
      <header>
        <h2 id={`fallen-${game}`}>{gameName(game)}</h2>
        <p class="hint">{words.facts(throws, sumCounts(faces.counts))}</p>
      </header>
      <h3>{words.faces}</h3>
      <Chart bars={faceBars} signs={signs} label={labelOf(words.faces, names, faces.counts)} />
      {sumBars === undefined ? null : (
        <>
          <h3>{words.sums}</h3>
          <Chart
            bars={sumBars}
            signs={SUM_NAMES}
            label={labelOf(words.sums, SUM_NAMES, sums.counts)}
          />
        </>
      )}
      <h3>{words.streaks}</h3>
      <Streaks dice={dice} words={words} />
      <Numbers dice={dice} words={words} names={names} faceBars={faceBars} sumBars={sumBars} />
    </section>
  );
}

function Streaks({ dice, words }: FallenProps) {
  const { faces, throws, doubles } = dice;
  const longest = faces.streaks.length;
  const { after, repeats } = repeatsIn(faces);
  const again = barOf(repeats, after, 1 / DIE_SIDES);
  const both = barOf(doubles, throws, 1 / DIE_SIDES);
  return (
    <ul class="streaks">
      <li>
        <b class="numeral">{longest}</b>
        <span>{words.longest}</span>
        <small>
          {words.asLong({ count: brief(expectedStreaks(faces, FACE_WEIGHTS, longest)) })}
        </small>
      </li>
      <li>
        <b class="numeral">{repeats}</b>
        <span>{words.repeats}</span>
        <small>
          {words.usually({
            expected: brief(again.expected),
            from: again.band.from,
            to: again.band.to,
          })}
        </small>
      </li>
      {hasSums(dice) ? (
        <li>
          <b class="numeral">{doubles}</b>
          <span>{words.doubles}</span>
          <small>
            {words.usually({
              expected: brief(both.expected),
              from: both.band.from,
              to: both.band.to,
            })}
          </small>
        </li>
      ) : null}
    </ul>
  );
}

function faceOf({ sort }: DiceTally, value: number): DieFace {
  return sort === 'pips' ? value + 1 : (COLOURS[value] ?? 'red');
}

function faceNames({ sort, faces }: DiceTally, { colours }: Words): readonly string[] {
  return faces.counts.map((_, value) =>
    sort === 'pips' ? `${value + 1}` : (colours[value] ?? ''),
  );
}

function labelOf(title: string, names: readonly string[], counts: readonly number[]): string {
  return `${title}: ${names.map((name, value) => `${name} – ${counts[value]}`).join('; ')}`;
}
