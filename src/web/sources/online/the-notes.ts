/** The one book of notes of this page. */

import { NoteBook } from './notes.ts';

export const theNotes = new NoteBook(indexedDB);
