/**
 * Whoever goes to another screen begins at its title, as on a new page: keys and screen readers are
 * not left where nothing is any more.
 */

/**
 * To be called when another screen is drawn; its title may still be on its way. Calling what it
 * returns gives up waiting.
 */
export function beginAtTitle(page: Element): () => void {
  const begin = (): void => {
    // that of a screen on its way is gone in a moment
    const title = page.querySelector<HTMLElement>('h1:not([aria-busy="true"] h1)');
    if (title === null) return;
    waiting.disconnect();
    if (document.activeElement !== document.body) return; // somebody has gone on already
    title.tabIndex = -1;
    title.focus({ preventScroll: true });
  };
  const waiting = new MutationObserver(begin);
  waiting.observe(page, { subtree: true, childList: true });
  begin();
  return () => waiting.disconnect();
}
