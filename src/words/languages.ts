/**
 * The languages there are, those on the Pokerdice box. Another one is a folder beside these and one
 * line here.
 */

export const LANGUAGES = [
  { id: 'fr', name: 'Français' },
  { id: 'en', name: 'English' },
  { id: 'de', name: 'Deutsch' },
  { id: 'nl', name: 'Nederlands' },
  { id: 'es', name: 'Español' },
  { id: 'it', name: 'Italiano' },
  { id: 'pt', name: 'Português' },
  { id: 'da', name: 'Dansk' },
  { id: 'sv', name: 'Svenska' },
  { id: 'ru', name: 'Русский' },
] as const;

export type Language = (typeof LANGUAGES)[number]['id'];

/** The first of the wanted languages that there is; English where there is none. */
export function chooseLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find(({ id }) => id === tag.toLowerCase().split('-')[0]);
    if (found !== undefined) return found.id;
  }
  return 'en';
}
