/** The odds of Pokerdice as tables for a terminal, the best move first. */

import type { MoveOdds, Odds } from '../../../odds.ts';
import { lettersOf, smallDice } from '../../../terminal/dice.ts';
import { figures, hundredthsText, legend } from '../../../terminal/figures.ts';
import { roomOf, type Screen } from '../../../terminal/screen.ts';
import { personAt } from '../../../terminal/table.ts';
import type { CommitFacts, Facts, RethrowFacts, RollFacts } from '../mind/odds.ts';
import type { Move } from '../rules/moves.ts';
import { OBJECTIVES } from '../rules/objectives.ts';
import type { View } from '../rules/view.ts';
import { nameOf, SIGNS, type Talk } from './cards.ts';

type Row<F extends Facts> = MoveOdds<Move, F>;

export function drawOdds(
  talk: Talk,
  odds: Odds<Move, Facts>,
  view: View,
  screen: Screen,
): readonly string[] {
  const rolls = rowsOf(odds, 'roll');
  const commits = rowsOf(odds, 'commit');
  const rethrows = rowsOf(odds, 'rethrow');
  return [
    ...drawRoll(talk, rolls, screen),
    ...drawCommits(talk, commits, view, screen),
    ...drawRethrows(talk, rethrows, view, screen),
  ];
}

function rowsOf<Kind extends Facts['kind']>(
  odds: Odds<Move, Facts>,
  kind: Kind,
): readonly Row<Extract<Facts, { kind: Kind }>>[] {
  return odds.moves.filter(
    (row): row is Row<Extract<Facts, { kind: Kind }>> => row.facts.kind === kind,
  );
}

// The tables --------------------------------------------------------------------------------------

function drawRoll(talk: Talk, rows: readonly Row<RollFacts>[], screen: Screen): readonly string[] {
  const [row] = rows;
  if (row === undefined) return [];
  const { heads, throw: meaning } = talk.words.odds;
  const cards = row.facts.cards.map(({ card, points, thrown, best }) => [
    nameOf(talk, card),
    `${points}`,
    hundredthsText(thrown.chance),
    hundredthsText(best.chance),
  ]);
  return [
    ...figures([[heads.card, heads.points, heads.atOnce, heads.inThree], ...cards], screen),
    ...legend([meaning], screen),
  ];
}

function drawCommits(
  talk: Talk,
  rows: readonly Row<CommitFacts>[],
  view: View,
  screen: Screen,
): readonly string[] {
  const [first] = rows;
  if (first === undefined) return [];
  const { odds, point } = talk.words;
  const { heads } = odds;
  const throws = first.facts.cards[0]?.best !== null;
  const narrow = roomOf(screen) < 75 && view.decks > 1;
  const lines = rows.map(({ value, facts }) => [
    facts.cards
      .map(({ card, lies }) => `${narrow ? SIGNS[card] : nameOf(talk, card)}${lies ? ' ✓' : ''}`)
      .join(' + '),
    signed(value, 2, point),
    each(facts, ({ chance }) => hundredthsText(chance)),
    ...(throws ? [each(facts, ({ best }) => hundredthsText(best?.chance ?? 0))] : []),
    fixed(facts.points, 1, point),
    fixed(facts.theirs, 1, point),
    signed(facts.later, 1, point),
    hundredthsText(facts.often),
  ]);
  const head = [
    heads.card,
    heads.worth,
    heads.made,
    ...(throws ? [heads.atBest] : []),
    heads.mine,
    heads.theirs,
    heads.later,
    heads.mix,
  ];
  const several = view.seats.length > 2;
  return [
    ...figures([head, ...lines], screen),
    ...legend(
      [
        throws ? odds.madeByMe : odds.madeBy({ name: personAt(screen, view, view.active).name }),
        odds.worth(several),
        expectation(talk, first.facts.expected, view, screen),
      ],
      screen,
    ),
  ];
}

