/**
 * When the game is over, and its last move has been shown, the result comes up by itself; it can be
 * put away to look at the table.
 */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Button } from '../../kit/controls/button.tsx';
import { Sheet } from '../../kit/controls/sheet.tsx';
import { Joy } from '../../kit/things/joy.tsx';
import { go } from '../../shell/route.ts';
import { t } from '../../shell/words.ts';
import { facesOf } from '../../stage/people/seating.ts';
import type { Session } from '../../stage/session.ts';
import { After } from './after.tsx';
import './after.css';

/** The board has a moment to draw its line or turn its cards. */
const PAUSE = 1400;

interface EndedProps {
  readonly session: Session;
  readonly words: unknown;
  readonly title: string;
}

export function Ended({ session, words, title }: EndedProps) {
  const state = useSignal<'waiting' | 'open' | 'put-away'>('waiting');
  const shown = session.shown.value;
  const isOver = shown?.about.status === 'over' && !shown.isMoving;
  const rematch = shown?.about.rematch ?? null;
  const isAtRematch = useSignal(rematch !== null);
  useEffect(() => {
    if (!isOver) return;
    const timer = setTimeout(() => {
      state.value = 'open';
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [isOver, state]);
  if (!isOver || state.value === 'waiting') return null;
  const faces = facesOf(session.board, shown.about, session.mySeat);
  const { winners } = shown.about;
  const hasWon = session.mySeat === null ? winners.length > 0 : winners.includes(session.mySeat);
  if (state.value === 'put-away') {
    return (
      <div class="ended-bar">
        <Button
          kind="main"
          icon="crown"
          onPress={() => {
            state.value = 'open';
          }}
        >
          {t().after.title}
        </Button>
        {rematch !== null && !isAtRematch.value ? (
          <Button onPress={() => go({ type: 'table', table: rematch }, 'replace')}>
            {t().after.joinAgain}
          </Button>
        ) : null}
      </div>
    );
  }
  return (
    <>
      {hasWon ? <Joy /> : null}
      <Sheet
        title={t().after.title}
        closeLabel={t().after.lookAtTable}
        onClose={() => {
          state.value = 'put-away';
        }}
      >
        <After session={session} faces={faces} title={title} words={words} />
      </Sheet>
    </>
  );
}
