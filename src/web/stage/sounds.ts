/** The sounds that every table has: a throw, one's turn, a win. */

import { useEffect } from 'preact/hooks';
import type { Moment } from '../kit/contracts/board.ts';
import { playSound, tick } from '../kit/things/sound.ts';
import type { Session } from './session.ts';

export function useSounds(session: Session): void {
  const moment = session.moment.value;
  const shown = session.shown.value;
  const isMine = moment?.actor !== null && moment?.actor !== undefined && moment.moves.length > 0;
  useThrowSound(moment);
  useEffect(() => {
    if (!isMine) return;
    playSound('turn');
    tick();
  }, [isMine]);
  useWinSound(shown?.about.status === 'over' && !shown.isMoving);
}

export function useThrowSound(moment: Moment | undefined): void {
  const { event, isMoving = false, n } = moment ?? {};
  const isThrow = isMoving && event?.answer !== undefined && 'faces' in event.answer;
  useEffect(() => {
    if (isThrow) playSound('throw');
  }, [isThrow, n]);
}

export function useWinSound(isOver: boolean): void {
  useEffect(() => {
    if (isOver) playSound('win');
  }, [isOver]);
}
