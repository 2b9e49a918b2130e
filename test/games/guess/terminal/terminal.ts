/** How the toy shows itself in a terminal. */

import { figures, hundredthsText, legend } from '../../../../src/terminal/figures.ts';
import { headline, personAt, seatLines } from '../../../../src/terminal/table.ts';
import type { LoadWords, TerminalUi } from '../../../../src/terminal/terminal-ui.ts';
import type { Guess, Move } from '../rules/rules.ts';
import type { Words as Said } from '../words/en/page.ts';
import type { Words } from '../words/en/terminal.ts';

const notations = (move: Move): readonly string[] =>
  move.type === 'throw' ? ['throw', 't'] : [`guess ${move.face}`, `g${move.face}`];

export async function terminalIn(load: LoadWords): Promise<TerminalUi<Guess>> {
  const said = (await load('guess/page')) as Said;
  const words = (await load('guess/terminal')) as Words;
  const nameOf = (move: Move): string =>
    move.type === 'throw' ? words.throwDie : words.guess({ face: move.face });
  return {
    title: said.title,
    summary: said.summary,
    draw: (view, screen) => [
      ...headline(screen, said.title.toUpperCase(), words.round({ round: view.round })),
      ...seatLines(screen, view, (seat) => [said.points({ points: view.points[seat] ?? 0 })]),
      view.face === 0 ? words.noThrow : said.shows({ face: view.face }),
    ],
    ask: (view) => (view.ready.includes(false) ? words.askGuess : words.askThrow),
    notations,
    describe: nameOf,
    family: () => undefined,
    tell: ({ seat, move, answer }, view, screen) => {
      const face = answer?.faces?.[0];
      if (move.type === 'throw' && face !== undefined) return said.shows({ face });
      return said.guessed({ name: personAt(screen, view, seat).name });
    },
    explain: ({ rounds }) => [said.rule({ rounds }), '', words.typing],
    odds: ({ moves }, _view, screen) => [
      ...figures(
        [
          [words.heads.move, words.heads.right],
          ...moves.map(({ move, value }) => [nameOf(move), `${hundredthsText(value)} %`]),
        ],
        screen,
      ),
      ...legend([words.right], screen),
    ],
    isSecret: (view) => view.ready.includes(false),
  };
}
