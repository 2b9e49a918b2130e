/**
 * Options of a test that may honestly be late on a busy machine, because it waits for a process, a
 * socket or a real clock. It is tried a second time; test/support/retry-report.ts counts and prints
 * every one that needed it, with the reason given here. No other test is tried again.
 */
export const mayBeLate = (
  reason: string,
): { readonly retry: 1; readonly meta: { readonly mayBeLate: string } } => ({
  retry: 1,
  meta: { mayBeLate: reason },
});

declare module 'vitest' {
  interface TaskMeta {
    readonly mayBeLate?: string;
  }
}
