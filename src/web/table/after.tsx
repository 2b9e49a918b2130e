/** After the game: who won, and what can be done with it: again, the record, the dice checked, shared. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { About } from '../../protocol.ts';
import { go } from '../app/route.ts';
import { t } from '../app/words.ts';
import type { AfterChallenge } from '../challenge/after.tsx';
import type { SeatFace } from '../kit/board.ts';
import { Button } from '../kit/button.tsx';
import { Icon } from '../kit/icon.tsx';
import { SeatMark } from '../kit/seat-mark.tsx';
import { HOW_IT_WENT } from '../replay/place.ts';
import { copyText } from './copy.ts';
import { later } from './later.tsx';
import { markOf } from './seats.tsx';
import type { Session } from './session.ts';

/** With what checks the dice. */
const Verified = later(async () => (await import('./verified.tsx')).Verified);

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
  const ranked = faces.toSorted((one, other) => scoreOf(about, other) - scoreOf(about, one) || one.seat - other.seat);
  const result = resultText(about, faces);
  const again = async (): Promise<void> => {
    if (session.source.own?.kind === 'dice-and-cards') {
      go({ at: 'new', game: about.game, how: 'device' }, 'replace'); // the cards are shuffled first, and others lie on top
      return;
    }
    isBusy.value = true;
    try {
      const table = about.rematch ?? (await session.source.rematch());
      go({ at: session.source.isOnline ? 'table' : 'here', table }, 'replace');
    } finally {
      isBusy.value = false;
    }
  };
  const share = async (): Promise<void> => {
    const text = t().after.shareText({ game: title, result });
    const url = session.source.isOnline && !isRanked ? location.href : location.origin;
    if ('share' in navigator) await navigator.share({ title: t().appName, text, url }).catch(() => undefined);
    else {
      await copyText(`${text} ${url}`);
      isShared.value = true;
    }
  };
  const isRanked = about.ranked !== undefined; // once, and at a table that nobody else may see
  const mayPlayAgain = !isRanked && (!session.source.isOnline || session.mySeat !== null || about.rematch !== null);
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
          <Button kind={session.source.isChallenge ? 'quiet' : 'main'} icon="again" onPress={again} isDisabled={isBusy.value}>
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
            onPress={() => go({ at: session.source.isOnline ? 'replay-table' : 'replay-here', table: session.source.table })}
          >
            {t().after.replay}
          </Button>
          <Button
            icon="log"
            onPress={() =>
              go({
                at: session.source.isOnline ? 'replay-table' : 'replay-here',
                table: session.source.table,
                query: HOW_IT_WENT,
              })
            }
          >
            {t().after.howItWent}
          </Button>
          <Button icon="download" onPress={() => download(session)}>
            {t().after.record}
          </Button>
          <Button icon="back" onPress={() => go({ at: 'home' })}>
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
    import('../challenge/after.tsx').then(
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
  if (winners.some(({ isMe }) => isMe)) return winners.length === 1 ? t().after.youWin : t().after.youShare(otherNames(winners));
  return t().after.wins(winners.map(({ name }) => name));
}

function otherNames(winners: readonly SeatFace[]): readonly string[] {
  return winners.filter(({ isMe }) => !isMe).map(({ name }) => name);
}

async function download(session: Session): Promise<void> {
  const { record } = await session.source.kept();
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([record], { type: 'application/jsonl' }));
  link.download = `${session.source.table}.jsonl`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
