/** What plays the game again: the slider with the number of the move, the buttons, the speed. */

import type { Words } from '../../../words/en/replay.ts';
import type { SeatFace } from '../../kit/contracts/board.ts';
import { PathButton } from './path-button.tsx';
import { SPEEDS, type Speed } from './playback.ts';
import type { ReplaySession } from './replay-session.ts';

interface ControlsProps {
  readonly session: ReplaySession;
  readonly faces: readonly SeatFace[];
  readonly words: Words;
}

/** The same in every language. */
const SIGNS: Readonly<Record<Speed, string>> = { 0.5: '½×', 1: '1×', 2: '2×', 4: '4×' };

export function Controls({ session, faces, words }: ControlsProps) {
  const { playback } = session;
  const { at, eyes } = playback.snapshot.value;
  const { end } = playback.timeline;
  const isPlaying = playback.isPlaying.value;
  const whose = typeof eyes === 'number' ? faces[eyes]?.name : undefined;
  const decision = whose === undefined ? words.decision : words.decisionOf({ name: whose });
  const hasDecision = playback.nextDecision !== undefined;
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
            session.act(() => playback.go(to));
          }}
        />
        <output class="replay-at numeral" aria-hidden="true">
          {at} / {end}
        </output>
        <SpeedButton session={session} words={words} />
      </div>
      <div class="replay-buttons">
        <PathButton
          sign="first"
          label={words.first}
          shortcut="Home"
          isDisabled={at === 0}
          onPress={() => session.act(() => playback.go(0))}
        />
        <PathButton
          sign="back"
          label={words.back}
          shortcut="ArrowLeft"
          isDisabled={at === 0}
          onPress={() => session.act(() => playback.back())}
        />
        {isPlaying ? (
          <PathButton
            sign="pause"
            label={words.pause}
            shortcut="Space"
            onPress={() => session.act(() => playback.pause())}
          />
        ) : (
          <PathButton
            sign="play"
            label={words.play}
            shortcut="Space"
            onPress={() => session.act(() => playback.play())}
          />
        )}
        <PathButton
          sign="forward"
          label={words.forward}
          shortcut="ArrowRight"
          isDisabled={at === end}
          onPress={() => session.act(() => playback.forward())}
        />
        <PathButton
          sign="last"
          label={words.last}
          shortcut="End"
          isDisabled={at === end}
          onPress={() => session.act(() => playback.go(end))}
        />
        <PathButton
          sign="decision"
          label={hasDecision ? decision : words.noDecision}
          shortcut="D"
          isDisabled={!hasDecision}
          onPress={() => session.act(() => playback.decide())}
        />
      </div>
    </section>
  );
}

function SpeedButton({ session: { playback }, words }: Pick<ControlsProps, 'session' | 'words'>) {
  const speed = playback.speed.value;
  const another = SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] as Speed;
  return (
    <button
      type="button"
      class="icon-button replay-speed numeral"
      aria-label={words.speed({ times: speed })}
      title={words.speed({ times: speed })}
      onClick={() => {
        playback.speed.value = another;
      }}
    >
      <span aria-hidden="true">{SIGNS[speed]}</span>
    </button>
  );
}
