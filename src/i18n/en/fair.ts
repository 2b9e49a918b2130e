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
      text: 'Secret and salt together decide every throw of the game. Nobody controls both halves: the table chose before it knew the salt, and the players choose without seeing the secret.',
    },
    {
      title: 'The throws',
      text: 'You play. The dice fall as decided at the start, and nobody can pick a better throw along the way.',
    },
    {
      title: 'The envelope is opened',
      text: 'When the game is over, everybody may see the secret. The fingerprint shows that it is the very same one.',
    },
    {
      title: 'Your own device checks',
      text: 'It puts secret and salt together once more and works out every throw again. If a single die differs, it tells you.',
    },
  ] as readonly { readonly title: string; readonly text: string }[],

  // Try it -----------------------------------------------------------------------------------------------------------
  demo: {
    title: 'Try it yourself',
    lead: 'This is the real thing, the same code as at the table, just with you as the only player.',
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
      good: 'The secret has the same fingerprint as before.',
      bad: 'This is not the secret that was sealed: the fingerprint differs.',
    },
    throws: {
      good: counts('count', {
        one: 'The throw matches the secret and the salt.',
        other: 'All {#count} throws match the secret and the salt.',
      }),
      bad: counts('count', {
        one: 'One throw does not match the secret and the salt!',
        other: '{#count} throws do not match the secret and the salt!',
      }),
    },
    fair: 'Everything matches: fair dice.',
    caught: 'Caught!',
    cheat: 'Now try to cheat',
    cheatHow: 'Turn a die by tapping it, or put another secret into the envelope. Watch the check.',
    swap: 'Swap the secret',
    undo: 'Put everything right',
    restart: 'Start again with a new envelope',
  },

  // A real game ------------------------------------------------------------------------------------------------------
  check: {
    title: 'Check a real game',
    lead: 'A finished game of yours, or a record and its proof from a friend. It is checked on this device; nothing is sent anywhere.',
    open: 'Open record and proof',
    openHint: 'Two files: the record ends in .jsonl, the proof in .proof.json. Choose both together.',
    own: 'Your finished games',
    noGames: 'You have no finished games yet.',
    here: 'on this device',
    online: 'on the server',
    players: counts('count', { one: '{#count} player', other: '{#count} players' }),
    seat: text('Seat {#seat}'),
    checking: 'Working out every throw again…',
    unfinished: 'The record stops before the game is over; it was checked as far as it goes.',
    record: 'Save the record',
    proof: 'Save the proof',
    noProof: 'The proof is missing. Choose both files together.',
    noRecord: 'The record is missing. Choose both files together.',
    unreadable: 'These files can’t be read as a record and its proof.',
    apart: 'This record and this proof don’t belong together.',
    failed: 'This game can’t be loaded right now.',
  },

  // What it is not ---------------------------------------------------------------------------------------------------
  limits: {
    title: 'What this does not prove',
    text: [
      'It only protects you if your own salt went in. The page adds some for you whenever you sit down.',
      'The table knows the throws to come. You have to trust that it tells nobody and lets no bot peek.',
      'It proves that the dice are fair, not that they are kind: fair dice can be cruel.',
    ] as readonly string[],
  },
};

export type Words = typeof words;
