/** Finished games of one's own, on this device and on the server; nothing where there are none. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Words } from '../../i18n/en/replay.ts';
import { coverOf } from '../app/games.ts';
import type { Route } from '../app/route.ts';
import { gameName } from '../app/words.ts';
import { Way } from '../home/way.tsx';
import { api, token } from '../online/me.ts';

interface Own {
  readonly to: Extract<Route, { readonly table: string }>;
  readonly game: string;
  readonly seats: number;
  readonly changed: number;
}

const MOST = 12;

export function OwnGames({ words }: { readonly words: Words }) {
  const games = useSignal<readonly Own[]>([]);
  useEffect(() => {
    Promise.all([localGames().catch(() => []), serverGames().catch(() => [])]).then((found) => {
      games.value = found.flat().toSorted((one, other) => other.changed - one.changed);
    });
  }, [games]);
  if (games.value.length === 0) return null;
  return (
    <section class="running" aria-labelledby="own-games">
      <h2 id="own-games">{words.file.own}</h2>
      <ul>
        {games.value.slice(0, MOST).map(({ to, game, seats }) => {
          const cover = coverOf(game);
          return (
            <li key={to.table}>
              <Way to={to} class="running-table">
                <span class="running-picture">{cover === undefined ? null : <cover.Picture />}</span>
                <span>
                  <b>{gameName(game)}</b>
                  <small>
                    {words.file.players(seats)}, {to.at === 'replay-here' ? words.file.here : words.file.online}
                  </small>
                </span>
              </Way>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

async function localGames(): Promise<readonly Own[]> {
  const { theHouse } = await import('../local/the-house.ts');
  const tables = await (await theHouse()).tables();
  return tables
    .filter(({ status }) => status === 'over')
    .map(({ table, game, sitters, changed }) => ({ to: { at: 'replay-here', table }, game, seats: sitters.length, changed }));
}

async function serverGames(): Promise<readonly Own[]> {
  if (token.value === undefined) return [];
  return (await api.myTables(token.value))
    .filter(({ status }) => status === 'over')
    .map(({ table, game, seats, changed }) => ({ to: { at: 'replay-table', table }, game, seats, changed }));
}
