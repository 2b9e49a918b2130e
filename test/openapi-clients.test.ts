/**
 * Clients that know the server by its OpenAPI document alone: types that are generated from it
 * agree with our own, and a program in another language plays by it.
 */

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { games } from '../src/games/index.ts';
import { Seeded } from '../src/random.ts';
import { plainEnv, root } from './support/command.ts';
import { arrive, playOut, until } from './support/online/players.ts';
import { conforms, resolved } from './support/online/seen-schema.ts';
import { type House, openHouse } from './support/online/servers.ts';
import { typesOf } from './support/openapi-types.ts';

type Json = Readonly<Record<string, unknown>>;

let house: House;
let document: Json;
beforeAll(async () => {
  house = await openHouse();
  document = (await (await fetch(`${house.api.origin}/openapi.json`)).json()) as Json;
});
afterAll(() => house.stop());

/** Both may stand for each other. */
const AGREE = `
type Agree<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : 'narrower') : 'wider';
function agree<_ extends true>(): void {}
`;

describe('types generated from the document', () => {
  /** What the compiler says to a file beside the generated types. */
  function compile(text: string): string {
    mkdirSync(join(root, 'dist'), { recursive: true });
    const folder = mkdtempSync(join(root, 'dist', 'generated-types-')); // within reach of our sources
    try {
      writeFileSync(join(folder, 'api.ts'), typesOf(document));
      writeFileSync(join(folder, 'client.ts'), text);
      const { stdout, stderr } = spawnSync(
        join(root, 'node_modules/.bin/tsc'),
        [
          ...[
            '--ignoreConfig',
            '--noEmit',
            '--strict',
            '--module',
            'nodenext',
            '--target',
            'esnext',
          ],
          ...['--allowImportingTsExtensions', '--exactOptionalPropertyTypes', '--skipLibCheck'],
          ...['--types', 'node', join(folder, 'client.ts')],
        ],
        { cwd: root, encoding: 'utf8' },
      );
      return `${stdout}${stderr}`.replaceAll(/^npm warn.*$/gm, '').trim();
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }

  const own = games.map(({ id }) => {
    const name = id.charAt(0).toUpperCase() + id.slice(1);
    return { id, name };
  });

  /** The document is more exact in places: which squares there are, which numbers. */
  it('fit our own views, moves and messages', () => {
    const imports = own.map(
      ({ id, name }) => `
import type { View as Own${name}View } from '../../src/games/${id}/rules/view.ts';
import type { Move as Own${name}Move } from '../../src/games/${id}/rules/moves.ts';`,
    );
    const checks = own.map(
      ({ name }) => `
agree<Extends<api.${name}View, Own${name}View>>();
agree<Extends<api.${name}Move, Own${name}Move>>();
agree<Agree<keyof api.${name}View, keyof Own${name}View>>();
agree<Agree<api.${name}Move['type'], Own${name}Move['type']>>();`,
    );
    const text = `import type * as api from './api.ts';
import type { ClientMessage, ServerMessage } from '../../src/protocol.ts';
${imports.join('')}
${AGREE}
type Extends<One, Other> = [One] extends [Other] ? true : false;
${checks.join('')}
const client = (message: ClientMessage): { readonly type: api.ClientMessage['type'] } => message;
const server = (message: api.ServerMessage): ServerMessage => message;
void [client, server];
agree<Agree<api.ServerMessage['type'], ServerMessage['type']>>();
agree<Agree<api.Code, import('../../src/protocol.ts').Code>>();
`;
    expect(compile(text)).toBe('');
  });

  it('find what a client gets wrong', () => {
    const said = compile(`import type { NextMove, SequenceView, ServerTable } from './api.ts';
const wrong: NextMove = { type: 'take', heap: 1 };
const read = ({ chips }: SequenceView): string => chips[0];
const status = ({ about }: ServerTable): boolean => about.status === 'finished';
void [wrong, read, status];
`);
    for (const fault of ['heap', "not assignable to type 'string'", 'no overlap'])
      expect(said).toContain(fault);
  });
});

const python = spawnSync('python3', ['--version']).status === 0 ? 'python3' : undefined;
if (python === undefined) console.log('No python3 is here: its client is not tried.');

describe.skipIf(python === undefined)('docs/examples/remote-bot.py', () => {
  it.each(games.map(({ id }) => id))(
    'plays %s to its end, and all that it is told is as the document says',
    { timeout: 240_000 },
    async (game) => {
      const host = await arrive(house.api, 'Ana');
      const { table, link } = await house.api.open(host.guest.token, { game, seats: 2 });
      const following = host.link.follow(table);
      await following.do({ type: 'sit' });
      const program = spawn('python3', [join(root, 'docs/examples/remote-bot.py'), link, 'Py'], {
        env: { ...plainEnv, SHOW: '1', GOBELET_TOKEN: host.guest.token },
      });
      const told: Json[] = [];
      let wrong = '';
      createInterface({ input: program.stdout }).on('line', (line) =>
        told.push(JSON.parse(line) as Json),
      );
      program.stderr.setEncoding('utf8').on('data', (text: string) => {
        wrong += text;
      });
      const ended = once(program, 'close') as Promise<[number | null]>;
      await until(following, ({ about }) => !about.seats.includes(null));
      await following.do({ type: 'start' });
      await playOut(following, host.guest.person, new Seeded(game));
      expect([await ended, wrong]).toEqual([[0, null], '']);
      host.link.close();
      const schema = resolved({ $ref: '#/components/schemas/ServerMessage' }, document);
      for (const message of told) expect(conforms(message, schema)).toEqual([]);
      const name = game.charAt(0).toUpperCase() + game.slice(1);
      const view = resolved({ $ref: `#/components/schemas/${name}View` }, document);
      const views = told.flatMap((message) => message['view'] ?? []);
      expect(views.length).toBeGreaterThan(5);
      for (const one of views) expect(conforms(one, view)).toEqual([]);
    },
  );
});
