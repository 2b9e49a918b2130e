/** The app: the screen of the address. All but the first are loaded when one goes there. */

import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Button } from './kit/controls/button.tsx';
import { Empty } from './kit/controls/empty.tsx';
import { Home } from './screens/home/home.tsx';
import { beginAtTitle } from './shell/arrival.ts';
import { coverOf } from './shell/games.ts';
import { lazyScreen } from './shell/lazy.tsx';
import { preloadWith } from './shell/preload.ts';
import { go, type Route, type RouteType, route } from './shell/route.ts';
import { t } from './shell/words.ts';

export function App() {
  const at = route.value;
  const opened = useRef(at);
  useEffect(() => {
    if (at === opened.current) return; // the browser has opened the page, and begins at its top
    scrollTo(0, 0);
    return beginAtTitle(document.body);
  }, [at]);
  return screenOf(at.type, at);
}

const loadTable = () =>
  import('./screens/table/table-screen.tsx').then(({ TableScreen }) => TableScreen);
preloadWith(loadTable);

const TableScreen = lazyScreen(loadTable);
const NewTable = lazyScreen(() =>
  import('./screens/new/new-table.tsx').then((module) => module.NewTable),
);
const RulesScreen = lazyScreen(() =>
  import('./screens/rules/rules-screen.tsx').then((module) => module.RulesScreen),
);
const IntroScreen = lazyScreen(() =>
  import('./screens/intro/intro-screen.tsx').then((module) => module.IntroScreen),
);
const DiceScreen = lazyScreen(() =>
  import('./screens/dice/dice-screen.tsx').then((module) => module.DiceScreen),
);
const FileScreen = lazyScreen(() =>
  import('./screens/replay/file-screen.tsx').then((module) => module.FileScreen),
);
const TableReplay = lazyScreen(() =>
  import('./screens/replay/table-replay.tsx').then((module) => module.TableReplay),
);
const ChallengeScreen = lazyScreen(() =>
  import('./screens/challenge/challenge-screen.tsx').then((module) => module.ChallengeScreen),
);
const DecksScreen = lazyScreen(() =>
  import('./screens/decks/decks-screen.tsx').then((module) => module.DecksScreen),
);
const FairScreen = lazyScreen(() =>
  import('./screens/fair/fair-screen.tsx').then((module) => module.FairScreen),
);
const Me = lazyScreen(() => import('./screens/me/me.tsx').then((module) => module.Me));
const SettingsScreen = lazyScreen(() =>
  import('./screens/settings/settings-screen.tsx').then((module) => module.SettingsScreen),
);
const Design = lazyScreen(() =>
  import('./screens/design/design.tsx').then((module) => module.Design),
);

/** A key makes a screen begin anew for another game or table; without one it goes on with it. */
const SCREENS: { readonly [Type in RouteType]: (route: Route<Type>) => VNode } = {
  home: () => <Home />,
  lost: () => <Lost />,
  new: ({ game, how }) => <NewTable game={game} how={how} />,
  table: ({ table }) => <TableScreen table={table} isOnline={true} />,
  here: ({ table }) => <TableScreen table={table} isOnline={false} />,
  rules: ({ game }) => ofGame(game, <RulesScreen key={game} game={game} />),
  intro: ({ game }) => ofGame(game, <IntroScreen key={game} game={game} />),
  dice: () => <DiceScreen key="all" />,
  'dice-table': ({ table }) => <DiceScreen key={table} place={{ table, isOnline: true }} />,
  'dice-here': ({ table }) => <DiceScreen key={table} place={{ table, isOnline: false }} />,
  replay: () => <FileScreen />,
  'replay-table': ({ table }) => <TableReplay key={table} table={table} isOnline={true} />,
  'replay-here': ({ table }) => <TableReplay key={table} table={table} isOnline={false} />,
  challenge: () => <ChallengeScreen key="challenge" isDaily={false} />,
  daily: () => <ChallengeScreen key="daily" isDaily={true} />,
  decks: () => <DecksScreen />,
  fair: () => <FairScreen />,
  me: () => <Me />,
  settings: () => <SettingsScreen />,
  design: () => <Design />,
};

function screenOf<Type extends RouteType>(type: Type, at: Route<Type>): VNode {
  return SCREENS[type](at);
}

function ofGame(game: string, screen: VNode): VNode {
  return coverOf(game) === undefined ? <Lost /> : screen;
}

function Lost() {
  const { title, text } = t().troubles.lost;
  return (
    <main class="screen">
      <Empty icon="dice" title={title} text={text}>
        <Button kind="main" icon="back" onPress={() => go({ type: 'home' })}>
          {t().home.back}
        </Button>
      </Empty>
    </main>
  );
}
