/** The introduction to Pokerdice, in Swedish. */

import type { Words } from '../en/intro.ts';

export const words: Words = {
  names: ['Colette'],
  lessons: {
    throw: { say: 'Du har tio rundor och spelar ett kort i varje. Den här rundan är din: kasta!' },
    lay: {
      say: 'Satsa på vad tärningarna visar till slut; du får kasta om två gånger. Tryck på kort: Kåk, Två par eller Triss?',
      not: 'Prova ett av de här tre: Kåk (5), Två par (3) eller Triss (2).',
    },
    rethrow: {
      say: 'Alla har satsat; bara ditt kort är uppvänt. Tryck på båda paren för att spara dem och kasta om 3:an.',
      not: 'Spara 2:orna och 5:orna och kasta bara om 3:an.',
    },
    again: {
      say: 'Kasta samma tärning en gång till!',
      not: 'Låt de två paren ligga och kasta bara den femte tärningen.',
    },
    captured: {
      say: 'Det satt! Poängen är dina. Colettes lilla stege spricker, så du norpar kortet: 1 poäng.',
    },
    bet: {
      say: 'Nu kastar Colette, och du bara satsar. En enda tärning är udda: Inga udda (4), eller Par (1), som är säkrare?',
      not: 'Det blir svårt. Inga udda eller Par?',
    },
    once: {
      say: 'Ditt kort kan sitta, vem som än kastar. Men du kan bara spela det en gång, så vänta på rätt tillfälle.',
    },
    mine: { say: 'Din runda igen: kasta!' },
    straight: {
      say: '1, 2, 3, 4: där ligger fyra i följd. Lägg Liten stege.',
      not: 'Titta: 1, 2, 3, 4. Liten stege sitter redan.',
    },
    spoil: {
      say: 'Den sitter! Men om Colette har satsat på 4:orna? Spara 1, 2, 3, 4 och kasta om den andra 4:an.',
      not: 'Spara 1, 2, 3 och en 4:a och kasta om den andra 4:an.',
    },
    stop: { say: 'Nu är paret borta! Du får kasta igen eller låta tärningarna ligga.' },
  },
  end: 'Du norpar även Colettes par. Rädda ditt kort eller förstör de andras. Den som har flest poäng efter tio rundor vinner.',
};
