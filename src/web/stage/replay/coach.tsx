/**
 * The coach of a replay: what the one who decided could have known of the odds, and what was
 * played.
 */

import { useMemo } from 'preact/hooks';
import type { Words } from '../../../words/en/replay.ts';
import type { SeatFace } from '../../kit/contracts/board.ts';
import { Button } from '../../kit/controls/button.tsx';
import type { Situation } from '../coach/hearing.ts';
import { Panel } from '../coach/panel.tsx';
import { coachedDecision } from './coached-decision.ts';
import type { ReplaySession } from './replay-session.ts';

interface ReplayCoachProps {
  readonly session: ReplaySession;
  readonly faces: readonly SeatFace[];
  readonly words: Words;
  readonly gameWords: unknown;
}

export function ReplayCoach({ session, faces, words, gameWords }: ReplayCoachProps) {
  const { playback, source } = session;
  const { timeline } = source;
  const { at, eyes, isMoving } = playback.snapshot.value;
  const found = useMemo(
    () => (isMoving ? 'reckoning' : coachedDecision(timeline, at, eyes)),
    [timeline, at, eyes, isMoving],
  );
  const decision = typeof found === 'string' ? undefined : found;
  const situation: Situation | undefined = decision && {
    moment: at,
    view: timeline.view(at, decision.seat),
    moves: decision.moves,
    seats: faces,
    words: gameWords,
    chosen: decision.chosen,
    mark: 'played',
  };
  return (
    <div class="stack">
      <Panel
        game={timeline.game.id}
        situation={situation}
        whose={decision && faces[decision.seat]?.name}
        otherwise={typeof found === 'string' ? found : 'nothingToDecide'}
      />
      {playback.nextDecision === undefined ? null : (
        <Button onPress={() => session.act(() => playback.decide())}>
          {typeof eyes === 'number'
            ? words.decisionOf({ name: faces[eyes]?.name ?? '' })
            : words.decision}
        </Button>
      )}
    </div>
  );
}
