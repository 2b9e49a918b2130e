/**
 * Bare `ws`: no game at all, messages as long as Gobelet's. What any server on top of it can't be faster than; where both players
 * are told of each move, as every game has to, what it can't be faster than with a game.
 */

import type { Rival } from './rival.ts';
import { connect, type Socket } from './socket.ts';
import { startServer } from './start.ts';

export const echo: Rival = {
  name: 'ws echo',
  start: ({ answer }) => startServer('echo-server.ts', [String(answer)]),

  async seat(port, _table, meter, { move }) {
    const message = 'x'.repeat(move);
    let sentAt = 0;
    const play = (socket: Socket | undefined): void => {
      if (socket !== undefined) sentAt = meter.sent(socket.send(message));
    };
    const sockets: Socket[] = [];
    for (const seat of [0, 1]) {
      const heard = (answer: Buffer): void => {
        meter.confirmed(sentAt, answer.length);
        play(sockets[1 - seat]);
      };
      sockets.push(await connect(port, '/', heard));
    }
    return () => play(sockets[0]);
  },

  idle: (port) => connect(port, '/', () => {}),
};

/** Whoever has moved hears that first of all, whoever has not is told to. */
export const echoBoth: Rival = {
  name: 'ws, telling both',
  start: ({ answer }) => startServer('echo-server.ts', [String(answer), 'both']),

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
      const socket = await connect(port, '/', heard);
      plays.push(play);
    }
    return () => plays[0]?.();
  },
};
