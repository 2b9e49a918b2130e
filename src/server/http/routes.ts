/** The API: everything but what happens at a table, which goes over the socket. */

import { readProof } from '../../dice/proof.ts';
import {
  diceTotals,
  guest,
  guestAsked,
  opened,
  opening,
  personAbout,
  renaming,
  serverMessage,
  tableId,
  tableList,
} from '../../protocol.ts';
import type { Read } from '../../shape.ts';
import { namesake } from '../../tables/fold/deeds.ts';
import type { TableState } from '../../tables/fold/table-state.ts';
import type { LiveTable } from '../../tables/live/live-table.ts';
import type { Reason, Refused } from '../../tables/refused.ts';
import type { Directory, Journals, Person } from '../../tables/store.ts';
import type { DiceTotals } from '../dice-totals.ts';
import type { Limit } from '../limits/gate.ts';
import * as prices from '../limits/prices.ts';
import type { Metrics } from '../metrics.ts';
import { isOperator } from '../operator.ts';
import type { Codes } from '../people/codes.ts';
import { anyName } from '../people/guest-names.ts';
import { isOfTheHouse } from '../people/house-names.ts';
import { lookAlike } from '../people/lookalike.ts';
import type { Listed, PublicList } from '../public-list.ts';
import { Readiness } from '../readiness.ts';
import type { ServerContext } from '../sockets/connection.ts';
import { tokenOf } from './handler.ts';
import { type Asked, HttpRefusal, personOf, type Reply, type Route } from './route.ts';
import { tokenFor, tokenRoutesOf } from './token-routes.ts';

export interface ApiDeps {
  readonly lobby: ServerContext;
  readonly store: Journals & Directory;
  readonly codes: Codes;
  readonly totals: DiceTotals;
  readonly publicList: PublicList;
  readonly metrics: Metrics;
  /** By how many milliseconds the store's clock differs, if that is too much. */
  skew(): number | undefined;
  /** Where people find the server, for links. */
  origin(asked: Asked): string;
}

const MOST_TABLES = 200;

