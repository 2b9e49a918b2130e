/**
 * Under which name the browser keeps what a person has set. Apart, for first.ts needs it before
 * anything else is loaded.
 */
export const SETTINGS_KEY = 'gobelet settings';
