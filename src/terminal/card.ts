/**
 * A small card: a number to choose it by and its value in the corners, its pattern, a word on its
 * lower edge.
 */

import { type Block, type Border, framed } from './block.ts';

export const CARD_WIDTH = 16;

export interface CardLooks {
  readonly pattern: string;
  readonly value: string;
  readonly corner?: string;
  readonly word?: string;
  readonly border?: Border;
  readonly stroke?: (text: string) => string;
}

export function smallCard({
  pattern,
  value,
  corner = '',
  word = '',
  border = 'round',
  stroke,
}: CardLooks): Block {
  return framed([` ${pattern}`], {
    border,
    width: CARD_WIDTH - 2,
    topLeft: corner === '' ? '' : ` ${corner} `,
    topRight: ` ${value} `,
    bottom: word === '' || word.length > CARD_WIDTH - 4 ? word : ` ${word} `,
    ...(stroke === undefined ? {} : { stroke }),
  });
}
