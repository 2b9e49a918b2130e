/** `gobelet join`: a table of a server, played from the terminal. */

import { Api } from '../client/api.ts';
import type { Following, News } from '../client/following.ts';
import { Link, type LinkStatus } from '../client/link.ts';
import { askAtDoor, Patience } from '../client/patience.ts';
import { games } from '../games/index.ts';
import type { Face } from '../terminal/face.ts';
import { wantsColour } from '../terminal/style.ts';
import { cleaned } from '../terminal/text.ts';
import { faceOf } from './choose.ts';
import { type Command, Misuse } from './command.ts';
import { Console, EXIT_CODES, Left } from './dialogue/console.ts';
import { arrive, reach } from './join/arrival.ts';
import { chooseTable } from './join/choosing.ts';
import { FileNotes } from './join/file-notes.ts';
import { FLAGS, type Flags, readName, readOpening, readPlace } from './join/flags.ts';
import { Tokens } from './join/tokens.ts';
import { Visit, type Visitor } from './join/visit.ts';
import { say } from './join/words.ts';
import { languageFlag } from './language.ts';
import { language, loadWords, t } from './words.ts';

export const join: Command<keyof Flags> = {
  name: 'join',
  words: 'URL',
  count: [1, 1],
  flags: FLAGS,
  run,
};

async function run([url = '']: readonly string[], flags: Flags): Promise<number> {
  await Promise.all([loadWords('terminal-join'), loadWords('page'), loadWords('packs')]);
  const place = readPlace(url);
  const opening = readOpening(flags);
  if (opening !== undefined && place.table !== undefined) throw new Misuse(`join: ${t().wrong.gameOpens}`);
  const name = readName(flags.name);
  const patience = new Patience((why) => {
    if (why !== undefined) process.stderr.write(`${cleaned(why.message, 200)}\n`); // and it is asked again
  });
  const api = new Api(place.origin, language(), (...refused) => patience.askAgain(...refused));
  const tokens = new Tokens(flags['token-file'], process.env);
  const { guest, isForgotten } = await arrive(api, tokens, name);
  const faces = new Map(await Promise.all(games.map(async ({ id }) => [id, await faceOf(id)] as const)));
  const opened = opening === undefined ? undefined : await reach(api, () => api.open(guest.token, opening));

  const terminal = new Console(process.stdin, process.stdout, process.env);
  terminal.print([...(isForgotten ? [say().newGuest] : []), say().youAre({ name: cleaned(guest.name) })]);
  if (opened !== undefined) terminal.print([say().share({ link: `${api.origin}/t/${opened.table}` })]);
  try {
    const colour = wantsColour(process.env, terminal.isTerminal);
    const table = opened?.table ?? place.table ?? (await chooseTable(api, guest, terminal, faces, colour));
    const notes = new FileNotes(tokens.file, guest.person);
    return await visitAll(table, { api, guest, colour, notes }, flags, terminal, faces, opened !== undefined);
  } catch (error) {
    if (!(error instanceof Left)) throw error;
    return EXIT_CODES[error.how];
  } finally {
    terminal.close();
  }
}

/** One table after another, as rematches lead on. */
async function visitAll(
  first: string,
  who: Pick<Visitor, 'api' | 'guest' | 'colour' | 'notes'>,
  flags: Flags,
  terminal: Console,
  faces: ReadonlyMap<string, Face>,
  isOpener: boolean,
): Promise<number> {
  let visit: Visit | undefined;
  let table = first;
  const status = (now: LinkStatus): void => {
    visit?.heardStatus(now);
    if (now !== 'refused') return;
    terminal.print([say().tokenGone]);
    terminal.leave('quit');
  };
  const link = new Link({
    url: who.api.socketUrl,
    token: who.guest.token,
    language: language(),
    status,
    door: () => askAtDoor(who.api),
  });
  const visitor = { ...who, link, isWatching: flags.watch !== undefined, saves: flags.save !== undefined };
  try {
    for (;;) {
      const following = link.follow(table);
      await terminal.until(arrived(following));
      visit = new Visit(following, gameOf(following), faces.get(gameOf(following).id) as Face, terminal, visitor);
      const next = await visit.stay(isOpener && table === first && !visitor.isWatching);
      link.unfollow(table);
      table = next;
    }
  } catch (error) {
    if (!(error instanceof Left)) throw error;
    if (error.how !== 'broken') sayGoodbye(visit, terminal, `${who.api.origin}/t/${table}`);
    return EXIT_CODES[error.how];
  } finally {
    link.close();
  }
}

/** The table is known. Throws a Misuse where it can't be. */
function arrived(following: Following): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = following.listen((news: News) => {
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
              : cleaned(reason, 200);
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
  const game = games.find(({ id, version }) => id === known?.about.game && version === known.about.rules);
  if (game === undefined)
    throw new Misuse(`join: ${say().otherRules({ game: cleaned(known?.about.game ?? ''), version: known?.about.rules ?? 0 })}`);
  return game;
}

function sayGoodbye(visit: Visit | undefined, terminal: Console, link: string): void {
  visit?.showLast();
  const stays = visit?.isAwaited === true ? [say().seatStays] : [];
  terminal.print([
    ['', ...stays, say().comeBack({ command: ['npx gobelet join', link, ...languageFlag(process.env)].join(' ') })].join('\n'),
  ]);
}
