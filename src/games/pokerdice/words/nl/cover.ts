/** Pokerdice on the home page, in Dutch. */

import type { Words } from '../en/cover.ts';

export const words: Words = {
  name: 'Pokerdice',
  summary: 'Wed in het geheim op wat vijf stenen gaan tonen, en pik de mislukte weddenschappen in.',
};
