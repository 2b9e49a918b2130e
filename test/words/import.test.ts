/**
 * A corrected file is taken back: the right literals change, and what is wrong is refused as a
 * whole, with the place and the reason.
 */

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogueOf, type Entry, readLibrary, readParts } from '../../scripts/words/catalogue.ts';
import { readImport } from '../../scripts/words/import.ts';
import { readPo, writeEntry } from '../../scripts/words/po.ts';
import { textsOf } from '../../scripts/words/texts.ts';
import { LANGUAGES, type Language } from '../../src/words/languages.ts';
import { type Copy, copyOfWords } from '../support/words-project.ts';

let copy: Copy;
let catalogues: ReadonlyMap<Language, readonly Entry[]>;
beforeAll(() => {
  copy = copyOfWords();
  const library = readLibrary(copy.root);
  catalogues = new Map(LANGUAGES.map(({ id }) => [id, catalogueOf(library, id)]));
});
afterAll(() => copy.remove());

function entriesOf(language: Language): readonly Entry[] {
  return catalogues.get(language) ?? [];
}

/** The entry of a text as it was exported, with other strings. */
function entry(language: Language, context: string, ...strings: readonly string[]): string {
  const found = entriesOf(language).find(({ text }) => text.context === context);
  if (found === undefined) throw new Error(`no text ${context}`);
  const { id, plural } = found.english;
  return writeEntry({ context, id, plural: strings.length > 1 ? plural : undefined, strings });
}

/** Imports a file with these entries. */
function taken(language: Language, entries: readonly string[], ...flags: readonly string[]) {
  copy.write('some.po', entries.join('\n'));
  return copy.words('import', language, 'some.po', ...flags);
}

function fileOf(language: Language, part: string): string {
  const found = readParts(copy.root, language).find(({ name }) => name === part);
  return found?.path ?? expect.fail(`no part ${part}`);
}

/** All texts of a part as they are now, by context and form. */
function saidIn(language: Language, part: string): ReadonlyMap<string, readonly string[]> {
  const { texts } = textsOf(part, copy.read(fileOf(language, part)));
  return new Map(
    texts.map(({ context, forms }) => [context, [...forms.values()].map(({ text }) => text)]),
  );
}

/** What a text says now. */
function now(language: Language, context: string): readonly string[] {
  return saidIn(language, context.split(/[./]/)[0] ?? '').get(context) ?? [];
}

const everything = (): string =>
  LANGUAGES.flatMap(({ id }) =>
    ['page', 'next', 'pokerdice', 'terminal'].map((part) => copy.read(fileOf(id, part))),
  ).join('');

describe('export', () => {
  it('writes one file, and never over another', () => {
    expect(copy.words('export', 'fr')).toMatchObject({
      code: 0,
      said: expect.stringMatching(/^\d{4} texts are in gobelet-fr\.po$/),
    });
    const entries = readPo(copy.read('gobelet-fr.po'));
    expect(entries[0]?.strings[0]).toContain('Language: fr\n');
    expect(entries.find(({ context }) => context === 'pokerdice.round')).toMatchObject({
      id: 'Round {#round} of {#rounds}',
      strings: now('fr', 'pokerdice.round'),
    });
    expect(copy.words('export', 'fr')).toEqual({
      code: 2,
      said: 'gobelet-fr.po is there already: take another name, or move it away first',
    });
  });

  it('tells the translator what the places are, how much room there is and when a text is said', () => {
    const { said: file } = copy.words('export', 'de', '-');
    const about = (context: string): string =>
      file.split('\n\n').find((each) => each.includes(`msgctxt "${context}"`)) ??
      expect.fail(`no ${context}`);
    expect(about('terminal-next.pile')).toMatch(
      /^#\. \{#place\}: a number\n#\. \{#left\}: a number\n#\. Room: \d+ characters\n#: src\/games\/next\/words\/de\/terminal\.ts:\d+\n/,
    );
    expect(about('terminal-next.colours.red.1')).toContain(
      '#. On a die: the word, at most six letters, and a short form of one or two letters, different for each colour.',
    );
    expect(about('pokerdice.hand#1')).toContain('#. If who.isMe\n');
    expect(about('rules-next.sections.goal.text.aim')).not.toContain('Room');
  });

  it('an untouched file changes no byte', () => {
    const before = everything();
    copy.words('export', 'ru', 'untouched.po');
    const { code, said } = copy.words('import', 'ru', 'untouched.po');
    expect([code, said]).toEqual([0, 'Nothing to change: every text is as in the file.']);
    expect(everything()).toBe(before);
  });
});

