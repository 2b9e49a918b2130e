/** Pokerdice in a terminal, in German. */

import { either, list, plural, point, text } from '../../../../words/de/grammar.ts';
import type { Words } from '../en/terminal.ts';

export const words: Words = {
  list,
  either,
  point,

  head: text('Runde {#round} von {#rounds}'),
  end: 'das Ende',
  throws: ({ name, isMe }) => (isMe ? 'du wirfst' : `${name} wirft`),
  cards: (count) => plural(count, { one: '# Karte', other: '# Karten' }),
  pointsInShort: text('{#count} Pkt'),
  capturedInShort: text('{#count} gesch.'),
  plays: ({ played }) => played,
  kept: 'bleibt',
  fresh: 'neu',
  lastDice: 'die Würfel der letzten Runde',
  laid: 'gelegt',
  only: text('nur {faces}'),

  lay: (count) =>
    count === 1 ? 'Leg eine deiner Karten verdeckt hin.' : 'Leg zwei deiner Karten verdeckt hin.',
  rethrow: (left) =>
    `Lass die Würfel liegen oder wirf einige neu (noch ${plural(left, { one: '# Nachwurf', other: '# Nachwürfe' })}).`,
  moves: {
    throw: 'die fünf Würfel werfen',
    stop: 'so lassen: Alle Karten werden aufgedeckt und gewertet',
    rethrow: (letters) => `${list(letters)} neu werfen`,
  },
  families: {
    rethrow: 'Würfel neu werfen: ihre Buchstaben, z. B. `ace`; oder `keep bd`; oder `all`',
    card: text('eine Karte legen: ihre Nummer oder ihr Name, z. B. `{example}`'),
    cards: text('zwei Karten legen, z. B. `{example}`'),
  },

  threw: ({ name, isMe }, faces) => `${isMe ? 'Du wirfst' : `${name} wirft`} ${faces}.`,
  threwAgain: ({ name, isMe }, letters, faces) =>
    `${isMe ? 'Du wirfst' : `${name} wirft`} ${list(letters)} neu: ${faces}.`,
  laidDown: text('Du legst verdeckt: {played}.'),

  typing: {
    commit:
      'Tippe die Nummer einer Karte oder ihren Namen: `Full House`, `zwei Paare`. Ein ✓ heißt: So wie sie liegen, erfüllen die Würfel sie.',
    reroll:
      'Tippe die Buchstaben der Würfel, die du neu wirfst (`ace`), `keep bd` für alle anderen, `all` für alle, oder `stop`.',
  },
  allCards: text('Die Karten und ihre Punkte: {all} Mehr schließt weniger ein.'),
  stillHas: ({ name, isMe }, what) => `${isMe ? 'Du hast' : `${name} hat`} noch: ${what}.`,
  everyCard: 'alle Karten',
  noCard: 'keine Karte',

  odds: {
    heads: {
      card: 'Karte',
      points: 'Pkt',
      atOnce: 'sofort',
      inThree: 'in drei',
      worth: 'Wert',
      made: 'sitzt',
      atBest: 'bestens',
      mine: 'ich',
      theirs: 'andere',
      later: 'später',
      mix: 'Mix',
      throw: 'Wurf',
      keep: 'liegt',
      held: 'hält',
    },
    throw:
      'Chancen in Prozent. Sofort: mit dem ersten Wurf. In drei: mit zwei Nachwürfen, jeder der beste für diese Karte allein.',
    madeByMe:
      'Sitzt: die Chance mit den Nachwürfen, die am meisten bringen; bestens: mit den besten Nachwürfen für diese Karte allein.',
    madeBy: text('Sitzt: die Chance, so wie {name} nachwerfen wird.'),
    worth: (isSeveral) =>
      `Ich: meine Punkte dieser Runde mit geschnappten Karten; andere: ${isSeveral ? 'die der anderen im Schnitt' : 'die der anderen Seite'}; später: was die restlichen Karten bringen. Wert = ich − andere + später. Mix: wie oft man sie spielen sollte. ✓ liegt schon so.`,
    rethrow: (own, left) =>
      `Genaue Chancen in Prozent, die nächsten Nachwürfe die besten: vor │ für ${own}, danach für Karten, die andere haben können${left > 0 ? ` (die ${left} unwahrscheinlichsten fehlen)` : ''}.`,
    held: (isMany) =>
      isMany
        ? 'Hält: wie viele davon die anderen haben, in Hundertsteln.'
        : 'Hält: wie wahrscheinlich die andere Seite sie hat, in Prozent.',
    less: (isSeveral) =>
      `Ich: meine Punkte mit geschnappten Karten; Wert: abzüglich ${isSeveral ? 'des Schnitts der anderen' : 'der anderen'}.`,
    columns: text('Spalten: {all}.'),
    expected: text('Angenommen, alle spielen gut; dann wohl {all}.'),
    expectedOf: text('{name}: {likely}'),
  },
};
