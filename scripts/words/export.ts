/**
 * The file for translators: a head that explains itself, then every text with its English and what
 * one must know to correct it.
 */

import { LANGUAGES, type Language } from '../../src/words/languages.ts';
import type { Entry } from './catalogue.ts';
import { placesIn } from './places.ts';
import { formsOf, pluralForms } from './plurals.ts';
import { writeEntry } from './po.ts';
import { isPlural, said } from './text.ts';

export function exportPo(language: Language, entries: readonly Entry[]): string {
  return [headOf(language), ...entries.map((entry) => writeEntry(writingOf(language, entry)))].join(
    '\n',
  );
}

function headOf(language: Language): string {
  const name = LANGUAGES.find(({ id }) => id === language)?.name ?? language;
  const forms = formsOf(language).map((form, index) => `msgstr[${index}] is ${form}`);
  const comments = [
    `The words of Gobelet: ${name}.`,
    '',
    'Correct what stands after msgstr, and nothing else. msgid is the English, msgctxt says which text it is.',
    'Leave out what you do not change, or leave it as it is: both mean “as today”. An entry marked fuzzy is passed over.',
    'What stands in braces, {name} or {#round}, is a place that the program fills: keep it as it is written and put it where your',
    'language wants it. In {#round} the # says that it is a number; a # alone, in texts with plural forms, is the number itself.',
    `Plural forms by the kinds of numbers in Unicode’s tables: ${forms.join(', ')}.`,
    ...(language === 'ru' ? ['other is the form that fractions take: 2,5 очка.'] : []),
    'Room: a text may be as long as the longest of any language in its place, or a fifth longer than today, whichever is more. Places',
    'are not counted. Paragraphs (rules, fair, intro, and whatever has 100 characters in some language) may be as long as they need.',
    'Some blanks are no-break spaces: keep them.',
    '',
    `To take it back: npm run words -- import ${language} FILE`,
  ];
  const fields = [
    'Project-Id-Version: Gobelet',
    'PO-Revision-Date: ',
    'Last-Translator: ',
    `Language-Team: ${name}`,
    `Language: ${language}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=UTF-8',
    'Content-Transfer-Encoding: 8bit',
    `Plural-Forms: ${pluralForms(language)}`,
  ];
  const head = writeEntry({
    context: undefined,
    id: '',
    plural: undefined,
    strings: [fields.map((field) => `${field}\n`).join('')],
  });
  return `${comments.map((line) => `# ${line}`.trimEnd()).join('\n')}\n${head}`;
}

function writingOf(language: Language, entry: Entry): Parameters<typeof writeEntry>[0] {
  const { text, english, part } = entry;
  const [plural, strings] = isPlural(text)
    ? [english.plural, formsOf(language).map((form) => said(text, form))]
    : [undefined, [said(text)]];
  return {
    context: text.context,
    id: english.id,
    plural,
    strings,
    comments: commentsOf(entry),
    place: `${part.path}:${text.line}`,
  };
}

function commentsOf({ text, english, part, room }: Entry): readonly string[] {
  const { comment = english.text?.comment, condition, inside } = text;
  const places = [...text.forms.values()].flatMap((literal) =>
    placesIn(literal.text, text.kind).map((place) => {
      const code = literal.expressions.get(place.slice(1, -1));
      if (code !== undefined)
        return `${place}: ${part.content.slice(code.start, code.end).replaceAll(/\s+/g, ' ')}`;
      return `${place}: ${place.startsWith('{#') || place === '#' ? 'a number' : 'text'}`;
    }),
  );
  return [
    ...(comment === undefined ? [] : [comment]),
    ...(english.match === 'several'
      ? ['English says this with other texts: they stand together.']
      : []),
    ...(english.match === 'none'
      ? ['Only this language has it: instead of English here is what it says today.']
      : []),
    ...(condition === undefined ? [] : [`If ${condition}`.replaceAll(/\s+/g, ' ')]),
    ...(inside === undefined ? [] : [`Put into: ${inside}`]),
    ...(text.kind === 'plain' ? [] : new Set(places)),
    ...(room === undefined ? [] : [`Room: ${room} characters`]),
  ];
}
