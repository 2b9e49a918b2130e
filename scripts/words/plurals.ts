/**
 * The plural forms of a language in a file for translators. gettext numbers them: msgstr[0],
 * msgstr[1]…; here they are the kinds of numbers that `Intl.PluralRules` tells apart, in the order
 * of FORMS. Kinds that begin at a million (French “un million de”) are left out, for nothing here
 * is counted so far. Russian has four: `other` is what fractions take, “2,5 очка”.
 */

import { LANGUAGES, type Language } from '../../src/words/languages.ts';
import { FORMS, type Form } from './text.ts';

/** Whole numbers, and some that are not. */
const SAMPLES = Array.from({ length: 200 }, (_, index) => [index, index + 0.5]).flat();

/** Which number a whole number's form has, in the C of gettext. */
const EXPRESSIONS: Readonly<Record<Language, string>> = {
  fr: 'n > 1',
  en: 'n != 1',
  de: 'n != 1',
  nl: 'n != 1',
  es: 'n != 1',
  it: 'n != 1',
  pt: 'n != 1',
  da: 'n != 1',
  sv: 'n != 1',
  ru: 'n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2',
};

/**
 * The locale by which a language counts: that of its grammar, which for Portuguese is the European.
 */
export function localeOf(language: Language): string {
  return language === 'pt' ? 'pt-PT' : language;
}

const FORMS_OF = new Map(LANGUAGES.map(({ id }) => [id, formsFound(id)]));

function formsFound(language: Language): readonly Form[] {
  const rules = new Intl.PluralRules(localeOf(language));
  const found = new Set(SAMPLES.map((number) => rules.select(number)));
  return FORMS.filter((form) => found.has(form));
}

export function formsOf(language: Language): readonly Form[] {
  return FORMS_OF.get(language) ?? ['other'];
}

/** The header's field: `nplurals=2; plural=(n != 1);`. */
export function pluralForms(language: Language): string {
  return `nplurals=${formsOf(language).length}; plural=(${EXPRESSIONS[language]});`;
}
