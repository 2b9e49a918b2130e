/** The words about the dice of a table, before the game and after it, in English. */

import { counts, text } from './grammar.ts';

export const words = {
  // Before the game -------------------------------------------------------------------------------
  fingerprint: 'Fingerprint of the dice',
  kept: 'The secret behind the dice of this table is already fixed, and this is its fingerprint. Your device keeps it, and compares it when the game is over.',
  copy: 'Copy the fingerprint',
  called: 'Everybody’s device is adding its part to the dice…',

  // After it --------------------------------------------------------------------------------------
  checking: 'Checking the dice…',
  unreachable: 'The proof of the dice can’t be loaded right now.',
  follow: counts('count', {
    one: 'Fair dice: {#count} throw checked here',
    other: 'Fair dice: all {#count} throws checked here',
  }),
  how: 'Before anybody sat down, the table chose a secret and showed its fingerprint. Every player added a seed. Secret and seeds together decide every throw; your device has just worked out each one again.',
  how2: 'Before anybody sat down, the table fixed a secret and showed its fingerprint. Every player’s device brought a nest of boxes and opened one for each throw. A throw comes from all of that together, so nobody could know it beforehand; your device has just worked out each one again.',
  commitment: 'Fingerprint of the secret',
  matches: '— matches the secret.',
  differs: '— does not match!',
  seedOf: text('Seed of {name}'),
  boxesOf: text('Boxes of {name}'),
  byTable: '(from the table)',
  bySeat: '(their own)',
  fault: text('The record breaks the rules at line {#line}.'),
  throws: 'Every throw',
  setup: 'Shuffle and first player',
  throwOf: text('{name} throws'),
  drawOf: text('{name} draws a card'),
  noted: 'Fingerprint that this device noted before the game',
  named: text('The host chose who starts: {name}.'),
  house: counts('count', {
    one: '{name}: {#count} throw made by the table alone',
    other: '{name}: {#count} throws made by the table alone',
  }),
  houseWhy:
    'The table throws for bots, for whoever is away, and for a device that has lost its boxes. It can know such a throw beforehand.',
  redealt: 'A backup of the server was put back: from there on the dice came from a new secret.',
  matching: counts('count', {
    one: '{#count} throw matches its proof',
    other: 'All {#count} throws match their proof',
  }),
  doubts: {
    absent:
      'This device was not at that table before the game. It can’t tell whether the secret was fixed beforehand.',
    late: 'But this device first saw the table when the game had begun. It can’t tell whether the secret was fixed beforehand.',
    elsewhere:
      'But your part of the dice came from another device. Only that one can tell whether it was used.',
    watching:
      'You added nothing to these dice. Those who played can tell whether their part was used.',
  },
  tampered: 'Somebody has tampered with these dice',
  frauds: {
    commitment:
      'The secret is not the one whose fingerprint your device noted before the game. It was swapped.',
    seed: 'What your device added to the dice was replaced by something else.',
    chain: 'What your device added to the dice was replaced by something else.',
    link: 'Your device opened a box for a throw, and the proof says that none came.',
    'refused-link': 'The table refused a box from your device that was the right one.',
    'other-chain':
      'Somebody else’s boxes are not the ones that your device was shown before it opened its own.',
    first: 'The proof says otherwise than you were told about who was named to start.',
    throws: 'Not every throw is the one that the proof gives.',
  },
};

export type Words = typeof words;
