/** A board says what its main button would play, for whoever wants to know beside it. */

import { useEffect } from 'preact/hooks';

export function useSelected<Move extends object>(
  tell: ((move: Move | undefined) => void) | undefined,
  move: Move | undefined,
): void {
  const key = move === undefined ? '' : JSON.stringify(move);
  useEffect(() => tell?.(move), [tell, key]);
}
