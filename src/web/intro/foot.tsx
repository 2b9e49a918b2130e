/** What there is to press that is not the board's: on with what there was to look at, and at the end into a game of one's own. */

import { useSignal } from '@preact/signals';
import type { Words } from '../../i18n/en/intro.ts';
import { coverOf } from '../app/games.ts';
import { whatWentWrong } from '../app/trouble.ts';
import { t } from '../app/words.ts';
import { Way } from '../home/way.tsx';
import { Button } from '../kit/button.tsx';
import { playNow } from '../new/play-now.ts';
import type { Stage } from './stage.ts';

export function Foot({ stage, words }: { readonly stage: Stage; readonly words: Words }) {
  const { lesson } = stage.course.value;
  if (stage.isBusy.value) return null;
  if (lesson === undefined) return <AtTheEnd game={stage.board.rules.id} />;
  if (lesson.asks.length > 0) return null;
  return (
    <div class="zone-actions">
      <Button kind="main" onPress={() => stage.goOn()}>
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
      <Way class="button button-quiet" to={{ at: 'rules', game }}>
        {t().home.rules}
      </Way>
      <p class="intro-trouble" role="status">
        {trouble.value}
      </p>
    </div>
  );
}
