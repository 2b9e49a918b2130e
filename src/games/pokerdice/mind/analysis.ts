/**
 * Pokerdice looked back at. Before a round: how often each seat wins when strong players play on
 * (analysis-rest.ts). Within a round everything is exact on top of that: which cards are made, by
 * the chances of the dice. Before the cards are committed all are taken to play as the solved round
 * says; once they lie, the true cards count, and the active seat is taken to throw on as well as it
 * can by what it knows. What a choice cost is judged by what its seat knew: against everything the
 * others may have committed. The rest is what their cards really were.
 */

import type { Appraiser, Step, Story } from '../../../analysis/contract.ts';
import type { Event } from '../../../game.ts';
import type { Move } from '../rules/moves.ts';
import { type Pokerdice, pokerdice } from '../rules/rules.ts';
import type { State } from '../rules/state.ts';
import { OpenRound } from './analysis/open-round.ts';
import { chancesWith, type Rest, restOf, startOf } from './analysis/rest.ts';

/** How many games are played on from each round. */
const GAMES = 300;
/** With two packs a game takes longer: how many times fewer are played. */
const TWO_PACKS = 2.5;

export function appraiserOf(games: number): Appraiser<Pokerdice> {
  return {
    game: pokerdice,
    error: 0.08,
    *appraise(story) {
      let rest = restFrom(story.states[0] as State, games);
      for (let at = 0, end: number; at < story.events.length; at = end) {
        end = endOf(story, at);
        const next = restFrom(story.states[end] as State, games);
        yield* roundSteps(story, at, end, rest, next);
        rest = next;
      }
    },
  };
}

export const appraiser: Appraiser<Pokerdice> = appraiserOf(GAMES);

function restFrom(state: State, games: number): Rest {
  return restOf(
    startOf(state),
    state.decks === 1 ? games : Math.ceil(games / TWO_PACKS),
    `rest ${state.round}`,
  );
}

/** The position after the round that is thrown at this one. */
function endOf({ states }: Story<Pokerdice>, at: number): number {
  const { round } = states[at] as State;
  const end = states.findIndex((state, index) => index > at && state.round > round);
  return end < 0 ? states.length - 1 : end;
}

function* roundSteps(
  { states, events }: Story<Pokerdice>,
  from: number,
  end: number,
  rest: Rest,
  next: Rest,
) {
  const start = states[from] as State;
  const before = chancesWith(rest, start.points);
  const round = new OpenRound(states, from, next);
  yield { before, chosen: before, landed: round.dealt };
  let now = round.dealt;
  for (let at = from + 1; at < end; at++) {
    const [state, event] = [states[at] as State, events[at] as Event<Pokerdice>];
    const step: Step<Move> =
      event.move.type === 'commit'
        ? round.committed(state, event, now)
        : round.thrown(state, event);
    now = step.chosen;
    yield step;
  }
}
