/** The odds of Pokerdice as tables for a terminal, the best move first. */

import type { MoveOdds, Odds } from '../../odds.ts';
import { lettersOf, smallDice } from '../../terminal/dice.ts';
import { figures, hundredths, legend } from '../../terminal/figures.ts';
import { roomOf, type Screen } from '../../terminal/screen.ts';
import { object } from '../../terminal/table.ts';
import { listed } from '../../terminal/text.ts';
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
    hundredths(thrown.chance),
    hundredths(best.chance),
  ]);
  return [
    ...figures([['card', 'pts', 'at once', 'in three'], ...cards], screen),
    ...legend(
      [
        'Chances in per cent. At once: the first throw makes it. In three: with two re-throws, each the best for that card alone.',
      ],
      screen,
    ),
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
    each(facts, ({ chance }) => hundredths(chance)),
    ...(throws ? [each(facts, ({ best }) => hundredths(best?.chance ?? 0))] : []),
    facts.points.toFixed(1),
    facts.theirs.toFixed(1),
    signed(facts.later, 1),
    hundredths(facts.often),
  ]);
  const head = ['card', 'worth', 'made', ...(throws ? ['at best'] : []), 'mine', 'theirs', 'later', 'mix'];
  const several = view.seats.length > 2;
  return [
    ...figures([head, ...lines], screen),
    ...legend(
      [
        throws
          ? 'Made: the chance with the re-throws that gain most; at best: with the best re-throws for that card alone.'
          : `Made: the chance as ${object(screen, view, view.active)} will re-throw.`,
        `Mine: my points of this round, captured cards counted; theirs: ${several ? 'those of the others, on average' : 'those of the other'}; later: what the cards left will bring. Worth is mine − theirs + later. Mix: how often to play it. ✓ lies there now.`,
        expectation(first.facts.expected, view, screen),
      ],
      screen,
    ),
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
    ...facts.own.map(({ chance }) => hundredths(chance.chance)),
    '│',
    ...shown.map((at) => hundredths(facts.others[at]?.chance.chance ?? 0)),
  ]);
  const heads = shown.map((at) => first.facts.others[at]?.card).map((card) => (card === undefined ? '' : WORDS[card][1]));
  const held = shown.map((at) => hundredths(likely(first, at)));
  const blank = ['', '', '', '', ...own.map(() => ''), '│'];
  const head = ['throw', 'keep', 'worth', 'mine', ...own.map(({ card }) => WORDS[card][1]), '│', ...heads];
  const left = places.length - shown.length;
  const several = view.seats.length > 2 || view.decks > 1;
  const heldBy = several ? 'how many of it the others hold, in hundredths' : 'how likely the other holds it, in per cent';
  return [
    ...figures([head, [...blank.with(0, 'held'), ...held], ...lines], screen),
    ...legend(
      [
        `Exact chances in per cent, the next re-throws the best: before │ of ${listed(own.map(({ card }) => WORDS[card][0]))}, after it of cards the others may hold${left > 0 ? ` (the ${left} least likely left out)` : ''}; held: ${heldBy}. Mine: my points, captured cards counted; worth: less ${view.seats.length > 2 ? 'the average of theirs' : 'theirs'}.`,
        `Heads: ${listed([...new Set([...heads, ...own.map(({ card }) => WORDS[card][1])])].map(spelled))}.`,
        expectation(first.facts.expected, view, screen),
      ],
      screen,
    ),
  ];
}

function likely(row: Row<RethrowFacts>, at: number): number {
  return row.facts.others[at]?.likely ?? 0;
}

function spelled(head: string): string {
  const [name] = Object.values(WORDS).find(([, short]) => short === head) ?? [head];
  return `${head} = ${name}`;
}

/** What is taken for granted about the others, in one sentence. */
function expectation(expected: CommitFacts['expected'], view: View, screen: Screen): string {
  const seats = expected.map(({ seat, commits }) => {
    const cards = commits
      .slice(0, 3)
      .map(({ cards, likely }) => `${cards.map((card) => WORDS[card][0]).join(' + ')} ${hundredths(likely)}\u00a0%`);
    return `${object(screen, view, seat)} ${listed(cards, 'or')}`;
  });
  return `Taken for granted: all play well; then likely ${seats.join('; ')}.`;
}

// Cells --------------------------------------------------------------------------------------------------------------

function signed(value: number, digits = 2): string {
  const text = Math.abs(value).toFixed(digits);
  return Number(text) === 0 ? text : `${value < 0 ? '−' : '+'}${text}`;
}

function each(facts: CommitFacts, cell: (card: CommitFacts['cards'][number]) => string): string {
  return facts.cards.map(cell).join('+');
}
