/** What every section of the design page is handed. */

import type { Words } from '../../../words/en/design.ts';

export interface PartProps {
  readonly words: Words;
}
