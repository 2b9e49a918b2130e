/**
 * The odds of NEXT! as a coach says them: every throw by the dice that stay, every card, every way
 * out.
 */

import {
  type Advice,
  type Coach,
  type Counsel,
  capital,
  type Question,
  type ShownDie,
  sorted,
} from '../../../web/kit/contracts/coach.ts';
import type { Facts } from '../mind/odds.ts';
import { COLOURS, type Colour } from '../rules/cards.ts';
import type { Move } from '../rules/moves.ts';
import type { Next } from '../rules/rules.ts';
import { BLACK_DICE } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import type { Words as CoachWords } from '../words/en/coach.ts';
import type { Words } from '../words/en/page.ts';
import { countsOf, nameOf, valuedOf } from '../words/naming.ts';
import { DICE } from './board/choices.ts';

type Asked = Question<Next, Facts, Words, CoachWords>;

export const coach: Coach<Next, Facts, Words, CoachWords> = { counsel };

function counsel(asked: Asked): Counsel<Move> {
  const { view, odds, coach: say } = asked;
  const kind = odds.moves[0]?.facts.kind ?? 'turn';
  return {
    asks: say.asks[kind],
    ...sorted(odds, {
      key: (move) => keyOf(move, view),
      place: placeOf,
      advise: ({ move, facts }) => {
        const { deed, dice } = deedOf(move, asked);
        return { name: capital(deed), deed, dice, ...saidOf(facts, asked) };
      },
    }),
    basis:
      kind === 'turn'
        ? [say.exact, say.assumed]
        : kind === 'end'
          ? [say.ties, say.assumed]
          : [say.assumed],
  };
}

// What is the same to a player --------------------------------------------------------------------

function isBlack(die: number): boolean {
  return ((BLACK_DICE >> die) & 1) === 1;
}

/** The dice that stay: by colour, the white ones first. */
function kept(thrown: readonly number[], { dice }: View): readonly ShownDie[] {
  return DICE.filter((die) => !thrown.includes(die) && dice !== null)
    .map((die) => ({
      face: dice?.[die] as Colour,
      tone: isBlack(die) ? ('black' as const) : ('ivory' as const),
    }))
    .toSorted((one, other) => order(one) - order(other));
}

function order({ face, tone }: ShownDie): number {
  return COLOURS.indexOf(face as Colour) + (tone === 'black' ? COLOURS.length : 0);
}

function keyOf(move: Move, view: View): string {
  switch (move.type) {
    case 'roll':
      return `roll ${kept(move.dice, view).map(order).join()}`;
    case 'turn-die':
      return `turn ${isBlack(move.die)} ${view.dice?.[move.die]} ${move.face}`;
    default:
      return JSON.stringify(move);
  }
}

/** To take a card, to throw one die, two, … all six; then whatever else. */
function placeOf(move: Move): number {
  return move.type === 'take' ? move.pile - 3 : move.type === 'roll' ? move.dice.length : 7;
}

// What is said of a move --------------------------------------------------------------------------

type Deed = Pick<Advice, 'deed' | 'dice'>;

function deedOf(move: Move, { view, words, coach: say, seats }: Asked): Deed {
  const plain = (deed: string): Deed => ({ deed, dice: [] });
  switch (move.type) {
    case 'roll':
      return keeping(kept(move.dice, view), { words, coach: say });
    case 'take': {
      const top = view.piles[move.pile]?.top;
      return plain(
        say.take({
          card: top ? words.card.valued(nameOf(top, words), top.points) : words.card.unknown,
        }),
      );
    }
    case 'turn-die': {
      const from = view.dice?.[move.die] as Colour;
      const turn = isBlack(move.die) ? say.turnBlack : say.turn;
      return plain(turn({ from: words.colour[from], to: words.colour[move.face] }));
    }
    case 'steal':
    case 'swap':
      return plain(say[move.type]({ name: seats[move.from]?.name ?? '' }));
    case 'give':
      return plain(say.give({ card: valuedOf(view, move.card, words) }));
    case 'end-turn':
      return plain(say.endTurn);
    case 'finish':
      return plain(say.finish);
    case 'continue':
      return plain(say.goOn);
  }
}

function keeping(
  dice: readonly ShownDie[],
  { words, coach: say }: Pick<Asked, 'words' | 'coach'>,
): Deed {
  if (dice.length === 0) return { deed: say.throwAll, dice };
  const colours = (of: readonly ShownDie[]): string =>
    words.card.colours(countsOf(of.map(({ face }) => face as Colour)));
  const black = dice.filter(({ tone }) => tone === 'black');
  return {
    deed:
      black.length === 0
        ? say.keep({ colours: colours(dice) })
        : say.keepBlack({ colours: colours(dice), black: colours(black) }),
    dice,
  };
}

function saidOf(facts: Facts, asked: Asked): Pick<Advice, 'figures' | 'note' | 'why'> {
  const { view, coach: say, say: tell } = asked;
  switch (facts.kind) {
    case 'turn':
      return {
        figures: [{ type: 'chance', value: 1 - facts.none }],
        note: say.average({ points: tell.points(facts.points) }),
        why: whyTurn(facts, asked),
      };
    case 'draw':
      return {
        figures: [{ type: 'points', value: facts.points }],
        note: '',
        why: [
          say.drawn({ points: tell.points(facts.drawn) }),
          ...(view.action?.type === 'steal' ? [] : [say.giveBack]),
        ],
      };
    case 'give':
      return { figures: [{ type: 'points', value: facts.points }], note: '', why: [] };
    case 'end':
      return {
        figures: [{ type: 'chance', value: facts.winning }],
        note: '',
        why: [facts.sure ? say.sure : say.guess],
      };
  }
}

function whyTurn(
  { cards, none, gift }: Extract<Facts, { kind: 'turn' }>,
  { view, words, coach: say, say: tell }: Asked,
) {
  const byCard = view.piles.flatMap(({ top, locked }, pile) => {
    const chance = cards[pile];
    if (top === null || locked || chance === undefined) return [];
    const name = capital(words.card.valued(nameOf(top, words), top.points));
    return [
      say.card({ card: name, plan: tell.chance(chance.plan), most: tell.chance(chance.most) }),
    ];
  });
  return [
    ...byCard,
    say.none({ chance: tell.chance(none) }),
    ...(none > 0 ? [say.gift({ points: tell.points(gift) })] : []),
  ];
}
