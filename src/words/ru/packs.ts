/**
 * The words for the colour of one's pack of cards, in Russian. Names stand alone, or after a colon.
 */

import type { Words } from '../en/packs.ts';

export const words: Words = {
  title: 'Цвет твоей колоды',
  of: (name) => `Цвет колоды, ${name}`,
  now: (title, colour) => `${title}: ${colour}`,
  takenBy: (name) => `занят: ${name}`,
  names: {
    red: 'красный',
    blue: 'синий',
    green: 'зелёный',
    gold: 'золотой',
    purple: 'фиолетовый',
    silver: 'серебряный',
  },
};
