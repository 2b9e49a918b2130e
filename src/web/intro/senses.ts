/** Sounds as at any table, and a key that ends what moves as a tap does. */

import { useEffect } from 'preact/hooks';
import type { Moment } from '../kit/board.ts';
import { playSound } from '../kit/sound.ts';
import type { Stage } from './stage.ts';

export function useSounds({ event, isMoving, n }: Moment, isEnd: boolean): void {
  const isThrow = isMoving && event?.answer !== undefined && 'faces' in event.answer;
  useEffect(() => {
    if (isThrow) playSound('throw');
  }, [isThrow, n]);
  useEffect(() => {
    if (isEnd) playSound('win');
  }, [isEnd]);
}

export function useSkipByKey(stage: Stage): void {
  useEffect(() => {
    const skip = ({ key }: KeyboardEvent): void => {
      if (key === ' ' || key === 'Enter' || key === 'Escape') stage.skip();
    };
    addEventListener('keydown', skip);
    return () => removeEventListener('keydown', skip);
  }, [stage]);
}
