/** The coach of a replay: what whoever decided could have known of his odds, and what was played. */

import { useMemo } from 'preact/hooks';
import type { Words } from '../../i18n/en/replay.ts';
import type { Situation } from '../coach/hearing.ts';
import { Panel } from '../coach/panel.tsx';
import type { SeatFace } from '../kit/board.ts';
import { Button } from '../kit/button.tsx';
import { coachedDecision } from './coached-decision.ts';
import type { Screening } from './screening.ts';

interface ReplayCoachProps {
  readonly screening: Screening;
  readonly faces: readonly SeatFace[];
  readonly words: Words;
  readonly gameWords: unknown;
}

export function ReplayCoach({ screening, faces, words, gameWords }: ReplayCoachProps) {
  const { player, showing } = screening;
  const { film } = showing;
  const { at, eyes, isMoving } = player.shot.value;
  const found = useMemo(() => (isMoving ? 'reckoning' : coachedDecision(film, at, eyes)), [film, at, eyes, isMoving]);
  const decision = typeof found === 'string' ? undefined : found;
  const situation: Situation | undefined = decision && {
    moment: at,
    view: film.view(at, decision.seat),
    moves: decision.moves,
    seats: faces,
    words: gameWords,
    chosen: decision.chosen,
    mark: 'played',
  };
  return (
    <div class="stack">
      <Panel
        game={film.game.id}
        situation={situation}
        whose={decision && faces[decision.seat]?.name}
        otherwise={typeof found === 'string' ? found : 'nothingToDecide'}
      />
      {player.nextDecision === undefined ? null : (
        <Button onPress={() => screening.act(() => player.decide())}>
          {typeof eyes === 'number' ? words.decisionOf({ name: faces[eyes]?.name ?? '' }) : words.decision}
        </Button>
      )}
    </div>
  );
}
