/** For whoever has never played this game: its introduction, until it was taken or put away. */

import { useSignal } from '@preact/signals';
import { t } from '../app/words.ts';
import { endOffer, offerOf } from '../intro/progress.ts';
import { IconButton } from '../kit/button.tsx';
import { Way } from './way.tsx';

export function Learning({ game, name }: { readonly game: string; readonly name: string }) {
  const offer = useSignal(offerOf(game));
  if (offer.value === undefined) return null;
  const { learn, learnOn, learnNot, learnOf } = t().home;
  const text = offer.value === 'new' ? learn : learnOn;
  return (
    <p class="game-learn">
      <Way to={{ at: 'intro', game }} label={learnOf({ game: name, text })}>
        {text}
      </Way>
      <IconButton
        icon="close"
        label={learnOf({ game: name, text: learnNot })}
        onPress={() => {
          endOffer(game);
          offer.value = undefined;
        }}
      />
    </p>
  );
}
