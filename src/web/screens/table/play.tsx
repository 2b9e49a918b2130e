/**
 * The table while it is played: the others, the sentence, the game, and beside it the log and talk.
 */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Line, SeatFace } from '../../kit/contracts/board.ts';
import { Button, IconButton } from '../../kit/controls/button.tsx';
import { Sheet } from '../../kit/controls/sheet.tsx';
import { onShake } from '../../kit/things/shake.ts';
import { go } from '../../shell/route.ts';
import { RouteLink } from '../../shell/route-link.tsx';
import { settings } from '../../shell/settings.ts';
import { useTitle } from '../../shell/title.ts';
import { t } from '../../shell/words.ts';
import { BoardScreen } from '../../stage/board-screen.tsx';
import { useKeptFocus } from '../../stage/focus.ts';
import { Announcer } from '../../stage/log/announcer.tsx';
import { linesOf } from '../../stage/log/lines.ts';
import { Log } from '../../stage/log/log.tsx';
import { facesOf } from '../../stage/people/seating.ts';
import { markOf, Seats } from '../../stage/people/seats.tsx';
import type { Session } from '../../stage/session.ts';
import { useSounds } from '../../stage/sounds.ts';
import { Chat } from './chat.tsx';
import {
  CoachBeside,
  CoachButton,
  CoachLine,
  CoachSheet,
  type TableCoach,
  useCoach,
} from './coach.tsx';
import { Curtain } from './curtain.tsx';
import { Looking } from './looking.tsx';
import { Menu } from './menu.tsx';
import { Notices } from './notices.tsx';
import { OwnAsk } from './own-ask.tsx';

type Open = 'log' | 'chat' | 'help' | 'menu' | 'looking' | 'coach' | undefined;

export function Play({
  session,
  words,
  title,
}: {
  readonly session: Session;
  readonly words: unknown;
  readonly title: string;
}) {
  const open = useSignal<Open>(undefined);
  const read = useSignal(session.shown.value?.known.said.length ?? 0);
  const shown = session.shown.value;
  const moment = session.moment.value;
  const coach = useCoach(session);
  useSounds(session);
  useThrowByShaking();
  useKeptFocus(moment, (moment?.moves.length ?? 0) > 0);
  const isMine = (moment?.actor ?? null) !== null && session.mySeat !== null;
  // for those who look at another tab
  useTitle(isMine ? `● ${t().table.yourTurn} · ${title}` : title);
  if (shown === undefined || moment === undefined) return null;

  const { board } = session;
  const { about } = shown;
  // a ranked game is played alone
  const hasTalk = session.source.isOnline && about.ranked === undefined;
  const asking = session.asking.value;
  const faces = facesOf(board, about, moment.me);
  const marks = faces.map((face) => markOf(face, faces));
  const lines = linesOf(session, faces, words);
  const status = board.status(moment, faces, words);
  const saidCount = shown.known.said.length;
  const close = (): void => {
    if (open.value === 'chat') read.value = saidCount; // what was said meanwhile was in sight
    open.value = undefined;
  };
  const show = (what: Open) => (): void => {
    open.value = what;
  };
  const openChat = (): void => {
    open.value = 'chat';
    read.value = saidCount;
  };
  if (session.curtainFor !== null)
    return (
      <Curtain
        session={session}
        face={faces[session.curtainFor] as SeatFace}
        last={lastOf(lines)}
      />
    );
  return (
    <BoardScreen
      board={board}
      back={{ label: t().home.back, go: () => go({ type: 'home' }) }}
      head={
        <>
          <h1>{title}</h1>
          {session.isShared &&
          faces.some(({ seat, isBot }) => !isBot && board.hasSecrets(shown.view as never, seat)) ? (
            <IconButton icon="eye" label={t().table.look} onPress={show('looking')} />
          ) : null}
          <CoachButton coach={coach} open={show('coach')} />
          <IconButton icon="help" label={t().table.rule} onPress={show('help')} />
          <span class="narrow-only">
            <IconButton icon="log" label={t().table.log} onPress={show('log')} />
          </span>
          {hasTalk ? (
            <span class="narrow-only">
              <IconButton
                icon="chat"
                label={t().chat.title}
                onPress={openChat}
                badge={saidCount - read.value}
              />
            </span>
          ) : null}
          <IconButton icon="menu" label={t().table.menu} onPress={show('menu')} />
        </>
      }
      people={<Seats session={session} faces={faces} words={words} />}
      status={
        <div class="table-status" tabIndex={-1}>
          <p class={moment.actor === null ? '' : 'is-mine'}>{status}</p>
          <Notices
            session={session}
            otherwise={
              <CoachLine coach={coach} session={session} faces={faces} words={words}>
                <p class="table-last">{lastOf(lines)}</p>
              </CoachLine>
            }
          />
        </div>
      }
      scene={{
        ...moment,
        words,
        seats: faces,
        play: (move) => session.play(move),
        selected: coach.select,
      }}
      below={
        asking === undefined ? null : (
          <OwnAsk session={session} asking={asking} faces={faces} gameWords={words} />
        )
      }
      side={{
        label: t().table.side,
        above: <CoachBeside coach={coach} session={session} faces={faces} words={words} />,
        log: <Log lines={lines} marks={marks} />,
        below: hasTalk ? (
          <>
            <h2>{t().chat.title}</h2>
            <Chat session={session} />
          </>
        ) : null,
      }}
      announcer={<Announcer lines={lines} status={status} n={shown.n} isMoving={moment.isMoving} />}
      skip={() => session.skip()}
    >
      <OpenSheet {...{ close, session, faces, lines, marks, words, coach }} open={open.value} />
    </BoardScreen>
  );
}

