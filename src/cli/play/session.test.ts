/**
 * Sessions at a terminal that is none: what is on the screen and in the scrollback at each moment,
 * and what is typed.
 */

import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import type { Seat } from '../../game.ts';
import { GameInProgress, oneSource } from '../../game-in-progress.ts';
import { games } from '../../games/index.ts';
import { Seeded } from '../../random.ts';
import { uncoloured, widthOf } from '../../terminal/text.ts';
import { faceOf, titleOf } from '../choose.ts';
import { Console, UserLeft } from '../dialogue/console.ts';
import { speak } from '../words.ts';
import { SeatNews } from './news.ts';
import { PlaySession } from './session.ts';

await speak('en');

const ESCAPE = '\u001b';
const MOVES = new RegExp(`${ESCAPE}\\[\\d*[A-HJK]`, 'g');
const ARROW_UP = `${ESCAPE}[A`;
const NAMES = ['Léa', 'Noé', 'Bot 3'];

class Terminal extends PassThrough {
  readonly isTTY = true;
  columns = 80;
  rows = 24;
  written = '';

  override write(chunk: string | Uint8Array): boolean {
    this.written += chunk;
    return true;
  }

  /** What can still be seen by scrolling up as far as one likes. */
  get remains(): string {
    return this.written.slice(this.written.lastIndexOf('\u001b[3J') + 1);
  }

  /** What was drawn last, without the codes that move the cursor. */
  get screen(): string {
    return this.written.slice(this.written.lastIndexOf('\u001b[H')).replaceAll(MOVES, '');
  }
}

interface Played {
  readonly table: GameInProgress;
  readonly output: Terminal;
  /** The prompts so far. */
  readonly asked: string[];
}

/**
 * Plays with two people at one screen; `type` is asked for each line, and may look at what is
 * shown.
 */
async function playShared(
  id: string,
  seed: string,
  type: (prompt: string, played: Played) => string,
): Promise<Played> {
  const game = games.find((known) => known.id === id) as (typeof games)[number];
  const [input, output] = [Object.assign(new PassThrough(), { isTTY: true }), new Terminal()];
  const table = GameInProgress.open(
    game,
    3,
    game.options(3)({}),
    oneSource(new Seeded(`${id}/${seed}`)),
  );
  const face = await faceOf(id);
  const terminal = new Console(input, output, { TERM: 'xterm' });
  const ask = terminal.ask.bind(terminal);
  let failure: unknown;
  const typed = (prompt: string): string => {
    try {
      return type(prompt, played);
    } catch (error) {
      failure = error;
      return 'quit';
    }
  };
  const played: Played = { table, output, asked: [] };
  terminal.ask = (prompt) => {
    played.asked.push(prompt);
    const line = ask(prompt);
    setImmediate(() => input.write(`${typed(prompt)}\r`));
    return line;
  };
  terminal.pause = () => Promise.resolve();
  const [{ odds }, { bots }] = await Promise.all([titleOf(id).odds(), titleOf(id).bot()]);
  const chance = new Seeded(`${seed}/bots`);
  const company = { humans: 2, names: NAMES, colour: false, bots: [bots.beginner], chance, odds };
  const session = new PlaySession(
    table,
    face,
    terminal,
    company,
    new SeatNews(face, { columns: 80, colour: false, names: NAMES }, 2),
    () => {},
  );
  try {
    await session.play();
  } catch (error) {
    if (!(error instanceof UserLeft)) throw error;
  } finally {
    terminal.close();
  }
  if (failure !== undefined) throw failure;
  session.showTable();
  return played;
}

function seatOf(prompt: string): Seat {
  return NAMES.findIndex((name) => prompt === `${name} > `);
}

describe.each(['pokerdice', 'next'])('%s at one screen', (id) => {
  it('leaves nothing of one person for the next', async () => {
    const face = await faceOf(id);
    const random = new Seeded('typing');
    let [handed, secrets] = [0, 0];
    const type = (prompt: string, { table, output }: Played): string => {
      const seat = seatOf(prompt);
      if (prompt === '> ') {
        handed++;
        expect(uncoloured(output.remains)).toMatch(/Pass to (Léa|Noé) — press Enter/);
        expect(output.remains).not.toMatch(/You|laid|╭|Type nothing/);
        return ARROW_UP; // brings back nothing
      }
      if (seat < 0) return '';
      const moves = table.moves(seat);
      const isSecret = face.isSecret(table.see(seat));
      if (isSecret) secrets++;
      else expect(output.remains).not.toMatch(/You |Your cards|laid/);
      const kinds = [...new Set(moves.map((move) => move.type))];
      const kind = kinds[random.below(kinds.length)];
      const choice = moves.filter((move) => move.type === kind);
      const move = choice[random.below(choice.length)];
      return move === undefined ? 'quit' : (face.notations(move, table.see(seat))[0] as string);
    };
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) {
      const { table, output } = await playShared(id, seed, type);
      expect(table.toMove).toEqual([]);
      expect(output.remains).not.toMatch(/You |Your cards|laid/);
    }
    expect(handed).toBeGreaterThan(2);
    expect(secrets).toBeGreaterThanOrEqual(handed);
  });

  it('shows a hand only after it was handed over, and clears it again', async () => {
    const typed = ['hand', '', ''];
    let shown = '';
    await playShared(id, 'b', (prompt, { output }) => {
      if (typed.length === 0) {
        expect(output.remains).not.toContain(shown);
        return 'quit';
      }
      if (prompt.startsWith('Press Enter to clear')) shown = 'Press Enter to clear';
      return typed.shift() as string;
    });
    expect(shown).not.toBe('');
  });
});

it('draws the frame anew when the window changes, with the line typed so far', async () => {
  await playShared('sequence', 'c', (_, { output }) => {
    output.columns = 60;
    output.emit('resize');
    const lines = output.screen.split('\n');
    expect(lines.some((line) => line.includes('SÉQUENCE'))).toBe(true);
    expect(lines.filter((line) => widthOf(line) > 60)).toEqual([]);
    expect(lines.at(-1)).toMatch(/ > /);
    return 'quit';
  });
});

it('takes no line that was typed before it was asked for', async () => {
  const { asked, table } = await playShared('pokerdice', 'a', (_, { asked }) =>
    asked.length === 1 ? '\r\r\r\r' : 'quit',
  );
  expect(table.record.length).toBeGreaterThan(1); // the first Enter threw the dice
  expect(asked).toHaveLength(2); // the others skipped no screen
});
