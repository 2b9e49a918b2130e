/** Pokerdice in a terminal, in Dutch. */

import { either, list, plural, point, text } from '../../../../words/nl/grammar.ts';
import type { Words } from '../en/terminal.ts';

export const words: Words = {
  list,
  either,
  point,

  head: text('ronde {#round} van {#rounds}'),
  end: 'het einde',
  throws: ({ name, isMe }) => (isMe ? 'jij gooit' : `${name} gooit`),
  cards: (count) => plural(count, { one: '# kaart', other: '# kaarten' }),
  pointsInShort: text('{#count} pt'),
  capturedInShort: text('{#count} ing.'),
  plays: text('speelt {played}'),
  kept: 'blijft',
  fresh: 'nieuw',
  lastDice: 'de stenen van de vorige ronde',
  laid: 'gelegd',
  only: text('alleen {faces}'),

  lay: (count) =>
    count === 1 ? 'Leg een van je kaarten gedekt neer.' : 'Leg twee van je kaarten gedekt neer.',
  rethrow: (left) =>
    `Laat de stenen liggen of gooi er een paar opnieuw (nog ${plural(left, { one: '# keer', other: '# keer' })}).`,
  moves: {
    throw: 'de vijf stenen gooien',
    stop: 'zo laten: alle kaarten worden omgedraaid en beoordeeld',
    rethrow: (letters) => `${list(letters)} opnieuw gooien`,
  },
  families: {
    rethrow: 'stenen opnieuw gooien: hun letters, bijv. `ace`; of `keep bd`; of `all`',
    card: text('een kaart leggen: nummer of naam, bijv. `{example}`'),
    cards: text('twee kaarten leggen, bijv. `{example}`'),
  },

  threw: ({ name, isMe }, faces) => `${isMe ? 'Je gooit' : `${name} gooit`} ${faces}.`,
  threwAgain: ({ name, isMe }, letters, faces) =>
    `${isMe ? 'Je gooit' : `${name} gooit`} ${list(letters)} opnieuw: ${faces}.`,
  laidDown: text('Je legt gedekt neer: {played}.'),

  typing: {
    commit:
      'Typ het nummer van een kaart of de naam: `full house`, `twee paar`. Een ✓ zegt dat de stenen hem zo al halen.',
    reroll:
      'Typ de letters van de stenen die je opnieuw gooit (`ace`), `keep bd` voor alle andere, `all` voor allemaal, of `stop`.',
  },
  allCards: text('De kaarten en hun punten: {all} Meer omvat minder.'),
  stillHas: ({ name, isMe }, what) => `${isMe ? 'Je hebt' : `${name} heeft`} nog: ${what}.`,
  everyCard: 'alle kaarten',
  noCard: 'geen kaart',

  odds: {
    heads: {
      card: 'kaart',
      points: 'pt',
      atOnce: 'meteen',
      inThree: 'in drie',
      worth: 'waard',
      made: 'kans',
      atBest: 'best',
      mine: 'ik',
      theirs: 'zij',
      later: 'later',
      mix: 'mix',
      throw: 'worp',
      keep: 'ligt',
      held: 'heeft',
    },
    throw:
      'Kansen in procenten. Meteen: met de eerste worp. In drie: met twee keer opnieuw gooien, telkens het beste voor alleen die kaart.',
    madeByMe:
      'Kans: met opnieuw gooien dat het meeste oplevert; best: met het beste opnieuw gooien voor alleen die kaart.',
    madeBy: text('Kans: zoals {name} zal gooien.'),
    worth: (isSeveral) =>
      `Ik: mijn punten van deze ronde met ingepikte kaarten; zij: ${isSeveral ? 'die van de anderen, gemiddeld' : 'die van de ander'}; later: wat de kaarten in de hand nog opleveren. Waard = ik − zij + later. Mix: hoe vaak je hem speelt. ✓ ligt er nu.`,
    rethrow: (own, left) =>
      `Exacte kansen in procenten, daarna steeds het beste: vóór │ voor ${own}, erna voor kaarten die de anderen kunnen hebben${left > 0 ? ` (de ${left} minst waarschijnlijke weggelaten)` : ''}.`,
    held: (isMany) =>
      isMany
        ? 'Heeft: hoeveel de anderen ervan hebben, in honderdsten.'
        : 'Heeft: hoe waarschijnlijk de ander hem heeft, in procenten.',
    less: (isSeveral) =>
      `Ik: mijn punten met ingepikte kaarten; waard: min ${isSeveral ? 'het gemiddelde van de anderen' : 'die van de ander'}.`,
    columns: text('Kolommen: {all}.'),
    expected: text('Aangenomen dat iedereen goed speelt; dan waarschijnlijk {all}.'),
    expectedOf: text('{name}: {likely}'),
  },
};
