/**
 * Text as a terminal counts it: how wide it is, cut, filled and broken into lines. Codes for colour
 * have no width.
 */

const ESCAPE = '\u001b';
const CODES = new RegExp(`${ESCAPE}\\[[0-9;]*m`, 'g');
const ZERO_WIDTH = /^[\p{Mn}\p{Me}\p{Cf}]$/u;
/** Characters of two cells: East Asian scripts and those that are always drawn as pictures. */
const WIDE =
  /^[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}\p{Emoji_Presentation}]$/u;

export function widthOf(text: string): number {
  let width = 0;
  for (const character of uncoloured(text)) width += cellsOf(character);
  return width;
}

function cellsOf(character: string): number {
  if (character <= '~') return 1;
  if (ZERO_WIDTH.test(character)) return 0;
  return WIDE.test(character) ? 2 : 1;
}

export function uncoloured(text: string): string {
  return text.includes(ESCAPE) ? text.replaceAll(CODES, '') : text;
}

/** What a terminal obeys, or nobody sees. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Foreign text as it may be shown: on one line, without control characters, not endless. */
export function cleaned(text: string, most = 40): string {
  return cut(text.replaceAll(UNSEEN, '·'), most);
}

/** A whole sentence with foreign text in it. */
export function cleanedLine(text: string): string {
  return cleaned(text, LONGEST_LINE);
}
const LONGEST_LINE = 2000;

/**
 * JSON on one line for a terminal or a file: what JSON leaves as it is and a terminal obeys is
 * escaped, which any reader undoes.
 */
export function jsonLine(json: object): string {
  return JSON.stringify(json).replaceAll(UNSEEN, (sign) =>
    [...Array(sign.length).keys()]
      .map((at) => `\\u${sign.charCodeAt(at).toString(16).padStart(4, '0')}`)
      .join(''),
  );
}

/** No wider than this; what was cut is marked. Colour is given up if something is cut. */
export function cut(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  let kept = '';
  let used = 1;
  for (const character of uncoloured(text)) {
    used += cellsOf(character);
    if (used > width) break;
    kept += character;
  }
  return `${kept}…`;
}

export function padded(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}

export function centred(text: string, width: number): string {
  const free = Math.max(0, width - widthOf(text));
  return ' '.repeat(Math.floor(free / 2)) + text + ' '.repeat(Math.ceil(free / 2));
}

/** A space at which no line is broken. */
export const GLUE = '\u00a0';

/**
 * Breaks at spaces; the lines after the first begin with the indent. A word that is too long is
 * cut.
 */
export function wrapped(text: string, width: number, indent = ''): string[] {
  const lines: string[] = [];
  let line: string | undefined;
  for (const word of text.split(' ')) {
    const longer: string = line === undefined ? cut(word, width) : `${line} ${word}`;
    if (line === undefined || widthOf(longer) <= width) {
      line = longer;
    } else {
      lines.push(line.trimEnd());
      line = indent + cut(word, width - widthOf(indent));
    }
  }
  return [...lines, line ?? ''].map((broken) => broken.replaceAll(GLUE, ' '));
}
