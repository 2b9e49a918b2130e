/** The introduction to NEXT!, in Swedish. */

import type { Words } from '../en/intro.ts';

export const words: Words = {
  names: ['Colette', 'Anatole'],
  lessons: {
    throw: {
      say: 'Klarar dina tärningar ett kort är det ditt. Du har tre kast och får ta ett kort per tur. Kasta alla sex!',
    },
    keep: {
      say: 'Två röda hjärtan! Tryck på dem för att spara dem och kasta de andra fyra.',
      not: 'Spara bara de två röda: ett fyrtal ger ett kort.',
    },
    take: { say: 'Ett fyrtal: kortet lyser upp. Ta det!' },
    greedy: { say: 'De andra har också tagit kort; alla ligger med baksidan upp. Kasta igen!' },
    lock: {
      say: 'Tre gröna ger ett kort. Men var girig för en gångs skull: spara dem och kasta vidare.',
      not: 'Klokt! Men prova för en gångs skull: spara de tre gröna och kasta resten.',
    },
    locked: {
      say: 'Ett hänglås: kastar du vidare är korten du kunde ta låsta den här turen. Kasta de andra tre en gång till!',
      not: 'Spara de tre gröna och kasta de andra tre.',
    },
    inherit: {
      say: 'Colette ärvde dina tärningar och tog kortet! Men Anatole fick inget kort: spara två röda och en grön och kasta resten.',
      not: 'Det går bra, men två röda och en grön är nästan ett kort: spara dem.',
    },
    turn: {
      say: 'De två svarta är lika: du får vrida en tärning. Gör en grön till!',
      not: 'Vrid först en tärning till grönt, men låt de två röda och den gröna ligga.',
    },
    win: { say: 'Två röda, två gröna: ta kortet. Tecknet på det är en handling.' },
    steal: { say: 'Stöld! Välj en spelare och dra ett kort i blindo.' },
    finish: {
      say: 'Du har fem kort och får avsluta spelet. Den som har flest poäng vinner. Välj att avsluta!',
      not: 'Du får spela vidare. Men se vem som vinner: avsluta spelet.',
    },
  },
  end: 'Du vinner! Kom ihåg: kastar du vidare låser du kort, och utan kort ärver nästa dina tärningar.',
};
