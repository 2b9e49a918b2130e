/**
 * The title of the document: what the screen says of itself; until it has its words, or if it says
 * nothing, what the address tells.
 */

import { effect, type Signal, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type Route, type RouteType, route } from './route.ts';
import { gameName, t } from './words.ts';

const said: Signal<string | undefined> = signal(undefined);

/** The title of this screen, once it knows one. For one component of a screen at a time. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    said.value = title;
  }, [title]);
  useEffect(
    () => () => {
      said.value = undefined;
    },
    [],
  );
}

/** Undefined if only the screen itself can tell: its words, or its game, come with it. */
const TITLES: { readonly [Type in RouteType]: (route: Route<Type>) => string | undefined } = {
  home: untold,
  lost: () => t().troubles.lost.title,
  new: ({ game, how }) => {
    const { invite, device, bots } = t().home;
    return `${{ friends: invite, device, bots }[how]} · ${gameName(game)}`;
  },
  rules: ({ game }) => t().home.rulesOf({ game: gameName(game) }),
  dice: () => t().dice.fell,
  'dice-table': () => t().dice.fell,
  'dice-here': () => t().dice.fell,
  fair: () => t().dice.why,
  settings: () => t().settings.title,
  replay: () => t().home.replay,
  table: untold,
  here: untold,
  intro: untold,
  'replay-table': untold,
  'replay-here': untold,
  challenge: untold,
  daily: untold,
  decks: untold,
  me: untold,
  design: untold,
};

function untold(): undefined {
  return undefined;
}

function told<Type extends RouteType>(type: Type, at: Route<Type>): string | undefined {
  return TITLES[type](at);
}

/** The title of an address, as far as it is known without its screen. */
export function titleOf(at: Route): string {
  return withAppName(told(at.type, at));
}

function withAppName(title: string | undefined): string {
  return title === undefined ? t().appName : `${title} · ${t().appName}`;
}

/** From now on the document is called what is shown. */
export function keepTitle(): void {
  effect(() => {
    document.title = said.value === undefined ? titleOf(route.value) : withAppName(said.value);
  });
}
