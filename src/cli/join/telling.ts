/**
 * What happened at a table besides the moves of the game, in a sentence; empty if the table shows
 * it anyway.
 */

import type { Happening, Said } from '../../protocol.ts';
import { cleaned } from '../../terminal/text.ts';
import { wordsOf } from '../words.ts';
import { shownName } from './people.ts';
import { say } from './words.ts';

/** Names by seat and by person, as they were before and as they are. */
export interface Names {
  readonly before: readonly string[];
  readonly now: readonly string[];
  of(person: string): string;
}

const LONGEST = 400;

export function tellHappening(what: Exclude<Happening, { type: 'played' }>, names: Names): string {
  const now = (seat: number): string => names.now[seat] ?? '';
  switch (what.type) {
    case 'opened':
    case 'seeded':
    case 'chained':
    case 'called':
    case 'linked':
    case 'stirred':
      return '';
    case 'redealt':
      return say().redealt;
    case 'sat':
    case 'bot-sat':
      return say().sat({ name: now(what.seat), place: what.seat + 1 });
    case 'stood':
      return say().stood({ name: names.before[what.seat] ?? '', place: what.seat + 1 });
    case 'swapped':
      return say().swapped({ one: what.seat + 1, other: what.with + 1 });
    case 'coloured':
      return say().coloured({ name: now(what.seat), colour: wordsOf('packs').names[what.colour] });
    case 'hosted':
      return say().hosted({ name: names.of(what.person) });
    case 'set':
      return [
        ...(what.watch === undefined ? [] : [say().watchSet[what.watch]]),
        ...(what.listed === undefined ? [] : [say().listedSet(what.listed)]),
      ].join(' ');
    case 'renamed':
      return say().renamed({ name: shownName(what.name), old: names.of(what.person) });
    case 'muted':
      return say().muted(names.of(what.person), what.muted);
    case 'started':
      return what.first === undefined
        ? say().started
        : say().startedFirst({ name: now(what.first) });
    case 'held':
      return say().heldFor[what.why]({ name: now(what.seat) });
    case 'returned':
      return say().returned({ name: now(what.seat) });
    case 'ended':
      return wordsOf('page').after.stopped;
    case 'paused':
      return say().paused;
    case 'said':
    case 'reacted':
      return tellSaid(what);
    case 'rematched':
      return say().rematched;
  }
}

export function tellSaid(said: Pick<Said, 'name' | 'text' | 'reaction'>): string {
  const { name, text, reaction } = said;
  return say().said({
    name: shownName(name),
    text: cleaned(
      text ?? (reaction === undefined ? '' : wordsOf('page').reactions[reaction]),
      LONGEST,
    ),
  });
}
