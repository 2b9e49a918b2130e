/** The server does not know who one is on this device: nothing is thrown away, and one chooses. */

import { settings } from '../app/settings.ts';
import { t } from '../app/words.ts';
import { useWords } from '../dice/use-words.ts';
import { Button } from '../kit/button.tsx';
import { Empty } from '../kit/empty.tsx';
import { become } from '../online/former.ts';

/** `again` tries once more, as the same or as somebody new. */
export function UnknownHere({ again }: { again(): void }) {
  const words = useWords('device');
  if (words === undefined) return null;
  const anew = (): void => {
    become(undefined);
    again();
  };
  return (
    <Empty icon="lock" title={words.unknown} text={words.unknownHint({ name: settings.value.name ?? '' })}>
      <Button kind="main" icon="again" onPress={again}>
        {t().troubles.tryAgain}
      </Button>
      <Button onPress={anew}>{words.anew}</Button>
    </Empty>
  );
}
