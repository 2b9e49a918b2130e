/**
 * The coach at a table: beside the log on a wide screen, on a narrow one a sheet, and a line for
 * what is touched. Loaded when first asked for.
 */

import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { GameTypes } from '../../../game.ts';
import type { SeatFace } from '../../kit/contracts/board.ts';
import { IconButton } from '../../kit/controls/button.tsx';
import { Waiting } from '../../kit/controls/waiting.tsx';
import { t } from '../../shell/words.ts';
import { coachedSeat } from '../../stage/coach/coached.ts';
import type { Situation } from '../../stage/coach/hearing.ts';
import type { Session } from '../../stage/session.ts';

type Parts = typeof import('../../stage/coach/parts.ts');
type Move = GameTypes['move'];

export interface TableCoach {
  readonly isOffered: boolean;
  readonly isOn: Signal<boolean>;
  readonly parts: Parts | undefined;
  /** Counts what the person here is asked, one thing after another. */
  readonly moment: number;
  readonly chosen: Signal<Move | undefined>;
  readonly select: (move: Move | undefined) => void;
}

export function useCoach(session: Session): TableCoach {
  const isOn = useSignal(false);
  const parts = useSignal<Parts | undefined>(undefined);
  const chosen = useSignal<Move | undefined>(undefined);
  const select = useRef((move: Move | undefined): void => {
    chosen.value = move;
  });
  const about = session.shown.value?.about;
  const moment = useCount(JSON.stringify(session.moment.value?.moves));
  useEffect(() => {
    if (!isOn.value || parts.value !== undefined) return;
    import('../../stage/coach/parts.ts').then(
      (loaded) => {
        parts.value = loaded;
      },
      () => {
        isOn.value = false; // no network: the next press tries again
      },
    );
  }, [isOn.value, parts, isOn]);
  const isOffered = about !== undefined && coachedSeat(about, session.mySeat) !== null;
  return { isOffered, isOn, parts: parts.value, moment, chosen, select: select.current };
}

/** How often something has changed. */
function useCount(key: string | undefined): number {
  const counted = useRef({ key, count: 0 });
  if (counted.current.key !== key) counted.current = { key, count: counted.current.count + 1 };
  return counted.current.count;
}

/** A screen that has the log beside the table: see board-screen.css. */
const WIDE = '(min-width: 64rem) and (min-height: 34rem)';

function useIsWide(): boolean {
  const isWide = useSignal(matchMedia(WIDE).matches);
  useEffect(() => {
    const media = matchMedia(WIDE);
    const changed = (): void => {
      isWide.value = media.matches;
    };
    media.addEventListener('change', changed);
    return () => media.removeEventListener('change', changed);
  }, [isWide]);
  return isWide.value;
}

export function CoachButton({ coach, open }: { readonly coach: TableCoach; open(): void }) {
  const isWide = useIsWide();
  if (!coach.isOffered) return null;
  const press = (): void => {
    coach.isOn.value = !isWide || !coach.isOn.value;
    if (!isWide) open();
  };
  const pressed = isWide ? { isPressed: coach.isOn.value } : {};
  return <IconButton icon="coach" label={t().table.coach} onPress={press} {...pressed} />;
}

interface PlaceProps {
  readonly coach: TableCoach;
  readonly session: Session;
  readonly faces: readonly SeatFace[];
  readonly words: unknown;
}

function situationOf({ coach, session, faces, words }: PlaceProps): Situation | undefined {
  const now = session.moment.value;
  if (!coach.isOffered || now === undefined || now.moves.length === 0) return undefined;
  const { view, moves } = now;
  return {
    moment: coach.moment,
    view,
    moves,
    seats: faces,
    words,
    chosen: coach.chosen.value,
    mark: 'chosen',
  };
}

/** What is written in the coach's place; `off` if there is no other way to be without one. */
function CoachText(props: PlaceProps & { readonly off?: () => void }) {
  const { coach, session, off } = props;
  if (coach.parts === undefined) return <Waiting text={t().table.opening} />;
  return (
    <coach.parts.Panel
      game={session.board.rules.id}
      situation={situationOf(props)}
      otherwise="wait"
      off={off}
    />
  );
}

/** In the column beside the table. */
export function CoachBeside(props: PlaceProps) {
  const isWide = useIsWide();
  if (!isWide || !props.coach.isOffered || !props.coach.isOn.value) return null;
  return (
    <section class="coach-beside" aria-label={t().table.coach}>
      <h2>{t().table.coach}</h2>
      <CoachText {...props} />
    </section>
  );
}

/** In the sheet of a narrow screen. */
export function CoachSheet(props: PlaceProps & { close(): void }) {
  const { coach, close } = props;
  const off = (): void => {
    coach.isOn.value = false;
    close();
  };
  return <CoachText {...props} off={off} />;
}

/** Under the sentence of a narrow screen. */
export function CoachLine({
  children,
  ...props
}: PlaceProps & { readonly children: ComponentChildren }) {
  const isWide = useIsWide();
  const { coach, session } = props;
  if (isWide || !coach.isOffered || !coach.isOn.value || coach.parts === undefined)
    return <>{children}</>;
  return (
    <coach.parts.CoachLine game={session.board.rules.id} situation={situationOf(props)}>
      {children}
    </coach.parts.CoachLine>
  );
}
