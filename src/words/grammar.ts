/**
 * What every language needs to speak in numbers, plurals and lists: `Intl` for one locale, in short
 * words.
 *
 * A message that depends on what it is told is a text with named places, `text('Round {#round} of
 * {#rounds}')`, and is asked with the values by name: `words.round({ round: 1, rounds: 9 })`. So a
 * language may put the places in any order, the checker refuses a place that English does not have,
 * and `npm run words` can hand the text to a translator. Only what needs grammar stays a function.
 */

/**
 * The forms a language has; `other` always. French: one (0 and 1), other; Russian: one, few, many.
 */
export type Forms = Partial<Readonly<Record<Intl.LDMLPluralRule, string>>> & {
  readonly other: string;
};

/** The places in a text: '#round' | 'name' of '{name} begins round {#round}'. */
type PlaceIn<Template> = Template extends `${string}{${infer Place}}${infer Rest}`
  ? Place | PlaceIn<Rest>
  : never;

/**
 * What is asked for by its places. A place marked # takes a number and writes it as the language
 * does, any other takes text.
 */
type Values<Place extends string> = {
  readonly [Each in Place as Each extends `#${infer Name}` ? Name : Each]: Each extends `#${string}`
    ? number
    : string;
};

/** A message with places: what it says of these values. */
export type Told<Place extends string> = (values: Values<Place>) => string;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface Grammar {
  /** The form that goes with this number; `#` in it is the number itself. */
  plural(count: number, forms: Forms): string;
  /** A text with named places. */
  text<const Template extends string>(template: Template): Told<PlaceIn<Template>>;
  /** A text with a form for each kind of number; the place named first says which. */
  counts<const Count extends string, const Each extends Forms>(
    count: Count,
    forms: Each,
  ): Told<`#${Count}` | PlaceIn<Each[keyof Each]>>;
  number(value: number): string;
  /** What stands before the decimals. */
  readonly point: string;
  /** 2–5, or 4 where both are the same. */
  range(from: number, to: number): string;
  /** So long in words, in the largest unit that says it well: 36 hours, 5 minutes. */
  time(milliseconds: number): string;
  /** Léa, Noé and Ana. */
  list(items: readonly string[]): string;
  /** Léa, Noé or Ana. */
  either(items: readonly string[]): string;
}

export function grammar(locale: string): Grammar {
  const rules = new Intl.PluralRules(locale);
  const numbers = new Intl.NumberFormat(locale);
  const all = new Intl.ListFormat(locale, { type: 'conjunction' });
  const one = new Intl.ListFormat(locale, { type: 'disjunction' });
  const number = (value: number): string => numbers.format(value);
  const unit = (name: string, count: number): string =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'long' }).format(count);
  const fill = (template: string, values: Readonly<Record<string, string | number>>): string =>
    template.replace(/\{(#?)(\w+)\}/g, (_, isNumber: string, place: string) =>
      isNumber === '' ? String(values[place]) : number(Number(values[place])),
    );
  return {
    text: (template) => (values) => fill(template, values),
    counts: (count, forms) => (values: Readonly<Record<string, string | number>>) =>
      fill(forms[rules.select(Number(values[count]))] ?? forms.other, values),
    plural: (count, forms) =>
      (forms[rules.select(count)] ?? forms.other).replaceAll('#', number(count)),
    number,
    point: numbers.formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.',
    range: (from, to) => (from === to ? number(from) : numbers.formatRange(from, to)),
    time(milliseconds) {
      if (milliseconds >= 2 * DAY) return unit('day', Math.round(milliseconds / DAY));
      if (milliseconds >= 2 * HOUR) return unit('hour', Math.round(milliseconds / HOUR));
      if (milliseconds >= MINUTE) return unit('minute', Math.round(milliseconds / MINUTE));
      return unit('second', Math.ceil(milliseconds / 1000));
    },
    list: (items) => all.format(items),
    either: (items) => one.format(items),
  };
}
