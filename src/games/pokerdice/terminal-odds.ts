/** The odds of Pokerdice as tables for a terminal, the best move first. */

import type { MoveOdds, Odds } from '../../odds.ts';
import { lettersOf, smallDice } from '../../terminal/dice.ts';
import { roomOf, type Screen } from '../../terminal/screen.ts';
import { paint } from '../../terminal/style.ts';
import { object } from '../../terminal/table.ts';
import { cut, listed, padded, widthOf, wrapped } from '../../terminal/text.ts';
import type { Move } from './moves.ts';
import type { Objective } from './objectives.ts';
import type { CommitFacts, Facts, RethrowFacts, RollFacts } from './odds.ts';
import type { View } from './view.ts';

/** A name for a line, and one for the head of a narrow column. */
const WORDS: Readonly<Record<Objective, readonly [string, string]>> = {
  joker: ['joker', 'jok'],
  pair: ['pair', '2'],
  three: ['three of a kind', '3'],
  'two-pairs': ['two pairs', '2+2'],
  'small-straight': ['small straight', 'row4'],
  'no-even': ['no even', 'odd'],
  'no-odd': ['no odd', 'even'],
  full: ['full house', '3+2'],
  'large-straight': ['large straight', 'row5'],
  four: ['four of a kind', '4'],
};

type Row<F extends Facts> = MoveOdds<Move, F>;

export function drawOdds(odds: Odds<Move, Facts>, view: View, screen: Screen): readonly string[] {
  const rolls = rowsOf(odds, 'roll');
  const commits = rowsOf(odds, 'commit');
  const rethrows = rowsOf(odds, 'rethrow');
  return [...drawRoll(rolls, screen), ...drawCommits(commits, view, screen), ...drawRethrows(rethrows, view, screen)];
}

function rowsOf<Kind extends Facts['kind']>(odds: Odds<Move, Facts>, kind: Kind): readonly Row<Extract<Facts, { kind: Kind }>>[] {
  return odds.moves.filter((row): row is Row<Extract<Facts, { kind: Kind }>> => row.facts.kind === kind);
}

// The tables ---------------------------------------------------------------------------------------------------------

function drawRoll(rows: readonly Row<RollFacts>[], screen: Screen): readonly string[] {
  const [row] = rows;
  if (row === undefined) return [];
  const cards = row.facts.cards.map(({ card, points, thrown, best }) => [
    WORDS[card][0],
    `${points}`,
    percent(thrown.chance),
    percent(best.chance),
  ]);
  return [
    ...table([['card', 'pts', 'at once', 'in three'], ...cards], screen),
    ...told(screen, 'At once: the first throw makes it. In three: with two re-throws, each the best for that card alone.'),
  ];
}

function drawCommits(rows: readonly Row<CommitFacts>[], view: View, screen: Screen): readonly string[] {
  const [first] = rows;
  if (first === undefined) return [];
  const throws = first.facts.cards[0]?.best !== null;
  const narrow = roomOf(screen) < 75 && view.decks > 1;
  const lines = rows.map(({ value, facts }) => [
    facts.cards.map(({ card, lies }) => `${WORDS[card][narrow ? 1 : 0]}${lies ? ' ✓' : ''}`).join(' + '),
    signed(value),
    each(facts, ({ chance }) => percent(chance)),
    ...(throws ? [each(facts, ({ best }) => percent(best?.chance ?? 0))] : []),
    facts.points.toFixed(1),
    facts.theirs.toFixed(1),
    signed(facts.later, 1),
    percent(facts.often),
  ]);
  const head = ['card', 'worth', 'made', ...(throws ? ['at best'] : []), 'mine', 'theirs', 'later', 'mix'];
  const several = view.seats.length > 2;
  return [
    ...table([head, ...lines], screen),
    ...told(
      screen,
      throws
        ? 'Made: the chance with the re-throws that gain most; at best: with the best re-throws for that card alone.'
        : `Made: the chance as ${object(screen, view, view.active)} will re-throw.`,
    ),
    ...told(
      screen,
      `Mine: my points of this round, captured cards counted; theirs: ${several ? 'those of the others, on average' : 'those of the other'}; later: what the cards left will bring. Worth is mine − theirs + later. Mix: how often to play it. ✓ lies there now.`,
    ),
    ...expectation(first.facts.expected, view, screen),
  ];
}

