/**
 * node server.js taught|tuned memory|flatfile [FOLDER]: boardgame.io's server with Séquence Dés,
 * the game as its documentation teaches or tuned (see sequence.js), matches kept in memory or by
 * its FlatFile storage.
 */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
/** @type {typeof import('boardgame.io/server')} */
const { FlatFile, Origins, Server } = require('boardgame.io/server');
const { sequence } = await import('./sequence.js');

const [game, storage, dir] = process.argv.slice(2);
const server = Server({
  games: [sequence(game === 'tuned')],
  origins: [Origins.LOCALHOST],
  ...(storage === 'flatfile' ? { db: new FlatFile({ dir }) } : {}),
});
const { appServer } = await server.run(0);
console.log(JSON.stringify({ port: appServer.address().port }));
