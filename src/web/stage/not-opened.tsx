/** The face of a table, or of its replay, that can't be opened: why, and what can be done. */

import type { ComponentChildren } from 'preact';
import { Button } from '../kit/controls/button.tsx';
import { Empty } from '../kit/controls/empty.tsx';
import { go } from '../shell/route.ts';
import { useTitle } from '../shell/title.ts';
import { t } from '../shell/words.ts';

interface NotOpenedProps {
  /** Nobody answers: it is worth another try. Else it is not for who looks. */
  readonly isUnreachable: boolean;
  readonly title: string;
  readonly text: string;
  /** What else there is to do; the way home is beside it. */
  readonly children?: ComponentChildren;
  again(): void;
}

export function NotOpened({ isUnreachable, title, text, children, again }: NotOpenedProps) {
  useTitle(title);
  const isOnlyHome = !isUnreachable && children === undefined;
  return (
    <main class="screen">
      <Empty icon={isUnreachable ? 'wifi-off' : 'lock'} title={title} text={text}>
        {isUnreachable ? (
          <Button kind="main" icon="again" onPress={again}>
            {t().troubles.tryAgain}
          </Button>
        ) : (
          children
        )}
        <Button
          kind={isOnlyHome ? 'main' : 'quiet'}
          icon="back"
          onPress={() => go({ type: 'home' })}
        >
          {t().home.back}
        </Button>
      </Empty>
    </main>
  );
}
