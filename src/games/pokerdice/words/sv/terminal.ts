/** Pokerdice in a terminal, in Swedish. */

import { either, list, plural, point, text } from '../../../../words/sv/grammar.ts';
import type { Words } from '../en/terminal.ts';

export const words: Words = {
  list,
  either,
  point,

  head: text('runda {#round} av {#rounds}'),
  end: 'slut',
  throws: ({ name, isMe }) => (isMe ? 'du kastar' : `${name} kastar`),
  cards: (count) => `${count} kort`,
  pointsInShort: text('{#count} p'),
  capturedInShort: text('{#count} norp'),
  plays: text('spelar {played}'),
  kept: 'ligger',
  fresh: 'ny',
  lastDice: 'tärningarna från förra rundan',
  laid: 'lagt',
  only: text('bara {faces}'),

  lay: (count) => (count === 1 ? 'Lägg ett av dina kort dolt.' : 'Lägg två av dina kort dolda.'),
  rethrow: (left) =>
    `Låt tärningarna ligga eller kasta om några (${plural(left, { one: '# omkast', other: '# omkast' })} kvar).`,
  moves: {
    throw: 'kasta de fem tärningarna',
    stop: 'låt ligga: alla kort vänds upp och avgörs',
    rethrow: (letters) => `kasta om ${list(letters)}`,
  },
  families: {
    rethrow: 'kasta om tärningar: deras bokstäver, t.ex. `ace`; eller `keep bd`; eller `all`',
    card: text('lägg ett kort: dess nummer eller namn, t.ex. `{example}`'),
    cards: text('lägg två kort, t.ex. `{example}`'),
  },

  threw: ({ name, isMe }, faces) => `${isMe ? 'Du' : name} kastar ${faces}.`,
  threwAgain: ({ name, isMe }, letters, faces) =>
    `${isMe ? 'Du' : name} kastar om ${list(letters)}: ${faces}.`,
  laidDown: text('Du lägger dolt: {played}.'),

  typing: {
    commit:
      'Skriv ett korts nummer eller namn: `kåk`, `två par`. Ett ✓ säger att tärningarna klarar det som de ligger.',
    reroll:
      'Skriv bokstäverna på tärningarna du kastar om (`ace`), `keep bd` för de andra, `all` för alla, eller `stop`.',
  },
  allCards: text('Korten och deras poäng: {all} Mer innefattar mindre.'),
  stillHas: ({ name, isMe }, what) => `${isMe ? 'Du' : name} har kvar: ${what}.`,
  everyCard: 'alla kort',
  noCard: 'inget kort',

  odds: {
    heads: {
      card: 'kort',
      points: 'p',
      atOnce: 'direkt',
      inThree: 'på tre',
      worth: 'värde',
      made: 'sitter',
      atBest: 'bäst',
      mine: 'jag',
      theirs: 'de',
      later: 'sen',
      mix: 'mix',
      throw: 'kast',
      keep: 'kvar',
      held: 'har',
    },
    throw:
      'Chanser i procent. Direkt: med första kastet. På tre: med två omkast, vart och ett bäst för bara det kortet.',
    madeByMe:
      'Sitter: chansen med de omkast som ger mest; bäst: med de bästa omkasten för bara det kortet.',
    madeBy: text('Sitter: chansen så som {name} kommer att kasta om.'),
    worth: (isSeveral) =>
      `Jag: mina poäng den här rundan med norpade kort; de: ${isSeveral ? 'de andras i snitt' : 'motståndarens'}; sen: vad korten som är kvar ger. Värde = jag − de + sen. Mix: hur ofta man spelar det. ✓ ligger där nu.`,
    rethrow: (own, left) =>
      `Exakta chanser i procent, med de bästa omkasten därefter: före │ för ${own}, efter för kort som de andra kan ha${left > 0 ? ` (utan de ${left} minst troliga)` : ''}.`,
    held: (isMany) =>
      isMany
        ? 'Har: hur många av det de andra har, i hundradelar.'
        : 'Har: hur troligt det är att motståndaren har det, i procent.',
    less: (isSeveral) =>
      `Jag: mina poäng med norpade kort; värde: minus ${isSeveral ? 'de andras snitt' : 'motståndarens'}.`,
    columns: text('Kolumner: {all}.'),
    expected: text('Anta att alla spelar bra; då troligen {all}.'),
    expectedOf: text('{name}: {likely}'),
  },
};
