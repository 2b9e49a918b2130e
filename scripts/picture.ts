/**
 * npm run picture: draws docs/terminal.svg, the README's picture of a terminal, from what `gobelet
 * play` prints: a moment of two games, with their colours, every character put in its own cell so
 * that the lines meet whatever font the reader has.
 */

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const [COLUMNS, CELL, LINE, PAD] = [80, 8.4, 17, 18];

interface Moment {
  readonly game: string;
  readonly flags: readonly string[];
  readonly typed: string;
}

/** What is typed last means nothing, so that the frame before it stays. */
const MOMENTS: readonly Moment[] = [
  {
    game: 'sequence',
    flags: ['--seats', '3', '--seed', 'lundi', '--names', 'Léa'],
    typed: '\n\n1\n\n1\n\n1\n\n1\n\n1\n\n1\n\n1\n\n…\n',
  },
  { game: 'next', flags: ['--seats', '3', '--seed', 'samedi', '--names', 'Noé'], typed: '\n…\n' },
];

/** The last frame that asks for something. */
function frameOf({ game, flags, typed }: Moment): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'gobelet-picture-'));
  const { stdout } = spawnSync(
    process.execPath,
    [here('../bin/gobelet.js'), 'play', game, ...flags, '--save', join(folder, 'record.jsonl')],
    {
      input: typed,
      encoding: 'utf8',
      env: { ...process.env, GOBELET_LANG: 'en', FORCE_COLOR: '1', COLUMNS: String(COLUMNS) },
    },
  );
  rmSync(folder, { recursive: true });
  const lines = stdout.split('\n');
  const asked = lines.findLastIndex((line) => plain(line).startsWith('> '));
  const begin = lines.findLastIndex(
    (line, index) => index < asked && plain(line).startsWith('── '),
  );
  const frame = lines.slice(begin, asked + 1);
  return frame.slice(
    0,
    frame.findIndex((line) => plain(line).startsWith('> ')),
  );
}

/** A sequence that sets colours. */
const COLOUR = new RegExp(`${String.fromCharCode(27)}\\[([\\d;]*)m`);

function plain(line: string): string {
  return line
    .split(COLOUR)
    .filter((_, index) => index % 2 === 0)
    .join('');
}

interface Style {
  readonly colour: string;
  readonly ground: string | undefined;
  readonly bold: boolean;
}

const PAPER = '#1d2420';
const INK: Style = { colour: '#e8e2d0', ground: undefined, bold: false };
const PALETTE = [
  '#3a403c',
  '#e5605e',
  '#6cbf73',
  '#e9c46a',
  '#6aa5e8',
  '#b98ae0',
  '#63c5c0',
  '#e8e2d0',
];

function restyle(style: Style, codes: readonly number[]): Style {
  const [code, ...rest] = codes;
  if (code === undefined) return style;
  if ((code === 38 || code === 48) && rest[0] === 5) {
    const colour = indexed(rest[1] ?? 0);
    return restyle(
      code === 38 ? { ...style, colour } : { ...style, ground: colour },
      rest.slice(2),
    );
  }
  return restyle(apply(style, code), rest);
}

function apply(style: Style, code: number): Style {
  if (code === 0) return INK;
  if (code === 1) return { ...style, bold: true };
  if (code === 2) return { ...style, colour: '#8d9389' };
  if (code === 22) return { ...style, bold: false, colour: INK.colour };
  if (code === 7) return { ...style, colour: PAPER, ground: style.colour };
  if (code === 27) return INK;
  if (code === 39) return { ...style, colour: INK.colour };
  if (code === 49) return { ...style, ground: undefined };
  if (code >= 30 && code <= 37) return { ...style, colour: PALETTE[code - 30] as string };
  if (code >= 90 && code <= 97) return { ...style, colour: PALETTE[code - 90] as string };
  if (code >= 40 && code <= 47) return { ...style, ground: PALETTE[code - 40] as string };
  return style;
}

/** A colour of the 256: the sixteen of the palette, the 6×6×6 cube, the greys. */
function indexed(index: number): string {
  if (index < 16) return PALETTE[index % 8] as string;
  if (index >= 232)
    return `rgb(${Array(3)
      .fill(8 + (index - 232) * 10)
      .join(',')})`;
  const cube = index - 16;
  return `rgb(${[Math.floor(cube / 36), Math.floor(cube / 6) % 6, cube % 6].map((step) => (step === 0 ? 0 : 55 + step * 40)).join(',')})`;
}

/**
 * One line as text elements: runs of plain letters together, every other character in its own cell.
 */
function drawLine(line: string, y: number): string {
  const parts: string[] = [];
  let style = INK;
  let column = 0;
  for (const [index, piece] of line.split(COLOUR).entries()) {
    if (index % 2 === 1) {
      style = restyle(style, (piece === '' ? '0' : piece).split(';').map(Number));
      continue;
    }
    for (const run of piece.match(/[!-~À-ÿ]+| +|[^!-~À-ÿ ]/gu) ?? []) {
      const length = [...run].length;
      const x = (PAD + column * CELL).toFixed(1);
      if (style.ground !== undefined) {
        parts.push(
          `<rect x="${x}" y="${y - 13}" width="${(length * CELL).toFixed(1)}" height="${LINE}" fill="${style.ground}"/>`,
        );
      }
      if (run.trim() !== '') {
        const weight = style.bold ? ' font-weight="bold"' : '';
        parts.push(
          `<text x="${x}" y="${y}" fill="${style.colour}"${weight} textLength="${(length * CELL).toFixed(1)}" lengthAdjust="spacingAndGlyphs">${escaped(run)}</text>`,
        );
      }
      column += length;
    }
  }
  return parts.join('');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

const frames = MOMENTS.map(frameOf);
const width = COLUMNS * CELL + 2 * PAD;
let y = PAD + 12;
const body: string[] = [];
for (const [index, frame] of frames.entries()) {
  for (const line of frame) {
    body.push(drawLine(line, y));
    y += LINE;
  }
  if (index < frames.length - 1) y += LINE;
}
writeFileSync(
  here('../docs/terminal.svg'),
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${y + PAD - 12}" font-family="ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace" font-size="14">`,
    '<title>Séquence Dés and NEXT! in a terminal</title>',
    `<rect width="100%" height="100%" rx="10" fill="${PAPER}"/>`,
    ...body,
    '</svg>',
    '',
  ].join('\n'),
);
