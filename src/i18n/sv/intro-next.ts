/** The introduction to NEXT!, in Swedish. */

import type { Words } from '../en/intro-next.ts';

export const words: Words = {
  names: ['Colette', 'Anatole'],
  lessons: {
    throw: { say: 'Klarar dina tärningar ett kort är det ditt: tre kast, ett kort per tur. Kasta alla sex!' },
    keep: {
      say: 'Två röda hjärtan! Tryck på dem för att spara dem, kasta sedan de andra fyra.',
      not: 'Spara bara de två röda: ett fyrtal är ett kort.',
    },
    take: { say: 'Ett fyrtal: kortet lyser upp. Ta det!' },
    greedy: { say: 'De andra tog också kort; alla ligger med baksidan upp. Kasta igen!' },
    lock: {
      say: 'Tre gröna är ett kort. Men var girig för en gångs skull: spara dem och kasta vidare.',
      not: 'Klokt! Men prova en gång: spara de tre gröna, kasta resten.',
    },
    locked: {
      say: 'Ett hänglås: den som kastar vidare förlorar det som var klart, den här turen. Kasta resten en gång till!',
      not: 'Spara de tre gröna och kasta de andra tre.',
    },
    inherit: {
      say: 'Colette ärvde dina tärningar och tog kortet! Det sprack för Anatole också: spara två röda och en grön, kasta resten.',
      not: 'Det får du, men två röda och en grön är nästan ett kort: spara dem.',
    },
    turn: {
      say: 'Båda svarta är lika: du får vrida en tärning. Gör en grön till!',
      not: 'Vrid först en tärning till grönt, men ingen röd och inte den gröna.',
    },
    win: { say: 'Två röda, två gröna: ta kortet. Tecknet är en handling.' },
    steal: { say: 'Stöld! Dra ett kort i blindo, från vem du vill.' },
    finish: {
      say: 'Fem kort: du får avsluta spelet, och flest poäng vinner. Välj att avsluta!',
      not: 'Du får spela vidare. Men se vem som vinner: avsluta spelet.',
    },
  },
  end: 'Du vinner! Kom ihåg: att kasta vidare låser, och den som inget får hjälper nästa.',
};
