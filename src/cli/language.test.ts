import { describe, expect, it } from 'vitest';
import { checkLanguage, languageOf, namedLanguage, takeLanguage } from './language.ts';
import { speak } from './words.ts';

await speak('en');

describe('the language of a terminal', () => {
  it.each([
    [{}, 'en'],
    [{ LANG: 'fr_FR.UTF-8' }, 'fr'],
    [{ LANG: 'pt_BR' }, 'pt'],
    [{ LANG: 'de_AT@euro' }, 'de'],
    [{ LANG: 'C' }, 'en'],
    [{ LANG: 'POSIX' }, 'en'],
    [{ LANG: 'C.UTF-8' }, 'en'],
    [{ LANG: 'fr_FR', LC_ALL: 'C' }, 'en'],
    [{ LANG: 'fr_FR', LC_MESSAGES: 'ru_RU.UTF-8' }, 'ru'],
    [{ LANG: 'fr_FR', LC_MESSAGES: 'ru_RU.UTF-8', LC_ALL: 'sv_SE' }, 'sv'],
    [{ LANG: 'fr_FR', LC_ALL: '' }, 'fr'],
    [{ LANG: 'fr_FR', GOBELET_LANG: 'da' }, 'da'],
    [{ LANG: 'fr_FR', GOBELET_LANG: '' }, 'fr'],
    [{ LANG: 'ja_JP.UTF-8' }, 'en'],
  ])('%o is %s', (env, language) => {
    expect(languageOf(env)).toBe(language);
  });

  it.each([
    [['play', 'next'], ['play', 'next'], undefined],
    [['--lang', 'fr', 'play'], ['play'], 'fr'],
    [['play', '--lang=ru', 'next'], ['play', 'next'], 'ru'],
    [['play', '--lang'], ['play'], ''],
    [['join', '--', '--lang', 'fr'], ['join', '--', '--lang', 'fr'], undefined],
  ])('%o is taken apart', (args, rest, lang) => {
    expect(takeLanguage(args)).toEqual({ rest, lang });
  });

  it('is one there is', () => {
    expect(namedLanguage('FR')).toBe('fr');
    expect(namedLanguage('xx')).toBeUndefined();
    expect(() => checkLanguage('xx')).toThrow('there is no language "xx"; there are fr, en, de');
  });
});
