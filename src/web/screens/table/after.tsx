/**
 * After the game: who won, and what can be done with it: again, the record, the dice checked,
 * shared.
 */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { About } from '../../../protocol.ts';
import type { SeatFace } from '../../kit/contracts/board.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Icon } from '../../kit/controls/icon.tsx';
import { SeatMark } from '../../kit/things/seat-mark.tsx';
import { copyText } from '../../shell/copy.ts';
import { downloadRecord } from '../../shell/download.ts';
import { lazy } from '../../shell/lazy.tsx';
import { go } from '../../shell/route.ts';
import { t } from '../../shell/words.ts';
import type { AfterChallenge } from '../../sources/challenge/after.tsx';
import { markOf } from '../../stage/people/seats.tsx';
import type { Session } from '../../stage/session.ts';
import { HOW_IT_WENT } from '../../stage/timeline/how-it-went-address.ts';

/** With what checks the dice. */
const Verified = lazy(async () => (await import('./verified.tsx')).Verified);

interface AfterProps {
  readonly session: Session;
  readonly faces: readonly SeatFace[];
  readonly title: string;
  readonly words: unknown;
}

export function After({ session, faces, title, words }: AfterProps) {
  const isBusy = useSignal(false);
  const isShared = useSignal(false);
  const about = session.shown.value?.about;
  const view = session.moment.value?.view;
  if (about === undefined || view === undefined) return null;
  const ranked = faces.toSorted(
    (one, other) => scoreOf(about, other) - scoreOf(about, one) || one.seat - other.seat,
  );
  const result = resultText(about, faces);
  const again = async (): Promise<void> => {
    if (session.source.own?.kind === 'dice-and-cards') {
      // the cards are shuffled first, and others lie on top
      go({ type: 'new', game: about.game, how: 'device' }, 'replace');
      return;
    }
    isBusy.value = true;
    try {
      const table = about.rematch ?? (await session.source.rematch());
      go({ type: session.source.isOnline ? 'table' : 'here', table }, 'replace');
    } finally {
      isBusy.value = false;
    }
  };
  const share = async (): Promise<void> => {
    const text = t().after.shareText({ game: title, result });
    const url = session.source.isOnline && !isRanked ? location.href : location.origin;
    if ('share' in navigator)
      await navigator.share({ title: t().appName, text, url }).catch(() => undefined);
    else {
      await copyText(`${text} ${url}`);
      isShared.value = true;
    }
  };
  const isRanked = about.ranked !== undefined; // once, and at a table that nobody else may see
  const mayPlayAgain =
    !isRanked && (!session.source.isOnline || session.mySeat !== null || about.rematch !== null);
  return (
    <div class="after">
      <p class="after-result">{result}</p>
      <ol class="after-ranks">
        {ranked.map((face) => (
          <li key={face.seat} class={about.winners.includes(face.seat) ? 'has-won' : ''}>
            <SeatMark seat={markOf(face, faces)} size={24} />
            <span class="after-name">{face.name}</span>
            {about.winners.includes(face.seat) ? (
              <span class="after-crown">
                <Icon name="crown" />
                <span class="visually-hidden">{t().after.winner}</span>
              </span>
            ) : null}
            <span class="after-note">{session.board.note(view, face.seat, words)}</span>
          </li>
        ))}
      </ol>
      <div class="stack">
        {session.source.isChallenge ? <Challenged session={session} faces={faces} /> : null}
        {mayPlayAgain ? (
          <Button
            kind={session.source.isChallenge ? 'quiet' : 'main'}
            icon="again"
            onPress={again}
            isDisabled={isBusy.value}
          >
            {about.rematch === null ? t().after.again : t().after.joinAgain}
          </Button>
        ) : null}
        {session.source.isChallenge ? null : <Challenged session={session} faces={faces} />}
        <div class="row">
          <Button icon="share" onPress={share}>
            {isShared.value ? t().invite.copied : t().after.share}
          </Button>
          <Button
            icon="eye"
            onPress={() =>
              go({
                type: session.source.isOnline ? 'replay-table' : 'replay-here',
                table: session.source.table,
              })
            }
          >
            {t().after.replay}
          </Button>
          <Button
            icon="log"
            onPress={() =>
              go({
                type: session.source.isOnline ? 'replay-table' : 'replay-here',
                table: session.source.table,
                query: HOW_IT_WENT,
              })
            }
          >
            {t().after.howItWent}
          </Button>
          <Button icon="download" onPress={() => save(session)}>
            {t().after.record}
          </Button>
          <Button icon="back" onPress={() => go({ type: 'home' })}>
            {t().home.back}
          </Button>
        </div>
      </div>
      <Verified session={session} faces={faces} />
    </div>
  );
}

/** Comes when the result is there already. */
function Challenged(props: Pick<AfterProps, 'session' | 'faces'>) {
  const part = useSignal<typeof AfterChallenge | undefined>(undefined);
  useEffect(() => {
    import('../../sources/challenge/after.tsx').then(
      (loaded) => {
        part.value = loaded.AfterChallenge;
      },
      () => undefined, // without network, and never loaded: the game is over all the same
    );
  }, [part]);
  return part.value === undefined ? null : <part.value {...props} />;
}

function scoreOf(about: About, { seat }: SeatFace): number {
  return (about.winners.includes(seat) ? 1000 : 0) + (about.scores?.[seat] ?? 0);
}

export function resultText(about: About, faces: readonly SeatFace[]): string {
  if (about.ended !== undefined) return t().after.stopped;
  const winners = faces.filter(({ seat }) => about.winners.includes(seat));
  if (winners.some(({ isMe }) => isMe))
    return winners.length === 1 ? t().after.youWin : t().after.youShare(otherNames(winners));
  return t().after.wins(winners.map(({ name }) => name));
}

function otherNames(winners: readonly SeatFace[]): readonly string[] {
  return winners.filter(({ isMe }) => !isMe).map(({ name }) => name);
}

async function save(session: Session): Promise<void> {
  const { record } = await session.source.kept();
  downloadRecord(record, session.source.table);
}
