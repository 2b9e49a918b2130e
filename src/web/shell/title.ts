/**
 * The title of the document: what the screen says of itself; until it has its words, or if it says
 * nothing, what the address tells.
 */

import { effect, type Signal, signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { type Route, type RouteType, route } from './route.ts';
import { gameName, t } from './words.ts';

/** What a screen says of itself, and which component said it. */
interface Said {
  readonly by: object;
  readonly title: string | undefined;
}

const said: Signal<Said | undefined> = signal(undefined);

/** The title of this screen, once it knows one. For one component of a screen at a time. */
export function useTitle(title: string | undefined): void {
  const me = useRef({}).current;
  useEffect(() => say(me, title), [title]);
  useEffect(() => {
    const at = route.peek();
    return () => leave(me, at);
  }, []);
}

export function say(by: object, title: string | undefined): void {
  said.value = { by, title };
}

/**
 * A component is gone. It may hear of that after the next one has spoken, and then it takes nothing
 * away; nor if the same screen is only drawn anew, as for another language.
 */
export function leave(by: object, at: Route): void {
  if (said.peek()?.by === by && route.peek() !== at) said.value = undefined;
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

/** What is written on the tab now. */
export function shownTitle(): string {
  const title = said.value?.title;
  return title === undefined ? titleOf(route.value) : withAppName(title);
}

/** From now on the document is called what is shown. */
export function keepTitle(): void {
  effect(() => {
    document.title = shownTitle();
  });
}
