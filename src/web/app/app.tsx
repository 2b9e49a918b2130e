/** The app: the screen for where one is. Screens but the first are loaded when one goes there. */

import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Home } from '../home/home.tsx';
import { Button } from '../kit/button.tsx';
import { Empty } from '../kit/empty.tsx';
import { Waiting } from '../kit/waiting.tsx';
import { beginAtTitle } from './arrival.ts';
import { coverOf } from './games.ts';
import { go, type Route, route } from './route.ts';
import { gameName, t } from './words.ts';

export function App() {
  const at = route.value;
  const opened = useRef(at);
  useEffect(() => {
    document.title = titleOf(at);
  }, [at, t()]);
  useEffect(() => {
    if (at === opened.current) return; // the browser has opened the page, and begins at its top
    scrollTo(0, 0);
    return beginAtTitle(document.body);
  }, [at]);
  switch (at.at) {
    case 'home':
      return <Home />;
    case 'lost':
      return <Lost />;
    case 'table':
    case 'here':
      return <Later key="table" load={tableScreen} table={at.table} isOnline={at.at === 'table'} />;
    case 'new':
      return <Later key="new" load={newTable} {...at} />;
    case 'rules':
      return coverOf(at.game) === undefined ? <Lost /> : <Later key={`rules ${at.game}`} load={rulesScreen} game={at.game} />;
    case 'intro':
      return coverOf(at.game) === undefined ? <Lost /> : <Later key={`intro ${at.game}`} load={introScreen} game={at.game} />;
    case 'settings':
      return <Later key="settings" load={settingsScreen} />;
    case 'design':
      return <Later key="design" load={design} />;
    case 'me':
      return <Later key="me" load={me} />;
    case 'decks':
      return <Later key="decks" load={decksScreen} />;
    case 'fair':
      return <Later key="fair" load={fair} />;
    case 'dice':
      return <Later key={`dice ${at.place?.table}`} load={dice} place={at.place} />;
    case 'replay':
      return <Later key="replay" load={replayFile} />;
    case 'challenge':
    case 'daily':
      return <Later key={at.at} load={challengeScreen} isDaily={at.at === 'daily'} />;
    case 'replay-table':
    case 'replay-here':
      return <Later key={`replay ${at.table}`} load={replayTable} table={at.table} isOnline={at.at === 'replay-table'} />;
  }
}

const tableScreen = () => import('../table/table-screen.tsx').then(({ TableScreen }) => TableScreen);
const newTable = () => import('../new/new-table.tsx').then(({ NewTable }) => NewTable);
const rulesScreen = () => import('../rules/rules-screen.tsx').then(({ RulesScreen }) => RulesScreen);
const introScreen = () => import('../intro/intro-screen.tsx').then(({ IntroScreen }) => IntroScreen);
const settingsScreen = () => import('../settings/settings-screen.tsx').then(({ SettingsScreen }) => SettingsScreen);
const design = () => import('../design/design.tsx').then(({ Design }) => Design);
const replayFile = () => import('../replay/file-screen.tsx').then(({ FileScreen }) => FileScreen);
const replayTable = () => import('../replay/table-replay.tsx').then(({ TableReplay }) => TableReplay);
const challengeScreen = () => import('../challenge/challenge-screen.tsx').then(({ ChallengeScreen }) => ChallengeScreen);
const decksScreen = () => import('../decks/decks-screen.tsx').then(({ DecksScreen }) => DecksScreen);
const dice = () => import('../dice/dice-screen.tsx').then(({ DiceScreen }) => DiceScreen);
const fair = () => import('../fair/fair-screen.tsx').then(({ FairScreen }) => FairScreen);
const me = () => import('../me/me.tsx').then(({ Me }) => Me);

function titleOf(at: Route): string {
  if (at.at === 'rules') return `${t().home.rulesOf({ game: gameName(at.game) })} · ${t().appName}`;
  if (at.at === 'dice') return `${t().dice.fell} · ${t().appName}`;
  if (at.at === 'fair') return `${t().dice.why} · ${t().appName}`;
  return at.at === 'settings' ? `${t().settings.title} · ${t().appName}` : t().appName;
}

/** A screen that is still on its way; on a slow line one sees that something comes, without it not at all. */
function Later<P extends object>({ load, ...props }: P & { load(): Promise<ComponentType<P>> }) {
  const screen = useSignal<{ readonly Screen: ComponentType<P> } | 'failed' | undefined>(undefined);
  useEffect(() => {
    load().then(
      (Screen) => {
        screen.value = { Screen };
      },
      () => {
        screen.value = 'failed';
      },
    );
  }, [load, screen]);
  if (screen.value === 'failed') return <NotLoaded />;
  if (screen.value === undefined)
    return (
      <main class="screen">
        <Waiting text={t().table.opening} />
      </main>
    );
  const { Screen } = screen.value;
  return <Screen {...(props as unknown as P)} />;
}

function NotLoaded() {
  const { title, text } = t().troubles.unreachable;
  return (
    <main class="screen">
      <Empty icon="wifi-off" title={title} text={text}>
        <Button kind="main" icon="again" onPress={() => location.reload()}>
          {t().troubles.tryAgain}
        </Button>
      </Empty>
    </main>
  );
}

function Lost() {
  const { title, text } = t().troubles.lost;
  return (
    <main class="screen">
      <Empty icon="dice" title={title} text={text}>
        <Button kind="main" icon="back" onPress={() => go({ at: 'home' })}>
          {t().home.back}
        </Button>
      </Empty>
    </main>
  );
}
