/** For whoever has never played this game: its introduction, until it was taken or put away. */

import { useSignal } from '@preact/signals';
import { IconButton } from '../../kit/controls/button.tsx';
import { endOffer, offerOf } from '../../shell/intro-progress.ts';
import { RouteLink } from '../../shell/route-link.tsx';
import { t } from '../../shell/words.ts';

export function Learning({ game, name }: { readonly game: string; readonly name: string }) {
  const offer = useSignal(offerOf(game));
  if (offer.value === undefined) return null;
  const { learn, learnOn, learnNot, learnOf } = t().home;
  const text = offer.value === 'new' ? learn : learnOn;
  return (
    <p class="game-learn">
      <RouteLink to={{ type: 'intro', game }} label={learnOf({ game: name, text })}>
        {text}
      </RouteLink>
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
