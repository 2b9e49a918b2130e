/** Which language a person at a terminal is spoken to in. */

import { chooseLanguage, LANGUAGES, type Language } from '../words/languages.ts';
import { Misuse } from './command.ts';
import { language, t } from './words.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * GOBELET_LANG, else what the system is set to as POSIX has it: the first of these that is set
 * decides.
 */
export function languageOf(env: Environment): Language {
  const own = env['GOBELET_LANG'] ?? '';
  if (own !== '') return chooseLanguage([tagOf(own)]);
  const set = ['LC_ALL', 'LC_MESSAGES', 'LANG']
    .map((name) => env[name] ?? '')
    .find((value) => value !== '');
  return chooseLanguage([tagOf(set ?? 'C')]); // C and POSIX name no language: English
}

/** pt_BR.UTF-8@latin is pt-BR. */
function tagOf(locale: string): string {
  return (locale.split(/[.@]/)[0] ?? '').replaceAll('_', '-');
}

const FLAG = '--lang';

/**
 * Takes `--lang xx` or `--lang=xx` out of the words that were typed, anywhere before a lone "--".
 */
export function takeLanguage(args: readonly string[]): {
  readonly rest: readonly string[];
  readonly lang: string | undefined;
} {
  const end = args.includes('--') ? args.indexOf('--') : args.length;
  const at = args.findIndex(
    (arg, index) => index < end && (arg === FLAG || arg.startsWith(`${FLAG}=`)),
  );
  const flag = args[at];
  if (flag === undefined) return { rest: args, lang: undefined };
  const isInline = flag !== FLAG;
  const lang = isInline ? flag.slice(FLAG.length + 1) : at + 1 < end ? args[at + 1] : '';
  return { rest: args.toSpliced(at, isInline ? 1 : 2), lang: lang ?? '' };
}

/**
 * The flag that makes another call speak as this one does; empty if the environment says so by
 * itself.
 */
export function languageFlag(env: Environment): readonly string[] {
  return language() === languageOf(env) ? [] : [FLAG, language()];
}

/** The language that was asked for by name, if there is one of that name. */
export function namedLanguage(lang: string | undefined): Language | undefined {
  return LANGUAGES.find(({ id }) => id === lang?.toLowerCase())?.id;
}

/** Throws a Misuse if there is no such language. */
export function checkLanguage(lang: string | undefined): void {
  if (lang === undefined || namedLanguage(lang) !== undefined) return;
  throw new Misuse(
    `${FLAG}: ${t().wrong.noLanguage({ word: JSON.stringify(lang), all: LANGUAGES.map(({ id }) => id).join(', ') })}`,
  );
}
