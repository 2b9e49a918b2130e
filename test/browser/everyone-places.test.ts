/** Screens that are no table on this device: for everybody, in every size and language. */

import { PLACES } from '../support/browser/keys/screens.ts';
import { tourOf } from '../support/browser/tour.ts';

tourOf(PLACES);
