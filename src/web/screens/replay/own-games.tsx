/** Finished games of one's own, on this device and on the server; nothing if there are none. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Words } from '../../../words/en/replay.ts';
import { coverOf } from '../../shell/games.ts';
import { RouteLink } from '../../shell/route-link.tsx';
import { gameName } from '../../shell/words.ts';
import { type Own, ownGames } from '../../sources/finished-games.ts';

const MOST = 12;

export function OwnGames({ words }: { readonly words: Words }) {
  const games = useSignal<readonly Own[]>([]);
  useEffect(() => {
    ownGames().then((found) => {
      games.value = found;
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
              <RouteLink to={to} class="running-table">
                <span class="running-picture">
                  {cover === undefined ? null : <cover.Picture />}
                </span>
                <span>
                  <b>{gameName(game)}</b>
                  <small>
                    {words.file.players({ count: seats })},{' '}
                    {to.type === 'replay-here' ? words.file.here : words.file.online}
                  </small>
                </span>
              </RouteLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
