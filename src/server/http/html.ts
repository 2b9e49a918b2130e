/**
 * HTML that escapes by construction: what is put into a template is text, unless it is HTML
 * already.
 */

export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Html | readonly Part[];

export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(
    strings
      .map((text, index) => text + (index < parts.length ? written(parts[index] as Part) : ''))
      .join(''),
  );
}

function written(part: Part): string {
  if (part instanceof Html) return part.text;
  if (Array.isArray(part)) return part.map(written).join('');
  return String(part).replaceAll(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
