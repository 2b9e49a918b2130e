/**
 * Who the person at this terminal is, by server: a file that nobody else may read, so that they
 * come back as the same.
 */

import { chmodSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Guest } from '../../client/api.ts';
import { guest } from '../../protocol.ts';
import { object, Refusal } from '../../shape.ts';
import { Misuse } from '../command.ts';
import { unreadable } from '../files.ts';
import { t } from '../words.ts';

export class Tokens {
  readonly file: string;
  /** The person named the file: what is in it is meant, and not replaced by somebody new. */
  readonly isChosen: boolean;

  constructor(chosen: string | undefined, env: Readonly<Record<string, string | undefined>>) {
    this.file = chosen ?? defaultFile(env);
    this.isChosen = chosen !== undefined;
  }

  of(origin: string): Guest | undefined {
    return this.#all().get(origin);
  }

  keep(origin: string, who: Guest): void {
    const all = this.#all().set(origin, who);
    const half = `${this.file}.${process.pid}`;
    try {
      mkdirSync(dirname(this.file), { recursive: true, mode: 0o700 });
      writeFileSync(half, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`, { mode: 0o600 });
      chmodSync(half, 0o600); // a file of this name may have been left there
      renameSync(half, this.file);
    } catch (error) {
      throw unreadable(this.file, error);
    }
  }

  /**
   * A token that the server does not know now stays in the file, beside the one that takes its
   * place.
   */
  setAside(origin: string, who: Guest): void {
    this.keep(`${origin} until ${new Date().toISOString()}`, who);
  }

  #all(): Map<string, Guest> {
    let text: string;
    try {
      text = readFileSync(this.file, 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return new Map();
      throw unreadable(this.file, error);
    }
    try {
      return new Map(
        Object.entries(object(JSON.parse(text))).map(([origin, who]) => [origin, guest(who)]),
      );
    } catch (error) {
      if (!(error instanceof Refusal) && !(error instanceof SyntaxError)) throw error;
      throw new Misuse(`join: ${t().wrong.tokens({ file: this.file })}`);
    }
  }
}

function defaultFile(env: Readonly<Record<string, string | undefined>>): string {
  const folder = env['XDG_CONFIG_HOME'];
  return join(
    folder === undefined || folder === '' ? join(homedir(), '.config') : folder,
    'gobelet',
    'tokens.json',
  );
}
