/** The imports of a file, and whether its floor (floors.ts) may have them; and circles of imports. */

import { posix } from 'node:path';
import { FLOORS, type Floor } from './floors.ts';

export interface Import {
  /** The file of the project, below its root, or the name of a package. */
  readonly target: string;
  readonly line: number;
}

export interface Fault {
  readonly file: string;
  readonly line: number;
  readonly what: string;
}

/** `import … from '…'`, `export … from '…'`, `import '…'` and `import('…')`. */
const SPECIFIER =
  /^(?:import|export\b[^'"`;=(]*\bfrom)\b[^'"`;=]*?['"]([^'"\n]+)['"]|\bimport\(\s*['"]([^'"\n]+)['"]\s*,?\s*\)/gm;

export function importsOf(file: string, text: string): readonly Import[] {
  return [...text.matchAll(SPECIFIER)].flatMap(({ index, 0: whole, 1: stated, 2: loaded }) => {
    const specifier = stated ?? loaded ?? '';
    const line = text.slice(0, index + whole.length).split('\n').length;
    const isOurs = specifier.startsWith('.');
    return [{ target: isOurs ? posix.join(posix.dirname(file), specifier) : specifier, line }];
  });
}

/** What a file imports and may not. Tests and their helpers may import what they like. */
export function forbiddenIn(file: string, text: string): readonly Fault[] {
  if (!/^src\/.*\.tsx?$/.test(file) || /(?:\.test|\/testing)\.tsx?$/.test(file)) return [];
  const found = floorOf(file);
  if (found === undefined)
    return [{ file, line: 1, what: 'belongs to no floor of lint/floors.ts' }];
  const { floor, names } = found;
  const allowed = [...floor.files, ...floor.may].map((pattern) => regexOf(pattern, names));
  return importsOf(file, text)
    .filter(({ target }) => !allowed.some((pattern) => pattern.test(target)))
    .map(({ target, line }) => ({ file, line, what: `imports ${target}: ${floor.why}` }));
}

type Names = Readonly<Record<string, string>>;

function floorOf(file: string): { readonly floor: Floor; readonly names: Names } | undefined {
  for (const floor of FLOORS) {
    for (const pattern of floor.files) {
      const match = regexOf(pattern, {}).exec(file);
      if (match !== null) return { floor, names: match.groups ?? {} };
    }
  }
  return undefined;
}

/** `<game>` stands for its name if that is known, else for any one name. */
function regexOf(pattern: string, names: Names): RegExp {
  const source = pattern.replaceAll(
    /\*\*|\*|\{([^}]*)\}|<(\w+)>|[.+]/g,
    (sign: string, choices: string | undefined, name: string | undefined) => {
      if (sign === '**') return '.*';
      if (sign === '*') return '[^/]*';
      if (choices !== undefined) return `(?:${choices.replaceAll(',', '|')})`;
      if (name !== undefined) return names[name] ?? `(?<${name}>[^/]+)`;
      return `\\${sign}`;
    },
  );
  return new RegExp(`^${source}$`);
}

/** The files of one circle of imports, each importing the next; undefined if there is none. */
export function circleIn(
  imports: ReadonlyMap<string, readonly string[]>,
): readonly string[] | undefined {
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (file: string): readonly string[] | undefined => {
    if (done.has(file)) return undefined;
    const at = path.indexOf(file);
    if (at >= 0) return [...path.slice(at), file];
    path.push(file);
    for (const target of imports.get(file) ?? []) {
      const circle = visit(target);
      if (circle !== undefined) return circle;
    }
    path.pop();
    done.add(file);
    return undefined;
  };
  for (const file of imports.keys()) {
    const circle = visit(file);
    if (circle !== undefined) return circle;
  }
  return undefined;
}
