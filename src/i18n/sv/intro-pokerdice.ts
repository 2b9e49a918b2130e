/** The introduction to Pokerdice, in Swedish. */

import type { Words } from '../en/intro-pokerdice.ts';

export const words: Words = {
  names: ['Colette'],
  lessons: {
    throw: { say: 'Tio rundor, och till varje ett kort ur din hand. Den här rundan är din: kasta!' },
    lay: {
      say: 'Satsa på de sista tärningarna; du får kasta om två gånger. Tryck på kort: Kåk, Två par eller Tretal?',
      not: 'Djärvt! Härifrån är Kåk (5), Två par (3) eller Tretal (2) närmare.',
    },
    rethrow: {
      say: 'Alla har satsat; bara ditt kort är uppvänt. Tryck på båda paren för att spara dem, kasta om 3:an.',
      not: 'Spara 2:orna och 5:orna: bara 3:an flyger igen.',
    },
    again: { say: 'Ett kast till: samma tärning!', not: 'Låt de två paren ligga: bara den femte tärningen flyger.' },
    captured: { say: 'Det sitter: poängen är dina. Colettes lilla stege spricker, och du norpar den: 1 poäng.' },
    bet: {
      say: 'Nu kastar Colette och du satsar bara. En tärning är udda: Inga udda skulle ge 4, Par är en säkrare 1:a.',
      not: 'Svårt med de tärningarna. Inga udda eller Par?',
    },
    once: { say: 'Vem som än kastar räknas ditt kort om det sitter. Men varje kort spelas bara en gång: välj väl när.' },
    mine: { say: 'Din runda igen: kasta!' },
    straight: { say: '1, 2, 3, 4: fyra i följd. Lägg Liten stege.', not: 'Titta: 1, 2, 3, 4. Liten stege sitter redan.' },
    spoil: {
      say: 'Säkert! Men om Colette satsar på de två 4:orna? Spara 1, 2, 3, 4 och kasta om den andra 4:an.',
      not: 'Spara en 1:a, 2:a, 3:a och 4:a, och kasta om 4:an som blir över.',
    },
    stop: { say: 'Inget par längre! Du får kasta igen, eller låta tärningarna ligga.' },
  },
  end: 'Colettes par är också ditt. Rädda dina tärningar, förstör de andras: flest poäng efter tio rundor vinner.',
};
