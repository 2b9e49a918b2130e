/**
 * What the screen reader hears as one goes through the game: which move, what happened in it, what
 * is asked then.
 */

import { useEffect, useState } from 'preact/hooks';
import type { Line } from '../../kit/contracts/board.ts';
import { LiveText } from '../log/live-text.tsx';

interface AnnouncerProps {
  readonly lines: readonly Line[];
  readonly at: number;
  readonly position: string;
  readonly status: string;
  readonly isMoving: boolean;
}

export function Announcer({ lines, at, position, status, isMoving }: AnnouncerProps) {
  const [text, setText] = useState('');
  useEffect(() => {
    if (isMoving) return;
    const fresh = lines.filter(({ n }) => n === at).map((line) => line.text);
    setText([`${position}.`, ...fresh, status].join(' '));
  }, [lines, at, position, status, isMoving]);
  return <LiveText text={text} />;
}
