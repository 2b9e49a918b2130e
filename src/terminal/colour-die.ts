/** A die that shows a colour: its symbol and its word, or its letter where there is little room. */

import { type Block, framed } from './block.ts';
import type { Screen } from './screen.ts';
import { type Ink, paint } from './style.ts';
import { centred } from './text.ts';

export interface ColourDieLooks {
  readonly symbol: string;
  readonly colour: Extract<Ink, 'red' | 'green' | 'blue' | 'yellow' | 'orange' | 'purple'> | undefined;
  readonly isBlack: boolean;
  /** Lies before a player, not left over. */
  readonly isLive: boolean;
  readonly isWide: boolean;
  readonly letter: string;
  /** What happened to it last, in a word. */
  readonly mark: string;
}

/** A white die has a thin frame; a black one a double frame, shading and its name, so that no colour is needed to see it. */
export function colourDie(screen: Screen, looks: ColourDieLooks): Block {
  const { symbol, colour, isBlack, isLive, isWide, letter, mark } = looks;
  const width = isWide ? 8 : 4;
  const sign = colour !== undefined && isLive ? paint(screen, colour, symbol) : symbol;
  const lines = isWide ? [sign, colour ?? ''] : [colour === undefined ? sign : `${sign} ${colour.slice(0, 1).toUpperCase()}`];
  const frame = framed(
    lines.map((line) => (isBlack && isWide ? `▓${centred(line, width - 2)}▓` : centred(line, width))),
    {
      border: isBlack ? 'double' : 'round',
      width,
      bottom: isBlack ? (isWide ? ' black ' : 'blk') : '',
      stroke: (text) => (isLive ? (isBlack ? paint(screen, 'bold', text) : text) : paint(screen, 'dim', text)),
    },
  );
  const label = isWide ? `${letter} ${mark}`.trimEnd() : `${letter}${mark === 'new' || mark === 'turned' ? '*' : ''}`;
  return [...frame, centred(label, width + 2)];
}
