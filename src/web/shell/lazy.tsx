/** A screen, or a part of one, that is loaded when it is first shown. */

import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { Waiting } from '../kit/controls/waiting.tsx';
import { NotLoaded } from './not-loaded.tsx';
import { t } from './words.ts';

type Load<Props> = () => Promise<ComponentType<Props>>;

/** What is seen instead: on a slow line something that moves, without a network why not. */
interface Faces {
  readonly OnTheWay: ComponentType;
  readonly Missing: ComponentType;
}

/** A part of a screen: what most visits to it don't need. */
export function lazy<Props extends object>(load: Load<Props>): ComponentType<Props> {
  return loadedWith(load, { OnTheWay, Missing });
}

/** A whole screen. */
export function lazyScreen<Props extends object>(load: Load<Props>): ComponentType<Props> {
  return loadedWith(load, { OnTheWay: ScreenOnTheWay, Missing: NotLoaded });
}

function loadedWith<Props extends object>(
  load: Load<Props>,
  { OnTheWay, Missing }: Faces,
): ComponentType<Props> {
  let known: ComponentType<Props> | undefined;
  return function Lazy(props: Props) {
    const part = useSignal(known);
    const isMissing = useSignal(false);
    useEffect(() => {
      load().then(
        (loaded) => {
          known = loaded;
          part.value = loaded;
        },
        () => {
          isMissing.value = true; // without a network, and never loaded before
        },
      );
    }, [part, isMissing]);
    const Part = part.value;
    if (Part !== undefined) return <Part {...props} />;
    return isMissing.value ? <Missing /> : <OnTheWay />;
  };
}

function OnTheWay() {
  return <Waiting text={t().table.opening} />;
}

function Missing() {
  return <p class="hint">{t().troubles.unreachable.text}</p>;
}

function ScreenOnTheWay() {
  return (
    <main class="screen">
      <OnTheWay />
    </main>
  );
}
