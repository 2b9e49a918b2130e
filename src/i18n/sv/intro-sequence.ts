/** The introduction to Séquence Dés, in Swedish. */

import type { Words } from '../en/intro-sequence.ts';

export const words: Words = {
  names: ['Colette'],
  lessons: {
    throw: { say: 'Fem av dina brickor i rad vinner: lodrätt, på snedden eller vågrätt. Kasta tärningarna!' },
    place: { say: '3 + 4 = 7. Fyra rutor är en 7:a: tryck på en och bekräfta.' },
    twelve: { say: 'Colette svarade på en 9:a. Din tur: kasta!' },
    gap: {
      say: 'Dubbelsexa! Fyll luckan i din rad: lägg brickan på c3.',
      not: 'Inte där än: c3 ligger mellan två av dina brickor.',
    },
    again: { say: 'En 2:a eller 12:a ger dig en tur till. Kasta igen!' },
    replace: {
      say: 'Alla fyra 8:or är upptagna: då byter du ut en bricka. Colettes på e3 ger dig fyra i rad!',
      not: 'Det får du, men e3 är bättre: den ger dig fyra i rad.',
    },
    danger: { say: 'Se upp: nu har Colette fyra i rad överst. Kasta!' },
    remove: {
      say: 'En 10:a tar bort en motståndares bricka, men aldrig från en 2:a eller 12:a. Bryt raden överst!',
      not: 'Inte den: faran är raden överst.',
    },
    wild: { say: 'Faran är över. Kasta!' },
    five: {
      say: 'En 11:a får ligga på vilken ledig ruta som helst. Gör din rad hel!',
      not: 'Nästan: i ena änden av din rad, till vänster eller höger.',
    },
  },
  end: 'Fem i rad, du vinner! Ni är två, tre eller fyra; fyra blir två lag.',
};
