/** Somebody else on the bus of a folder, in a process of their own: answers what it hears. */

import { openFolderBus } from '../../../src/server/bus/folder.ts';

const [folder = '', name = ''] = process.argv.slice(2);
const quiet = (): void => undefined;
const log = { debug: quiet, info: quiet, warn: quiet, error: quiet };
const bus = await openFolderBus({ folder, key: 'key', log });
bus.subscribe('who', (message) => bus.publish('answers', `${name} heard ${message}`));
setInterval(quiet, 1000); // until it is ended
console.log('here');
