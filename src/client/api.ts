/** The HTTP side of a server, as far as clients need it. Throws an ApiRefusal with the server's own words. */

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

  constructor(code: Code, reason: string) {
    super(reason);
    this.name = 'ApiRefusal';
    this.code = code;
  }
}

export type Guest = Read<typeof guest>;

export class Api {
  /** http://localhost:3000 */
  readonly origin: string;
  readonly #language: string | undefined;

  /** `language` is that of the reasons; what the browser asks for unless given. */
  constructor(origin: string, language?: string) {
    this.origin = origin;
    this.#language = language;
  }

  get socketUrl(): string {
    return `${this.origin.replace(/^http/, 'ws')}${SOCKET_PATH}`;
  }

  beGuest(name?: string): Promise<Guest> {
    return this.ask(guest, 'POST', '/api/guests', undefined, name === undefined ? {} : { name });
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

  /** Makes every token of this person worthless, and gives a new one. */
  renewTokens(token: string): Promise<Guest> {
    return this.ask(guest, 'DELETE', '/api/me/tokens', token);
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
  async kept(token: string, table: string): Promise<{ readonly record: string; readonly proof: string }> {
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
  async ask<T>(shape: Shape<T>, method: string, path: string, token?: string, body?: object): Promise<T> {
    return shape(JSON.parse(await this.fetch(method, path, token, body)));
  }

  async fetch(method: string, path: string, token?: string, body?: object): Promise<string> {
    const headers = {
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
    throw refusalOf(text, answer.status);
  }
}

function refusalOf(text: string, status: number): ApiRefusal {
  try {
    const { code, reason } = JSON.parse(text) as { readonly code: Code; readonly reason: string };
    return new ApiRefusal(code, reason);
  } catch {
    return new ApiRefusal('protocol', `the server answered ${status}`);
  }
}
