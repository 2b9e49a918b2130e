// A second opinion on the rules, written apart from src/ and used only by tests:
// replays a whole file of records, slowly and plainly, and gives one verdict per record.
import { games } from '../games/index.ts';
import { ownOf } from '../support/own.ts';
import {
  exactFields,
  type Fields,
  has,
  isFields,
  type Opened,
  type Opens,
  Refusal,
  refuse,
  whole,
} from './reading.ts';

export type Verdict =
  | {
      ok: true;
      line: number;
      game: string;
      events: number;
      over: boolean;
      toMove: number[];
      scores: number[];
      winners: number[];
    }
  | { ok: false; line: number; error: string };

/** A game under way, whichever it is. */
type Playing = Opened & { name: string; seats: number };

/** The games it knows, each in a file of its name. */
const open = await ownOf<{ readonly open: Opens }>('referee');
const known: ReadonlySet<unknown> = new Set(games.map(({ id }) => id));

/**
 * The record being read; a bad one knows where it first went wrong, and the rest of it is skipped.
 */
type Open =
  | { bad: false; line: number; events: number; playing: Playing }
  | { bad: true; line: number; error: string };

/** What a line turned out to be. */
type Line =
  | { kind: 'blank' }
  | { kind: 'bad'; error: string }
  | { kind: 'header'; fields: Fields }
  | { kind: 'event'; fields: Fields };

const LF = 10;
const MEBIBYTE = 1024 * 1024;

export function referee(file: Uint8Array): Verdict[] {
  const verdicts: Verdict[] = [];
  let open: Open | undefined;
  let number = 0;
  for (const bytes of splitLines(file)) {
    number = number + 1;
    const line = readLine(bytes);
    if (line.kind === 'blank') continue;
    if (line.kind === 'header') {
      // Only now is the record above at its end: nothing more can spoil it.
      if (open !== undefined) verdicts.push(verdictOn(open));
      open = openRecord(number, line.fields);
    } else if (open === undefined) {
      open = { bad: true, line: number, error: 'no header above' };
    } else if (!open.bad) {
      open = readEvent(open, number, line);
    }
  }
  if (open !== undefined) verdicts.push(verdictOn(open));
  return verdicts;
}

/** Lines end at LF; what follows the last LF is a line too, blank if there is nothing. */
function splitLines(file: Uint8Array): Uint8Array[] {
  const lines: Uint8Array[] = [];
  let start = 0;
  for (let i = 0; i < file.length; i++) {
    if (file[i] === LF) {
      lines.push(file.subarray(start, i));
      start = i + 1;
    }
  }
  lines.push(file.subarray(start));
  return lines;
}

/** A line that cannot be read as a JSON object is no header, whatever it seems to say. */
function readLine(bytes: Uint8Array): Line {
  if (bytes.length > MEBIBYTE) return { kind: 'bad', error: 'line over 1 MiB' };
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return { kind: 'bad', error: 'invalid UTF-8' };
  }
  if (/^[ \t\r]*$/.test(text)) return { kind: 'blank' };
  if (text.startsWith('\uFEFF')) return { kind: 'bad', error: 'byte order mark' };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { kind: 'bad', error: 'wrong JSON' };
  }
  if (!isFields(value)) return { kind: 'bad', error: 'not an object' };
  if (has(value, 'record')) return { kind: 'header', fields: value };
  return { kind: 'event', fields: value };
}

function openRecord(line: number, fields: Fields): Open {
  try {
    return { bad: false, line, events: 0, playing: readHeader(fields) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { bad: true, line, error: error.message };
  }
}

function readHeader(fields: Fields): Playing {
  exactFields(fields, ['record', 'game', 'seats', 'setup'], ['options']);
  whole(fields['record'], 1, 1);
  const name = fields['game'];
  const seats = whole(fields['seats'], 2, 6);
  const options = has(fields, 'options') ? fields['options'] : {};
  if (!isFields(options)) refuse('options is not an object');
  const setup = fields['setup'];
  if (typeof name !== 'string' || !known.has(name)) refuse('no such game');
  return { name, seats, ...open(name).open(seats, options, setup) };
}

function readEvent(record: Open & { bad: false }, number: number, line: Line): Open {
  try {
    if (line.kind === 'bad') refuse(line.error);
    if (line.kind !== 'event') throw new Error('only events get here');
    const { over, toMove } = record.playing.standing();
    if (over) refuse('event after the end');
    if (!has(line.fields, 'seat') || !has(line.fields, 'type')) refuse('seat or type missing');
    const seat = whole(line.fields['seat'], 0, record.playing.seats - 1);
    if (!toMove.includes(seat)) refuse('wrong seat');
    record.playing.play(seat, line.fields);
    return { ...record, events: record.events + 1 };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { bad: true, line: number, error: error.message };
  }
}

function verdictOn(record: Open): Verdict {
  if (record.bad) return { ok: false, line: record.line, error: record.error };
  const { over, toMove, scores, winners } = record.playing.standing();
  return {
    ok: true,
    line: record.line,
    game: record.playing.name,
    events: record.events,
    over,
    toMove,
    scores,
    winners,
  };
}
