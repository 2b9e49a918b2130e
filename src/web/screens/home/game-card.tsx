/** One game on the home page: its picture, a sentence, and the three ways to play it. */

import { useSignal } from '@preact/signals';
import type { Cover } from '../../kit/contracts/cover.ts';
import { Button } from '../../kit/controls/button.tsx';
import { go } from '../../shell/route.ts';
import { RouteLink } from '../../shell/route-link.tsx';
import { whatWentWrong } from '../../shell/trouble.ts';
import { coverWords, t } from '../../shell/words.ts';
import { playNow } from '../../sources/local/play-now.ts';
import { Learning } from './learning.tsx';

interface GameCardProps {
  readonly cover: Cover;
  failed(text: string): void;
}

export function GameCard({ cover, failed }: GameCardProps) {
  const isOpening = useSignal(false);
  const { id, seats, minutes, Picture } = cover;
  const { name, summary } = coverWords(id);
  const play = async (): Promise<void> => {
    isOpening.value = true;
    try {
      await playNow(cover);
    } catch (error) {
      isOpening.value = false;
      failed(whatWentWrong(error));
    }
  };
  return (
    <article class={`game-card game-card-${id}`}>
      <div class="game-picture">
        <Picture />
      </div>
      <div class="game-words">
        <h2>{name}</h2>
        <p>
          {summary}{' '}
          <RouteLink
            class="game-rules"
            to={{ type: 'rules', game: id }}
            label={t().home.rulesOf({ game: name })}
          >
            {t().home.rules}
          </RouteLink>
        </p>
        <p class="game-facts">{t().home.facts(seats.min, seats.max, minutes[0], minutes[1])}</p>
        <Learning game={id} name={name} />
        <div class="game-ways">
          <Button
            kind="main"
            icon="play"
            onPress={play}
            isDisabled={isOpening.value}
            label={t().home.playNowOf({ game: name })}
          >
            {isOpening.value ? t().home.opening : t().home.playNow}
          </Button>
          <div class="row">
            <Button
              icon="people"
              label={t().home.inviteOf({ game: name })}
              onPress={() => go({ type: 'new', game: id, how: 'friends' })}
            >
              {t().home.invite}
            </Button>
            <Button
              icon="device"
              label={t().home.deviceOf({ game: name })}
              onPress={() => go({ type: 'new', game: id, how: 'device' })}
            >
              {t().home.device}
            </Button>
            <Button
              icon="bot"
              label={t().home.botsOf({ game: name })}
              onPress={() => go({ type: 'new', game: id, how: 'bots' })}
            >
              {t().home.bots}
            </Button>
          </div>
        </div>
      </div>
    </article>
  );
}
