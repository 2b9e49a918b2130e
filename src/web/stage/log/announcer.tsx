/**
 * What the screen reader hears: what just happened, then what the table waits for. Nothing that
 * only one may know.
 */

import { useEffect, useRef, useState } from 'preact/hooks';
import type { Line } from '../../kit/contracts/board.ts';
import { LiveText } from './live-text.tsx';

interface AnnouncerProps {
  readonly lines: readonly Line[];
  readonly status: string;
  readonly n: number;
  readonly isMoving: boolean;
}

/** Lines that are read out at once; the log has more. */
const MOST = 4;

export function Announcer({ lines, status, n, isMoving }: AnnouncerProps) {
  const said = useRef(n);
  const waitedFor = useRef('');
  const [text, setText] = useState('');
  useEffect(() => {
    if (isMoving) return;
    const fresh = lines
      .filter((line) => line.n > said.current && line.isPrivate !== true)
      .slice(-MOST);
    said.current = n; // less than before if the server was set back
    // drawn again, and nothing is new
    if (fresh.length === 0 && status === waitedFor.current) return;
    waitedFor.current = status;
    const told = fresh.map((line) => line.text);
    setText([...told, ...(told.at(-1) === status ? [] : [status])].join(' '));
  }, [n, isMoving, status, lines]);
  return <LiveText text={text} />;
}
