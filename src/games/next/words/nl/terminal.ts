/** NEXT! in a terminal, in Dutch. */

import { counts, list, point, text } from '../../../../words/nl/grammar.ts';
import type { Person } from '../en/page.ts';
import type { Words } from '../en/terminal.ts';

const does = ({ name, isMe }: Person, you: string, they: string): string =>
  isMe ? `Je ${you}` : `${name} ${they}`;

export const words: Words = {
  list,
  point,

  colours: {
    red: ['rood', 'R'],
    green: ['groen', 'Gr'],
    blue: ['blauw', 'B'],
    yellow: ['geel', 'Ge'],
    orange: ['oranje', 'O'],
    purple: ['paars', 'P'],
  },
  black: ['zwart', 'zwrt'],
  kept: 'blijft',
  fresh: 'nieuw',
  turned: 'gedraaid',
  pile: text('stapel {#place} · nog {#left}'),
  made: text('klopt: {typed}'),
  lockedMade: 'klopt, maar op slot',
  lockedLost: 'op slot: doorgegooid',
  end: 'het einde',
  goal: text('{#limit} kaarten is het einde, met {#enough} mag je stoppen'),
  inherited: 'stenen van een mislukte beurt',
  firstThrow: 'eerste worp',
  throwsLeft: counts('count', { one: 'nog {#count} worp', other: 'nog {#count} worpen' }),
  hand: text('Jouw kaarten: {cards}.'),
  shown: text('{name}, {points}: {cards}.'),
  noCard: 'geen kaart',

  drew: text('Je trok: {card}.'),
  moves: {
    throwAll: 'alle zes stenen gooien',
    throw: (letters) => `${list(letters)} gooien`,
    turn: text('steen {letter} draaien naar {colour}'),
    take: (card, action) => `${card}${action === undefined ? '' : `, dan ${action}`}`,
    end: 'de beurt zonder kaart beëindigen',
    draw: text('bij {name} trekken, {cards}'),
    finish: 'het spel stoppen: wie de meeste punten heeft, wint',
    continue: 'verder spelen',
  },
  families: {
    throw: 'stenen gooien: hun letters, bijv. `bce`; of `keep adf`; of `all`',
    throwAgain: 'stenen opnieuw gooien: hun letters, bijv. `bce`; of `keep adf`; of `all`',
    turn: text('één steen draaien: bijv. `{example}`'),
  },

  threw: (person, letters, faces) =>
    `${does(person, 'gooit', 'gooit')} ${letters === 'all' ? 'alle zes stenen' : list(letters)}: ${faces}.`,
  turnedTo: (person, letter, colour) =>
    `${does(person, 'draait', 'draait')} steen ${letter} naar ${colour}.`,
  locked: text('Stapel {#place} is op slot.'),

  typing: {
    turn: 'Typ de letters van de stenen die je gooit (`bce`), `keep adf` voor alle andere, `all` voor allemaal; `take 2` pakt een kaart; `c=blauw` draait een steen.',
    action: 'Typ bijv. `steal 2` of `swap 2`: het nummer van de plaats.',
    give: 'Typ het nummer op de kaart.',
    finish: 'Typ `stop` om te stoppen of `on` om verder te spelen.',
  },
  squares: text(
    'De kleuren: {colours}. Vierkantjes op een kaart mogen elke kleur zijn, dezelfde voor gelijke vierkantjes.',
  ),

  odds: {
    moves: {
      throwAll: 'alles gooien',
      throw: text('{letters} gooien'),
      turn: text('draai {letter} {colour}'),
      take: text('pak {#place}'),
      end: 'einde',
      steal: text('bij {name}'),
      swap: text('met {name}'),
      give: text('geef {card}'),
      finish: 'stoppen',
      continue: 'verder',
    },
    heads: {
      points: 'punten',
      pile: text('stapel {#place}'),
      none: 'geen',
      gift: 'gift',
      drawn: 'kaart',
      win: 'winst',
    },
    about: text('ca. {chance}'),
    pile: (place, card, isLocked) => `stapel ${place}: ${card}${isLocked ? '; op slot' : ''}.`,
    chances:
      'Onder elke stapel de kans de beurt met zijn kaart te eindigen als je voor de meeste punten speelt; dan de hoogste kans als je alleen voor die kaart gaat.',
    columns:
      'punten: verwacht van deze beurt, acties meegeteld; geen: geen kaart; gift: punten die de stenen van een mislukte beurt de volgende geven.',
    drawing:
      'punten: verwacht van trekken, min de kaart die je geeft; kaart: gemiddelde punten van de blind getrokken kaart.',
    giving: 'punten: wat je verliest.',
    ending: 'winst: de kans het spel te winnen; gelijk telt voor een deel.',
  },
};
