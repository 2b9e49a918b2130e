/** The introduction to Séquence Dés, in Swedish. */

import type { Words } from '../en/intro.ts';

export const words: Words = {
  names: ['Colette'],
  lessons: {
    throw: {
      say: 'Får du fem brickor i rad vinner du: lodrätt, på snedden eller vågrätt. Kasta tärningarna!',
    },
    place: { say: '3 + 4 = 7. Det finns fyra 7:or på planen: tryck på en och bekräfta.' },
    twelve: { say: 'Colette lade en bricka på en 9:a. Din tur: kasta!' },
    gap: {
      say: 'Två sexor! Fyll luckan i din rad: lägg brickan på c3.',
      not: 'Inte där: c3 ligger mellan två av dina brickor.',
    },
    again: { say: 'En 2:a eller 12:a ger dig en tur till. Kasta igen!' },
    replace: {
      say: 'Alla fyra 8:orna är upptagna, så du byter ut en bricka. Välj Colettes på e3: då har du fyra i rad!',
      not: 'Det går bra, men e3 är bättre: då har du fyra i rad.',
    },
    danger: { say: 'Se upp: nu har Colette fyra i rad överst. Kasta!' },
    remove: {
      say: 'En 10:a tar bort en motståndares bricka, men aldrig från en 2:a eller 12:a. Bryt raden överst!',
      not: 'Inte den: faran är raden överst.',
    },
    wild: { say: 'Faran är över. Din tur: kasta!' },
    five: {
      say: 'Med en 11:a väljer du själv en ledig ruta. Gör klart din rad!',
      not: 'Nästan: i ena änden av din rad, till vänster eller höger.',
    },
  },
  end: 'Fem i rad, du vinner! Ni kan vara två, tre eller fyra; är ni fyra spelar ni i två lag.',
};
