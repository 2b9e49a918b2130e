/**
 * What is refused in a corrected text, in one sentence for whoever corrected it. Only what was
 * changed is checked.
 */

import type { Language } from '../../src/words/languages.ts';
import type { Entry } from './catalogue.ts';
import { lengthOf, placesIn, straysIn } from './places.ts';
import { type Form, said, type Text } from './text.ts';
import { checkTypography } from './typography.ts';

/** Signs that can't be seen, but for the soft hyphen and the no-break spaces. */
const INVISIBLE = /(?!\u00ad)[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/u;

/** Why this can't be the new text of a form, or nothing if it can. */
export function checkText(
  language: Language,
  entry: Entry,
  form: Form,
  text: string,
): string | undefined {
  const today = said(entry.text, form);
  return (
    checkSigns(today, text) ??
    checkPlaces(entry, form, text) ??
    checkLength(entry.room, text) ??
    checkTypography(language, text)
  );
}

function checkSigns(today: string, text: string): string | undefined {
  const sign = INVISIBLE.exec(text.replaceAll('\n', today.includes('\n') ? '' : '\n'))?.[0];
  if (sign !== undefined) {
    const code = (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    return sign === '\n' ? 'it must be one line' : `it has a sign that can’t be seen, U+${code}`;
  }
  if (edgesOf(text) !== edgesOf(today))
    return 'it must begin and end with a blank if, and only if, today’s text does';
  return undefined;
}

/** The blanks at both ends. */
function edgesOf(text: string): string {
  return `${/^\s*/.exec(text)?.[0]}|${/\s*$/.exec(text)?.[0]}`;
}

/**
 * Today's places must all stay, so one may be left out only if the language leaves it out today; a
 * place that the English text has may come in. None stands more often than it does today or in
 * English.
 */
function checkPlaces({ text: own, english }: Entry, form: Form, text: string): string | undefined {
  const today = placesIn(said(own, form), own.kind);
  const elsewhere = [...own.forms.values()].map((literal) => literal.text);
  const inEnglish =
    isFilled(own) && english.text !== undefined && isFilled(english.text)
      ? [...english.text.forms.values()]
      : [];
  const allowed = [...elsewhere, ...inEnglish.map((literal) => literal.text)].map((each) =>
    placesIn(each, own.kind),
  );
  const found = placesIn(text, own.kind);
  const missing = today.find((place) => !found.includes(place));
  if (missing !== undefined) return `the place ${missing} is missing`;
  for (const place of found) {
    const most = Math.max(
      timesIn(today, place),
      ...allowed.map((places) => timesIn(places, place)),
    );
    if (most === 0)
      return `there is no place ${place} here${today.length > 0 ? `, only ${[...new Set(today)].join(' ')}` : ''}`;
    if (timesIn(found, place) > most)
      return `the place ${place} stands there more often than before`;
  }
  return straysIn(text).length > straysIn(said(own, form)).length
    ? 'a brace has lost its partner'
    : undefined;
}

/**
 * Texts whose places are filled by name, so that a place of the English text is understood here,
 * too.
 */
function isFilled({ kind }: Text): boolean {
  return kind === 'text' || kind === 'counts';
}

function timesIn(places: readonly string[], place: string): number {
  return places.filter((each) => each === place).length;
}

function checkLength(room: number | undefined, text: string): string | undefined {
  const length = lengthOf(text);
  return room === undefined || length <= room
    ? undefined
    : `it has ${length} characters, and there is room for ${room}`;
}
