/** The introduction to NEXT!, in Danish. */

import type { Words } from '../en/intro-next.ts';

export const words: Words = {
  names: ['Colette', 'Anatole'],
  lessons: {
    throw: { say: 'Passer dine terninger til et kort, er det dit: tre kast, ét kort pr. tur. Kast alle seks!' },
    keep: {
      say: 'To røde hjerter! Tryk på dem for at beholde dem, og kast de fire andre.',
      not: 'Behold kun de to røde: fire ens er et kort.',
    },
    take: { say: 'Fire ens: kortet lyser op. Tag det!' },
    greedy: { say: 'De andre tog også kort; alle ligger med bagsiden opad. Kast igen!' },
    lock: {
      say: 'Tre grønne er et kort. Men vær grådig for en gangs skyld: behold dem, og kast videre.',
      not: 'Fornuftigt! Men prøv det en gang: behold de tre grønne, kast resten.',
    },
    locked: {
      say: 'En hængelås: den, der kaster videre, mister det, der passede, i denne tur. Kast resten en gang til!',
      not: 'Behold de tre grønne, og kast de tre andre.',
    },
    inherit: {
      say: 'Colette arvede dine terninger og tog kortet! Det glippede også for Anatole: behold to røde og en grøn, kast resten.',
      not: 'Det må du, men to røde og en grøn er næsten et kort: behold dem.',
    },
    turn: {
      say: 'Begge sorte er ens: du må dreje én terning. Lav en grøn mere!',
      not: 'Drej først en terning til grøn, men ingen af de røde og ikke den grønne.',
    },
    win: { say: 'To røde, to grønne: tag kortet. Tegnet er en handling.' },
    steal: { say: 'Tyveri! Træk et kort i blinde, hos hvem du vil.' },
    finish: {
      say: 'Fem kort: du må slutte spillet, og flest point vinder. Vælg at slutte!',
      not: 'Du må gerne spille videre. Men se, hvem der vinder: slut spillet.',
    },
  },
  end: 'Du vinder! Husk: at kaste videre låser, og den, der ikke får kort, hjælper den næste.',
};
