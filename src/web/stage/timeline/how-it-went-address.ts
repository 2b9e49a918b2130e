/** The address of how a game went: its replay, opened there. */

export const HOW_IT_WENT = '?how';

export function asksHowItWent(search: string): boolean {
  return new URLSearchParams(search).has('how');
}
