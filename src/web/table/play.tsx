/** The table while it is played: the others, the sentence, the game, and beside it the log and talk. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { go } from '../app/route.ts';
import { settings } from '../app/settings.ts';
import { t } from '../app/words.ts';
import { Way } from '../home/way.tsx';
import type { Line, SeatFace } from '../kit/board.ts';
import { Button, IconButton } from '../kit/button.tsx';
import { onShake } from '../kit/shake.ts';
import { Sheet } from '../kit/sheet.tsx';
import { Announcer } from './announcer.tsx';
import { Chat } from './chat.tsx';
import { CoachBeside, CoachButton, CoachLine, CoachSheet, type TableCoach, useCoach } from './coach.tsx';
import { Curtain } from './curtain.tsx';
import { useKeptFocus } from './focus.ts';
import { linesOf } from './log.ts';
import { Log } from './log.tsx';
import { Looking } from './looking.tsx';
import { Menu } from './menu.tsx';
import { Notices } from './notices.tsx';
import { OwnAsk } from './own-ask.tsx';
import { facesOf } from './seating.ts';
import { markOf, Seats } from './seats.tsx';
import type { Session } from './session.ts';
import { useSounds } from './sounds.ts';
import './table.css';

type Open = 'log' | 'chat' | 'help' | 'menu' | 'looking' | 'coach' | undefined;

export function Play({ session, words, title }: { readonly session: Session; readonly words: unknown; readonly title: string }) {
  const open = useSignal<Open>(undefined);
  const read = useSignal(session.shown.value?.known.said.length ?? 0);
  const shown = session.shown.value;
  const moment = session.moment.value;
  const coach = useCoach(session);
  useSounds(session);
  useThrowByShaking();
  useSkipByKey(session);
  useKeptFocus(moment, (moment?.moves.length ?? 0) > 0);
  useTitle(moment?.actor !== null && moment?.actor !== undefined && session.mySeat !== null);
  if (shown === undefined || moment === undefined) return null;

  const { board } = session;
  const { about } = shown;
  const hasTalk = session.source.isOnline && about.ranked === undefined; // a ranked game is played alone
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
  const openChat = (): void => {
    open.value = 'chat';
    read.value = saidCount;
  };
  if (session.curtainFor !== null)
    return <Curtain session={session} face={faces[session.curtainFor] as SeatFace} last={lastOf(lines)} />;
  return (
    <main class={`table table-${about.game}`} onPointerDown={() => (moment.isMoving ? session.skip() : undefined)}>
      <header class="table-head">
        <IconButton icon="back" label={t().home.back} onPress={() => go({ at: 'home' })} />
        <h1>{title}</h1>
        {session.isShared && faces.some(({ seat, isBot }) => !isBot && board.hasSecrets(shown.view as never, seat)) ? (
          <IconButton icon="eye" label={t().table.look} onPress={() => set(open, 'looking')} />
        ) : null}
        <CoachButton coach={coach} open={() => set(open, 'coach')} />
        <IconButton icon="help" label={t().table.rule} onPress={() => set(open, 'help')} />
        <span class="narrow-only">
          <IconButton icon="log" label={t().table.log} onPress={() => set(open, 'log')} />
        </span>
        {hasTalk ? (
          <span class="narrow-only">
            <IconButton icon="chat" label={t().chat.title} onPress={openChat} badge={saidCount - read.value} />
          </span>
        ) : null}
        <IconButton icon="menu" label={t().table.menu} onPress={() => set(open, 'menu')} />
      </header>
      <Seats session={session} faces={faces} words={words} />
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
      <board.Scene {...moment} words={words} seats={faces} play={(move) => session.play(move)} selected={coach.select} />
      {asking === undefined ? null : <OwnAsk session={session} asking={asking} faces={faces} gameWords={words} />}
      <aside class="table-side" aria-label={t().table.side}>
        <CoachBeside coach={coach} session={session} faces={faces} words={words} />
        <h2>{t().table.log}</h2>
        <Log lines={lines} marks={marks} />
        {hasTalk ? (
          <>
            <h2>{t().chat.title}</h2>
            <Chat session={session} />
          </>
        ) : null}
      </aside>
      <Announcer lines={lines} status={status} n={shown.n} isMoving={moment.isMoving} />
      <OpenSheet {...{ close, session, faces, lines, marks, words, coach }} open={open.value} />
    </main>
  );
}

/** What happened last, for those whose log is folded away. */
function lastOf(lines: readonly Line[]): string {
  return lines.findLast(({ isPrivate }) => isPrivate !== true)?.text ?? '';
}

/** The tab says whose turn it is, for whoever looks at another one. */
function useTitle(isMine: boolean): void {
  const title = isMine ? `● ${t().table.yourTurn} · ${t().appName}` : t().appName;
  useEffect(() => {
    document.title = title;
  }, [title]);
}

function set(open: { value: Open }, what: Open): void {
  open.value = what;
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
  if (open === undefined || moment === undefined || (open === 'coach' && !coach.isOffered)) return null;
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
      {open === 'help' ? session.board.explain(moment, words).map((sentence) => <p key={sentence}>{sentence}</p>) : null}
      {open === 'menu' ? <Menu session={session} close={close} /> : null}
      {open === 'coach' ? <CoachSheet {...{ coach, session, faces, words, close }} /> : null}
      {open === 'looking' ? <Looking session={session} faces={faces} close={close} /> : null}
      {open === 'help' ? (
        <div class="row">
          <Way
            class="button button-quiet"
            to={{ at: 'rules', game: session.board.rules.id, section: session.board.ruleNow(moment.view) }}
          >
            {t().table.allRules}
          </Way>
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
    return onShake(() => document.querySelector<HTMLButtonElement>('.zone-actions [data-throws]')?.click());
  }, [isWanted]);
}

/** What moves can be ended by a key as by a tap. */
function useSkipByKey(session: Session): void {
  useEffect(() => {
    const skip = (event: KeyboardEvent): void => {
      if (session.moment.value?.isMoving === true && (event.key === ' ' || event.key === 'Enter' || event.key === 'Escape'))
        session.skip();
    };
    addEventListener('keydown', skip);
    return () => removeEventListener('keydown', skip);
  }, [session]);
}
