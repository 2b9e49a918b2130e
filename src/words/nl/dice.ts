/** The words of the page about how the dice fell, in Dutch. */

import type { Words } from '../en/dice.ts';
import { counts, number, plural, text } from './grammar.ts';

export const words: Words = {
  lead: 'Afgelopen spellen, geteld en vergeleken met wat het toeval laat verwachten.',
  whose: 'Wiens stenen',
  scopes: {
    table: { name: 'Deze tafel', hint: 'Elke worp van dit ene spel.' },
    me: {
      name: 'Die van mij',
      hint: 'Jouw worpen op deze server, en die van de mensen aan dit apparaat.',
    },
    all: { name: 'Alle', hint: 'Alle afgelopen spellen op deze server.' },
  },
  counting: 'Aan het tellen…',
  deviceOnly: 'De server antwoordt niet: alleen de spellen op dit apparaat zijn geteld.',
  empty: {
    title: 'Er is nog niets gevallen',
    text: 'Speel een spel uit: dan worden de stenen hier geteld.',
  },

  few: {
    title: 'Te weinig worpen om iets te zeggen',
    text: (dice, enough) =>
      `Tot nu toe ${plural(dice, { one: '# steen', other: '# stenen' })}; oordelen doen we vanaf ${number(enough)}.`,
  },
  usual: {
    title: 'Niets ongewoons',
    text: (share) =>
      share >= 99
        ? 'Bijna alle proeven met evenveel eerlijke stenen vallen minstens zo ongelijk uit.'
        : `Van 100 proeven met evenveel eerlijke stenen vallen er ${number(share)} minstens zo ongelijk uit.`,
  },
  unusual: {
    title: 'Ongewoon, maar mogelijk',
    text: text(
      'Maar één op de {#oneIn} proeven met evenveel eerlijke stenen valt minstens zo ongelijk uit.',
    ),
    what: {
      faces: 'Het ligt aan de vlakken.',
      sums: 'Het ligt aan de sommen.',
      repeats: 'Het ligt aan de herhalingen.',
      longest: 'Het ligt aan de langste reeks.',
    },
    but: 'Waar veel gespeeld wordt, komt dat vanzelf eens voor. Of stenen eerlijk zijn, zegt tellen niet; het bewijs wel.',
  },
  how: {
    title: 'Hoe we oordelen',
    text: [
      'Elke toets vraagt hoe vaak eerlijke stenen minstens zo ver van het verwachte afwijken. Dat is rekenen, geen gevoel.',
      'Wie veel toetst, vindt vroeg of laat iets vreemds. Daarom nemen we het vreemdste en vermenigvuldigen we de kans daarop met het aantal toetsen.',
      'Ongewoon noemen we wat eerlijke stenen in hoogstens één op de 100 proeven doen.',
      'Stenen laten liggen en opnieuw gooien maakt niets uit: elke gegooide steen toont elk vlak even vaak.',
    ],
  },

  games: counts('count', { one: '{#count} spel', other: '{#count} spellen' }),
  facts: (throws, dice) =>
    `${plural(throws, { one: '# worp', other: '# worpen' })}, ${plural(dice, { one: '# steen', other: '# stenen' })}`,
  faces: 'Vlakken',
  sums: 'Sommen van twee stenen',
  streaks: 'Achter elkaar',
  expected: 'verwacht',
  band: 'hier liggen 95 van 100 eerlijke proeven',
  outside: 'Eén op de twintig balken valt er puur toevallig buiten.',
  longest: 'Langste reeks van één vlak',
  asLong: text('{#count} van die lengte of langer verwacht'),
  repeats: 'Zelfde als de steen ervoor',
  doubles: 'Dubbele',
  usually: text('{#expected} verwacht, {#from} tot {#to} is gewoon'),
  colours: ['Rood', 'Groen', 'Blauw', 'Geel', 'Oranje', 'Paars'],

  table: {
    open: 'De getallen als tabel',
    face: 'Vlak',
    sum: 'Som',
    count: 'Gevallen',
    expected: 'Verwacht',
    band: '95 van 100',
    test: 'Toets',
    likelihood: 'Eerlijke stenen: zo ver of verder',
    inHundred: text('{#share} op de 100'),
    oneIn: text('één op de {#count}'),
    tests: { faces: 'Vlakken', sums: 'Sommen', repeats: 'Herhalingen', longest: 'Langste reeks' },
  },
};
