/** Public tables on this server that one could join; nothing where there are none, or no network. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { gameName, t } from '../app/words.ts';
import { api } from '../online/me.ts';
import { Way } from './way.tsx';

type Tables = Awaited<ReturnType<typeof api.publicTables>>;

const MOST = 8;

export function OpenTables() {
  const tables = useSignal<Tables>([]);
  useEffect(() => {
    if (!navigator.onLine) return;
    api.publicTables().then(
      (found) => {
        tables.value = found;
      },
      () => undefined, // no network: there is nothing to join
    );
  }, [tables]);
  if (tables.value.length === 0) return null;
  return (
    <section class="open-tables" aria-labelledby="open-tables">
      <h2 id="open-tables">{t().home.openTables}</h2>
      <ul>
        {tables.value.slice(0, MOST).map(({ table, game, seats, status }) => (
          <li key={table}>
            <Way to={{ at: 'table', table }}>
              <b>{gameName(game)}</b>{' '}
              <small>{status === 'open' ? t().home.openFor({ seats }) : t().home.runningFor({ seats })}</small>
            </Way>
          </li>
        ))}
      </ul>
    </section>
  );
}
