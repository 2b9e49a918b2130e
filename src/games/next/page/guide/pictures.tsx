/**
 * What the rules page draws of NEXT! besides examples: the dice, every kind of card, the actions,
 * how many cards end a game.
 */

import type { Picture, PictureProps } from '../../../../web/kit/contracts/guide.ts';
import { Die, MiniDie } from '../../../../web/kit/things/die.tsx';
import { ACTIONS, type Card, COLOURS, type Colour } from '../../rules/cards.ts';
import { GOBELET_1 } from '../../rules/deck.ts';
import { limits as limitsOf } from '../../rules/state.ts';
import type { Words } from '../../words/en/page.ts';
import type { Words as RulesWords } from '../../words/en/rules.ts';
import { nameOf } from '../../words/naming.ts';
import { ActionSign, Pattern } from '../board/card.tsx';
import './guide.css';

type Props = PictureProps<Words, RulesWords>;

// The dice ----------------------------------------------------------------------------------------

/** As they may lie; and below every colour with its name. */
const LYING: readonly Colour[] = ['red', 'yellow', 'red', 'green', 'blue', 'purple'];

function Dice({ words, say }: Props) {
  return (
    <>
      <span class="next-lying-dice" role="img" aria-label={words.dice.label}>
        {LYING.map((colour, at) => (
          <Die key={at} face={colour} tone={at < 4 ? 'ivory' : 'black'} />
        ))}
      </span>
      <ul class="next-colours">
        {COLOURS.map((colour) => (
          <li key={colour}>
            <MiniDie face={colour} />
            <span>{say(words.colour[colour])}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

export const dice: Picture<Words, RulesWords> = {
  rules: ['N2'],
  texts: ({ colour }) => Object.values(colour),
  Drawing: Dice,
};

// The cards ---------------------------------------------------------------------------------------

interface Kind {
  readonly sizes: string;
  readonly isFixed: boolean;
  /** One of them, to be drawn. */
  readonly card: Card;
  readonly count: number;
  readonly points: number;
}

/** The deck by kinds, as its cards come. */
function kindsOf(deck: readonly Card[]): readonly Kind[] {
  const kinds = new Map<string, Kind>();
  for (const card of deck) {
    const isFixed = !('groups' in card);
    const sizes = (isFixed ? Object.values(card.colours) : card.groups).join('+');
    const key = `${isFixed} ${sizes}`;
    const known = kinds.get(key);
    kinds.set(
      key,
      known === undefined
        ? { sizes, isFixed, card, count: 1, points: card.points }
        : { ...known, count: known.count + 1 },
    );
  }
  return [...kinds.values()];
}

const KINDS = kindsOf(GOBELET_1);
const FIXED: Readonly<Record<string, keyof RulesWords['kinds']['fixedNames']>> = {
  '3': 'three',
  '2+2': 'twoTwo',
  '3+2': 'threeTwo',
  '2+2+2': 'twoTwoTwo',
};

function nameOfKind({ card, sizes, isFixed }: Kind, words: Words, { kinds }: RulesWords): string {
  const fixed = FIXED[sizes];
  return isFixed && fixed !== undefined ? kinds.fixedNames[fixed] : nameOf(card, words);
}

function Kinds(props: Props) {
  const { guide, say } = props;
  return (
    <div class="next-deck">
      {[false, true].map((isFixed) => (
        <div key={`${isFixed}`}>
          <p>{say(isFixed ? guide.kinds.fixed : guide.kinds.any)}</p>
          <ul class="next-kinds">
            {KINDS.filter((kind) => kind.isFixed === isFixed).map((kind) => (
              <KindOf key={kind.sizes} {...props} kind={kind} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function KindOf({ kind, words, guide, say }: Props & { readonly kind: Kind }) {
  return (
    <li>
      <span class="next-kind-pattern">
        <Pattern card={kind.card} />
      </span>
      <span>
        <strong>{say(nameOfKind(kind, words, guide))}</strong>
        <span class="next-kind-worth">
          {guide.kinds.count({ cards: kind.count })} {words.points(kind.points)}
        </span>
      </span>
    </li>
  );
}

export const kinds: Picture<Words, RulesWords> = {
  rules: ['N10', 'N11', 'N12'],
  texts: (words, guide) => [
    guide.kinds.any,
    guide.kinds.fixed,
    ...KINDS.map((kind) => nameOfKind(kind, words, guide)),
  ],
  Drawing: Kinds,
};

// The actions -------------------------------------------------------------------------------------

function Actions({ words, say }: Props) {
  return (
    <ul class="next-actions">
      {ACTIONS.map((action) => (
        <li key={action}>
          <span class="next-action-sign">
            <ActionSign action={action} />
          </span>
          <span>
            <strong>{say(words.explain.action(action))}</strong>
          </span>
        </li>
      ))}
    </ul>
  );
}

export const actions: Picture<Words, RulesWords> = {
  rules: ['N12', 'N66', 'N68', 'N70', 'N71', 'N111'],
  texts: (words) => ACTIONS.map((action) => words.explain.action(action)),
  Drawing: Actions,
};

// The end -----------------------------------------------------------------------------------------

const SEATS = [
  [2, 2],
  [3, 3],
  [4, 6],
] as const;

function Limits({ guide, say }: Props) {
  const { label, players, ends, mayStop, range } = guide.limits;
  return (
    <table class="next-limits" aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{say(players)}</th>
          <th scope="col">{say(ends)}</th>
          <th scope="col">{say(mayStop)}</th>
        </tr>
      </thead>
      <tbody>
        {SEATS.map(([from, to]) => (
          <tr key={from}>
            <th scope="row">{range(from, to)}</th>
            <td>{limitsOf(from).limit}</td>
            <td>{limitsOf(from).enough}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export const limits: Picture<Words, RulesWords> = {
  rules: ['N76', 'N80'],
  texts: (_, { limits: { label, players, ends, mayStop } }) => [label, players, ends, mayStop],
  Drawing: Limits,
};
