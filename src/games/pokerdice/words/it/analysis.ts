/** Pokerdice looked back at, in Italian. */

import { text } from '../../../../words/it/grammar.ts';
import type { Words } from '../en/analysis.ts';

export const words: Words = {
  rest: 'Carte nascoste e correzioni delle stime',
  moves: {
    throwAll: 'lanciare tutti e cinque i dadi',
    keep: text('tenere {faces}, lanciare il resto'),
    stop: 'fermarsi',
  },
  kinds: {
    'too-bold': 'Tieni le carte care per dadi che le promettono; prima giocane una piccola.',
    'too-timid': 'Quando i dadi promettono una carta cara, giocala: le piccole possono aspettare.',
    'other-card': 'Confronta le carte di pari punti: una riesce più spesso.',
    'no-spoiling':
      'La tua carta è fatta? Rilancia i dadi che non le servono e rovina quelle degli altri.',
    'stopped-early':
      'Usa tutti e due i tiri rimasti finché la carta non riesce: fermarsi la regala.',
    'threw-on': 'Quando i dadi ti vanno bene, lasciali.',
    'other-dice': 'Prima di tirare di nuovo, conta quali dadi servono davvero alla tua carta.',
  },
};
