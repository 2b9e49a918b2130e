/**
 * The moves that a seat is offered, numbered: how they are listed, and which of them a typed line
 * means.
 */

import type { CommonView, GameTypes } from '../../game.ts';
import { aligned, inColumns } from '../../terminal/block.ts';
import { roomOf, type Screen } from '../../terminal/screen.ts';
import { paint } from '../../terminal/style.ts';
import type { TerminalUi } from '../../terminal/terminal-ui.ts';
import { cleaned, padded, widthOf, wrapped } from '../../terminal/text.ts';
import { t } from '../words.ts';

type Move = GameTypes['move'];
export type Meant = { readonly move: Move } | { readonly problem: string };

type Spelling = (text: string) => string;

export class MoveReader {
  readonly moves: readonly Move[];
  readonly #face: TerminalUi;
  readonly #view: CommonView;
  /** The moves by each way of spelling them. */
  readonly #spellings = new Map<Spelling, Map<string, Set<Move>>>();

  constructor(face: TerminalUi, moves: readonly Move[], view: CommonView) {
    this.#face = face;
    this.moves = moves;
    this.#view = view;
  }

  // Reading ---------------------------------------------------------------------------------------

  /**
   * Enter alone does what is the only thing to do; a number counts in the list; else it must be a
   * spelling.
   */
  read(line: string): Meant {
    const typed = line.trim();
    const [only] = this.moves;
    if (typed === '')
      return this.moves.length === 1 && only !== undefined
        ? { move: only }
        : { problem: t().say.nothingTyped };
    const numbered = /^\d+$/.test(typed) ? this.moves[Number(typed) - 1] : undefined;
    if (numbered !== undefined) return { move: numbered };
    for (const spelling of [exact, forgiving, sorted]) {
      const found = this.#spelled(spelling, typed);
      if (found.length > 1)
        return {
          problem: t().say.severalMoves(
            cleaned(typed),
            found.map((move) => this.#shown(move)),
          ),
        };
      const [move] = found;
      if (move !== undefined) return { move };
    }
    return { problem: t().say.notAMove({ typed: cleaned(typed) }) };
  }

  #spelled(spelling: Spelling, typed: string): readonly Move[] {
    let index = this.#spellings.get(spelling);
    if (index === undefined) {
      index = new Map();
      for (const move of this.moves) {
        for (const notation of this.#face.notations(move, this.#view)) {
          const key = spelling(notation);
          index.set(key, (index.get(key) ?? new Set()).add(move));
        }
      }
      this.#spellings.set(spelling, index);
    }
    return [...(index.get(spelling(typed)) ?? [])];
  }

  // Listing ---------------------------------------------------------------------------------------

  /** The moves in few lines: many of one kind share one. */
  lines(screen: Screen): readonly string[] {
    const room = roomOf(screen);
    const entries = this.#runs().flatMap((run) => this.#entries(run, screen));
    const short = entries.map(
      ([number, notation, words]) => `${number} ${notation}${words === '' ? '' : `  ${words}`}`,
    );
    if (
      (entries.length > 3 || entries.every(([, , words]) => words === '')) &&
      short.every((entry) => widthOf(entry) < (room - 3) / 2)
    )
      return inColumns(
        short.map((entry) => ` ${entry}`),
        room,
      );
    const rows = entries.map(([number, notation, words]) => [
      ` ${number}`,
      ...(notation === '' ? [words] : [notation, words]),
    ]);
    if (entries.some(([, notation]) => notation === '')) return joined(rows, room);
    return aligned(rows, room);
  }

  #entries(
    run: Run,
    screen: Screen,
  ): readonly (readonly [number: string, notation: string, words: string])[] {
    const { first, moves } = run;
    const family = moves.length > 1 ? this.#face.family(moves, this.#view, screen) : undefined;
    const numbered = (text: string): string => paint(screen, 'accent', text);
    if (family !== undefined)
      return [[numbered(`${first}–${first + moves.length - 1}`), '', family]];
    return moves.map((move, index) => {
      const words = this.#face.describe(move, this.#view, screen);
      const notation = this.#shown(move);
      if (this.moves.length > 1)
        return [numbered(`${first + index}`), paint(screen, 'bold', notation), words];
      return [
        numbered(t().say.enter),
        words.includes(notation) ? '' : paint(screen, 'bold', notation),
        words,
      ];
    });
  }

  /** All of them, each with its number. */
  list(screen: Screen): readonly string[] {
    const width = String(this.moves.length).length;
    return this.#runs().flatMap(({ first, moves }) => {
      const entries = moves.map((move, index) => {
        const number = paint(screen, 'accent', String(first + index).padStart(width));
        return `${number} ${this.#shown(move)}${moves.length > 6 ? '' : `  ${this.#face.describe(move, this.#view, screen)}`}`;
      });
      return inColumns(entries, roomOf(screen));
    });
  }

  #shown(move: Move): string {
    return cleaned(this.#face.notations(move, this.#view)[0] ?? move.type, 24);
  }

  #runs(): readonly Run[] {
    const runs: { first: number; moves: Move[] }[] = [];
    for (const [index, move] of this.moves.entries()) {
      const run = runs.at(-1);
      if (run !== undefined && run.moves[0]?.type === move.type) run.moves.push(move);
      else runs.push({ first: index + 1, moves: [move] });
    }
    return runs;
  }
}

/** Moves of one type in a row, the first of them with its number. */
interface Run {
  readonly first: number;
  readonly moves: readonly Move[];
}

function joined(rows: readonly (readonly string[])[], width: number): readonly string[] {
  const numbers = Math.max(...rows.map(([number = '']) => widthOf(number)));
  return rows.flatMap(([number = '', ...words]) =>
    wrapped(words.join('  '), width - numbers - 2).map(
      (line, index) => `${padded(index === 0 ? number : '', numbers)}  ${line}`,
    ),
  );
}

function exact(text: string): string {
  return text.trim();
}

/** Case, accents, spaces and hyphens don't matter. */
export function forgiving(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\p{Mn}\s'’_-]/gu, '')
    .toLowerCase();
}

/** Nor does the order of the letters that name dice. */
function sorted(text: string): string {
  const plain = forgiving(text);
  return /^[a-f]+$/.test(plain) ? [...plain].sort().join('') : plain;
}
