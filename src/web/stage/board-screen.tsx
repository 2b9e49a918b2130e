/**
 * The screen around a board, whether a game is played, looked back at or taught: head, people, what
 * is said, the board, and beside it the log. Who shows it fills the places.
 */

import type { ComponentChildren, RefObject } from 'preact';
import type { Board, SceneProps } from '../kit/contracts/board.ts';
import { IconButton } from '../kit/controls/button.tsx';
import { t } from '../shell/words.ts';
import { useSkipByKey } from './skip-by-key.ts';
import './board-screen.css';

interface BoardScreenProps {
  readonly board: Board;
  /** Classes besides those that every table has. */
  readonly kind?: string;
  readonly screen?: RefObject<HTMLElement | null>;
  readonly back: { readonly label: string; readonly go: () => void };
  /** The title, and buttons that are always there. */
  readonly head: ComponentChildren;
  readonly people: ComponentChildren;
  /** In a sentence: what is asked, and what happened last. */
  readonly status: ComponentChildren;
  readonly scene: SceneProps;
  /** Between the board and the log. */
  readonly below?: ComponentChildren;
  readonly side: {
    readonly label: string;
    readonly above?: ComponentChildren;
    readonly log: ComponentChildren;
    readonly below?: ComponentChildren;
  };
  readonly announcer: ComponentChildren;
  /** Over it: sheets, joy. */
  readonly children: ComponentChildren;
  /** What moves lies still; called by every touch, also if nothing moves. */
  skip(): void;
  /** Keys do other things here. */
  readonly isSkippedByTouchOnly?: boolean;
}

/** Nothing is asked: something moves, or what was pressed is on its way. */
function isBusy({ isMoving, isSending }: SceneProps): boolean {
  return isMoving || isSending;
}

export function BoardScreen(props: BoardScreenProps) {
  const { board, kind, back, side, skip, isSkippedByTouchOnly } = props;
  useSkipByKey(isSkippedByTouchOnly ? undefined : skip);
  return (
    <main
      ref={props.screen ?? null}
      class={`table table-${board.rules.id}${kind === undefined ? '' : ` ${kind}`}`}
      data-busy={isBusy(props.scene) ? '' : undefined}
      onPointerDown={skip}
    >
      <header class="table-head">
        <IconButton icon="back" label={back.label} onPress={back.go} />
        {props.head}
      </header>
      {props.people}
      {props.status}
      <board.Scene {...props.scene} />
      {props.below}
      <aside class="table-side" aria-label={side.label}>
        {side.above}
        <h2>{t().table.log}</h2>
        {side.log}
        {side.below}
      </aside>
      {props.announcer}
      {props.children}
    </main>
  );
}
