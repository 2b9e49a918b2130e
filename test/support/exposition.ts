/**
 * The text format of Prometheus, 0.0.4, read strictly: every sample belongs to a metric that was
 * told of before it, once; counters and histograms are named and counted by the book.
 */

export interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}
export interface Exposed {
  readonly name: string;
  readonly kind: string;
  readonly help: string;
  readonly samples: readonly Sample[];
}

const SAMPLE = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)$/;
const LABEL = /^([a-zA-Z_]\w*)="((?:[^"\\\n]|\\[\\"n])*)"(?:,|$)/;

export function readExposition(text: string): readonly Exposed[] {
  if (!text.endsWith('\n')) throw new Error('the last line has no end');
  const all: (Exposed & { readonly samples: Sample[] })[] = [];
  const lines = text.slice(0, -1).split('\n');
  for (let at = 0; at < lines.length; at++) {
    const [, helped, help] = /^# HELP (\w+) (.+)$/.exec(lines[at] ?? '') ?? [];
    if (helped !== undefined) {
      const [, typed, kind] =
        /^# TYPE (\w+) (counter|gauge|histogram)$/.exec(lines[++at] ?? '') ?? [];
      if (typed !== helped) throw new Error(`${helped} has no type`);
      if (all.some(({ name }) => name === helped)) throw new Error(`${helped} is there twice`);
      all.push({ name: helped, kind: kind as string, help: help as string, samples: [] });
      continue;
    }
    const sample = readSample(lines[at] ?? '');
    const metric = all.at(-1);
    const ending = metric?.kind === 'histogram' ? '_(?:bucket|sum|count)' : '';
    if (metric === undefined || !new RegExp(`^${metric.name}${ending}$`).test(sample.name))
      throw new Error(`${sample.name} is out of place`);
    metric.samples.push(sample);
  }
  for (const metric of all) check(metric);
  return all;
}

function readSample(line: string): Sample {
  const [, name, inside = '', number = ''] = SAMPLE.exec(line) ?? [];
  const value = number === '+Inf' ? Number.POSITIVE_INFINITY : Number(number);
  if (name === undefined || number === '' || Number.isNaN(value))
    throw new Error(`no sample: ${line}`);
  const labels: Record<string, string> = {};
  for (let rest = inside; rest !== ''; ) {
    const [whole, label, text] = LABEL.exec(rest) ?? [];
    if (whole === undefined || label === undefined || Object.hasOwn(labels, label))
      throw new Error(`no labels: ${line}`);
    labels[label] = text as string;
    rest = rest.slice(whole.length);
  }
  return { name, labels, value };
}

function check({ name, kind, samples }: Exposed): void {
  const keys = samples.map((sample) => `${sample.name}${JSON.stringify(sample.labels)}`);
  if (new Set(keys).size !== keys.length) throw new Error(`${name}: a series twice`);
  if ((kind === 'counter') !== name.endsWith('_total')) throw new Error(`${name}: a strange name`);
  if (kind === 'counter' && samples.some(({ value }) => value < 0)) throw new Error(`${name} < 0`);
  if (kind !== 'histogram') return;
  const series = Map.groupBy(samples, ({ labels: { le: _, ...rest } }) => JSON.stringify(rest));
  for (const own of series.values()) {
    const buckets = own.filter((sample) => sample.name.endsWith('_bucket'));
    const counts = buckets.map(({ value }) => value);
    if (buckets.at(-1)?.labels['le'] !== '+Inf') throw new Error(`${name}: no last bucket`);
    if (counts.some((count, index) => count < (counts[index - 1] ?? 0)))
      throw new Error(`${name}: buckets go down`);
    const [sum] = own.filter((sample) => sample.name.endsWith('_sum'));
    const [count] = own.filter((sample) => sample.name.endsWith('_count'));
    if (sum === undefined || count?.value !== counts.at(-1))
      throw new Error(`${name}: sum or count`);
  }
}
