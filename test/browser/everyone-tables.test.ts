/** Tables at every moment worth looking at: for everybody, in every size and language. */

import { TABLES } from '../support/browser/keys/screens.ts';
import { tourOf } from '../support/browser/tour.ts';

tourOf(TABLES);
