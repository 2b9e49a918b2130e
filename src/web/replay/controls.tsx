/** What plays the film: the slider with the number of the move, the buttons, the speed. */

import type { Words } from '../../i18n/en/replay.ts';
import type { SeatFace } from '../kit/board.ts';
import { PathButton } from './path-button.tsx';
import { SPEEDS, type Speed } from './player.ts';
import type { Screening } from './screening.ts';

interface ControlsProps {
  readonly screening: Screening;
  readonly faces: readonly SeatFace[];
  readonly words: Words;
}

/** The same in every language. */
const SIGNS: Readonly<Record<Speed, string>> = { 0.5: '½×', 1: '1×', 2: '2×', 4: '4×' };

export function Controls({ screening, faces, words }: ControlsProps) {
  const { player } = screening;
  const { at, eyes } = player.shot.value;
  const { end } = player.film;
  const isPlaying = player.isPlaying.value;
  const whose = typeof eyes === 'number' ? faces[eyes]?.name : undefined;
  const decision = whose === undefined ? words.decision : words.decisionOf({ name: whose });
  const hasDecision = player.nextDecision !== undefined;
  return (
    <section class="replay-controls" aria-label={words.controls}>
      <div class="replay-time">
        <input
          type="range"
          min={0}
          max={end}
          value={at}
          aria-label={words.moment}
          aria-valuetext={words.at(at, end)}
          onInput={(event) => {
            const to = Number(event.currentTarget.value);
            screening.act(() => player.go(to));
          }}
        />
        <output class="replay-at numeral" aria-hidden="true">
          {at} / {end}
        </output>
        <SpeedButton screening={screening} words={words} />
      </div>
      <div class="replay-buttons">
        <PathButton
          sign="first"
          label={words.first}
          shortcut="Home"
          isDisabled={at === 0}
          onPress={() => screening.act(() => player.go(0))}
        />
        <PathButton
          sign="back"
          label={words.back}
          shortcut="ArrowLeft"
          isDisabled={at === 0}
          onPress={() => screening.act(() => player.back())}
        />
        {isPlaying ? (
          <PathButton sign="pause" label={words.pause} shortcut="Space" onPress={() => screening.act(() => player.pause())} />
        ) : (
          <PathButton sign="play" label={words.play} shortcut="Space" onPress={() => screening.act(() => player.play())} />
        )}
        <PathButton
          sign="forward"
          label={words.forward}
          shortcut="ArrowRight"
          isDisabled={at === end}
          onPress={() => screening.act(() => player.forward())}
        />
        <PathButton
          sign="last"
          label={words.last}
          shortcut="End"
          isDisabled={at === end}
          onPress={() => screening.act(() => player.go(end))}
        />
        <PathButton
          sign="decision"
          label={hasDecision ? decision : words.noDecision}
          shortcut="D"
          isDisabled={!hasDecision}
          onPress={() => screening.act(() => player.decide())}
        />
      </div>
    </section>
  );
}

function SpeedButton({ screening: { player }, words }: Pick<ControlsProps, 'screening' | 'words'>) {
  const speed = player.speed.value;
  const another = SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] as Speed;
  return (
    <button
      type="button"
      class="icon-button replay-speed numeral"
      aria-label={words.speed({ times: speed })}
      title={words.speed({ times: speed })}
      onClick={() => {
        player.speed.value = another;
      }}
    >
      <span aria-hidden="true">{SIGNS[speed]}</span>
    </button>
  );
}
