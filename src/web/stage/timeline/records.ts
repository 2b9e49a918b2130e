/**
 * The records in a file that somebody has: each as a timeline, or the line at which it is wrong and
 * what kind of wrong it is.
 */

import type { AnyGame } from '../../../game.ts';
import { Lines } from '../../../record/lines.ts';
import { readEvent, readHeader } from '../../../record/record.ts';
import { isObject, Refusal } from '../../../shape.ts';
import { type Timeline, TimelineBuilder } from './timeline.ts';

/** In bytes. A game takes some ten thousand; a file of this size holds hundreds. */
export const LARGEST_FILE = 4 << 20;

/**
 * A line that is no JSON, a header that opens no game, an event before any header, an event that
 * the rules can't have.
 */
export const FAULTS = ['text', 'header', 'start', 'event'] as const;

export interface Fault {
  readonly line: number;
  readonly kind: (typeof FAULTS)[number];
  /** For those who made the file, as every tool here says it. */
  readonly reason: string;
}

export interface Found {
  /** Of its header. */
  readonly line: number;
  readonly timeline: Timeline;
}

export interface Reading {
  readonly found: readonly Found[];
  readonly faults: readonly Fault[];
}

export type ReadLine =
  | { readonly number: number; readonly json: unknown }
  | { readonly number: number; readonly fault: string };

/** Some programs begin a text with it, and it is no part of the first line. */
const BYTE_ORDER_MARK = '\uFEFF';

export function readLines(bytes: Uint8Array): readonly ReadLine[] {
  const lines = new Lines();
  return [...lines.push(bytes), ...lines.end()].map((line): ReadLine => {
    const { number } = line;
    if ('fault' in line) return { number, fault: line.fault };
    try {
      return {
        number,
        json: JSON.parse(
          number === 1 && line.text.startsWith(BYTE_ORDER_MARK) ? line.text.slice(1) : line.text,
        ),
      };
    } catch {
      return { number, fault: 'not valid JSON' };
    }
  });
}

/**
 * The games that the headers name, whether there are such or not: their rules are needed to read
 * on.
 */
export function gamesNamed(lines: readonly ReadLine[]): readonly string[] {
  const names = lines.flatMap((line) => {
    const name = 'json' in line && isHeader(line.json) ? line.json['game'] : undefined;
    return typeof name === 'string' ? [name] : [];
  });
  return [...new Set(names)];
}

/** A bad line spoils the record that it is in, and no other. */
export function readRecords(lines: readonly ReadLine[], games: readonly AnyGame[]): Reading {
  const found: Found[] = [];
  const faults: Fault[] = [];
  let open: { readonly line: number; readonly builder: TimelineBuilder } | undefined;
  let isSpoilt = false;
  const finish = (): void => {
    if (open !== undefined) found.push({ line: open.line, timeline: open.builder.build() });
    open = undefined;
  };
  for (const line of lines) {
    let kind: Fault['kind'] = 'text';
    try {
      if ('fault' in line) throw new Refusal(line.fault);
      if (isHeader(line.json)) {
        kind = 'header';
        finish();
        isSpoilt = false;
        open = { line: line.number, builder: new TimelineBuilder(readHeader(line.json, games)) };
      } else if (open !== undefined) {
        kind = 'event';
        open.builder.add(readEvent(open.builder.game, line.json));
      } else {
        kind = 'start';
        throw new Refusal('an event before any header');
      }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      open = undefined;
      if (!isSpoilt) faults.push({ line: line.number, kind, reason: error.message });
      isSpoilt = true;
    }
  }
  finish();
  return { found, faults };
}

function isHeader(json: unknown): json is Readonly<Record<string, unknown>> {
  return isObject(json) && Object.hasOwn(json, 'record');
}