describe('import', () => {
  it.each<[Language, string, readonly string[]]>([
    ['de', 'page.home.rules', ['Regel']],
    ['en', 'page.home.promise', ['No account, no “adverts”.\u00a0Works \\ without a network.']],
    ['fr', 'pokerdice.round', ['{#rounds} tours, le {#round}']],
    ['de', 'page.lobby.waitingFor', ['Ein Platz ist frei.', '{#count} Plätze frei.']],
    ['nl', 'pokerdice/dice', ['# steen', '# stenen']],
    ['it', 'pokerdice.status.waitThrow', ['Lancia i dadi {name}…']],
    [
      'ru',
      'pokerdice.copies',
      ['{#count}\u00a0шт.', '{#count}\u00a0шт.', '{#count}\u00a0шт.', '{#count}\u00a0шт.'],
    ],
  ])('%s: %s is corrected, and nothing else', (language, context, strings) => {
    const part = context.split(/[./]/)[0] ?? '';
    const before = saidIn(language, part);
    expect(taken(language, [entry(language, context, ...strings)])).toMatchObject({ code: 0 });
    expect(saidIn(language, part)).toEqual(new Map(before).set(context, strings));
  });

  it('writes sources as the formatter wants them', () => {
    const long =
      'So lang, dass es nicht mehr in die Zeile passt, in der es stand, und der Formatierer sie teilen muss, damit sie schön bleibt.';
    expect(taken('de', [entry('de', 'rules-next.sections.goal.text.aim', long)])).toMatchObject({
      code: 0,
    });
    expect(copy.read('src/games/next/words/de/rules.ts')).toContain(`aim: '${long}',\n`);
    expect(
      taken('en', [entry('en', 'commands/ownOptions', 'game options, like \'{"line":6}\'')]),
    ).toMatchObject({ code: 0 });
    expect(copy.read('src/words/en/commands.ts')).toContain(
      `const ownOptions = 'game options, like \\'{"line":6}\\'';\n`,
    );
  });

  it('a form that a language lacked comes in if it says something of its own', () => {
    expect(now('ru', 'pokerdice.chosen')).toHaveLength(2);
    const [one = '', other = ''] = now('ru', 'pokerdice.chosen');
    taken('ru', [entry('ru', 'pokerdice.chosen', one, 'взято: {#count}', other, other)]);
    expect(now('ru', 'pokerdice.chosen')).toHaveLength(3);
    expect(copy.read('src/games/pokerdice/words/ru/page.ts')).toContain("few: 'взято: {#count}'");
  });

  it('--dry-run says what would change, and changes nothing', () => {
    const before = everything();
    const { code, said } = taken('sv', [entry('sv', 'page.close', 'Stängd')], '--dry-run');
    expect([code, said]).toEqual([
      0,
      `Would change: 1\n  page.close: “${now('sv', 'page.close')[0]}” → “Stängd”`,
    ]);
    expect(everything()).toBe(before);
  });

  it('passes over what is fuzzy, stale or empty, and takes the rest', () => {
    const stale = entry('da', 'page.understood', 'Helt forstået').replace(
      /^msgid .*$/m,
      'msgid "Whatever it was"',
    );
    const [close, rules] = [now('da', 'page.close'), now('da', 'page.home.rules')];
    const told = taken('da', [
      `#, fuzzy\n${entry('da', 'page.close', 'Luk nu')}`,
      stale,
      entry('da', 'page.home.games', ''),
      entry('da', 'page.home.rules', 'Reglern'),
    ]);
    expect(told.said).toBe(
      [
        'Passed over: 2',
        '  line 2: page.close: fuzzy',
        `  line 6: page.understood: stale, the English is now “${now('en', 'page.understood')[0]}”`,
        'Changed: 1',
        `  page.home.rules: “${rules[0]}” → “Reglern”`,
      ].join('\n'),
    );
    expect(told.code).toBe(0);
    expect(now('da', 'page.close')).toEqual(close);
  });

  it('long lists are cut', () => {
    const contexts = entriesOf('pt')
      .filter(({ text, room }) => text.kind === 'plain' && room !== undefined)
      .slice(0, 50);
    const { said } = taken(
      'pt',
      contexts.map(({ text }) => entry('pt', text.context, 'x'.repeat(200))),
    );
    expect(said.split('\n')).toHaveLength(22);
    expect(said).toContain(`: “${'x'.repeat(60)}…”\n`);
    expect(said).toMatch(/\n {2}and 30 more$/);
  });
});

