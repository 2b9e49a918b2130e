/** A screen that the network does not bring: it can only be tried again. */

import { Button } from '../kit/controls/button.tsx';
import { Empty } from '../kit/controls/empty.tsx';
import { t } from './words.ts';

export function NotLoaded() {
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
