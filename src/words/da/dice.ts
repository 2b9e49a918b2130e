/** The words of the page about how the dice fell, in Danish. */

import type { Words } from '../en/dice.ts';
import { counts, number, plural, text } from './grammar.ts';

export const words: Words = {
  lead: 'Færdige spil, talt op og holdt op mod det, man kan vente af tilfældet.',
  whose: 'Hvis terninger',
  scopes: {
    table: { name: 'Dette bord', hint: 'Alle kast i dette ene spil.' },
    me: {
      name: 'Mine',
      hint: 'Dine kast på denne server og kastene fra dem, der spiller på denne enhed.',
    },
    all: { name: 'Alle', hint: 'Alle færdige spil på denne server.' },
  },
  counting: 'Tæller…',
  deviceOnly: 'Serveren svarer ikke: kun spillene på denne enhed er talt med.',
  empty: {
    title: 'Intet er faldet endnu',
    text: 'Spil et spil til ende: så tælles terningerne her.',
  },

  few: {
    title: 'For få kast til at sige noget',
    text: (dice, enough) =>
      `${plural(dice, { one: '# terning', other: '# terninger' })} indtil nu; vi dømmer fra ${number(enough)}.`,
  },
  usual: {
    title: 'Intet usædvanligt',
    text: (share) =>
      share >= 99
        ? 'Næsten alle prøver med lige så mange ærlige terninger er mindst så ujævne.'
        : `Af 100 prøver med lige så mange ærlige terninger er ${number(share)} mindst så ujævne.`,
  },
  unusual: {
    title: 'Usædvanligt, men muligt',
    text: text(
      'Kun én ud af {#oneIn} prøver med lige så mange ærlige terninger er mindst så ujævn.',
    ),
    what: {
      faces: 'Det er siderne.',
      sums: 'Det er summerne.',
      repeats: 'Det er gentagelserne.',
      longest: 'Det er den længste stribe.',
    },
    but: 'Hvor der spilles meget, må det ske en gang imellem. Om terninger er ærlige, kan man ikke tælle sig til; det viser beviset.',
  },
  how: {
    title: 'Sådan dømmer vi',
    text: [
      'Hver test spørger, hvor ofte ærlige terninger kommer mindst så langt fra det ventede. Det er regning, ikke en fornemmelse.',
      'Den, der laver mange tests, finder før eller siden noget sært. Derfor tager vi det særeste og ganger dets chance med antallet af tests.',
      'Usædvanligt kalder vi det, ærlige terninger gør i højst én ud af 100 prøver.',
      'At lade terninger ligge og kaste igen ændrer intet: hver kastet terning viser alle sider lige ofte.',
    ],
  },

  games: counts('count', { one: '{#count} spil', other: '{#count} spil' }),
  facts: (throws, dice) =>
    `${number(throws)} kast, ${plural(dice, { one: '# terning', other: '# terninger' })}`,
  faces: 'Sider',
  sums: 'Summer af to terninger',
  streaks: 'I træk',
  expected: 'ventet',
  band: 'her ligger 95 af 100 ærlige prøver',
  outside: 'En søjle ud af tyve ligger udenfor ved et rent tilfælde.',
  longest: 'Længste stribe af én side',
  asLong: text('{#count} så lange eller længere ventet'),
  repeats: 'Samme som terningen før',
  doubles: 'To ens',
  usually: text('{#expected} ventet, {#from} til {#to} er normalt'),
  colours: ['Rød', 'Grøn', 'Blå', 'Gul', 'Orange', 'Lilla'],

  table: {
    open: 'Tallene som tabel',
    face: 'Side',
    sum: 'Sum',
    count: 'Faldt',
    expected: 'Ventet',
    band: '95 af 100',
    test: 'Test',
    likelihood: 'Ærlige terninger: så langt eller længere',
    inHundred: text('{#share} af 100'),
    oneIn: text('én ud af {#count}'),
    tests: { faces: 'Sider', sums: 'Summer', repeats: 'Gentagelser', longest: 'Længste stribe' },
  },
};
