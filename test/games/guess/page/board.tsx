/** The toy on the page: the die, six faces to guess, a button to throw. */

import type {
  Board,
  Line,
  Moment,
  SceneProps,
  SeatFace,
} from '../../../../src/web/kit/contracts/board.ts';
import { Button } from '../../../../src/web/kit/controls/button.tsx';
import { useSelected } from '../../../../src/web/kit/controls/selected.ts';
import { Actions, Middle, Mine } from '../../../../src/web/kit/controls/zones.tsx';
import { Die } from '../../../../src/web/kit/things/die.tsx';
import { type Guess, guess, type View } from '../rules/rules.ts';
import type { Words } from '../words/en/page.ts';

function Scene({ view, moves, words, play, selected }: SceneProps<Guess, Words>) {
  const roll = moves.find(({ type }) => type === 'throw');
  useSelected(selected, roll);
  return (
    <>
      <Middle>
        {view.face > 0 ? <Die face={view.face} label={words.shows({ face: view.face })} /> : null}
      </Middle>
      <Mine>
        {moves.map((move) =>
          move.type === 'guess' ? (
            <Button key={move.face} onPress={() => play(move)}>
              {words.guess({ face: move.face })}
            </Button>
          ) : null,
        )}
        {view.mine === null ? null : <p>{words.mine({ face: view.mine })}</p>}
      </Mine>
      <Actions>
        {roll === undefined ? null : (
          <Button kind="main" onPress={() => play(roll)}>
            {words.throwDie}
          </Button>
        )}
      </Actions>
    </>
  );
}

const note = ({ points }: View, seat: number, words: Words): string =>
  words.points({ points: points[seat] ?? 0 });

function status({ view }: Moment<Guess>, seats: readonly SeatFace[], words: Words): string {
  const names = (some: readonly number[]): string =>
    some.map((seat) => seats[seat]?.name).join(', ');
  if (view.over) return words.over({ names: names(view.winners) });
  return words.waits({ names: names(view.toMove) });
}

export const board: Board<Guess, Words> = {
  rules: guess,
  Scene,
  Note: ({ view, seat, words }) => <span>{note(view, seat, words)}</span>,
  note,
  status,
  narrate: (told, _view, seats, words) =>
    told.map(({ n, event: { seat, move, answer } }): Line => {
      const face = answer?.faces?.[0];
      const text =
        move.type === 'throw' && face !== undefined
          ? words.shows({ face })
          : words.guessed({ name: seats[seat]?.name ?? '' });
      return { n, seat, text };
    }),
  linger: ({ move }) => (move.type === 'throw' ? 300 : 0),
  isSecret: ({ ready }) => ready.includes(false),
  hasSecrets: ({ ready }, seat) => ready[seat] ?? false,
  Secret: ({ view, words }) => (
    <span>{view.mine === null ? '' : words.mine({ face: view.mine })}</span>
  ),
  explain: ({ view: { rounds } }, words) => [words.rule({ rounds })],
  ruleNow: () => 'round',
  throwing: ({ type }) =>
    type === 'throw'
      ? { dice: [{ tone: 'ivory', kept: null }], faces: [1, 2, 3, 4, 5, 6] }
      : undefined,
  options: (_seats, { options }) => [
    {
      key: 'rounds',
      name: options.rounds,
      choices: [
        { value: 12, name: '12', hint: options.many },
        { value: 3, name: '3', hint: options.few },
      ],
    },
  ],
};
