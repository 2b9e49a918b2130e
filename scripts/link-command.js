// Puts `gobelet` among the project's own commands, so that `npx gobelet` runs it at once. Without
// the link npx would still
// find it, but by way of an install of its own each time the folder is new. Run by npm after an
// install.
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';

const bin = new URL('../node_modules/.bin/', import.meta.url);
const link = new URL('gobelet', bin);
try {
  mkdirSync(bin, { recursive: true });
  rmSync(link, { force: true });
  symlinkSync('../../bin/gobelet.js', link);
} catch {
  // A file system without links: npx takes the longer way.
}
