/**
 * What is going on between those who look together, in a sentence, and the one thing to do about
 * it.
 */

import type { JSX } from 'preact';
import type { Words } from '../../../words/en/replay.ts';
import type { SeatFace } from '../../kit/contracts/board.ts';
import { Button } from '../../kit/controls/button.tsx';
import type { ReplaySession } from './replay-session.ts';
import type { Together } from './together.ts';

export interface Notice {
  readonly text: string;
  /** Absent if there is nothing to do. */
  readonly deed?: { readonly name: string; readonly act: () => void };
}

export function noticeOf(
  session: ReplaySession,
  faces: readonly SeatFace[],
  words: Words,
): Notice | undefined {
  const { together, isPointing } = session;
  const say = words.together;
  if (together === undefined) return undefined;
  if (isPointing.value)
    return { text: say.pointing, deed: { name: say.stopPointing, act: () => session.letGo() } };
  return pointedNotice(session, together, faces, words) ?? roleNotice(together, words);
}

function pointedNotice(
  session: ReplaySession,
  together: Together,
  faces: readonly SeatFace[],
  words: Words,
): Notice | undefined {
  const last = together.pointed.value.at(-1);
  const say = words.together;
  if (last === undefined) return undefined;
  const { person, name, point } = last;
  if (person === '') return { text: say.youPoint };
  if (point.type === 'seat')
    return { text: say.pointsAtSeat({ name, other: faces[point.seat]?.name ?? '' }) };
  const look = { name: say.look, act: () => session.act((playback) => playback.go(point.number)) };
  return { text: say.pointsAtMove({ name, move: point.number }), deed: look };
}

function roleNotice(together: Together, words: Words): Notice | undefined {
  const say = words.together;
  const leader = together.leader.value;
  if (together.role.value === 'leads')
    return { text: say.leading, deed: { name: say.stopLeading, act: () => together.leave() } };
  if (leader === undefined) return undefined;
  if (together.role.value === 'follows')
    return {
      text: say.following({ name: leader.name }),
      deed: { name: say.stopFollowing, act: () => together.leave() },
    };
  return {
    text: say.leads({ name: leader.name }),
    deed: { name: say.follow({ name: leader.name }), act: () => together.follow() },
  };
}

export function NoticeLine({
  notice,
  otherwise,
}: {
  readonly notice: Notice | undefined;
  readonly otherwise: JSX.Element;
}) {
  if (notice === undefined) return otherwise;
  return (
    <p class="notice">
      {notice.text}
      {notice.deed === undefined ? null : (
        <Button onPress={notice.deed.act}>{notice.deed.name}</Button>
      )}
    </p>
  );
}
