/** NEXT! on the home page, in Russian. */

import type { Words } from '../en/cover.ts';

export const words: Words = {
  name: 'NEXT!',
  summary: 'Гонка за комбинациями из цветных кубиков: чужие неудачные броски достаются тебе.',
};
