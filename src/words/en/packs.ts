/**
 * The words for the colour of one's pack of cards, in English. Names stand alone, or after a colon.
 */

export const words = {
  title: 'Colour of your pack',
  of: (name: string) => `Colour of ${name}’s pack`,
  now: (title: string, colour: string) => `${title}: ${colour}`,
  takenBy: (name: string) => `taken by ${name}`,
  names: {
    red: 'red',
    blue: 'blue',
    green: 'green',
    gold: 'gold',
    purple: 'purple',
    silver: 'silver',
  },
};

export type Words = typeof words;
