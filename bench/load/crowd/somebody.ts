/** Somebody with a name, a token and one connection, over which he follows all his tables. */

import type { Api, Guest } from '../../../src/client/api.ts';
import { Link } from '../../../src/client/link.ts';
import { Line } from './line.ts';

export class Somebody {
  readonly guest: Guest;
  readonly link: Link;
  #line: Line | undefined;

  constructor(guest: Guest, port: number) {
    this.guest = guest;
    this.link = new Link({
      url: '',
      token: guest.token,
      socket: () => {
        this.#line = new Line(port);
        return this.#line;
      },
    });
  }

  static async arrive(api: Api, port: number, name: string): Promise<Somebody> {
    return new Somebody(await api.beGuest(name), port);
  }

  /** His connection breaks; the link mends it in a moment. False while it is broken already. */
  drop(): boolean {
    if (this.link.status !== 'open') return false;
    this.#line?.cut();
    return true;
  }
}
