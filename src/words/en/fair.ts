/** The words of the page that explains the proof of the dice to everybody, in English. */

import { counts, text } from './grammar.ts';

export const words = {
  lead: 'A computer throws your dice. Here is how it ties its own hands, and how you can check that it did. No mathematics needed.',

  // In six pictures -------------------------------------------------------------------------------
  steps: [
    {
      title: 'A sealed envelope',
      text: 'Before anybody sits down, the table writes a secret number, puts it in an envelope and seals it. The seal shows a fingerprint of what is inside: another number would have another fingerprint.',
    },
    {
      title: 'A nest of boxes from everybody',
      text: 'Everybody who sits down brings a box. In it is a smaller box, in that a smaller one, hundreds of them, each with a number that only their own device knows. All you see is the outside, and from then on nothing inside can be changed.',
    },
    {
      title: 'All in one cup',
      text: 'When the game begins, everybody opens one box. Its number goes into the cup together with the secret. Nobody controls it all: the table chose before it knew the numbers, and the players can’t see the secret.',
    },
    {
      title: 'The throws',
      text: 'For each throw of yours your device opens the next box, and its number goes into the cup, too. Only then do the dice fall. Before that nobody on earth knows the throw: not you, and not the table.',
    },
    {
      title: 'The envelope is opened',
      text: 'When the game is over, everybody may see the secret. The fingerprint shows that it is the very same one.',
    },
    {
      title: 'Your own device checks',
      text: 'It puts the secret and all numbers together once more and works out every throw again. If a single die differs, or if the table says that one of your boxes never came, it tells you.',
    },
  ] as readonly { readonly title: string; readonly text: string }[],

  // Try it ----------------------------------------------------------------------------------------
  demo: {
    title: 'Try it yourself',
    lead: 'This is the real thing, the same code as at the table, just with you as the only player.',
    sealed: 'The fingerprint of the sealed envelope:',
    opened: 'Inside was the secret:',
    outside: 'The outside of your boxes:',
    box: text('Box {#number_}'),
    salt: 'A word for your boxes',
    saltHint: 'A few letters or digits, whatever comes to mind. Your boxes are made from it.',
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
    boxes: {
      good: 'Every box was inside the one before.',
      bad: 'Your device opened a last box, and the table says that it never came.',
    },
    throws: {
      good: counts('count', {
        one: 'The throw matches the secret and the boxes.',
        other: 'All {#count} throws match the secret and the boxes.',
      }),
      bad: counts('count', {
        one: 'One throw does not match the secret and the boxes!',
        other: '{#count} throws do not match the secret and the boxes!',
      }),
    },
    fair: 'Everything matches: fair dice.',
    caught: 'Caught!',
    cheat: 'Now try to cheat',
    cheatHow:
      'Turn a die by tapping it, put another secret into the envelope, or say that your last box never came. Watch the check.',
    swap: 'Swap the secret',
    lose: 'Say that a box never came',
    undo: 'Put everything right',
    restart: 'Start again with a new envelope',
  },

  // A real game -----------------------------------------------------------------------------------
  check: {
    title: 'Check a real game',
    lead: 'A finished game of yours, or a record and its proof from a friend. It is checked on this device; nothing is sent anywhere.',
    open: 'Open record and proof',
    openHint:
      'Two files: the record ends in .jsonl, the proof in .proof.json. Choose both together.',
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

  older: {
    title: 'Games from before',
    text: 'In older games everybody added one number at the beginning, a pinch of salt, and with it every throw was fixed. Nobody could choose one, but the table knew them all beforehand. Their proofs are checked here just the same.',
  },

  // What it is not --------------------------------------------------------------------------------
  limits: {
    title: 'What this does not prove',
    text: [
      'It only protects you if your own boxes are in. The page brings some for you whenever you sit down.',
      'For bots, and for whoever is away, the table throws alone, and could know those throws beforehand. The check says which they were.',
      'It proves that the dice are fair, not that they are kind: fair dice can be cruel.',
    ] as readonly string[],
  },
};

export type Words = typeof words;
