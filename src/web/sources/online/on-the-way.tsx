/**
 * A table is on its way. If that takes longer it says why: the server has too much to do just now,
 * or does not answer.
 */

import { Button } from '../../kit/controls/button.tsx';
import { Waiting } from '../../kit/controls/waiting.tsx';
import { connectionStatus } from '../../shell/connection-status.ts';
import { go } from '../../shell/route.ts';
import { t } from '../../shell/words.ts';
import { isCrowded } from './crowd.ts';

export function OnTheWay({ isOnline }: { readonly isOnline: boolean }) {
  const { crowd, serverGone } = t().notices;
  const why = !isOnline
    ? undefined
    : isCrowded.value
      ? crowd
      : connectionStatus.value === 'waiting'
        ? serverGone
        : undefined;
  return (
    <main class="screen" aria-busy="true">
      <h1 class="visually-hidden">{t().appName}</h1>
      <Waiting text={why ?? t().table.opening} />
      {why === undefined ? null : (
        <Button onPress={() => go({ type: 'home' })}>{t().home.back}</Button>
      )}
    </main>
  );
}
