/** The tables of a server to choose from: one's own, and those that everybody may find. */

import type { Api, Guest } from '../../client/api.ts';
import { games } from '../../games/index.ts';
import { tableId } from '../../protocol.ts';
import { Refusal } from '../../shape.ts';
import { aligned } from '../../terminal/block.ts';
import { roomOf, type Screen } from '../../terminal/screen.ts';
import { paint } from '../../terminal/style.ts';
import type { TerminalUi } from '../../terminal/terminal-ui.ts';
import { type Console, UserLeft } from '../dialogue/console.ts';
import { PROMPT } from '../dialogue/marks.ts';
import { askServer } from './arrival.ts';
import { say } from './words.ts';

type Tables = Awaited<ReturnType<Api['publicTables']>>;

/** The table that is chosen. Throws UserLeft if none is. */
export async function chooseTable(
  api: Api,
  guest: Guest,
  terminal: Console,
  uis: ReadonlyMap<string, TerminalUi>,
  colour: boolean,
): Promise<string> {
  const [all, open] = await askServer(api, () =>
    Promise.all([api.myTables(guest.token), api.publicTables()]),
  );
  const mine = all.filter(({ status }) => status !== 'over');
  const others = open.filter(({ table }) => !mine.some((own) => own.table === table));
  const tables = [...mine, ...others];
  const screen: Screen = { columns: terminal.columns, colour, names: [] };
  const part = (title: string, from: Tables, first: number): readonly string[] =>
    from.length === 0 ? [] : [title, '', ...rowsOf(from, first, uis, screen), ''];
  terminal.print([
    ...part(say().yourTables, mine, 1),
    ...part(say().publicTables, others, mine.length + 1),
  ]);
  if (tables.length === 0) {
    terminal.print([say().noTables({ games: games.map(({ id }) => id).join(', ') })]);
    throw new UserLeft('end');
  }
  for (;;) {
    const typed = (await terminal.ask(PROMPT)).trim().toLowerCase();
    if (/^(quit|q|exit)$/.test(typed)) throw new UserLeft('quit');
    const chosen = /^\d+$/.test(typed) ? tables[Number(typed) - 1]?.table : nameIn(typed);
    if (chosen !== undefined) return chosen;
    terminal.print([say().whichTable({ count: tables.length })]);
  }
}

function rowsOf(
  tables: Tables,
  first: number,
  uis: ReadonlyMap<string, TerminalUi>,
  screen: Screen,
): readonly string[] {
  const rows = tables.map(({ table, game, seats, status }, index) => [
    ` ${paint(screen, 'accent', `${first + index}`)}`,
    table,
    uis.get(game)?.title ?? game,
    say().seats(seats),
    say().status[status],
  ]);
  return aligned(rows, roomOf(screen));
}

function nameIn(typed: string): string | undefined {
  try {
    return tableId(typed);
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
