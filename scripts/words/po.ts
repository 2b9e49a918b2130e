/**
 * The format of gettext's PO files:
 * https://www.gnu.org/software/gettext/manual/html_node/PO-Files.html.
 */

export interface PoEntry {
  readonly context: string | undefined;
  readonly id: string;
  readonly plural: string | undefined;
  /** msgstr, or msgstr[0], msgstr[1]… */
  readonly strings: readonly string[];
  readonly isFuzzy: boolean;
  /** The line of the file on which it begins, counted from 1. */
  readonly line: number;
}

/** What an entry is written from; comments for the translator, and where it is in the source. */
export interface PoWriting extends Pick<PoEntry, 'context' | 'id' | 'plural' | 'strings'> {
  readonly comments?: readonly string[];
  readonly place?: string;
}

export class NoPo extends Error {}

const ESCAPES: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  a: '\x07',
  b: '\b',
  f: '\f',
  v: '\v',
};
const ESCAPED = new Map([
  ...Object.entries(ESCAPES).map(([letter, sign]) => [sign, letter] as const),
  ['"', '"'],
  ['\\', '\\'],
]);

export function escapePo(text: string): string {
  return Array.from(text, (sign) => (ESCAPED.has(sign) ? `\\${ESCAPED.get(sign)}` : sign)).join('');
}

export function unescapePo(text: string): string {
  return text.replaceAll(
    /\\(?:x([0-9a-fA-F]{1,2})|([0-7]{1,3})|(.))/gs,
    (_, hex?: string, octal?: string, letter = '') => {
      if (hex !== undefined) return String.fromCharCode(Number.parseInt(hex, 16));
      if (octal !== undefined) return String.fromCharCode(Number.parseInt(octal, 8));
      return ESCAPES[letter] ?? letter;
    },
  );
}

/** A string of several lines begins with an empty one, as gettext writes it. */
function quoted(text: string): string {
  const lines = text.split(/(?<=\n)/).map((line) => `"${escapePo(line)}"`);
  return lines.length > 1 ? ['""', ...lines].join('\n') : (lines[0] ?? '""');
}

export function writeEntry({
  context,
  id,
  plural,
  strings,
  comments = [],
  place,
}: PoWriting): string {
  return [
    ...comments.map((comment) => `#. ${comment.replaceAll('\n', ' ')}`),
    ...(place === undefined ? [] : [`#: ${place}`]),
    ...(context === undefined ? [] : [`msgctxt ${quoted(context)}`]),
    `msgid ${quoted(id)}`,
    ...(plural === undefined ? [] : [`msgid_plural ${quoted(plural)}`]),
    ...strings.map(
      (text, index) => `msgstr${plural === undefined ? '' : `[${index}]`} ${quoted(text)}`,
    ),
    '',
  ].join('\n');
}

/** Everything that stands in a file, in order; obsolete entries (`#~`) are passed over. */
export function readPo(file: string): readonly PoEntry[] {
  const entries: PoEntry[] = [];
  let open = new OpenEntry();
  const close = (): void => {
    const entry = open.closed();
    if (entry !== undefined) entries.push(entry);
    open = new OpenEntry();
  };
  for (const [index, raw] of file
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .entries()) {
    const line = raw.trim();
    const isOver = line.startsWith('#') || line.startsWith('msgctxt') || /^msgid(?!_)/.test(line);
    if (isOver && open.isFull) close();
    open.read(line, index + 1);
  }
  close();
  return entries;
}

const KEYWORD = /^(msgctxt|msgid|msgid_plural|msgstr|msgstr\[(\d{1,2})\])\s*(".*)$/s;
const QUOTED = /^"((?:[^"\\]|\\.)*)"$/s;

/** An entry whose lines are still being read. */
class OpenEntry {
  readonly #fields = new Map<string, string>();
  #last: string | undefined;
  #line = 0;
  #isFuzzy = false;

  get isFull(): boolean {
    return this.#fields.has('msgstr') || this.#fields.has('msgstr[0]');
  }

  read(line: string, number: number): void {
    if (line.startsWith('#,'))
      this.#isFuzzy ||= line
        .slice(2)
        .split(',')
        .some((flag) => flag.trim() === 'fuzzy');
    if (line === '' || line.startsWith('#')) return;
    const [, keyword, , text] = KEYWORD.exec(line) ?? [];
    if (keyword !== undefined && this.#fields.has(keyword))
      throw new NoPo(`line ${number}: ${keyword} twice in one entry`);
    if (this.#fields.size === 0) this.#line = number;
    this.#last = keyword ?? this.#last;
    const [, inside] = QUOTED.exec(text ?? line) ?? [];
    if (this.#last === undefined || inside === undefined)
      throw new NoPo(`line ${number}: not a line of a PO file`);
    this.#fields.set(this.#last, (this.#fields.get(this.#last) ?? '') + unescapePo(inside));
  }

  closed(): PoEntry | undefined {
    if (this.#fields.size === 0) return undefined;
    const id = this.#fields.get('msgid');
    const plural = this.#fields.get('msgid_plural');
    if (id === undefined || !this.isFull)
      throw new NoPo(`line ${this.#line}: an entry without msgid or msgstr`);
    const strings = [...this.#fields].filter(([name]) => name.startsWith('msgstr'));
    const isInOrder = strings.every(
      ([name], index) => name === (plural === undefined ? 'msgstr' : `msgstr[${index}]`),
    );
    if (!isInOrder)
      throw new NoPo(
        `line ${this.#line}: msgstr[0], msgstr[1]… belong to a msgid_plural, in this order`,
      );
    const [context, line, isFuzzy] = [this.#fields.get('msgctxt'), this.#line, this.#isFuzzy];
    return { context, id, plural, strings: strings.map(([, text]) => text), isFuzzy, line };
  }
}
