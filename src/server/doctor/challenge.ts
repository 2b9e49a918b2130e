/**
 * The dice of a table that was opened for a challenge: they come from the key of that, and not from
 * the table's secret.
 */

import { beginningOf } from '../../challenge/beginning.ts';
import { readChallenge } from '../../challenge/challenge.ts';
import { idOf } from '../../challenge/id.ts';
import { answersOf } from '../../challenge/referee.ts';
import type { AnyGame } from '../../game.ts';
import { readHeader } from '../../record/record.ts';
import { sameJson } from '../../same-json.ts';
import type { TableState } from '../../tables/fold/table-state.ts';
import type { Wrong } from './fault.ts';

export interface ExaminedDice {
  /** Questions to chance that were worked out anew. */
  readonly answers: number;
  readonly wrong: readonly Wrong[];
}

/** Throws a Refusal if it is no challenge at all. */
export function examineChallenge(
  { opening, record }: TableState,
  json: unknown,
  games: readonly AnyGame[],
): ExaminedDice {
  const { challenge, game } = readChallenge(json, games);
  const wrong: Wrong[] = [];
  if (opening.ranked !== undefined && opening.ranked.id !== idOf(challenge))
    wrong.push({ line: 1, what: 'the challenge is not the one that was announced for its day' });
  const [header, ...events] = record.map((line): unknown => JSON.parse(line));
  const start = readHeader(header as Record<string, unknown>, games);
  const beginning = beginningOf(challenge, game);
  const isSame =
    start.game === game &&
    start.seats === challenge.seats &&
    sameJson(start.options, beginning.options);
  if (!isSame)
    return {
      answers: 0,
      wrong: [...wrong, { line: 1, what: 'another game is played than the challenge is of' }],
    };
  const isDrawn = game.lots(start.seats, start.options).length > 0;
  if (isDrawn && !sameJson(start.setup, beginning.setup))
    wrong.push({ line: 1, what: astray('setup', start.setup) });
  const answers = [...answersOf(challenge, start, events)];
  for (const { event, recorded, follows } of answers)
    if (!follows)
      wrong.push({
        line: event + 2,
        what: astray('faces' in recorded ? 'throw' : 'draw', recorded),
      });
  return { answers: answers.length + (isDrawn ? 1 : 0), wrong };
}

function astray(kind: string, recorded: object): string {
  return `the ${kind} ${JSON.stringify(recorded)} does not follow from the challenge`;
}
