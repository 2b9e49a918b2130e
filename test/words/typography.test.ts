/** How signs are set, with what is code or typed passed over. */

import { expect, it } from 'vitest';
import { readParts } from '../../scripts/words/catalogue.ts';
import { checkTypography } from '../../scripts/words/typography.ts';
import { LANGUAGES, type Language } from '../../src/words/languages.ts';
import { root } from '../support/command.ts';

it.each(LANGUAGES)('$name: every text is set as the language sets it', ({ id }) => {
  const all = readParts(root, id).flatMap(({ texts }) => texts);
  const faults = all.flatMap(({ context, forms }) =>
    [...forms.values()].flatMap(({ text }) => {
      const why = checkTypography(id, text);
      return why === undefined ? [] : [`${context}: ${text}: ${why}`];
    }),
  );
  expect(all.length).toBeGreaterThan(2000);
  expect(faults).toEqual([]);
});

it.each<[Language, string, string]>([
  ['en', 'It is "so".', 'straight quotes'],
  ['en', "It isn't.", 'straight apostrophe'],
  ['en', 'Up to 16,384 bytes.', 'not written by hand'],
  ['de', 'Noch 1,5 Sekunden.', 'not written by hand'],
  ['sv', 'Vänta...', 'three dots'],
  ['fr', 'Deux : un', 'U+00A0'],
  ['fr', 'Deux\u202f: un', 'U+00A0'],
  ['fr', 'Encore !', 'U+202F'],
  ['fr', 'Encore\u00a0?', 'U+202F'],
  ['fr', 'Un; deux', 'U+202F'],
  ['fr', '« oui »', 'inside « and »'],
  ['fr', '“oui”', '« and »'],
  ['de', '“ja”', '„ and “'],
  ['de', '«ja»', '„ and “'],
  ['es', 'Listo?', '¿'],
  ['es', '¡Bien! Vamos!', '¡'],
])('%s: %j is wrong', (language, text, why) => {
  expect(checkTypography(language, text)).toContain(why);
});

it.each<[Language, string]>([
  [
    'en',
    'It isn’t “so”: type `say "hello"`, options such as \'{"line":6}\', or "gobelet play"; "-" is standard input.',
  ],
  ['en', 'cmd:"python3 mine.py"'],
  [
    'fr',
    'NEXT! Encore\u202f? Oui\u00a0: «\u00a0oui\u00a0»\u202f; https://dice.example.org, ? explique',
  ],
  ['fr', 'il faut un jeton\u00a0: authorization: Bearer TOKEN'],
  ['de', 'Die Karte „nur gerade“; auf dem Blatt steht «\u00a0peut\u00a0»'],
  ['es', '¿Listo? ¡Bien! NEXT! En cualquier momento: ? explica'],
  ['ru', 'карта «пара»'],
])('%s: %j is right', (language, text) => {
  expect(checkTypography(language, text)).toBeUndefined();
});
