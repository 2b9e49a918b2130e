/**
 * Texts on their way into PostgreSQL, which keeps no U+0000: U+0001 followed by U+0001 or U+0002
 * stands for U+0000 and U+0001. The order of texts stays as it was.
 */

const [NONE, MARK, SECOND] = ['\u0000', '\u0001', '\u0002'];

export function encoded(text: string): string {
  if (!text.includes(NONE) && !text.includes(MARK)) return text;
  return text.replaceAll(MARK, `${MARK}${SECOND}`).replaceAll(NONE, `${MARK}${MARK}`);
}

export function decoded(text: string): string {
  if (!text.includes(MARK)) return text;
  let plain = '';
  for (let at = 0; at < text.length; at++) {
    if (text[at] !== MARK) plain += text[at];
    else plain += text[++at] === MARK ? NONE : MARK;
  }
  return plain;
}

/** A list as PostgreSQL reads one, of values that need no encoding. */
export function listOf(values: readonly (string | number | boolean | null)[]): string {
  return `{${values.map((value) => (typeof value === 'string' ? quoted(value) : `${value}`)).join()}}`;
}

/** The same of any texts. */
export function textsOf(texts: readonly string[]): string {
  return `{${texts.map((text) => quoted(encoded(text))).join()}}`;
}

function quoted(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}
