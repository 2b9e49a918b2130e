/** `gobelet join`: a table of a server, played from the terminal. */

import { Api } from '../client/api.ts';
import { Connection, type ConnectionStatus } from '../client/connection.ts';
import type { Following, TableNews } from '../client/following.ts';
import { askAtDoor, Patience } from '../client/patience.ts';
import { games } from '../games/index.ts';
import { wantsColour } from '../terminal/style.ts';
import type { TerminalUi } from '../terminal/terminal-ui.ts';
import { cleaned } from '../terminal/text.ts';
import { faceOf } from './choose.ts';
import { type Command, Misuse } from './command.ts';
import { Console, EXIT_CODES, UserLeft } from './dialogue/console.ts';
import { arrive, askServer } from './join/arrival.ts';
import { chooseTable } from './join/choosing.ts';
import { FileNotes } from './join/file-notes.ts';
import {
  JOIN_FLAGS,
  type JoinFlags,
  readAddress,
  readNameFlag,
  readOpening,
} from './join/flags.ts';
import { Tokens } from './join/tokens.ts';
import { Visit } from './join/visit.ts';
import type { Visitor } from './join/visited-table.ts';
import { LONGEST_REASON, say } from './join/words.ts';
import { languageFlag } from './language.ts';
import { language, loadWords, t } from './words.ts';

export const joinCommand: Command<keyof JoinFlags> = {
  name: 'join',
  words: 'URL',
  count: [1, 1],
  flags: JOIN_FLAGS,
  run,
};

async function run([url = '']: readonly string[], flags: JoinFlags): Promise<number> {
  await Promise.all([loadWords('terminal-join'), loadWords('page'), loadWords('packs')]);
  const place = readAddress(url);
  const opening = readOpening(flags);
  if (opening !== undefined && place.table !== undefined)
    throw new Misuse(`join: ${t().wrong.gameOpens}`);
  const name = readNameFlag(flags.name);
  const patience = new Patience((why) => {
    // and it is asked again
    if (why !== undefined) process.stderr.write(`${cleaned(why.message, LONGEST_REASON)}\n`);
  });
  const api = new Api(place.origin, language(), (...refused) => patience.askAgain(...refused));
  const tokens = new Tokens(flags['token-file'], process.env);
  const { guest, isForgotten } = await arrive(api, tokens, name);
  const uis = new Map(
    await Promise.all(games.map(async ({ id }) => [id, await faceOf(id)] as const)),
  );
  const opened =
    opening === undefined ? undefined : await askServer(api, () => api.open(guest.token, opening));

  const terminal = new Console(process.stdin, process.stdout, process.env);
  terminal.print([
    ...(isForgotten ? [say().newGuest] : []),
    say().youAre({ name: cleaned(guest.name) }),
  ]);
  if (opened !== undefined)
    terminal.print([say().share({ link: `${api.origin}/t/${opened.table}` })]);
  try {
    const colour = wantsColour(process.env, terminal.isTerminal);
    const table =
      opened?.table ?? place.table ?? (await chooseTable(api, guest, terminal, uis, colour));
    const notes = new FileNotes(tokens.file, guest.person);
    const visitor = {
      api,
      guest,
      colour,
      notes,
      isWatching: flags.watch !== undefined,
      saves: flags.save !== undefined,
    };
    return await visitAll(table, visitor, terminal, uis, opened !== undefined);
  } catch (error) {
    if (!(error instanceof UserLeft)) throw error;
    return EXIT_CODES[error.how];
  } finally {
    terminal.close();
  }
}

/** One table after another, as rematches lead on. */
async function visitAll(
  first: string,
  who: Omit<Visitor, 'connection'>,
  terminal: Console,
  uis: ReadonlyMap<string, TerminalUi>,
  isOpener: boolean,
): Promise<number> {
  let visit: Visit | undefined;
  let table = first;
  const status = (now: ConnectionStatus): void => {
    visit?.onStatus(now);
    if (now !== 'refused') return;
    terminal.print([say().tokenGone]);
    terminal.leave('quit');
  };
  const connection = new Connection({
    url: who.api.socketUrl,
    token: who.guest.token,
    language: language(),
    status,
    door: () => askAtDoor(who.api),
  });
  const visitor = { ...who, connection };
  try {
    for (;;) {
      const following = connection.follow(table);
      await terminal.until(arrived(following));
      visit = new Visit(
        following,
        gameOf(following),
        uis.get(gameOf(following).id) as TerminalUi,
        terminal,
        visitor,
      );
      const next = await visit.stay(isOpener && table === first && !visitor.isWatching);
      connection.unfollow(table);
      table = next;
    }
  } catch (error) {
    if (!(error instanceof UserLeft)) throw error;
    if (error.how !== 'broken') sayGoodbye(visit, terminal, `${who.api.origin}/t/${table}`);
    return EXIT_CODES[error.how];
  } finally {
    connection.close();
  }
}

/** Resolves when the table is known. Rejects with a Misuse if it can't be. */
function arrived(following: Following): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = following.listen((news: TableNews) => {
      if (news.type === 'table') {
        stop();
        resolve();
      } else if (news.type === 'refused') {
        stop();
        const { code, reason } = news;
        const { table } = following;
        const why =
          code === 'unknown-table'
            ? say().noSuchTable({ table })
            : code === 'closed'
              ? say().closedTable({ table })
              : cleaned(reason, LONGEST_REASON);
        reject(new Misuse(`join: ${why}`));
      }
    });
    if (following.known !== undefined) {
      stop();
      resolve();
    }
  });
}

/** The rules that the table plays by. */
function gameOf({ known }: Following): (typeof games)[number] {
  const game = games.find(
    ({ id, version }) => id === known?.about.game && version === known.about.rules,
  );
  if (game === undefined)
    throw new Misuse(
      `join: ${say().otherRules({ game: cleaned(known?.about.game ?? ''), version: known?.about.rules ?? 0 })}`,
    );
  return game;
}

function sayGoodbye(visit: Visit | undefined, terminal: Console, url: string): void {
  visit?.showLast();
  const stays = visit?.isAwaited === true ? [say().seatStays] : [];
  terminal.print([
    [
      '',
      ...stays,
      say().comeBack({
        command: ['npx gobelet join', url, ...languageFlag(process.env)].join(' '),
      }),
    ].join('\n'),
  ]);
}
