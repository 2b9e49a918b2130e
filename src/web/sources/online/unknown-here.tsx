/** The server does not know who one is on this device: nothing is thrown away, and one chooses. */

import { Button } from '../../kit/controls/button.tsx';
import { Empty } from '../../kit/controls/empty.tsx';
import { settings } from '../../shell/settings.ts';
import { useWords } from '../../shell/use-words.ts';
import { t } from '../../shell/words.ts';
import { become } from './former.ts';

/** `again` tries once more, as the same or as somebody new. */
export function UnknownHere({ again }: { again(): void }) {
  const words = useWords('device');
  if (words === undefined) return null;
  return (
    <Empty
      icon="lock"
      title={words.unknown}
      text={words.unknownHint({ name: settings.value.name ?? '' })}
    >
      <Button kind="main" onPress={() => goOnAnew(again)}>
        {words.anew}
      </Button>
      <Button icon="again" onPress={again}>
        {t().troubles.tryAgain}
      </Button>
    </Empty>
  );
}

/** The same beside other things: on home, where one’s tables would stand. */
export function UnknownNotice({ again }: { again(): void }) {
  const words = useWords('device');
  if (words === undefined) return null;
  return (
    <section class="notice is-bad stack" aria-labelledby="unknown-here">
      <h2 id="unknown-here">{words.unknown}</h2>
      <p>{words.unknownHint({ name: settings.value.name ?? '' })}</p>
      <Button kind="main" onPress={() => goOnAnew(again)}>
        {words.anew}
      </Button>
    </section>
  );
}

function goOnAnew(again: () => void): void {
  become(undefined);
  again();
}
