/**
 * Dice that really fell are tapped in: a place for each die that was thrown, and the six faces
 * within reach of the thumb.
 */

import { useEffect, useRef, useState } from 'preact/hooks';
import type { Words } from '../../../words/en/own-dice.ts';
import type { Throwing } from '../../kit/contracts/board.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Die } from '../../kit/things/die.tsx';
import type { DieFace } from '../../kit/things/faces.tsx';
import { playSound } from '../../kit/things/sound.ts';
import { begin, choose, complete, type Entering, enter, undo } from './entering.ts';
import { usePadKeys } from './pad-keys.ts';
import './pad.css';

interface PadProps {
  readonly title: string;
  /** Which dice a bot wants thrown again. */
  readonly note: string | undefined;
  readonly throwing: Throwing;
  readonly words: Words;
  send(faces: readonly DieFace[]): void;
  readonly back: (() => void) | undefined;
}

export function Pad({ title, note, throwing, words, send, back }: PadProps) {
  const thrown = throwing.dice.flatMap(({ kept }, place) => (kept === null ? [place] : []));
  const [entering, set] = useState<Entering>(() => begin(thrown.length));
  const pad = useRef<HTMLElement>(null);
  useEffect(
    () =>
      pad.current?.querySelector<HTMLElement>('.pad-faces button')?.focus({ preventScroll: true }),
    [],
  );
  const faces = complete(entering);
  const put = (face: DieFace): void => {
    playSound('keep');
    set((now) => enter(now, face));
  };
  usePadKeys({
    face: (index) => {
      const face = throwing.faces[index];
      if (face !== undefined) put(face);
    },
    undo: () => set(undo),
    walk: (by) => set((now) => choose(now, (now.at + by + thrown.length) % thrown.length)),
  });
  const place = thrown[entering.at] ?? 0;
  const isBlack = throwing.dice[place]?.tone === 'black';
  return (
    <section class="pad" ref={pad} aria-label={title}>
      <h2>{title}</h2>
      {note === undefined ? null : <p class="pad-note">{note}</p>}
      <Dice
        throwing={throwing}
        thrown={thrown}
        entering={entering}
        words={words}
        choose={(at) => set(choose(entering, at))}
      />
      <p class="pad-next" role="status">
        {faces === undefined ? words.next(place + 1, isBlack) : words.check}
      </p>
      <fieldset class="pad-faces">
        <legend class="visually-hidden">{words.faces}</legend>
        {throwing.faces.map((face, index) => (
          <Die
            key={face}
            face={face}
            tone={isBlack ? 'black' : 'ivory'}
            label={words.face(face)}
            shortcut={`${index + 1}`}
            onPress={() => put(face)}
          />
        ))}
      </fieldset>
      <div class="pad-actions">
        {back === undefined ? null : <Button onPress={back}>{words.back}</Button>}
        <Button
          kind="main"
          icon="check"
          isDisabled={faces === undefined}
          onPress={() => (faces === undefined ? undefined : send(faces))}
        >
          {words.confirm}
        </Button>
      </div>
    </section>
  );
}

interface DiceProps {
  readonly throwing: Throwing;
  /** The positions of the dice that are thrown. */
  readonly thrown: readonly number[];
  readonly entering: Entering;
  readonly words: Words;
  choose(at: number): void;
}

/** All of them by position: those that stay lie there as they are, the others wait for a face. */
function Dice({ throwing, thrown, entering, words, choose: chosen }: DiceProps) {
  return (
    <fieldset class="pad-dice">
      <legend class="visually-hidden">{words.dice}</legend>
      {throwing.dice.map(({ tone, kept }, place) => {
        const isBlack = tone === 'black';
        if (kept !== null)
          return (
            <Die
              key={place}
              face={kept}
              tone={tone}
              isKept
              label={words.kept(place + 1, isBlack, kept)}
            />
          );
        const at = thrown.indexOf(place);
        const face = entering.faces[at] ?? null;
        const label = words.die(place + 1, isBlack, face);
        const isNext = at === entering.at;
        return face === null ? (
          <button
            key={place}
            type="button"
            class={`pad-slot pad-slot-${tone}`}
            aria-label={label}
            aria-pressed={isNext}
            onClick={() => chosen(at)}
          />
        ) : (
          <Die
            key={place}
            face={face}
            tone={tone}
            isLit={isNext}
            isPressed={isNext}
            label={label}
            onPress={() => chosen(at)}
          />
        );
      })}
    </fieldset>
  );
}
