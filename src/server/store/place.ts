/** Where everything is kept: one folder, and in it one database. */

import { join } from 'node:path';

/**
 * The folder that was asked for, else the one the environment names, else one beside whoever starts
 * the program.
 */
export function dataFolder(asked?: string): string {
  return asked ?? process.env['GOBELET_DATA'] ?? 'gobelet-data';
}

export function databaseIn(folder: string): string {
  return join(folder, 'gobelet.db');
}
