/** All that is measured, in the order of the table. */

import { boardgame, boardgameFlatFile, boardgameTuned } from './boardgame.ts';
import { colyseus, colyseusTuned } from './colyseus.ts';
import { echo, echoBoth } from './echo.ts';
import { gobelet, gobeletNext, gobeletPokerdice } from './gobelet.ts';
import type { Rival } from './rival.ts';

export const rivals: readonly Rival[] = [
  gobelet,
  echo,
  echoBoth,
  gobeletPokerdice,
  gobeletNext,
  boardgame,
  boardgameTuned,
  boardgameFlatFile,
  colyseus,
  colyseusTuned,
];
