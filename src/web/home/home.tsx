/** Home: the three games, each by its picture, and one tap to play; running tables to go on with; no form in the way. */

import { useSignal } from '@preact/signals';
import { covers } from '../app/games.ts';
import { go } from '../app/route.ts';
import { t } from '../app/words.ts';
import { IconButton } from '../kit/button.tsx';
import { CupMark } from '../kit/cup.tsx';
import { Icon } from '../kit/icon.tsx';
import { GameCard } from './game-card.tsx';
import { MyName } from './my-name.tsx';
import { OpenTables } from './open-tables.tsx';
import { RunningTables } from './running-tables.tsx';
import { Way } from './way.tsx';
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
        <IconButton icon="settings" label={t().settings.title} onPress={() => go({ at: 'settings' })} />
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
      <Way class="home-daily" to={{ at: 'daily' }}>
        <Icon name="dice" />
        <span>{t().home.daily}</span>
      </Way>
      <OpenTables />
      <footer class="home-foot">
        <p>{t().home.promise}</p>
        <Way to={{ at: 'replay' }}>{t().home.replay}</Way>
        <Way to={{ at: 'dice' }}>{t().dice.fell}</Way>
        <a href="/api">{t().home.api}</a>
      </footer>
    </main>
  );
}
