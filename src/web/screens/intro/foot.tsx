/**
 * What there is to press that is not the board's: on with what there was to look at, and at the end
 * into a game of one's own.
 */

import { useSignal } from '@preact/signals';
import type { Words } from '../../../words/en/intro.ts';
import { Button } from '../../kit/controls/button.tsx';
import { coverOf } from '../../shell/games.ts';
import { RouteLink } from '../../shell/route-link.tsx';
import { whatWentWrong } from '../../shell/trouble.ts';
import { t } from '../../shell/words.ts';
import { playNow } from '../../sources/local/play-now.ts';
import type { IntroSession } from './intro-session.ts';

export function Foot({
  session,
  words,
}: {
  readonly session: IntroSession;
  readonly words: Words;
}) {
  const { lesson } = session.course.value;
  if (session.isBusy.value) return null;
  if (lesson === undefined) return <AtTheEnd game={session.board.rules.id} />;
  if (lesson.asks.length > 0) return null;
  return (
    <div class="zone-actions">
      <Button kind="main" onPress={() => session.goOn()}>
        {words.goOn}
      </Button>
    </div>
  );
}

function AtTheEnd({ game }: { readonly game: string }) {
  const trouble = useSignal('');
  const play = async (): Promise<void> => {
    const cover = coverOf(game);
    try {
      if (cover !== undefined) await playNow(cover);
    } catch (error) {
      trouble.value = whatWentWrong(error);
    }
  };
  return (
    <div class="zone-actions">
      <Button kind="main" icon="play" onPress={play}>
        {t().home.playNow}
      </Button>
      <RouteLink class="button button-quiet" to={{ type: 'rules', game }}>
        {t().home.rules}
      </RouteLink>
      <p class="intro-trouble" role="status">
        {trouble.value}
      </p>
    </div>
  );
}
