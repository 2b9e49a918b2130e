/** What happened at a table besides the moves of the game, in a sentence; nothing where the table shows it anyway. */

import type { Happening, Said } from '../../protocol.ts';
import { cleaned } from '../../terminal/text.ts';
import { shownName } from './people.ts';
import { WORDS } from './words.ts';

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
      return '';
    case 'sat':
    case 'bot-sat':
      return WORDS.sat(now(what.seat), what.seat + 1);
    case 'stood':
      return WORDS.stood(names.before[what.seat] ?? '', what.seat + 1);
    case 'swapped':
      return WORDS.swapped(what.seat + 1, what.with + 1);
    case 'hosted':
      return WORDS.hosted(names.of(what.person));
    case 'set':
      return [
        ...(what.watch === undefined ? [] : [WORDS.watchSet(what.watch)]),
        ...(what.listed === undefined ? [] : [WORDS.listedSet(what.listed)]),
      ].join(' ');
    case 'renamed':
      return WORDS.renamed(shownName(what.name), names.of(what.person));
    case 'muted':
      return WORDS.muted(names.of(what.person), what.muted);
    case 'started':
      return what.first === undefined ? WORDS.started : WORDS.startedFirst(now(what.first));
    case 'held':
      return WORDS.heldFor(now(what.seat), what.why);
    case 'returned':
      return WORDS.returned(now(what.seat));
    case 'said':
    case 'reacted':
      return tellSaid(what);
    case 'rematched':
      return WORDS.rematched;
  }
}

export function tellSaid(said: Pick<Said, 'name' | 'text' | 'reaction'>): string {
  const { name, text, reaction } = said;
  return WORDS.said(shownName(name), cleaned(text ?? (reaction === undefined ? '' : WORDS.reaction[reaction]), LONGEST));
}
