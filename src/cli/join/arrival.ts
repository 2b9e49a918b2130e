/**
 * Coming to a server: as the person one was the last time, or as a new guest. What can't be reached
 * is said in one line.
 */

import { type Api, ApiRefusal, type Guest } from '../../client/api.ts';
import { Refusal } from '../../shape.ts';
import { cleaned } from '../../terminal/text.ts';
import { Misuse } from '../command.ts';
import type { Tokens } from './tokens.ts';
import { LONGEST_REASON, say, type Words } from './words.ts';

export interface Arrived {
  readonly guest: Guest;
  /** They were somebody here, and are not any more. */
  readonly isForgotten: boolean;
}

export async function arrive(api: Api, tokens: Tokens, name: string | undefined): Promise<Arrived> {
  const stored = tokens.of(api.origin);
  const known = stored === undefined ? undefined : await comeBack(api, tokens, stored, name);
  if (known !== undefined) return { guest: known, isForgotten: false };
  const guest = await askServer(api, () => api.beGuest(name));
  // the server may know them again, once it runs on its own folder
  if (stored !== undefined) tokens.setAside(api.origin, stored);
  tokens.keep(api.origin, guest);
  return { guest, isForgotten: stored !== undefined };
}

async function comeBack(
  api: Api,
  tokens: Tokens,
  stored: Guest,
  name: string | undefined,
): Promise<Guest | undefined> {
  try {
    const me = await askServer(api, () => api.me(stored.token));
    const known = { ...stored, name: me.name, token: me.token ?? stored.token };
    if (me.token !== undefined) tokens.keep(api.origin, known);
    if (name === undefined || name === me.name) return known;
    const renamed = {
      ...known,
      name: (await askServer(api, () => api.rename(known.token, name))).name,
    };
    tokens.keep(api.origin, renamed);
    return renamed;
  } catch (error) {
    if (!(error instanceof ApiRefusal) || error.code !== 'unknown-token') throw error;
    if (tokens.isChosen) throw new Misuse(`join: ${say().tokenRefused({ file: tokens.file })}`);
    return undefined;
  }
}

/**
 * Asks a server. An unknown token is for the caller; any other failure is a Misuse that says what.
 */
export async function askServer<T>(api: Api, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ApiRefusal && error.code === 'unknown-token') throw error;
    throw new Misuse(`join: ${whyNot(api.origin, error)}`);
  }
}

function whyNot(origin: string, error: unknown): string {
  if (error instanceof ApiRefusal)
    return /^the server answered/.test(error.message)
      ? say().notGobelet({ origin })
      : cleaned(error.message, LONGEST_REASON);
  if (error instanceof SyntaxError || error instanceof Refusal) return say().notGobelet({ origin });
  if (!(error instanceof TypeError)) throw error;
  const { unreached } = say();
  const { code = '', message = unreached.silent } = (error.cause ?? {}) as {
    readonly code?: string;
    readonly message?: string;
  };
  const reason = REASONS[code];
  return say().noServer({ origin, why: reason === undefined ? message : unreached[reason] });
}

const REASONS: Readonly<Record<string, keyof Words['unreached']>> = {
  ECONNREFUSED: 'nobody',
  ENOTFOUND: 'noHost',
  EAI_AGAIN: 'noHostOrNetwork',
  ECONNRESET: 'brokenOff',
  ETIMEDOUT: 'silent',
  UND_ERR_CONNECT_TIMEOUT: 'silent',
  UND_ERR_SOCKET: 'brokenOff',
};
