/**
 * Being the same person on another device: apart from the rest of the API, for hardly any visit
 * needs it.
 */

import { type CodeState, codeAbout, codeMade, guest } from '../protocol.ts';
import type { Read } from '../shape.ts';
import type { Api, Guest } from './api.ts';

/** A code by which another device becomes the same person, and until when. */
export function makeCode(api: Api, token: string): Promise<Read<typeof codeMade>> {
  return api.ask(codeMade, 'POST', '/api/me/codes', token);
}

/** What has become of the last code. */
export async function stateOfCode(api: Api, token: string): Promise<CodeState> {
  return (await api.ask(codeAbout, 'GET', '/api/me/codes', token)).state;
}

/** Become the person who made this code. */
export function useCode(api: Api, code: string): Promise<Guest> {
  return api.ask(guest, 'POST', '/api/codes', undefined, { code });
}
