/** The introduction to Pokerdice, in Danish. */

import type { Words } from '../en/intro.ts';

export const words: Words = {
  names: ['Colette'],
  lessons: {
    throw: { say: 'Der er ti runder, og du spiller et kort i hver. Denne runde er din: kast!' },
    lay: {
      say: 'Sats på, hvad terningerne ender med; du må kaste om to gange. Tryk på kort: Fuldt hus, To par eller Tre ens?',
      not: 'Prøv et af disse tre: Fuldt hus (5), To par (3) eller Tre ens (2).',
    },
    rethrow: {
      say: 'Alle har satset; kun dit kort er vendt. Tryk på begge par for at beholde dem, og kast 3’eren om.',
      not: 'Behold 2’erne og 5’erne, og kast kun 3’eren om.',
    },
    again: {
      say: 'Kast den samme terning en gang til!',
      not: 'Lad de to par ligge, og kast kun den femte terning.',
    },
    captured: {
      say: 'Lykkedes! Pointene er dine. Colettes lille straight glipper, så du snupper kortet: 1 point.',
    },
    bet: {
      say: 'Nu kaster Colette, og du satser bare. Kun én terning er ulige: Ingen ulige (4) eller det mere sikre Et par (1)?',
      not: 'Det bliver svært. Ingen ulige eller Et par?',
    },
    once: {
      say: 'Dit kort kan lykkes, uanset hvem der kaster. Men du kan kun spille det én gang, så vælg det rette øjeblik.',
    },
    mine: { say: 'Din runde igen: kast!' },
    straight: {
      say: 'Der ligger 1, 2, 3, 4 i rækkefølge. Læg Lille straight.',
      not: 'Se: 1, 2, 3, 4. Lille straight passer allerede.',
    },
    spoil: {
      say: 'Den er hjemme! Men har Colette satset på 4’erne? Behold 1, 2, 3, 4, og kast den anden 4’er om.',
      not: 'Behold 1, 2, 3 og én 4’er, og kast den ekstra 4’er om.',
    },
    stop: { say: 'Så er parret væk! Du må kaste igen eller stoppe: behold terningerne.' },
  },
  end: 'Du snupper også Colettes par. Red dit eget kort, eller ødelæg de andres. Den, der har flest point efter ti runder, vinder.',
};
