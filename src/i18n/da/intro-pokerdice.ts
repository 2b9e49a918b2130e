/** The introduction to Pokerdice, in Danish. */

import type { Words } from '../en/intro-pokerdice.ts';

export const words: Words = {
  names: ['Colette'],
  lessons: {
    throw: { say: 'Ti runder, og til hver et kort fra din hånd. Denne runde er din: kast!' },
    lay: {
      say: 'Sats på de sidste terninger; du må kaste om to gange. Tryk på kort: Fuldt hus, To par eller Tre ens?',
      not: 'Modigt! Herfra er Fuldt hus (5), To par (3) eller Tre ens (2) nærmere.',
    },
    rethrow: {
      say: 'Alle har satset; kun dit kort er vendt. Tryk på begge par for at beholde dem, og kast 3’eren om.',
      not: 'Behold 2’erne og 5’erne: kun 3’eren flyver igen.',
    },
    again: { say: 'Et kast til: den samme terning!', not: 'Lad de to par ligge: kun den femte terning flyver.' },
    captured: { say: 'Det lykkes: pointene er dine. Colettes lille straight glipper, og du snupper den: 1 point.' },
    bet: {
      say: 'Nu kaster Colette, og du satser kun. Én terning er ulige: Ingen ulige ville give 4, Et par er et sikrere 1.',
      not: 'Svært med de terninger. Ingen ulige eller Et par?',
    },
    once: { say: 'Uanset hvem der kaster, tæller dit kort, hvis det lykkes. Men hvert spilles kun én gang: vælg godt hvornår.' },
    mine: { say: 'Din runde igen: kast!' },
    straight: {
      say: '1, 2, 3, 4: fire i rækkefølge. Læg Lille straight.',
      not: 'Se: 1, 2, 3, 4. Lille straight passer allerede.',
    },
    spoil: {
      say: 'Sikkert! Men hvad, hvis Colette satser på de to 4’ere? Behold 1, 2, 3, 4, og kast den anden 4’er om.',
      not: 'Behold en 1’er, 2’er, 3’er og 4’er, og kast den ekstra 4’er om.',
    },
    stop: { say: 'Intet par mere! Du må kaste igen eller stoppe: behold terningerne.' },
  },
  end: 'Colettes par er også dit. Red dine terninger, ødelæg de andres: flest point efter ti runder vinder.',
};
