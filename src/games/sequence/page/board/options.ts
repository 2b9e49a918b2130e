/** The options that a host chooses, in words. */

import type { OptionField } from '../../../../web/kit/contracts/board.ts';
import type { Words } from '../../words/en/page.ts';

export function options(seats: number, { options: names }: Words): readonly OptionField[] {
  if (seats === 3) return []; // S14
  return [
    {
      key: 'line',
      name: names.line,
      choices: [
        { value: 5, name: names.five, hint: names.fiveHint },
        { value: 6, name: names.six, hint: names.sixHint },
      ],
    },
  ];
}