export function routesOf(house: ApiDeps): readonly Route[] {
  const { lobby, store, totals } = house;
  const { people, hub, opener, gate } = lobby;
  const readiness = new Readiness(() => store.check(), lobby.now);

  return [
    {
      method: 'POST',
      path: '/api/guests',
      summary: 'Create a guest.',
      description: 'A person with a name and a token. Without a name, one is given.',
      token: 'none',
      body: guestAsked,
      answer: guest,
      refuses: ['too-many', 'name-taken'],
      price: prices.APPEND,
      async handle({ body, address }) {
        const { name, given } = body as Read<typeof guestAsked>;
        notOfTheHouse(name);
        within('guests', address, 'too-many-guests');
        const isChosen = name !== undefined && given !== true;
        return tokenFor(
          people,
          await (isChosen ? people.welcome(name) : people.welcomeAs(name ?? anyName())),
          201,
        );
      },
    },
    {
      method: 'POST',
      path: '/api/programs',
      summary: 'Create a program.',
      description:
        'A person of its own for a program of yours that plays. Everybody sees that it is one.',
      token: 'needed',
      body: renaming,
      answer: guest,
      refuses: ['too-many', 'illegal', 'name-taken'],
      price: prices.APPEND,
      async handle(asked) {
        const owner = personOf(asked);
        if (owner.owner !== null) throw new HttpRefusal('illegal', 'program-of-program');
        const { name } = asked.body as Read<typeof renaming>;
        notOfTheHouse(name);
        within('guests', asked.address, 'too-many-guests');
        return tokenFor(people, await people.welcome(name, owner.id), 201);
      },
    },
    {
      method: 'GET',
      path: '/api/me',
      summary: 'Get the person of the token.',
      token: 'needed',
      answer: personAbout,
      async handle(asked) {
        const person = personOf(asked);
        const token = await people.renewal(tokenOf(asked.request) ?? '', person);
        return { json: { ...aboutPerson(person).json, ...(token !== undefined && { token }) } };
      },
    },
    {
      method: 'PATCH',
      path: '/api/me',
      summary: 'Rename yourself.',
      description:
        'At every table where you sit; if partners may not consult there, from the next game on.',
      token: 'needed',
      body: renaming,
      answer: personAbout,
      refuses: ['too-many', 'name-taken'],
      price: prices.ASK + MOST_TABLES * prices.ROW,
      async handle(asked) {
        const { name } = asked.body as Read<typeof renaming>;
        const person = personOf(asked);
        within('deeds', person.id);
        notOfTheHouse(name);
        const found = await store.tablesOf(person.id, MOST_TABLES);
        const inMemory = (): readonly LiveTable[] => found.flatMap(({ id }) => hub.at(id) ?? []);
        pay(
          asked,
          prices.APPEND + inMemory().reduce((sum, table) => sum + prices.doing(table, 'set'), 0),
        );
        const like = inMemory()
          .map(({ table }) => likeAt(table, person, name))
          .find((why) => why !== undefined);
        if (like !== undefined) throw new HttpRefusal(like.code, like.reason, like.detail);
        const renamed = await people.rename(person, name);
        lobby.personChanged(renamed);
        // all others learn it when they are loaded
        await Promise.all(inMemory().map((table) => table.rename(renamed.id, name)));
        return aboutPerson(renamed);
      },
    },
    ...tokenRoutesOf(house),
    {
      method: 'GET',
      path: '/api/me/tables',
      summary: 'List your tables.',
      description: 'Open, running and finished ones, the latest changed first.',
      token: 'needed',
      answer: tableList,
      price: prices.ASK + MOST_TABLES * prices.ROW,
      handle: async (asked) => listOfTables(await store.tablesOf(personOf(asked).id, MOST_TABLES)),
    },
    {
      method: 'GET',
      path: '/api/me/dice',
      summary: 'Get the dice of your seats.',
      description: 'Counted over your last thousand finished games.',
      token: 'needed',
      answer: diceTotals,
      price: prices.ASK,
      handle: async (asked) => ({
        json: await totals.ofPerson(personOf(asked).id, (games) =>
          pay(asked, games * prices.TALLY),
        ),
      }),
    },
    {
      method: 'GET',
      path: '/api/dice',
      summary: 'Get the dice of this server.',
      description: 'Counted over all finished games.',
      token: 'none',
      answer: diceTotals,
      price: prices.ASK,
      handle: async () => ({ json: await totals.ofAll() }),
    },
    {
      method: 'GET',
      path: '/api/tables',
      summary: 'List public tables.',
      description: 'Open or running ones whose host is there, a few of each person and address.',
      token: 'none',
      answer: tableList,
      price: MOST_TABLES * prices.ROW,
      handle: () => listOfTables(house.publicList.tables),
    },
    {
      method: 'POST',
      path: '/api/tables',
      summary: 'Open a table.',
      description:
        'Nobody sits at it yet: sit down over the socket. The commitment to the dice is published with it.',
      token: 'needed',
      body: opening,
      answer: opened,
      refuses: ['too-many'],
      price: 3 * (prices.APPEND + prices.SUMMARY),
      async handle(asked) {
        const person = personOf(asked);
        const { id, commitment } = await opener.open(
          person,
          asked.body as Read<typeof opening>,
          async () => {
            within('tables', person.id, 'too-many-tables');
            const why = await lobby.allotment.whyNot(person.id, asked.address);
            if (why !== undefined) throw new HttpRefusal(why.code, why.reason);
          },
        );
        lobby.allotment.opened(asked.address, id);
        return {
          status: 201,
          json: { table: id, commitment, link: `${house.origin(asked)}/t/${id}` },
        };
      },
    },
    {
      method: 'GET',
      path: '/api/tables/{table}',
      summary: 'Get a table.',
      description: 'As you may see it: the same message that the socket sends.',
      token: 'welcome',
      answer: serverMessage,
      refuses: ['unknown-table', 'closed', 'too-many', 'elsewhere'],
      async handle(asked) {
        const table = await findTable(asked);
        pay(asked, prices.telling(table));
        return {
          text: table.messageFor(asked.person?.id ?? ''),
          type: 'application/json; charset=utf-8',
        };
      },
    },
    {
      method: 'GET',
      path: '/api/tables/{table}/record',
      summary: 'Get the record of a finished game.',
      description: 'A line for each move.',
      token: 'welcome',
      answerType: 'application/jsonl',
      refuses: ['unknown-table', 'closed', 'not-over', 'too-many', 'elsewhere'],
      async handle(asked) {
        const { id, record } = (await finished(asked)).table;
        pay(asked, prices.record(record.length));
        return {
          text: record.map((line) => `${line}\n`).join(''),
          type: 'application/jsonl; charset=utf-8',
          fileName: `${id}.jsonl`,
        };
      },
    },
    {
      method: 'GET',
      path: '/api/tables/{table}/proof',
      summary: 'Get the proof of the dice of a finished game.',
      description: 'The command “gobelet verify” checks it against the record.',
      token: 'welcome',
      answer: readProof,
      refuses: ['unknown-table', 'closed', 'not-over', 'too-many', 'elsewhere'],
      async handle(asked) {
        const { id, proof, opening } = (await finished(asked)).table;
        // others throw the same dice yet
        if (opening.challenge !== undefined) throw new HttpRefusal('not-over', 'ranked-proof');
        return {
          text: `${JSON.stringify(proof, null, 2)}\n`,
          type: 'application/json; charset=utf-8',
          fileName: `${id}.proof.json`,
        };
      },
    },
    {
      method: 'GET',
      path: '/api/door',
      summary: 'Ask whether a socket may be opened.',
      description:
        'If not: why, and when to come back. A browser is not told that when a socket is refused.',
      token: 'none',
      answerType: 'text/plain',
      refuses: ['too-many', 'draining'],
      handle({ address }) {
        if (lobby.phase === 'parting' || lobby.phase === 'stopping')
          throw new HttpRefusal('draining', 'draining');
        const full = gate.waitForSocket(address);
        if (full !== undefined)
          throw new HttpRefusal('too-many', full.reason, undefined, full.after);
        return plain('open\n');
      },
    },
    {
      method: 'GET',
      path: '/health',
      summary: 'Check that the process lives.',
      token: 'none',
      answerType: 'text/plain',
      handle: () => plain('ok\n'),
    },
    {
      method: 'GET',
      path: '/ready',
      summary: 'Check that the server is ready.',
      description: 'The store answers, its clock is ours, and the server is not about to stop.',
      token: 'none',
      answerType: 'text/plain',
      refuses: ['closed', 'draining', 'not-stored'],
      price: prices.APPEND,
      async handle(asked) {
        forOperator(asked);
        if (lobby.phase !== 'open') throw new HttpRefusal('draining', 'draining');
        const skew = house.skew();
        if (skew !== undefined) throw new HttpRefusal('not-stored', 'clock-skewed', skew);
        await readiness.check();
        return plain('ready\n');
      },
    },
    {
      method: 'GET',
      path: '/metrics',
      summary: 'Get metrics.',
      description: 'In the text format of Prometheus.',
      token: 'none',
      answerType: 'text/plain; version=0.0.4',
      refuses: ['closed'],
      handle(asked) {
        forOperator(asked);
        return { text: house.metrics.text(), type: 'text/plain; version=0.0.4; charset=utf-8' };
      },
    },
  ];

  /** Charged before the work, if its cost is known only now. */
  function pay({ address, person }: Asked, cost: number): void {
    const after = lobby.work.pay(cost, { address, person: person?.id });
    if (after !== undefined) throw new HttpRefusal('too-many', 'too-much', undefined, after);
  }

  /** Refuses what is too much for this address or person. */
  function within(what: Limit, who: string, reason: Reason = 'too-much'): void {
    const after = gate.wait(what, who);
    if (after > 0) throw new HttpRefusal('too-many', reason, undefined, after, what);
  }

  /** For whoever runs the server, and nobody else. */
  function forOperator({ request }: Asked): void {
    if (!isOperator(request, lobby.settings)) throw new HttpRefusal('closed', 'operator-only');
  }

  /**
   * Guessing names of tables is slow: each that does not exist counts. Who is right is served,
   * whoever guesses beside them.
   */
  async function findTable(asked: Asked): Promise<LiveTable> {
    const { path, address, person } = asked;
    const id = tableId(path['table']);
    if (hub.at(id) === undefined) pay(asked, prices.loading(await lobby.lengthOf(id)));
    const table = await hub.find(id);
    if (table === undefined) {
      const after = gate.missed(address, person?.id ?? '');
      if (after > 0) throw new HttpRefusal('too-many', 'too-many-misses', undefined, after);
      throw new HttpRefusal('unknown-table', 'unknown-table');
    }
    const why = table.mayWatch(person?.id ?? '');
    if (why !== undefined) throw new HttpRefusal(why.code, why.reason, why.detail);
    return table;
  }

  async function finished(asked: Asked): Promise<LiveTable> {
    const table = await findTable(asked);
    if (table.table.status !== 'over') throw new HttpRefusal('not-over', 'record-is-secret');
    return table;
  }
}

function notOfTheHouse(name: string | undefined): void {
  if (name !== undefined && isOfTheHouse(name))
    throw new HttpRefusal('name-taken', 'name-of-house');
}

/** Who has a name like this at a table at which somebody sits; there it would be refused. */
function likeAt(table: TableState, { id }: Person, name: string): Refused | undefined {
  const isThere = table.status !== 'over' && table.seatOf(id) !== undefined;
  return isThere ? namesake(table, { person: id, name, lookAlike }) : undefined;
}

function aboutPerson({ id, name, owner }: Person): { readonly json: object } {
  return { json: { person: id, name, program: owner !== null } };
}

function listOfTables(summaries: readonly Listed[]): Reply {
  const tables = summaries.map(({ id, game, seats, status, opened, changed }) => ({
    table: id,
    game,
    seats,
    status,
    opened,
    changed,
  }));
  return { json: { tables } };
}

function plain(text: string): Reply {
  return { text, type: 'text/plain; charset=utf-8' };
}
