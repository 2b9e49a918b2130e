/** The words of the page about how the dice fell, in Swedish. */

import type { Words } from '../en/dice.ts';
import { counts, number, plural, text } from './grammar.ts';

export const words: Words = {
  lead: 'Avslutade spel, räknade och jämförda med vad slumpen låter vänta.',
  whose: 'Vems tärningar',
  scopes: {
    table: { name: 'Det här bordet', hint: 'Alla kast i det här spelet.' },
    me: {
      name: 'Mina',
      hint: 'Dina kast på den här servern, och kasten av dem som spelar på den här enheten.',
    },
    all: { name: 'Alla', hint: 'Alla avslutade spel på den här servern.' },
  },
  counting: 'Räknar…',
  deviceOnly: 'Servern svarar inte: bara spelen på den här enheten är räknade.',
  empty: {
    title: 'Inget har fallit än',
    text: 'Spela ett spel till slut: då räknas dess tärningar här.',
  },

  few: {
    title: 'För få kast för att säga något',
    text: (dice, enough) =>
      `${plural(dice, { one: '# tärning', other: '# tärningar' })} hittills; vi dömer från ${number(enough)}.`,
  },
  usual: {
    title: 'Inget ovanligt',
    text: (share) =>
      share >= 99
        ? 'Nästan alla prov med lika många ärliga tärningar blir minst så ojämna.'
        : `Av 100 prov med lika många ärliga tärningar blir ${number(share)} minst så ojämna.`,
  },
  unusual: {
    title: 'Ovanligt, men möjligt',
    text: text('Bara ett av {#oneIn} prov med lika många ärliga tärningar blir minst så ojämnt.'),
    what: {
      faces: 'Det är sidorna.',
      sums: 'Det är summorna.',
      repeats: 'Det är upprepningarna.',
      longest: 'Det är den längsta sviten.',
    },
    but: 'Där man spelar mycket måste det hända någon gång. Om tärningar är ärliga går inte att räkna ut så; det visar beviset.',
  },
  how: {
    title: 'Så dömer vi',
    text: [
      'Varje test frågar hur ofta ärliga tärningar hamnar minst så långt från det väntade. Det är en beräkning, ingen känsla.',
      'Den som gör många test hittar förr eller senare något märkligt. Därför tar vi det märkligaste och multiplicerar dess chans med antalet test.',
      'Ovanligt kallar vi det som ärliga tärningar gör i högst ett av 100 prov.',
      'Att spara tärningar och kasta om ändrar inget: varje kastad tärning visar alla sidor lika ofta.',
    ],
  },

  games: counts('count', { one: '{#count} spel', other: '{#count} spel' }),
  facts: (throws, dice) =>
    `${number(throws)} kast, ${plural(dice, { one: '# tärning', other: '# tärningar' })}`,
  faces: 'Sidor',
  sums: 'Summor av två tärningar',
  streaks: 'I rad',
  expected: 'väntat',
  band: 'här ligger 95 av 100 ärliga prov',
  outside: 'En stapel av tjugo hamnar utanför av ren slump.',
  longest: 'Längsta sviten av en sida',
  asLong: text('{#count} så långa eller längre väntade'),
  repeats: 'Samma som tärningen före',
  doubles: 'Par',
  usually: text('{#expected} väntade, {#from} till {#to} är vanligt'),
  colours: ['Röd', 'Grön', 'Blå', 'Gul', 'Orange', 'Lila'],

  table: {
    open: 'Siffrorna som tabell',
    face: 'Sida',
    sum: 'Summa',
    count: 'Föll',
    expected: 'Väntat',
    band: '95 av 100',
    test: 'Test',
    likelihood: 'Ärliga tärningar: så långt eller längre',
    inHundred: text('{#share} av 100'),
    oneIn: text('ett av {#count}'),
    tests: { faces: 'Sidor', sums: 'Summor', repeats: 'Upprepningar', longest: 'Längsta sviten' },
  },
};
