/**
 * What a page says of itself to somebody who does not see it: every thing with its role, name,
 * state and text, in order.
 */

import type { Locator } from 'playwright-core';

export interface Thing {
  readonly role: string;
  readonly name: string;
  readonly text: string;
  readonly isPressed: boolean;
  readonly isDisabled: boolean;
  /** The names of the parts of the page that it is in, the nearest last. */
  readonly within: readonly string[];
}

export async function look(at: Locator): Promise<readonly Thing[]> {
  return readSnapshot(await at.ariaSnapshot());
}

/** `  - button "Die 1: 5, kept" [pressed]: 5`, in quotes of YAML where a colon needs them. */
const LINE = /^(\w+)(?: ("(?:[^"\\]|\\.)*"))?((?: \[[^\]]*\])*)(?:: ?(.*))?$/;

export function readSnapshot(snapshot: string): readonly Thing[] {
  const around: { readonly depth: number; readonly name: string }[] = [];
  return snapshot.split('\n').flatMap((line) => {
    const depth = line.indexOf('- ');
    const [, role, quoted = '""', states = '', text = ''] =
      LINE.exec(unquoted(line.slice(depth + 2))) ?? [];
    if (depth < 0 || role === undefined) return [];
    const name = JSON.parse(quoted) as string;
    while ((around.at(-1)?.depth ?? -1) >= depth) around.pop();
    const within = around.map((outer) => outer.name);
    if (name !== '') around.push({ depth, name });
    const isPressed = states.includes('[pressed]');
    const isDisabled = states.includes('[disabled]');
    return { role, name, text: plain(text), isPressed, isDisabled, within };
  });
}

/** Of a whole line: 'button "a: b": c' */
function unquoted(line: string): string {
  const [, inside, rest = ''] = /^'((?:[^']|'')*)'(.*)$/.exec(line) ?? [];
  return inside === undefined ? line : inside.replaceAll("''", "'") + rest;
}

/** Of a text: "a: b" */
function plain(text: string): string {
  return /^".*"$/.test(text) ? (JSON.parse(text) as string) : text;
}
