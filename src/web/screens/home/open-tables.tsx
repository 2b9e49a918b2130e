/**
 * Public tables on this server that one could join; nothing where there are none, or no network.
 */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { RouteLink } from '../../shell/route-link.tsx';
import { gameName, t } from '../../shell/words.ts';
import { api } from '../../sources/online/me.ts';

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
            <RouteLink to={{ type: 'table', table }}>
              <b>{gameName(game)}</b>{' '}
              <small>
                {status === 'open' ? t().home.openFor({ seats }) : t().home.runningFor({ seats })}
              </small>
            </RouteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
