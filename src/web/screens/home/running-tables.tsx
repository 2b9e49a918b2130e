/**
 * Tables to go on with: on this device, and on the server. Loaded after the page is there; empty,
 * it takes no place.
 */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Button, IconButton } from '../../kit/controls/button.tsx';
import { coverOf } from '../../shell/games.ts';
import type { Route } from '../../shell/route.ts';
import { RouteLink } from '../../shell/route-link.tsx';
import { gameName, t } from '../../shell/words.ts';
import { api, isUnknown, token, withToken } from '../../sources/online/me.ts';
import type { UnknownNotice } from '../../sources/online/unknown-here.tsx';

interface Running {
  readonly to: Route & { readonly table: string };
  readonly game: string;
  readonly detail: string;
  readonly changed: number;
}

/** So many are in sight at once: the games are what one came for. */
const MOST = 3;

export function RunningTables() {
  const tables = useSignal<readonly Running[]>([]);
  const load = async (): Promise<void> => {
    const found = await Promise.all([
      localTables().catch(() => []),
      serverTables().catch(() => []),
    ]);
    tables.value = found.flat().toSorted((one, other) => other.changed - one.changed);
  };
  useEffect(() => {
    load();
  }, []);
  return (
    <>
      {isUnknown.value ? <Unknown again={load} /> : null}
      {tables.value.length === 0 ? null : <List tables={tables.value} load={load} />}
    </>
  );
}

/**
 * Nobody’s tables are gone without a word. As good as nobody ever sees it, so it is loaded then.
 */
function Unknown({ again }: { again(): void }) {
  const notice = useSignal<typeof UnknownNotice | undefined>(undefined);
  useEffect(() => {
    import('../../sources/online/unknown-here.tsx').then((loaded) => {
      notice.value = loaded.UnknownNotice;
    });
  }, [notice]);
  const Loaded = notice.value;
  return Loaded === undefined ? null : <Loaded again={again} />;
}

function List({ tables, load }: { readonly tables: readonly Running[]; load(): Promise<void> }) {
  const isAll = useSignal(false);
  return (
    <section class="running" aria-labelledby="running">
      <h2 id="running">{t().home.goOn}</h2>
      <ul>
        {tables.slice(0, isAll.value ? undefined : MOST).map((running) => (
          <RunningTable key={running.to.table} running={running} gone={load} />
        ))}
      </ul>
      {isAll.value || tables.length <= MOST ? null : (
        <Button
          kind="quiet"
          onPress={() => {
            isAll.value = true;
          }}
        >
          {t().home.allTables({ tables: tables.length })}
        </Button>
      )}
    </section>
  );
}

function RunningTable({ running, gone }: { readonly running: Running; gone(): Promise<void> }) {
  const { to, game, detail } = running;
  const cover = coverOf(game);
  const name = gameName(game);
  const remove = async (): Promise<void> => {
    const { localTables } = await import('../../sources/local/the-local-tables.ts');
    await (await localTables()).remove(to.table);
    await gone();
  };
  return (
    <li>
      <RouteLink to={to} class="running-table">
        <span class="running-picture">{cover === undefined ? null : <cover.Picture />}</span>
        <span>
          <b>{name}</b>
          <small>{detail}</small>
        </span>
      </RouteLink>
      {to.type === 'here' ? (
        <IconButton icon="trash" label={t().home.remove({ game: name })} onPress={remove} />
      ) : null}
    </li>
  );
}

async function localTables(): Promise<readonly Running[]> {
  if (!(await hasPlayedHere())) return [];
  const { localTables } = await import('../../sources/local/the-local-tables.ts');
  const house = await localTables();
  return (await house.tables())
    .filter(({ status }) => status === 'running')
    .map(({ table, game, sitters, changed }) => {
      const people = sitters.flatMap((sitter) => (sitter.type === 'person' ? [sitter.name] : []));
      const detail =
        people.length === 1
          ? t().home.withBots({ bots: sitters.length - 1 })
          : t().home.withNames(people);
      return { to: { type: 'here', table }, game, detail, changed };
    });
}

async function serverTables(): Promise<readonly Running[]> {
  if (token.value === undefined || !navigator.onLine) return [];
  return (await withToken((mine) => api.myTables(mine)))
    .filter(({ status }) => status !== 'over')
    .map(({ table, game, seats, status, changed }) => ({
      to: { type: 'table', table },
      game,
      detail: status === 'open' ? t().home.openFor({ seats }) : t().home.runningFor({ seats }),
      changed,
    }));
}

/**
 * Who has never played on this device need not load what plays here. Old browsers don't say: then
 * it is looked.
 */
async function hasPlayedHere(): Promise<boolean> {
  const databases = await indexedDB.databases?.();
  return databases === undefined || databases.some(({ name }) => name === 'gobelet');
}
