/** The introduction to NEXT!, in English. */

export const words = {
  names: ['Colette', 'Anatole'] as readonly string[],
  lessons: {
    throw: { say: 'Make a card with your dice and it is yours: three throws, one card a turn. Throw all six!' },
    keep: {
      say: 'Two red hearts! Touch them to keep them, then throw the other four.',
      not: 'Keep just the two red ones: four alike is a card.',
    },
    take: { say: 'Four alike: the card lights up. Take it!' },
    greedy: { say: 'The others have taken cards, too; all lie face down. Throw again!' },
    lock: {
      say: 'Three green make a card. But be greedy for once: keep them and throw on.',
      not: 'Sensible! But try it for once: keep the three green, throw the rest.',
    },
    locked: {
      say: 'A padlock: if you throw again, the cards you have made are locked for this turn. Throw the rest once more!',
      not: 'Keep the three green and throw the other three.',
    },
    inherit: {
      say: 'Colette inherited your dice, and took the card! Anatole failed, too: keep two red and one green, throw the rest.',
      not: 'Allowed, but two red and a green are nearly a card: keep those.',
    },
    turn: {
      say: 'Both black dice agree: you may turn one die. Make a second green one!',
      not: 'First turn a die to green, and leave both red and the green as they lie.',
    },
    win: { say: 'Two red, two green: take the card. Its sign is an action.' },
    steal: { say: 'Steal! Draw a card blind from any player you choose.' },
    finish: {
      say: 'Five cards: you may end the game. The player with the most points wins. Choose to end it!',
      not: 'Playing on is allowed. But see who wins: end the game.',
    },
  },
  end: 'You win! Remember: throwing on locks what is made, and failing feeds the next player.',
};

export type Words = typeof words;
