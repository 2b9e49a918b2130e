/**
 * The HTTP side of a server, as far as clients need it. Throws an ApiRefusal with the server's own
 * words.
 */

import {
  type Code,
  type DiceTotals,
  diceTotals,
  guest,
  type Opening,
  opened,
  personAbout,
  SOCKET_PATH,
  tableList,
} from '../protocol.ts';
import type { Read, Shape } from '../shape.ts';

export class ApiRefusal extends Error {
  readonly code: Code;
  /** In how many milliseconds it is worth asking again, if the server says so. */
  readonly after: number | undefined;

  constructor(code: Code, reason: string, after?: number) {
    super(reason);
    this.name = 'ApiRefusal';
    this.code = code;
    this.after = after;
  }
}

/** What is done about a failure: asks again, or throws it. */
type Again = (
  error: unknown,
  ask: () => Promise<string>,
  method: string,
  path: string,
) => Promise<string>;

export type Guest = Read<typeof guest>;
type Headers = Readonly<Record<string, string>> | '' | undefined;

export class Api {
  /** http://localhost:3000 */
  readonly origin: string;
  readonly #language: string | undefined;
  readonly #again: Again | undefined;

  /**
   * `language` is that of the reasons; what the browser asks for unless given. `again` decides
   * about retries: patience.ts.
   */
  constructor(origin: string, language?: string, again?: Again) {
    this.origin = origin;
    this.#language = language;
    this.#again = again;
  }

  get socketUrl(): string {
    return `${this.origin.replace(/^http/, 'ws')}${SOCKET_PATH}`;
  }

  /** Without a name, one is given. */
  beGuest(name?: string): Promise<Guest> {
    return this.ask(guest, 'POST', '/api/guests', undefined, name === undefined ? {} : { name });
  }

  /** With a name that nobody chose: if it is taken, the server changes it. */
  beGuestAs(name: string): Promise<Guest> {
    return this.ask(guest, 'POST', '/api/guests', undefined, { name, given: true });
  }

  beProgram(token: string, name: string): Promise<Guest> {
    return this.ask(guest, 'POST', '/api/programs', token, { name });
  }

  /** Who has this token. */
  me(token: string): Promise<Read<typeof personAbout>> {
    return this.ask(personAbout, 'GET', '/api/me', token);
  }

  rename(token: string, name: string): Promise<Read<typeof personAbout>> {
    return this.ask(personAbout, 'PATCH', '/api/me', token, { name });
  }

  /**
   * Makes every token of this person worthless, and gives a new one. `attempt` is a name that
   * nobody can guess (newAttempt), kept until the answer has come: if that is lost, the same call
   * is answered again.
   */
  renewTokens(token: string, attempt?: string): Promise<Guest> {
    return this.ask(
      guest,
      'DELETE',
      '/api/me/tokens',
      token,
      undefined,
      attempt && { 'idempotency-key': attempt },
    );
  }

  open(token: string, opening: Opening): Promise<Read<typeof opened>> {
    return this.ask(opened, 'POST', '/api/tables', token, opening);
  }

  async myTables(token: string): Promise<Read<typeof tableList>['tables']> {
    return (await this.ask(tableList, 'GET', '/api/me/tables', token)).tables;
  }

  async publicTables(): Promise<Read<typeof tableList>['tables']> {
    return (await this.ask(tableList, 'GET', '/api/tables')).tables;
  }

  /** The dice of everybody on the server, or of the person with this token. */
  dice(token?: string): Promise<DiceTotals> {
    return this.ask(diceTotals, 'GET', token === undefined ? '/api/dice' : '/api/me/dice', token);
  }

  /** The record and the proof of a finished table, as texts. */
  async kept(
    token: string,
    table: string,
  ): Promise<{ readonly record: string; readonly proof: string }> {
    const [record, proof] = await Promise.all([
      this.record(token, table),
      this.fetch('GET', `/api/tables/${table}/proof`, token),
    ]);
    return { record, proof };
  }

  /** JSON Lines. */
  record(token: string, table: string): Promise<string> {
    return this.fetch('GET', `/api/tables/${table}/record`, token);
  }

  /** Of any route. */
  async ask<T>(
    shape: Shape<T>,
    method: string,
    path: string,
    token?: string,
    body?: object,
    more?: Headers,
  ): Promise<T> {
    return shape(JSON.parse(await this.fetch(method, path, token, body, more)));
  }

  fetch(
    method: string,
    path: string,
    token?: string,
    body?: object,
    more?: Headers,
  ): Promise<string> {
    const ask = (): Promise<string> => this.#fetch(method, path, token, body, more);
    const again = this.#again;
    return again === undefined
      ? ask()
      : ask().catch((error: unknown) => again(error, ask, method, path));
  }

  async #fetch(
    method: string,
    path: string,
    token?: string,
    body?: object,
    more?: Headers,
  ): Promise<string> {
    const headers = {
      ...(more || {}),
      ...(this.#language !== undefined && { 'accept-language': this.#language }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    };
    const answer = await fetch(`${this.origin}${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (answer.ok) return text;
    throw refusalOf(text, answer);
  }
}

/** The header Retry-After in milliseconds. */
export function afterOf({ headers }: Response): number | undefined {
  return 1000 * Number(headers.get('retry-after')) || undefined;
}

function refusalOf(text: string, answer: Response): ApiRefusal {
  try {
    const { code, reason } = JSON.parse(text) as { readonly code: Code; readonly reason: string };
    return new ApiRefusal(code, reason, afterOf(answer));
  } catch {
    return new ApiRefusal('protocol', `the server answered ${answer.status}`);
  }
}
