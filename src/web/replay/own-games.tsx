/** Finished games of one's own, on this device and on the server; nothing where there are none. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Words } from '../../i18n/en/replay.ts';
import { coverOf } from '../app/games.ts';
import { gameName } from '../app/words.ts';
import { Way } from '../home/way.tsx';
import { type Own, ownGames } from './own.ts';

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
              <Way to={to} class="running-table">
                <span class="running-picture">{cover === undefined ? null : <cover.Picture />}</span>
                <span>
                  <b>{gameName(game)}</b>
                  <small>
                    {words.file.players({ count: seats })}, {to.at === 'replay-here' ? words.file.here : words.file.online}
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
