/** A table is on its way. If that takes longer it says why: the server has too much to do just now, or does not answer. */

import { go } from '../app/route.ts';
import { t } from '../app/words.ts';
import { Button } from '../kit/button.tsx';
import { Waiting } from '../kit/waiting.tsx';
import { isCrowded } from './crowd.ts';
import { linkStatus } from './link.ts';

export function OnTheWay({ isOnline }: { readonly isOnline: boolean }) {
  const { crowd, serverGone } = t().notices;
  const why = !isOnline ? undefined : isCrowded.value ? crowd : linkStatus.value === 'waiting' ? serverGone : undefined;
  return (
    <main class="screen" aria-busy="true">
      <h1 class="visually-hidden">{t().appName}</h1>
      <Waiting text={why ?? t().table.opening} />
      {why === undefined ? null : <Button onPress={() => go({ at: 'home' })}>{t().home.back}</Button>}
    </main>
  );
}
