/** After a game: it becomes a challenge for friends, or, where it was one, is compared. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Level } from '../../../bots/bot.ts';
import { idOf } from '../../../challenge/id.ts';
import { challengeOf } from '../../../challenge/make.ts';
import type { Challenge } from '../../../challenge/messages.ts';
import { readProof } from '../../../dice/proof.ts';
import type { Seat } from '../../../game.ts';
import type { Words } from '../../../words/en/challenge.ts';
import type { SeatFace } from '../../kit/contracts/board.ts';
import { Button } from '../../kit/controls/button.tsx';
import { go } from '../../shell/route.ts';
import { settings } from '../../shell/settings.ts';
import { useWords } from '../../shell/use-words.ts';
import type { Session } from '../../stage/session.ts';
import type { Kept } from '../../stage/source.ts';
import { withToken } from '../online/me.ts';
import { challengeApi } from './daily.ts';
import { showChallenge } from './go-to-challenge.ts';
import { rememberSent } from './sent.ts';
import { eventsOf } from './task.ts';

interface AfterChallengeProps {
  readonly session: Session;
  readonly faces: readonly SeatFace[];
}

export function AfterChallenge(props: AfterChallengeProps) {
  const words = useWords('challenge');
  if (words === undefined) return null;
  return props.session.shown.value?.about.ranked === undefined ? (
    <AfterAny {...props} words={words} />
  ) : (
    <Compare words={words} onPress={() => go({ type: 'daily' })} />
  );
}

function Compare({ words, onPress }: { readonly words: Words; onPress(): void }) {
  return (
    <Button kind="main" icon="crown" onPress={onPress}>
      {words.compare}
    </Button>
  );
}

function AfterAny({ session, faces, words }: AfterChallengeProps & { readonly words: Words }) {
  const kept = useSignal<Kept | undefined>(undefined);
  useEffect(() => {
    session.source.kept().then(
      (found) => {
        kept.value = found;
        if (found.challenge !== undefined) sendIn(found.challenge, found.record);
      },
      () => undefined, // without its record there is nothing to send
    );
  }, [session, kept]);
  const seat = seatOf(session, faces);
  if (kept.value === undefined) return null;
  const { challenge } = kept.value;
  if (challenge !== undefined) return <Compare words={words} onPress={() => show(challenge)} />;
  if (seat === undefined || kept.value.proof === '') return null; // real dice are nobody's to throw again
  const found = kept.value;
  return (
    <Button icon="dice" onPress={() => show(made(session, found, seat, faces))}>
      {words.challengeFriends}
    </Button>
  );
}

/**
 * At once, so that it counts though nobody should look at the results. Without a network it goes
 * with the next look at them.
 */
function sendIn(challenge: Challenge, record: string): void {
  // for a day only games at tables of the server count
  if (!navigator.onLine || challenge.day !== undefined) return;
  withToken((token) =>
    challengeApi.send(token, idOf(challenge), challenge, eventsOf(record)),
  ).catch(() => undefined);
}

/** Whose dice are sent: one's own; on a shared device those of the person who did best. */
function seatOf({ mySeat, shown }: Session, faces: readonly SeatFace[]): Seat | undefined {
  if (mySeat !== null) return mySeat;
  const scores = shown.value?.about.scores ?? [];
  const people = faces.filter(({ isBot }) => !isBot);
  return people.toSorted((one, other) => (scores[other.seat] ?? 0) - (scores[one.seat] ?? 0))[0]
    ?.seat;
}

function made(
  { board, shown }: Session,
  { record, proof }: Kept,
  seat: Seat,
  faces: readonly SeatFace[],
): Challenge {
  const about = shown.value?.about;
  const levels = (about?.seats ?? []).map((sitter): Level | null =>
    sitter?.type === 'bot' ? sitter.level : null,
  );
  const name = settings.value.name ?? faces[seat]?.name ?? '';
  const challenge = challengeOf(
    board.rules,
    { record, proof: readProof(JSON.parse(proof)), levels },
    seat,
    name,
  );
  rememberSent(idOf(challenge));
  return challenge;
}

async function show(challenge: Challenge): Promise<void> {
  if (challenge.day !== undefined) go({ type: 'daily' });
  else await showChallenge(challenge);
}
