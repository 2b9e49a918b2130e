/** The introduction to NEXT!, in English. */

export const words = {
  names: ['Colette', 'Anatole'] as readonly string[],
  lessons: {
    throw: {
      say: 'Make a card with your dice and it’s yours: three throws, one card a turn. Throw all six!',
    },
    keep: {
      say: 'Two red hearts! Tap them to keep them, then throw the other four.',
      not: 'Keep just the two red dice: there is a card for four alike.',
    },
    take: { say: 'Four alike: the card lights up. Take it!' },
    greedy: { say: 'The others have won cards too, all face down. Your turn again: throw!' },
    lock: {
      say: 'Three green dice make a card. But be greedy for once: keep them and throw again.',
      not: 'Sensible! But just this once, keep the three green dice and throw the rest.',
    },
    locked: {
      say: 'A padlock: you threw again, so that card is locked for this turn. Throw the rest once more!',
      not: 'Keep the three green dice and throw the other three.',
    },
    inherit: {
      say: 'Colette inherited your dice and took the card! Then Anatole failed: keep two red and one green, throw the rest.',
      not: 'You may, but two red and one green are nearly a card: keep those.',
    },
    turn: {
      say: 'The black dice match, so you may turn one die. Make a second green one!',
      not: 'First turn a die to green, but leave the two red ones and the green one alone.',
    },
    win: { say: 'Two red, two green: take the card. Its symbol is an action.' },
    steal: { say: 'Steal! Draw a card from anyone you like, without looking.' },
    finish: {
      say: 'With five cards you may end the game: the player with the most points wins. End it!',
      not: 'You may play on, but let’s see who wins: end the game.',
    },
  },
  end: 'You win! Remember: if you throw again, the cards you made are locked. If you fail, the next player may use your dice.',
};

export type Words = typeof words;
