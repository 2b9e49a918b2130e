/** The introduction to NEXT!, in Danish. */

import type { Words } from '../en/intro.ts';

export const words: Words = {
  names: ['Colette', 'Anatole'],
  lessons: {
    throw: {
      say: 'Passer dine terninger til et kort, er det dit. Du har tre kast og tager ét kort pr. tur. Kast alle seks!',
    },
    keep: {
      say: 'To røde hjerter! Tryk på dem for at beholde dem, og kast de fire andre.',
      not: 'Behold kun de to røde: fire ens giver et kort.',
    },
    take: { say: 'Fire ens: kortet lyser op. Tag det!' },
    greedy: { say: 'De andre har også taget kort; alle ligger med bagsiden opad. Kast igen!' },
    lock: {
      say: 'Tre grønne giver et kort. Men vær grådig for en gangs skyld: behold dem, og kast videre.',
      not: 'Fornuftigt! Men prøv det for en gangs skyld: behold de tre grønne, og kast resten.',
    },
    locked: {
      say: 'En hængelås: kaster du videre, er de kort, du kunne tage, låst i denne tur. Kast de tre andre en gang til!',
      not: 'Behold de tre grønne, og kast de tre andre.',
    },
    inherit: {
      say: 'Colette arvede dine terninger og tog kortet! Men Anatole fik intet kort: behold to røde og en grøn, og kast resten.',
      not: 'Det må du godt, men to røde og en grøn er næsten et kort: behold dem.',
    },
    turn: {
      say: 'De to sorte er ens: du må dreje én terning. Lav en grøn mere!',
      not: 'Drej først en terning til grøn, men lad de to røde og den grønne ligge.',
    },
    win: { say: 'To røde, to grønne: tag kortet. Tegnet på det er en handling.' },
    steal: { say: 'Tyveri! Vælg en spiller, og træk et kort i blinde.' },
    finish: {
      say: 'Du har fem kort og må slutte spillet. Den, der har flest point, vinder. Vælg at slutte!',
      not: 'Du må gerne spille videre. Men se, hvem der vinder: slut spillet.',
    },
  },
  end: 'Du vinder! Husk: kaster du videre, låser du kort. Og uden kort arver den næste dine terninger.',
};
