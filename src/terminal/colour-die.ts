/** A die that shows a colour: its symbol and its word, or its letter if there is little room. */

import { type Block, framed } from './block.ts';
import type { Screen } from './screen.ts';
import { type Ink, paint } from './style.ts';
import { centred, widthOf } from './text.ts';

export interface ColourDieLooks {
  readonly symbol: string;
  readonly colour:
    | Extract<Ink, 'red' | 'green' | 'blue' | 'yellow' | 'orange' | 'purple'>
    | undefined;
  readonly isBlack: boolean;
  /** Lies before a player, not left over. */
  readonly isLive: boolean;
  readonly isWide: boolean;
  readonly letter: string;
  /**
   * The colour in a word of at most six letters, and in one or two; empty before the first throw.
   */
  readonly word: string;
  readonly initial: string;
  /** What a black die is called, and in at most four letters. */
  readonly black: readonly [word: string, short: string];
  /** What happened to it last, in a word, and whether it lies differently for it. */
  readonly mark: string;
  readonly isChanged: boolean;
}

/**
 * A white die has a thin frame; a black one a double frame, shading and its name, so that no colour
 * is needed to see it.
 */
export function colourDie(screen: Screen, looks: ColourDieLooks): Block {
  const { symbol, colour, isBlack, isLive, isWide, letter, word, initial, black, mark, isChanged } =
    looks;
  const width = isWide ? 8 : 4;
  const sign = colour !== undefined && isLive ? paint(screen, colour, symbol) : symbol;
  const lines = isWide ? [sign, word] : [`${sign} ${initial}`.trimEnd()];
  const frame = framed(
    lines.map((line) =>
      isBlack && isWide ? `▓${centred(line, width - 2)}▓` : centred(line, width),
    ),
    {
      border: isBlack ? 'double' : 'round',
      width,
      bottom: isBlack ? (isWide ? spaced(black[0], width) : black[1]) : '',
      stroke: (text) =>
        isLive ? (isBlack ? paint(screen, 'bold', text) : text) : paint(screen, 'dim', text),
    },
  );
  const label = isWide ? `${letter} ${mark}`.trimEnd() : `${letter}${isChanged ? '*' : ''}`;
  return [...frame, centred(label, width + 2)];
}

function spaced(word: string, width: number): string {
  return widthOf(word) + 2 <= width ? ` ${word} ` : word;
}
