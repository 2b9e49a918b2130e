/** The introduction to NEXT!, in Dutch. */

import type { Words } from '../en/intro.ts';

export const words: Words = {
  names: ['Colette', 'Anatole'],
  lessons: {
    throw: {
      say: 'Gooi wat op een kaart staat, en de kaart is van jou: drie worpen, één kaart per beurt. Gooi alle zes!',
    },
    keep: {
      say: 'Twee rode harten! Tik ze aan om ze te houden en gooi de andere vier.',
      not: 'Houd alleen de twee rode: vier dezelfde is een kaart.',
    },
    take: { say: 'Vier rode: carré! De kaart licht op. Pak hem!' },
    greedy: { say: 'De anderen hebben nu ook kaarten, allemaal gedekt. Jouw beurt: gooi!' },
    lock: {
      say: 'Drie groene, dat is een kaart! Maar wees eens hebberig: houd ze en gooi door.',
      not: 'Verstandig! Maar probeer het eens: houd de drie groene en gooi de rest.',
    },
    locked: {
      say: 'Een slot! Je gooide door, dus die kaart mag je deze beurt niet meer pakken. Gooi de rest nog eens!',
      not: 'Houd de drie groene en gooi de andere drie.',
    },
    inherit: {
      say: 'Colette erfde je stenen en pakte de kaart! Nu erf jij die van Anatole: houd twee rode en een groene, gooi de rest.',
      not: 'Dat mag. Maar twee rode en een groene zijn bijna een kaart: houd die.',
    },
    turn: {
      say: 'De twee zwarte stenen zijn gelijk: je mag één steen draaien. Maak een tweede groene!',
      not: 'Draai eerst een steen naar groen. Laat de twee rode en de groene liggen.',
    },
    win: { say: 'Twee rode en twee groene: pak de kaart! Het teken erop is een actie.' },
    steal: { say: 'Diefstal! Trek blind een kaart van wie je maar wilt.' },
    finish: {
      say: 'Vijf kaarten: je mag het spel beëindigen. Wie de meeste punten heeft, wint. Doe het maar!',
      not: 'Doorspelen mag. Maar kijk wie er wint: beëindig het spel.',
    },
  },
  end: 'Je wint! Onthoud: doorgooien zet kaarten op slot, en zonder kaart erft de volgende je stenen.',
};
