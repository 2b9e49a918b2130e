/**
 * What the rules page draws of Séquence Dés besides examples: the board, and what each sum does.
 */

import type { Picture, PictureProps } from '../../../../web/kit/contracts/guide.ts';
import { Icon, type IconName } from '../../../../web/kit/controls/icon.tsx';
import { NAMES } from '../../rules/board.ts';
import type { Words } from '../../words/en/page.ts';
import type { Words as RulesWords } from '../../words/en/rules.ts';
import { BoardPicture } from './board.tsx';
import './guide.css';

type Props = PictureProps<Words, RulesWords>;

const NO_CHIPS = NAMES.map(() => null);

export const board: Picture<Words, RulesWords> = {
  rules: ['S3', 'S4', 'S5', 'S6', 'S7'],
  texts: () => [],
  Drawing: ({ guide }) => <BoardPicture label={guide.picture.board} chips={NO_CHIPS} />,
};

/** Sums and the section that tells more of them. */
const SUMS: readonly (readonly [
  keyof Omit<RulesWords['sums'], 'label'>,
  readonly number[],
  readonly IconName[],
])[] = [
  ['numbers', [3, 4, 5, 6, 7, 8, 9], ['plus']],
  ['again', [2, 12], ['plus', 'again']],
  ['ten', [10], ['minus']],
  ['eleven', [11], ['plus']],
];

function Sums({ guide, say }: Props) {
  return (
    <table class="sequence-sums" aria-label={guide.sums.label}>
      <tbody>
        {SUMS.map(([key, sums, icons]) => (
          <tr key={key}>
            <th scope="row">
              {sums.map((sum) => (
                <span key={sum} class="sequence-sums-sum">
                  {sum}{' '}
                </span>
              ))}
            </th>
            <td>
              {icons.map((name) => (
                <Icon key={name} name={name} />
              ))}
            </td>
            <td>{say(guide.sums[key])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export const sums: Picture<Words, RulesWords> = {
  rules: ['S28', 'S32', 'S33', 'S37', 'S41'],
  texts: (_, { sums: { label, ...said } }) => [label, ...Object.values(said)],
  Drawing: Sums,
};
