/** Pokerdice in a terminal, in Danish. */

import { either, list, plural, point, text } from '../../../../words/da/grammar.ts';
import type { Words } from '../en/terminal.ts';

export const words: Words = {
  list,
  either,
  point,

  head: text('runde {#round} af {#rounds}'),
  end: 'slut',
  throws: ({ name, isMe }) => (isMe ? 'du kaster' : `${name} kaster`),
  cards: (count) => `${count} kort`,
  pointsInShort: text('{#count} p'),
  capturedInShort: text('{#count} snup'),
  plays: text('spiller {played}'),
  kept: 'bliver',
  fresh: 'ny',
  lastDice: 'terningerne fra sidste runde',
  laid: 'lagt',
  only: text('kun {faces}'),

  lay: (count) =>
    count === 1 ? 'Læg et af dine kort med bagsiden op.' : 'Læg to af dine kort med bagsiden op.',
  rethrow: (left) =>
    `Lad terningerne ligge, eller kast nogle om (${plural(left, { one: '# omkast', other: '# omkast' })} tilbage).`,
  moves: {
    throw: 'kast de fem terninger',
    stop: 'lad dem ligge: alle kort vendes og afgøres',
    rethrow: (letters) => `kast ${list(letters)} om`,
  },
  families: {
    rethrow: 'kast terninger om: deres bogstaver, fx `ace`; eller `keep bd`; eller `all`',
    card: text('læg et kort: dets nummer eller navn, fx `{example}`'),
    cards: text('læg to kort, fx `{example}`'),
  },

  threw: ({ name, isMe }, faces) => `${isMe ? 'Du' : name} kaster ${faces}.`,
  threwAgain: ({ name, isMe }, letters, faces) =>
    `${isMe ? 'Du' : name} kaster ${list(letters)} om: ${faces}.`,
  laidDown: text('Du lægger med bagsiden op: {played}.'),

  typing: {
    commit:
      'Skriv et korts nummer eller navn: `fuldt hus`, `to par`. Et ✓ betyder, at terningerne passer, som de ligger.',
    reroll:
      'Skriv bogstaverne på de terninger, du kaster om (`ace`), `keep bd` for de andre, `all` for alle, eller `stop`.',
  },
  allCards: text('Kortene og deres point: {all} Mere omfatter mindre.'),
  stillHas: ({ name, isMe }, what) => `${isMe ? 'Du' : name} har stadig: ${what}.`,
  everyCard: 'alle kort',
  noCard: 'intet kort',

  odds: {
    heads: {
      card: 'kort',
      points: 'p',
      atOnce: 'straks',
      inThree: 'på tre',
      worth: 'værd',
      made: 'lykkes',
      atBest: 'bedst',
      mine: 'jeg',
      theirs: 'de',
      later: 'siden',
      mix: 'miks',
      throw: 'kast',
      keep: 'bliv',
      held: 'har',
    },
    throw:
      'Chancer i procent. Straks: med første kast. På tre: med to omkast, hvert det bedste for det kort alene.',
    madeByMe:
      'Lykkes: chancen med de omkast, der giver mest; bedst: med de bedste omkast for det kort alene.',
    madeBy: text('Lykkes: chancen, sådan som {name} vil kaste om.'),
    worth: (isSeveral) =>
      `Jeg: mine point i denne runde med snuppede kort; de: ${isSeveral ? 'de andres i gennemsnit' : 'modstanderens'}; siden: hvad de kort, der er tilbage, giver. Værd = jeg − de + siden. Miks: hvor ofte man spiller det. ✓ ligger der nu.`,
    rethrow: (own, left) =>
      `Nøjagtige chancer i procent, de næste omkast de bedste: før │ for ${own}, efter for kort, de andre kan have${left > 0 ? ` (uden de ${left} mindst sandsynlige)` : ''}.`,
    held: (isMany) =>
      isMany
        ? 'Har: hvor mange af det de andre har, i hundrededele.'
        : 'Har: hvor sandsynligt modstanderen har det, i procent.',
    less: (isSeveral) =>
      `Jeg: mine point med snuppede kort; værd: minus ${isSeveral ? 'de andres gennemsnit' : 'modstanderens'}.`,
    columns: text('Kolonner: {all}.'),
    expected: text('Det antages, at alle spiller godt; så nok {all}.'),
    expectedOf: text('{name}: {likely}'),
  },
};
