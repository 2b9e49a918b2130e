/** The sounds that every table has: a throw, one's turn, a win. */

import { useEffect } from 'preact/hooks';
import { playSound, tick } from '../kit/sound.ts';
import type { Session } from './session.ts';

export function useSounds(session: Session): void {
  const moment = session.moment.value;
  const shown = session.shown.value;
  const isThrow = moment?.isMoving === true && moment.event?.answer !== undefined && 'faces' in moment.event.answer;
  const isMine = moment?.actor !== null && moment?.actor !== undefined && moment.moves.length > 0;
  const isOver = shown?.about.status === 'over' && !shown.isMoving;
  const n = moment?.n;
  useEffect(() => {
    if (isThrow && n !== undefined) playSound('throw');
  }, [isThrow, n]);
  useEffect(() => {
    if (!isMine) return;
    playSound('turn');
    tick();
  }, [isMine]);
  useEffect(() => {
    if (isOver) playSound('win');
  }, [isOver]);
}
