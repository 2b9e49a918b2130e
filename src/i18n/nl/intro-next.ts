/** The introduction to NEXT!, in Dutch. */

import type { Words } from '../en/intro-next.ts';

export const words: Words = {
  names: ['Colette', 'Anatole'],
  lessons: {
    throw: { say: 'Haal je met je stenen een kaart, dan is die van jou: drie worpen, één kaart per beurt. Gooi alle zes!' },
    keep: {
      say: 'Twee rode harten! Tik ze aan om ze te houden en gooi de andere vier.',
      not: 'Houd alleen de twee rode: een carré is een kaart.',
    },
    take: { say: 'Een carré: de kaart licht op. Pak hem!' },
    greedy: { say: 'De anderen pakten ook kaarten; alle liggen gedekt. Gooi weer!' },
    lock: {
      say: 'Drie groene zijn een kaart. Maar wees eens hebberig: houd ze en gooi door.',
      not: 'Verstandig! Maar probeer het eens: houd de drie groene, gooi de rest.',
    },
    locked: {
      say: 'Een slot: wie doorgooit verliest wat gehaald was, voor deze beurt. Gooi de rest nog eens!',
      not: 'Houd de drie groene en gooi de andere drie.',
    },
    inherit: {
      say: 'Colette erfde je stenen en pakte de kaart! Ook bij Anatole mislukt het: houd twee rode en een groene, gooi de rest.',
      not: 'Mag, maar twee rode en een groene zijn bijna een kaart: houd die.',
    },
    turn: {
      say: 'Beide zwarte stenen zijn gelijk: je mag één steen draaien. Maak een tweede groene!',
      not: 'Draai eerst een steen naar groen, maar geen rode en niet de groene.',
    },
    win: { say: 'Twee rode, twee groene: pak de kaart. Het teken is een actie.' },
    steal: { say: 'Diefstal! Trek blind een kaart, van wie je wilt.' },
    finish: {
      say: 'Vijf kaarten: je mag het spel beëindigen, en de meeste punten wint. Kies het einde!',
      not: 'Doorspelen mag. Maar kijk wie er wint: beëindig het spel.',
    },
  },
  end: 'Je wint! Onthoud: doorgooien zet kaarten op slot, en wie niets haalt, voedt de volgende.',
};
