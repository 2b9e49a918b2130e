/** The words of the page that explains the proof of the dice to everybody, in English. */

import { counts, text } from './grammar.ts';

export const words = {
  lead: 'A computer throws your dice. Here is how it ties its own hands, and how you can check that it did. No mathematics needed.',

  // In six pictures --------------------------------------------------------------------------------------------------
  steps: [
    {
      title: 'A sealed envelope',
      text: 'Before anybody sits down, the table writes a secret number, puts it in an envelope and seals it. The seal shows a fingerprint of what is inside: another number would have another fingerprint.',
    },
    {
      title: 'A pinch of salt from everybody',
      text: 'Everybody who sits down adds a seed of their own, a pinch of salt. The table could not know it when it sealed the envelope.',
    },
    {
      title: 'All in one cup',
      text: 'Secret and salt together decide every throw of the game. Nobody has both halves in hand: the table has chosen too early, the players choose without seeing.',
    },
    {
      title: 'The throws',
      text: 'You play. The dice fall as they were fixed at the start, and nobody can pick a better throw on the way.',
    },
    {
      title: 'The envelope is opened',
      text: 'When the game is over, everybody may see the secret. The fingerprint shows that it is the very one from before.',
    },
    {
      title: 'Your own device checks',
      text: 'It puts secret and salt together once more and works out every throw again. If a single die differs, it tells you.',
    },
  ] as readonly { readonly title: string; readonly text: string }[],

  // Try it -----------------------------------------------------------------------------------------------------------
  demo: {
    title: 'Try it yourself',
    lead: 'This is the real thing, the same code as at the table, only with you as the one player.',
    sealed: 'The fingerprint of the sealed envelope:',
    opened: 'Inside was the secret:',
    salt: 'Your pinch of salt',
    saltHint: 'A few letters or digits, whatever comes to mind.',
    saltProblem: 'Only letters from a to z, digits, - and _, and at least one.',
    throw: counts('dice', { one: 'Throw {#dice} die', other: 'Throw {#dice} dice' }),
    again: 'Throw again',
    open: 'Open the envelope',
    throwOf: text('Throw {#number_}'),
    die: text('Die {#place}: {#face}'),
    turn: text('Die {#place} shows {#face}. Turn it'),
    checks: 'The check',
    envelope: {
      good: 'The secret has the fingerprint from before.',
      bad: 'This is not the secret that was sealed: another fingerprint.',
    },
    throws: {
      good: counts('count', {
        one: 'The throw follows from secret and salt.',
        other: 'All {#count} throws follow from secret and salt.',
      }),
      bad: counts('count', {
        one: 'One throw does not follow from secret and salt!',
        other: '{#count} throws do not follow from secret and salt!',
      }),
    },
    fair: 'Everything is right: fair dice.',
    caught: 'Caught!',
    cheat: 'Now try to cheat',
    cheatHow: 'Turn a die by tapping it, or put another secret into the envelope. Watch the check.',
    swap: 'Swap the secret',
    undo: 'Put everything right',
    restart: 'From the start, with a new envelope',
  },

  // A real game ------------------------------------------------------------------------------------------------------
  check: {
    title: 'Check a real game',
    lead: 'A finished game of yours, or a record and its proof from a friend. It is checked on this device; nothing is sent anywhere.',
    open: 'Open record and proof',
    openHint: 'Two files: the record ends in .jsonl, the proof in .proof.json. Choose both together.',
    own: 'Your finished games',
    noGames: 'You have no finished game yet.',
    here: 'on this device',
    online: 'on the server',
    players: counts('count', { one: '{#count} player', other: '{#count} players' }),
    seat: text('Seat {#seat}'),
    checking: 'Working out every throw again…',
    good: counts('count', {
      one: 'Fair: {#count} answer of chance, and it follows.',
      other: 'Fair: all {#count} answers of chance follow.',
    }),
    bad: 'Not fair: this is not what the dice gave.',
    unfinished: 'The record stops before the game is over; it was checked as far as it goes.',
    record: 'Save the record',
    proof: 'Save the proof',
    noProof: 'The proof is missing. Choose both files together.',
    noRecord: 'The record is missing. Choose both files together.',
    unreadable: 'These files are no record and proof that can be read.',
    apart: 'Record and proof do not belong together.',
    failed: 'This game can’t be reached just now.',
  },

  // What it is not ---------------------------------------------------------------------------------------------------
  limits: {
    title: 'What this does not prove',
    text: [
      'It holds for you if your own salt went in. The page adds one for you whenever you sit down.',
      'The table knows the throws to come. That it tells nobody, and lets no bot peep, you must take on trust.',
      'It proves dice, not luck: fair dice may be cruel.',
    ] as readonly string[],
  },
};

export type Words = typeof words;
