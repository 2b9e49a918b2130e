/**
 * Home: the three games, each by its picture, and one tap to play; running tables to go on with; no
 * form in the way.
 */

import { useSignal } from '@preact/signals';
import { IconButton } from '../../kit/controls/button.tsx';
import { Icon } from '../../kit/controls/icon.tsx';
import { CupMark } from '../../kit/things/cup.tsx';
import { covers } from '../../shell/games.ts';
import { go } from '../../shell/route.ts';
import { RouteLink } from '../../shell/route-link.tsx';
import { t } from '../../shell/words.ts';
import { MyName } from '../../sources/online/my-name.tsx';
import { GameCard } from './game-card.tsx';
import { OpenTables } from './open-tables.tsx';
import { RunningTables } from './running-tables.tsx';
import './home.css';

export function Home() {
  const trouble = useSignal<string | undefined>(undefined);
  return (
    <main class="home">
      <header class="home-head">
        <CupMark />
        <div>
          <h1>{t().appName}</h1>
          <p>{t().home.tagline}</p>
        </div>
        <MyName />
        <IconButton
          icon="settings"
          label={t().settings.title}
          onPress={() => go({ type: 'settings' })}
        />
      </header>
      {trouble.value === undefined ? null : (
        <p class="notice is-bad" role="status">
          {trouble.value}
        </p>
      )}
      <RunningTables />
      <section class="home-games" aria-label={t().home.games}>
        {covers.map((cover) => (
          <GameCard
            key={cover.id}
            cover={cover}
            failed={(text) => {
              trouble.value = text;
            }}
          />
        ))}
      </section>
      <RouteLink class="home-daily" to={{ type: 'daily' }}>
        <Icon name="dice" />
        <span>{t().home.daily}</span>
      </RouteLink>
      <OpenTables />
      <footer class="home-foot">
        <p>{t().home.promise}</p>
        <RouteLink to={{ type: 'replay' }}>{t().home.replay}</RouteLink>
        <RouteLink to={{ type: 'dice' }}>{t().dice.fell}</RouteLink>
        <a href="/api">{t().home.api}</a>
      </footer>
    </main>
  );
}
