/**
 * The terminal and the server as people of three languages meet them: whole games, a refusal, a
 * page.
 */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { PROTOCOL } from '../src/protocol.ts';
import type { Words } from '../src/words/en/server.ts';
import { LANGUAGES } from '../src/words/languages.ts';
import { bin, gobelet, plainEnv } from './support/command.ts';
import { Joiner } from './support/online/joiners.ts';
import { type House, openHouse } from './support/online/servers.ts';

let folder = '';
let house: House;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gobelet-languages-'));
  house = await openHouse();
});
afterAll(async () => {
  await house.stop();
  rmSync(folder, { recursive: true });
});

/**
 * Enter where one thing can be done, else the first of the list, and now and then all dice; help
 * and odds at the beginning.
 */
const TYPED = `?\n\nodds\n\nlog\n\nxyzzy\n${'\n1\nall\n'.repeat(2000)}`;

async function play(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<{ out: string; code: number | null }> {
  const child = spawn(process.execPath, [bin, 'play', ...args], {
    cwd: folder,
    env: { ...plainEnv, ...env },
  });
  child.stdin.on('error', () => {}); // a game that is over reads no further
  child.stdin.end(TYPED);
  let out = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return { out, code };
}

/** Nothing that an English screen would say. */
const ENGLISH = /\b(?:throws?|dice|cards?|wins?|your|the|keep)\b/;

describe('gobelet play', () => {
  it.each([
    [
      'pokerdice',
      { LC_ALL: 'fr_FR.UTF-8' },
      ['À toi', 'coup impossible', 'Ce que vaut chaque coup', 'gagne', 'Enregistré dans'],
    ],
    [
      'next',
      { LC_ALL: 'de_DE' },
      ['Du bist', 'hier kein Zug', 'Was jeder Zug wert ist', 'gewinn', 'Gespeichert in'],
    ],
    [
      'sequence',
      { LC_ALL: '', LANG: 'ru_RU.UTF-8' },
      ['Ты', 'здесь нет такого хода', 'Чего стоит каждый ход', 'побежда', 'Сохранено'],
    ],
  ] as const)('%s to the end in %o', async (game, env, said) => {
    const file = `${game}.jsonl`;
    const { out, code } = await play([game, '--seed', '7', '--save', file], env);
    expect(code).toBe(0);
    for (const words of said.slice(1)) expect(out).toContain(words);
    // What is typed is English in every language: notations in their column, and what stands in
    // backticks.
    const spoken = out
      .replaceAll(/`[^`]*`/g, '')
      .replaceAll(/ (?:throw|take \d|stop|end|on)\b/g, ' ');
    expect(spoken.split('\n').filter((line) => ENGLISH.test(line))).toEqual([]);
    expect(readFileSync(join(folder, file), 'utf8')).toContain(`"game":"${game}"`);
  });

  it('takes a language by name, and moves as they are recorded', () => {
    const { out, code } = gobelet(['play', '--lang', 'fr', '--help']);
    expect([code, out]).toEqual([0, expect.stringContaining('Jouer dans le terminal')]);
    expect(
      gobelet(['play', 'next', '--lang', 'sv', '--save', join(folder, 'sv.jsonl')], 'quit\n').out,
    ).toContain('sv.jsonl --lang sv');
    expect(gobelet(['--lang', 'de', 'play', 'chess']).err).toContain('es gibt kein Spiel "chess"');
    expect(gobelet(['--lang', 'xx', '--help'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('there is no language "xx"'),
    });
  });
});

describe('gobelet join', () => {
  it('opens, greets, refuses and says goodbye in Russian', async () => {
    const joiner = new Joiner(
      'Аня',
      folder,
      [house.api.origin, '--name', 'Аня', '--game', 'sequence'],
      { GOBELET_LANG: 'ru' },
    );
    try {
      await joiner.sees('садится на место 1');
      joiner.type('start');
      await joiner.sees('ещё свободно: 1'); // the server's own words
      joiner.type('bot 2 beginner');
      await joiner.sees('садится на место 2');
      joiner.type('fly');
      await joiner.sees('непонятно: fly');
      joiner.type('quit');
      expect(await joiner.left()).toBe(0);
      expect(joiner.out).toContain('Место остаётся за тобой.');
      expect(joiner.out).toContain('Твоё имя: Аня.');
    } finally {
      joiner.kill();
    }
  });
});

describe('the server', () => {
  const ask = (path: string, language?: string, accept = '*/*'): Promise<Response> =>
    fetch(`${house.api.origin}${path}`, {
      headers: { accept, ...(language !== undefined && { 'accept-language': language }) },
    });

  it('gives its reasons in the language that is asked for, the code unchanged', async () => {
    const answer = await ask('/api/me', 'eo, fr-CA;q=0.9, en;q=0.2');
    expect([
      answer.status,
      answer.headers.get('content-language'),
      answer.headers.get('vary'),
    ]).toEqual([401, 'fr', 'accept-language']);
    expect(await answer.json()).toEqual({
      code: 'unknown-token',
      reason: 'il faut un jeton\u00a0: authorization: Bearer TOKEN',
    });
    const plain = await ask('/api/nowhere');
    expect(plain.headers.get('content-language')).toBe('en');
    expect(await plain.json()).toEqual({ code: 'protocol', reason: 'there is nothing here' });
  });

  it('writes its pages in it', async () => {
    const page = await ask('/api', 'ru', 'text/html');
    const text = await page.text();
    expect(page.headers.get('content-language')).toBe('ru');
    expect(text).toContain('<html lang="ru">');
    expect(text).toContain('что говорит клиент');
    const routes = [...text.matchAll(/<dt><code>(\w+ [^<]+)<\/code>/g)].map(([, route]) => route);
    for (const { id } of LANGUAGES.filter((one) => one.id !== 'en')) {
      const { words } = (await import(`../src/words/${id}/server.ts`)) as { words: Words };
      expect(Object.keys(words.pages.api.routes)).toEqual(routes);
    }
    expect(await (await ask('/', 'de', 'text/html')).text()).toContain(
      'npm run build</code> baut sie',
    );
  });

  it.each([
    ['the one of the hello', { language: 'fr' }, 'ru'],
    ['the one of the request', {}, 'fr'],
  ])('refuses over the socket in %s', async (_, more, header) => {
    const socket = new WebSocket(house.api.socketUrl, { headers: { 'accept-language': header } });
    await once(socket, 'open');
    socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, token: 'nobody', ...more }));
    const [data] = (await once(socket, 'message')) as [Buffer];
    expect(JSON.parse(data.toString())).toEqual({
      type: 'refused',
      code: 'unknown-token',
      reason: 'ce jeton n’est pas valable ici\u00a0: demandes-en un nouveau',
    });
    socket.terminate();
  });
});
