/**
 * Bare `ws`: no game at all, messages as long as Gobelet's. No server on top of it can be faster.
 * If both players are told of each move, as every game must, no game on top of it can be.
 */

import type { Rival } from './rival.ts';
import { connectRaw, type RawSocket } from './socket.ts';
import { startScript } from './start.ts';

export const echo: Rival = {
  name: 'ws echo',
  start: ({ answer }) => startScript('echo-server.ts', [String(answer)]),

  async seat(port, _table, meter, { move }) {
    const message = 'x'.repeat(move);
    let sentAt = 0;
    const play = (socket: RawSocket | undefined): void => {
      if (socket !== undefined) sentAt = meter.sent(socket.send(message));
    };
    const sockets: RawSocket[] = [];
    for (const seat of [0, 1]) {
      const heard = (answer: Buffer): void => {
        meter.confirmed(sentAt, answer.length);
        play(sockets[1 - seat]);
      };
      sockets.push(await connectRaw(port, '/', heard));
    }
    return () => play(sockets[0]);
  },

  idle: (port) => connectRaw(port, '/', () => {}),
};

/** A player who has moved hears that first of all, the other one is told to move. */
export const echoBoth: Rival = {
  name: 'ws, telling both',
  start: ({ answer }) => startScript('echo-server.ts', [String(answer), 'both']),

  async seat(port, _table, meter, { move }) {
    const message = 'x'.repeat(move);
    const plays: (() => void)[] = [];
    for (let seat = 0; seat < 2; seat++) {
      let sentAt: number | undefined;
      const play = (): void => {
        sentAt = meter.sent(socket.send(message));
      };
      const heard = (answer: Buffer): void => {
        if (sentAt === undefined) {
          play();
        } else {
          meter.confirmed(sentAt, answer.length);
          sentAt = undefined;
        }
      };
      const socket = await connectRaw(port, '/', heard);
      plays.push(play);
    }
    return () => plays[0]?.();
  },
};
