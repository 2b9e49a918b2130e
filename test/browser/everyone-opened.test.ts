/** What opens at a table: for everybody, in every size and language. */

import { OPENED } from '../support/browser/keys/screens.ts';
import { tourOf } from '../support/browser/tour.ts';

tourOf(OPENED);
