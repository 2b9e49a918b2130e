/**
 * The content security policy lets nothing but a trusted value become HTML or a script. The page
 * writes no HTML and starts two kinds of scripts, its workers and its service worker: files of its
 * own, by their addresses. Whatever else is tried throws.
 */

interface TrustedTypes {
  createPolicy(name: 'default', rules: { createScriptURL(url: string): string | null }): void;
}

/** Needs nothing from outside itself: a test hands it to a page as text. */
export function trustOwnScripts(): void {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createScriptURL(url) {
      const { origin, pathname } = new URL(url, location.href);
      return origin === location.origin && /^\/(?:sw|assets\/[\w.-]+)\.js$/.test(pathname)
        ? url
        : null;
    },
  });
}
