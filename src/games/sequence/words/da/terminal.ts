/** Séquence Dés in a terminal, in Danish. */

import { point, text } from '../../../../words/da/grammar.ts';
import type { Who } from '../en/page.ts';
import type { Words } from '../en/terminal.ts';

/** The verb is the same for everybody. */
const subject = (who: Who): string => (who.isMe ? 'Du' : who.name);
const NUMBERS: Readonly<Record<number, string>> = { 5: 'fem', 6: 'seks' };

export const words: Words = {
  point,

  head: (line) => `${NUMBERS[line] ?? line} på stribe vinder`,
  started: text('slog {sum}'),
  noThrow: 'intet kast endnu',
  key: { won: 'striben, der vandt', last: 'sidst ændret', allowed: 'felter for dette kast' },

  moves: {
    throw: 'kast begge terninger',
    remove: text('fjern {chip}'),
    replace: text('erstat {chip}'),
  },
  families: {
    place: text('læg en brik: navnet på et markeret felt, fx `{example}`'),
    remove: text('fjern en brik: navnet på et markeret felt, fx `{example}`'),
  },

  threw: (who, dice, sum) => `${subject(who)} kaster ${dice} = ${sum}.`,
  threwForStart: (who, dice, sum) => `${subject(who)} kaster ${dice} = ${sum} om at begynde.`,
  put: (who, square) => `${subject(who)} lægger en brik på ${square}.`,
  replaced: (who, chip, square) => `${subject(who)} erstatter ${chip} på ${square}.`,
  removed: (who, chip, square) => `${subject(who)} fjerner ${chip} fra ${square}.`,
  throwsAgain: (who) => `${subject(who)} kaster igen.`,
  nothing: 'Der er intet at gøre med det.',
  nothingAgain: 'Der er intet at gøre med det, men et kast til.',

  typing: 'Skriv navnet på et felt, kolonne og så række: `c3`. Eller nummeret på listen.',

  odds: {
    heads: {
      move: 'træk',
      wins: 'vinder',
      next: 'næste tur',
      first: 'de først',
      partner: 'makker',
    },
    now: 'straks',
    throw: 'kast',
    remove: text('fjern {square}'),
    start: 'vinder: en lige del; ±: hvad det er værd at begynde.',
    wins: 'vinder: anslået chance for at vinde spillet; ±: dens sædvanlige fejl.',
    next: (line) =>
      `næste tur: nøjagtig chance for, at ingen vinder før, og du får ${NUMBERS[line] ?? line} i din næste tur, på brættet som trækket efterlader det.`,
    first: 'de først: nøjagtig chance for, at en modstander får en stribe før den tur.',
    partner: 'makker: nøjagtig chance for, at din makker gør det.',
  },
};