function drawRethrows(
  talk: Talk,
  rows: readonly Row<RethrowFacts>[],
  view: View,
  screen: Screen,
): readonly string[] {
  const [first] = rows;
  if (first === undefined) return [];
  const { odds, point, list } = talk.words;
  const { heads: says } = odds;
  const { own } = first.facts;
  // The cards that matter most come first, as many as there is room for.
  const places = first.facts.others
    .map((_, at) => at)
    .sort((one, other) => likely(first, other) - likely(first, one));
  const room = roomOf(screen) - 25 - 5 * own.length;
  const shown = places.slice(0, Math.max(1, Math.floor(room / 5)));
  const lines = rows.map(({ move, value, facts }) => [
    move.type === 'reroll' ? lettersOf(move.dice) : 'stop',
    move.type === 'reroll' ? smallDice(facts.keeps).replaceAll(' ', '') : '',
    signed(value, 2, point),
    fixed(facts.points, 2, point),
    ...facts.own.map(({ chance }) => hundredthsText(chance.chance)),
    '│',
    ...shown.map((at) => hundredthsText(facts.others[at]?.chance.chance ?? 0)),
  ]);
  const heads = shown
    .map((at) => first.facts.others[at]?.card)
    .map((card) => (card === undefined ? '' : SIGNS[card]));
  const held = shown.map((at) => hundredthsText(likely(first, at)));
  const blank = ['', '', '', '', ...own.map(() => ''), '│'];
  const head = [
    says.throw,
    says.keep,
    says.worth,
    says.mine,
    ...own.map(({ card }) => SIGNS[card]),
    '│',
    ...heads,
  ];
  const left = places.length - shown.length;
  const several = view.seats.length > 2 || view.decks > 1;
  return [
    ...figures([head, [...blank.with(0, says.held), ...held], ...lines], screen),
    ...legend(
      [
        `${odds.rethrow(list(own.map(({ card }) => nameOf(talk, card))), left)} ${odds.held(several)} ${odds.less(view.seats.length > 2)}`,
        odds.columns({
          all: list(
            [...new Set([...heads, ...own.map(({ card }) => SIGNS[card])])].map((sign) =>
              spelled(talk, sign),
            ),
          ),
        }),
        expectation(talk, first.facts.expected, view, screen),
      ],
      screen,
    ),
  ];
}

function likely(row: Row<RethrowFacts>, at: number): number {
  return row.facts.others[at]?.likely ?? 0;
}

function spelled(talk: Talk, sign: string): string {
  const card = OBJECTIVES.find((one) => SIGNS[one] === sign);
  return card === undefined ? sign : `${sign} = ${nameOf(talk, card)}`;
}

/** What is taken for granted about the others, in one sentence. */
function expectation(
  talk: Talk,
  expected: CommitFacts['expected'],
  view: View,
  screen: Screen,
): string {
  const { odds, either } = talk.words;
  const seats = expected.map(({ seat, commits }) => {
    const cards = commits
      .slice(0, 3)
      .map(
        ({ cards, likely }) =>
          `${cards.map((card) => nameOf(talk, card)).join(' + ')} ${hundredthsText(likely)}\u00a0%`,
      );
    return odds.expectedOf({ name: personAt(screen, view, seat).name, likely: either(cards) });
  });
  return odds.expected({ all: seats.join('; ') });
}

// Cells -------------------------------------------------------------------------------------------

function fixed(value: number, digits: number, point: string): string {
  return value.toFixed(digits).replace('.', point);
}

function signed(value: number, digits: number, point: string): string {
  const text = Math.abs(value).toFixed(digits);
  return (Number(text) === 0 ? text : `${value < 0 ? '−' : '+'}${text}`).replace('.', point);
}

function each(facts: CommitFacts, cell: (card: CommitFacts['cards'][number]) => string): string {
  return facts.cards.map(cell).join('+');
}