/** What happened last, for those whose log is folded away. */
function lastOf(lines: readonly Line[]): string {
  return lines.findLast(({ isPrivate }) => isPrivate !== true)?.text ?? '';
}

interface OpenSheetProps {
  readonly open: Open;
  readonly session: Session;
  readonly faces: readonly SeatFace[];
  readonly lines: readonly Line[];
  readonly marks: readonly number[];
  readonly words: unknown;
  readonly coach: TableCoach;
  close(): void;
}

function OpenSheet({ open, close, session, faces, lines, marks, words, coach }: OpenSheetProps) {
  const moment = session.moment.value;
  if (open === undefined || moment === undefined || (open === 'coach' && !coach.isOffered))
    return null;
  const titles = {
    log: t().table.log,
    chat: t().chat.title,
    help: t().table.rule,
    menu: t().table.menu,
    looking: t().table.look,
    coach: t().table.coach,
  };
  return (
    <Sheet title={titles[open]} closeLabel={t().close} onClose={close}>
      {open === 'log' ? <Log lines={lines} marks={marks} /> : null}
      {open === 'chat' ? <Chat session={session} /> : null}
      {open === 'help'
        ? session.board.explain(moment, words).map((sentence) => <p key={sentence}>{sentence}</p>)
        : null}
      {open === 'menu' ? <Menu session={session} close={close} /> : null}
      {open === 'coach' ? <CoachSheet {...{ coach, session, faces, words, close }} /> : null}
      {open === 'looking' ? <Looking session={session} faces={faces} close={close} /> : null}
      {open === 'help' ? (
        <div class="row">
          <RouteLink
            class="button button-quiet"
            to={{
              type: 'rules',
              game: session.board.rules.id,
              hash: session.board.ruleNow(moment.view),
            }}
          >
            {t().table.allRules}
          </RouteLink>
          <Button kind="quiet" onPress={close}>
            {t().understood}
          </Button>
        </div>
      ) : null}
    </Sheet>
  );
}

/** Shaking the phone presses the throw that is on the screen, with whatever dice are kept. */
function useThrowByShaking(): void {
  const isWanted = settings.value.shake;
  useEffect(() => {
    if (!isWanted) return;
    return onShake(() =>
      document.querySelector<HTMLButtonElement>('.zone-actions [data-throws]')?.click(),
    );
  }, [isWanted]);
}
