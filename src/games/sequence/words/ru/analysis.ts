/** Séquence Dés looked back at, in Russian. */

import { text } from '../../../../words/ru/grammar.ts';
import type { Words } from '../en/analysis.ts';

export const words: Words = {
  rest: 'Что поправил более глубокий взгляд',
  moves: {
    roll: 'бросить',
    place: text('фишка на {square}'),
    remove: text('снять фишку с {square}'),
  },
  kinds: {
    'missed-win': 'Перед выбором ищи клетку, которая завершает твою линию.',
    'missed-block': 'Сначала посмотри, что могут завершить другие, и поставь фишку поперёк.',
    'missed-line': 'Из двух клеток бери ту, после которой линию завершит больше бросков.',
    'other-square': 'Выбирай клетки, где пересекаются несколько твоих линий.',
  },
};