describe('refused as a whole', () => {
  it.each<[string, Language, string, readonly string[], string]>([
    [
      'a missing place',
      'fr',
      'pokerdice.round',
      ['Tour {#round}'],
      'the place {#rounds} is missing',
    ],
    [
      'a misspelt place',
      'fr',
      'pokerdice.round',
      ['Tour {#round} de {#rounds}, {#ronds}'],
      'there is no place {#ronds} here, only {#round} {#rounds}',
    ],
    [
      'a doubled place',
      'fr',
      'pokerdice.round',
      ['{#round} {#round} sur {#rounds}'],
      'the place {#round} stands there more often than before',
    ],
    [
      'a place in a plain text',
      'de',
      'page.home.bots',
      ['{game}'],
      'there is no place {game} here',
    ],
    ['half a place', 'de', 'page.home.games', ['Spiele {'], 'a brace has lost its partner'],
    [
      'a number that is gone',
      'es',
      'pokerdice/points',
      ['un punto', '# puntos'],
      '(one): the place # is missing',
    ],
    [
      'a place of code that is gone',
      'it',
      'pokerdice.status.waitThrow',
      ['lancia i dadi…'],
      'the place {name} is missing',
    ],
    [
      'too long',
      'de',
      'page.close',
      ['Schließen, aber ganz und gar'],
      'it has 28 characters, and there is room for',
    ],
    [
      'a control character',
      'de',
      'page.close',
      ['Schlie\x07en'],
      'it has a sign that can’t be seen, U+0007',
    ],
    ['a sign that can’t be seen', 'de', 'page.close', ['Schlie\u200bßen'], 'U+200B'],
    ['a line too many', 'de', 'page.close', ['Schlie\nßen'], 'it must be one line'],
    [
      'a blank at the end',
      'de',
      'page.close',
      ['Schließe '],
      'it must begin and end with a blank if, and only if',
    ],
    ['straight quotes', 'de', 'page.home.promise', ['Ohne "Konto".'], 'straight quotes'],
    ['a plain space in French', 'fr', 'page.home.promise', ['Sans compte : oui.'], 'U+00A0'],
    ['a question that is not opened', 'es', 'page.home.learn', ['Primera vez?'], 'begins with ¿'],
    [
      'a form that is missing',
      'de',
      'page.lobby.waitingFor',
      ['Ein Platz', ''],
      'it needs 2 forms, one, other, and each must say something',
    ],
    ['forms where there are none', 'de', 'page.close', ['Zu', 'Zu'], 'it needs 1 forms'],
  ])('%s', (_, language, context, strings, why) => {
    const file = readPo(
      [entry(language, 'page.home.rules', 'R'), entry(language, context, ...strings)].join('\n'),
    );
    const { refused } = readImport(language, entriesOf(language), file);
    expect(refused).toEqual([expect.stringContaining(why)]);
    expect(refused[0]?.startsWith(`line 5: ${context}`)).toBe(true);
  });

  it.each([
    [
      'an unknown text',
      'msgctxt "page.nowhere"\nmsgid "a"\nmsgstr "b"',
      'line 1: page.nowhere: there is no such text',
    ],
    ['no context', 'msgid "Rules"\nmsgstr "Regeln"', 'line 1: “Rules”: it has no msgctxt'],
    [
      'a text twice',
      'msgctxt "page.close"\nmsgid "Close"\nmsgstr ""\n\nmsgctxt "page.close"\nmsgid "Close"\nmsgstr "Zu"',
      'line 5: page.close: it stands in the file twice',
    ],
    [
      'another language',
      'msgid ""\nmsgstr "Language: fr_FR\\n"',
      'line 1: the file is for the language fr_FR, not de',
    ],
    [
      'another encoding',
      'msgid ""\nmsgstr "Content-Type: text/plain; charset=ISO-8859-1\\n"',
      'line 1: the file says it is ISO-8859-1; UTF-8 is needed',
    ],
  ])('%s', (_, file, why) => {
    expect(readImport('de', entriesOf('de'), readPo(file)).refused).toEqual([
      expect.stringContaining(why),
    ]);
  });

  it('nothing is written if anything is refused', () => {
    const before = everything();
    const { code, said } = taken('de', [
      entry('de', 'page.home.rules', 'R'),
      entry('de', 'page.home.bots', '{game}'),
    ]);
    expect(said).toBe(
      'Refused: 1. Nothing was changed.\n  line 5: page.home.bots: there is no place {game} here: “{game}”',
    );
    expect([code, everything()]).toEqual([1, before]);
  });
});

