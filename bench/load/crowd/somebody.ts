/** A person with a name, a token and one connection, over which they follow all their tables. */

import type { Api, Guest } from '../../../src/client/api.ts';
import { Connection } from '../../../src/client/connection.ts';
import { CrowdSocket } from './line.ts';

export class CrowdPerson {
  readonly guest: Guest;
  readonly link: Connection;
  #line: CrowdSocket | undefined;

  constructor(guest: Guest, port: number) {
    this.guest = guest;
    this.link = new Connection({
      url: '',
      token: guest.token,
      socket: () => {
        this.#line = new CrowdSocket(port);
        return this.#line;
      },
    });
  }

  static async arrive(api: Api, port: number, name: string): Promise<CrowdPerson> {
    return new CrowdPerson(await api.beGuest(name), port);
  }

  /** Breaks the socket; the connection mends it in a moment. False while it is broken already. */
  drop(): boolean {
    if (this.link.status !== 'open') return false;
    this.#line?.cut();
    return true;
  }
}
