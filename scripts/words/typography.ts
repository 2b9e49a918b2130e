/**
 * How the signs of a language are set. Says what is wrong with a text, or nothing. What is code
 * (between backticks), JSON or typed in a terminal is passed over.
 */

import type { Language } from '../../src/words/languages.ts';

interface Rule {
  /** What must not be found. */
  readonly fault: RegExp;
  readonly says: string;
}

/**
 * Code between backticks; JSON with or without quotes around it; a quoted command or dash; `cmd:`;
 * a field of HTTP; ? for help.
 */
const TYPED =
  /`[^`]*`|'?\{[^{}]*\}'?|"(?:-|cmd:|(?:gobelet|npx|npm)\b[^"]*)"|cmd:(?:"[^"]*")?|(?:authorization|content-type):|(?<=^|\s)\?(?= \p{Ll})/gu;

/**
 * The French sheet, quoted as it is printed: other languages keep its quotes and its spaces inside
 * them.
 */
const FROM_THE_SHEET = /«\u00a0[^«»]*\u00a0»/gu;

const EVERYWHERE: readonly Rule[] = [
  { fault: /"/, says: 'straight quotes " are for code: use those of the language' },
  { fault: /'/, says: 'a straight apostrophe is for code: use ’' },
  {
    fault: /\d[.,'\u00a0\u202f]\d/,
    says: 'decimals and thousands are not written by hand: give the number a place, {#count}',
  },
  { fault: /\.\.\./, says: 'three dots are one sign: …' },
];

const OF_LANGUAGE: Readonly<Partial<Record<Language, readonly Rule[]>>> = {
  fr: [
    { fault: /(?<!\u00a0):(?=\s|$)/, says: 'a no-break space (U+00A0) stands before a colon' },
    {
      fault: /(?<![\u202f!?])[;!?]/,
      says: 'a narrow no-break space (U+202F) stands before ; ! and ?',
    },
    { fault: /«(?!\u00a0)|(?<!\u00a0)»/, says: 'no-break spaces (U+00A0) stand inside « and »' },
    { fault: /[“”„]/, says: 'quotes are « and »' },
  ],
  de: [{ fault: /”|«|»|„[^“]*$|^[^„]*“/, says: 'quotes are „ and “' }],
};

/** Signs that Spanish opens as well as closes. */
const OPENED = [
  ['?', '¿'],
  ['!', '¡'],
] as const;

/** Names with signs in them, in every language the same. */
const NAMES = /NEXT!|OpenAPI 3\.1/g;

export function checkTypography(language: Language, text: string): string | undefined {
  const typed = text.replaceAll(TYPED, '').replaceAll(NAMES, '');
  const prose = language === 'fr' ? typed : typed.replaceAll(FROM_THE_SHEET, '');
  const broken = [...EVERYWHERE, ...(OF_LANGUAGE[language] ?? [])].find(({ fault }) =>
    fault.test(prose),
  );
  if (broken !== undefined) return broken.says;
  if (language !== 'es') return undefined;
  const unopened = OPENED.find(
    ([close, opening]) => timesIn(prose, close) !== timesIn(prose, opening),
  );
  return unopened && `what ends with ${unopened[0]} begins with ${unopened[1]}`;
}

function timesIn(text: string, sign: string): number {
  return text.split(sign).length - 1;
}