describe('called wrongly', () => {
  it.each<[readonly string[], string]>([
    [['export'], 'which language? There are fr, en, de, nl, es, it, pt, da, sv, ru'],
    [['export', 'xx'], 'there is no language xx; there are fr, en, de, nl, es, it, pt, da, sv, ru'],
    [
      ['export', 'fr', 'folder'],
      'folder is there already: take another name, or move it away first',
    ],
    [['export', 'fr', 'nowhere/fr.po'], 'nowhere/fr.po can’t be written: ENOENT'],
    [['import', 'fr'], 'which file?'],
    [['import', 'fr', 'nothing.po'], 'nothing.po can’t be read: ENOENT'],
    [['import', 'fr', 'folder'], 'folder can’t be read: EISDIR'],
    [['import', 'fr', 'latin.po'], 'latin.po can’t be read: The encoded data was not valid'],
    [['import', 'fr', 'prose.po'], 'prose.po is no PO file: line 1: not a line of a PO file'],
    [['import', 'fr', 'empty.po'], 'empty.po is no PO file: it has no entry'],
    [['import', 'fr', 'a.po', 'b.po'], 'too much was said: b.po'],
    [['import', 'fr', 'a.po', '--force'], 'there is no flag --force'],
  ])('%j', (args, why) => {
    mkdirSync(join(copy.root, 'folder'), { recursive: true });
    copy.write('latin.po', new Uint8Array([0x6d, 0xe9, 0x20]));
    copy.write('prose.po', 'Hello\n');
    copy.write('empty.po', '# nothing\n');
    const { code, said } = copy.words(...args);
    expect(said).toContain(why);
    expect([code, said.split('\n').length]).toEqual([2, 1]);
  });

  it('says how it is called', () => {
    expect(copy.words()).toEqual({
      code: 2,
      said: expect.stringContaining('npm run words -- export LANGUAGE'),
    });
    expect(copy.words('help').code).toBe(0);
  });

  it('status tells the share of each language, and what can’t be exported', () => {
    copy.write(
      'src/words/da/odd.ts',
      "export const words: { its: 'den' | 'det' } = { its: 'det' };\n",
    );
    const { code, said } = copy.words('status');
    expect(code).toBe(0);
    for (const { id } of LANGUAGES)
      expect(said).toMatch(new RegExp(`^${id}  \\d+ of \\d+  \\d+\\.\\d %$`, 'm'));
    expect(said).toContain('\n    src/words/da/odd.ts:1: odd.its: “det”: a type names it');
    expect(copy.words('check', 'xx').code).toBe(2);
  });
});
