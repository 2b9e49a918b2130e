/**
 * As much of YAML as our files are written in: maps, lists and scalars by indentation, quotes,
 * comments. Whatever else is there is refused, so that nothing is read otherwise than it is meant.
 */

interface Line {
  readonly indent: number;
  readonly text: string;
  readonly number: number;
}

export function readYaml(text: string): unknown {
  const lines = text.split('\n').flatMap((line, index): Line[] => {
    if (line.includes('\t')) throw new Error(`line ${index + 1}: a tab`);
    const bare = line.replace(/^(\s*)#.*$/, '$1').trimEnd();
    if (bare.trim() === '') return [];
    return [
      { indent: bare.length - bare.trimStart().length, text: bare.trim(), number: index + 1 },
    ];
  });
  const { value, rest } = block(lines, 0);
  if (rest.length > 0) throw new Error(`line ${rest[0]?.number}: not expected here`);
  return value;
}

interface Parsed {
  readonly value: unknown;
  readonly rest: readonly Line[];
}

function block(lines: readonly Line[], least: number): Parsed {
  const [first] = lines;
  if (first === undefined || first.indent < least) return { value: null, rest: lines };
  return /^- |^-$/.test(first.text) ? list(lines, first.indent) : map(lines, first.indent);
}

function list(lines: readonly Line[], indent: number): Parsed {
  const value: unknown[] = [];
  let rest = lines;
  for (;;) {
    const [line, ...after] = rest;
    if (line === undefined || line.indent < indent) return { value, rest };
    if (line.indent > indent || !line.text.startsWith('- '))
      throw new Error(`line ${line.number}: not an entry of the list`);
    const text = line.text.slice(2);
    if (/^[\w.-]+:(?: |$)/.test(text)) {
      const entry = block([{ ...line, indent: indent + 2, text }, ...after], indent + 2);
      value.push(entry.value);
      rest = entry.rest;
    } else {
      value.push(scalar(text, line));
      rest = after;
    }
  }
}

function map(lines: readonly Line[], indent: number): Parsed {
  const value: Record<string, unknown> = {};
  let rest = lines;
  for (;;) {
    const [line, ...after] = rest;
    if (line === undefined || line.indent < indent) return { value, rest };
    const [, key, text = ''] = /^([\w.-]+):(?: (.*))?$/.exec(line.text) ?? [];
    if (line.indent > indent || key === undefined)
      throw new Error(`line ${line.number}: not a field: ${line.text}`);
    if (Object.hasOwn(value, key)) throw new Error(`line ${line.number}: ${key} is there twice`);
    if (text === '|' || text === '>-') {
      const own = after.slice(0, after.findIndex((one) => one.indent <= indent) >>> 0);
      value[key] = own.map((one) => one.text).join(text === '|' ? '\n' : ' ');
      rest = after.slice(own.length);
    } else if (text === '') {
      const inner = block(after, indent + 1);
      value[key] = inner.value;
      rest = inner.rest;
    } else {
      value[key] = scalar(text, line);
      rest = after;
    }
  }
}

function scalar(text: string, { number }: Line): unknown {
  if (/^"(?:[^"\\]|\\.)*"$/.test(text)) return JSON.parse(text);
  if (/^'(?:[^']|'')*'$/.test(text)) return text.slice(1, -1).replaceAll("''", "'");
  if (/^(?:true|false|null|-?\d+(?:\.\d+)?)$/.test(text)) return JSON.parse(text);
  if (/^[\w./~][\w ./()=:,;%+-]*$/.test(text) && !/: | #|:$/.test(text)) return text;
  throw new Error(`line ${number}: put it into quotes: ${text}`);
}
