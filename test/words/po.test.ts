/** PO files: what is written is read again, and what others write is read, too. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapePo, NoPo, readPo, unescapePo, writeEntry } from '../../scripts/words/po.ts';
import { check } from '../support/chance.ts';

const anyText = fc.string({ unit: 'grapheme' });
const trickyText = fc
  .array(
    fc.constantFrom(
      '\\',
      '"',
      '\n',
      '\t',
      '\r',
      'n',
      'x41',
      '101',
      '\u00a0',
      '\u202f',
      '#',
      '{name}',
      '\x07',
      '\b',
      'é',
      '🎲',
    ),
  )
  .map((parts) => parts.join(''));
const text = fc.oneof(anyText, trickyText);

describe('strings', () => {
  it('come back as they were', () => {
    check(
      fc.property(text, (given) => {
        expect(unescapePo(escapePo(given))).toBe(given);
      }),
    );
  });

  it('are escaped as gettext does', () => {
    expect(escapePo('a "b" \\ c\n\td')).toBe('a \\"b\\" \\\\ c\\n\\td');
    expect(unescapePo('\\x41\\102\\\\n\\q')).toBe('AB\\nq');
  });
});

describe('entries', () => {
  it('come back as they were, whatever they say', () => {
    const entry = fc.record({
      context: text,
      id: text,
      plural: fc.option(text, { nil: undefined }),
      one: text,
      other: text,
    });
    check(
      fc.property(fc.array(entry, { minLength: 1 }), (entries) => {
        const given = entries.map(({ context, id, plural, one, other }) => ({
          context,
          id,
          plural,
          strings: plural === undefined ? [one] : [one, other],
        }));
        const read = readPo(given.map(writeEntry).join('\n'));
        expect(
          read.map(({ context, id, plural, strings }) => ({ context, id, plural, strings })),
        ).toEqual(given);
      }),
    );
  });

  it('are read with comments, flags, CRLF, a byte order mark, several lines and obsolete ones', () => {
    const file = [
      '\uFEFF# somebody',
      'msgid ""',
      'msgstr ""',
      '"Language: fr\\n"',
      '',
      '#. what it is',
      '#: src/words/fr/page.ts:1',
      '#, fuzzy, no-c-format',
      '#| msgid "before"',
      'msgctxt "a"',
      'msgid "one"',
      'msgid_plural   "several"',
      'msgstr[0] "un"',
      'msgstr[1] ""',
      '  "plu"',
      '"sieurs\\n"',
      '#~ msgid "gone"',
      '#~ msgstr "parti"',
      'msgctxt "b"',
      'msgid "next, without a blank line"',
      'msgstr "suivant"',
    ];
    const read = readPo(file.join('\r\n'));
    expect(read).toEqual([
      {
        context: undefined,
        id: '',
        plural: undefined,
        strings: ['Language: fr\n'],
        isFuzzy: false,
        line: 2,
      },
      {
        context: 'a',
        id: 'one',
        plural: 'several',
        strings: ['un', 'plusieurs\n'],
        isFuzzy: true,
        line: 10,
      },
      {
        context: 'b',
        id: 'next, without a blank line',
        plural: undefined,
        strings: ['suivant'],
        isFuzzy: false,
        line: 19,
      },
    ]);
  });

  it.each([
    ['hello', 'line 1: not a line of a PO file'],
    ['{"some": "json"}', 'line 1: not a line of a PO file'],
    ['msgid "a"\nmsgid "b"\nmsgstr ""', 'line 2: msgid twice in one entry'],
    ['msgid "a"', 'line 1: an entry without msgid or msgstr'],
    ['msgid "a"\nmsgstr "b', 'line 2: not a line of a PO file'],
    ['msgid "a"\nmsgstr "say "b""', 'line 2: not a line of a PO file'],
    [
      'msgid "a"\nmsgstr[0] "b"',
      'line 1: msgstr[0], msgstr[1]… belong to a msgid_plural, in this order',
    ],
    ['msgid "a"\nmsgid_plural "b"\nmsgstr[0] "c"\nmsgstr[2] "d"', 'line 1: msgstr[0], msgstr[1]…'],
  ])('are refused if they are none: %j', (file, why) => {
    expect(() => readPo(file)).toThrow(NoPo);
    expect(() => readPo(file)).toThrow(why);
  });
});