function drawRethrows(rows: readonly Row<RethrowFacts>[], view: View, screen: Screen): readonly string[] {
  const [first] = rows;
  if (first === undefined) return [];
  const { own } = first.facts;
  // The cards that matter most come first, as many as there is room for.
  const places = first.facts.others.map((_, at) => at).sort((one, other) => likely(first, other) - likely(first, one));
  const room = roomOf(screen) - 25 - 5 * own.length;
  const shown = places.slice(0, Math.max(1, Math.floor(room / 5)));
  const lines = rows.map(({ move, value, facts }) => [
    move.type === 'reroll' ? lettersOf(move.dice) : 'stop',
    move.type === 'reroll' ? smallDice(facts.keeps).replaceAll(' ', '') : '',
    signed(value),
    facts.points.toFixed(2),
    ...facts.own.map(({ chance }) => percent(chance.chance)),
    '│',
    ...shown.map((at) => percent(facts.others[at]?.chance.chance ?? 0)),
  ]);
  const heads = shown.map((at) => first.facts.others[at]?.card).map((card) => (card === undefined ? '' : WORDS[card][1]));
  const held = shown.map((at) => percent(likely(first, at)));
  const blank = ['', '', '', '', ...own.map(() => ''), '│'];
  const head = ['throw', 'keep', 'worth', 'mine', ...own.map(({ card }) => WORDS[card][1]), '│', ...heads];
  const left = places.length - shown.length;
  const several = view.seats.length > 2 || view.decks > 1;
  const heldBy = several ? 'how many of it the others hold, in hundredths' : 'how likely the other holds it, in per cent';
  return [
    ...table([head, [...blank.with(0, 'held'), ...held], ...lines], screen),
    ...told(
      screen,
      `Exact chances in per cent, the next re-throws the best: before │ of ${listed(own.map(({ card }) => WORDS[card][0]))}, after it of cards the others may hold${left > 0 ? ` (the ${left} least likely left out)` : ''}; held: ${heldBy}. Mine: my points, captured cards counted; worth: less ${view.seats.length > 2 ? 'the average of theirs' : 'theirs'}.`,
    ),
    ...told(screen, `Heads: ${listed([...new Set([...heads, ...own.map(({ card }) => WORDS[card][1])])].map(spelled))}.`),
    ...expectation(first.facts.expected, view, screen),
  ];
}

function likely(row: Row<RethrowFacts>, at: number): number {
  return row.facts.others[at]?.likely ?? 0;
}

function spelled(head: string): string {
  const [name] = Object.values(WORDS).find(([, short]) => short === head) ?? [head];
  return `${head} ${name}`;
}

/** What is taken for granted about the others, in one sentence. */
function expectation(expected: CommitFacts['expected'], view: View, screen: Screen): readonly string[] {
  const seats = expected.map(({ seat, commits }) => {
    const cards = commits
      .slice(0, 3)
      .map(({ cards, likely }) => `${cards.map((card) => WORDS[card][0]).join(' + ')} ${percent(likely)} %`);
    return `${object(screen, view, seat)} ${listed(cards, 'or')}`;
  });
  return told(screen, `Taken for granted: all play well; then likely ${seats.join('; ')}.`);
}

// Cells --------------------------------------------------------------------------------------------------------------

function percent(chance: number): string {
  const hundredths = Math.round(100 * chance);
  if (hundredths === 0 && chance > 0) return '<1';
  return hundredths === 100 && chance < 1 ? '>99' : `${hundredths}`;
}

function signed(value: number, digits = 2): string {
  const text = Math.abs(value).toFixed(digits);
  return Number(text) === 0 ? text : `${value < 0 ? '−' : '+'}${text}`;
}

function each(facts: CommitFacts, cell: (card: CommitFacts['cards'][number]) => string): string {
  return facts.cards.map(cell).join('+');
}

/** The first column to the left, numbers to the right; the head dim, the best line bold. */
function table(rows: readonly (readonly string[])[], screen: Screen): readonly string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => widthOf(row[column] ?? ''))));
  const total = widths.reduce((sum, width) => sum + width + 2, -2);
  const gap = total > roomOf(screen) ? ' ' : '  ';
  return rows.map((row, line) => {
    const cells = row.map((cell, column) => {
      const width = widths[column] as number;
      return column === 0 ? padded(cell, width) : ' '.repeat(width - widthOf(cell)) + cell;
    });
    const text = cut(cells.join(gap).trimEnd(), roomOf(screen));
    return line === 0 ? paint(screen, 'dim', text) : text;
  });
}

function told(screen: Screen, sentence: string): readonly string[] {
  return wrapped(sentence, roomOf(screen)).map((line) => paint(screen, 'dim', line));
}
