/**
 * One frame: the table, what just happened, the question and the moves, in as many lines as there
 * are.
 */

import { roomOf, type Screen } from '../../terminal/screen.ts';
import { paint } from '../../terminal/style.ts';
import { wrapped } from '../../terminal/text.ts';

export interface FrameParts {
  readonly table: readonly string[];
  readonly news: readonly string[];
  readonly question: string;
  readonly moves: readonly string[];
  readonly notice?: string | undefined;
}

/** If it is too high, blank lines go first, then old news; what is asked always stays. */
export function compose(frame: FrameParts, screen: Screen, rows: number): readonly string[] {
  const room = roomOf(screen);
  const asked =
    frame.question === ''
      ? []
      : wrapped(frame.question, room).map((line) => paint(screen, 'bold', line));
  const notice =
    frame.notice === undefined
      ? []
      : wrapped(frame.notice, room).map((line) => paint(screen, 'accent', line));
  const rest = [...asked, ...frame.moves, ...notice];
  const news = frame.news
    .slice(-MOST_NEWS)
    .map((entry) =>
      wrapped(entry, room - 2).map((line, index) => `${index === 0 ? '·' : ' '} ${line}`),
    );
  const free = rows - 1 - frame.table.length - rest.length;
  if (free - 2 >= news.flat().length) return spaced([frame.table, latest(news, free - 2), rest]);
  const table = frame.table.filter((line) => line !== '');
  return [...table, ...latest(news, rows - 1 - table.length - rest.length), ...rest];
}

const MOST_NEWS = 12;

function spaced(parts: readonly (readonly string[])[]): readonly string[] {
  return parts
    .filter(({ length }) => length > 0)
    .flatMap((part, index) => (index === 0 ? part : ['', ...part]));
}

/**
 * The last entries that fit; the very last is always there, for it may be what the question is
 * about.
 */
function latest(news: readonly (readonly string[])[], free: number): readonly string[] {
  const shown: string[] = [];
  for (const entry of [...news].reverse()) {
    if (shown.length > 0 && shown.length + entry.length > free) break;
    shown.unshift(...entry);
  }
  return shown;
}
