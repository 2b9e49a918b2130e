/**
 * Fetches the code of a screen before one goes there. The app knows the screens; lower floors only
 * ask.
 */

let fetchTableScreen: () => Promise<unknown> = () => Promise.resolve();

export function preloadWith(fetch: () => Promise<unknown>): void {
  fetchTableScreen = fetch;
}

export function preloadTable(): Promise<unknown> {
  return fetchTableScreen();
}
