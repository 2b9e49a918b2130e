/** Numbers about the server, in the text form that Prometheus reads. No names, ids or addresses. */

type Kind = 'counter' | 'gauge' | 'histogram';
/** Values by their labels as they are written: {code="stale"}, or nothing. */
type Samples = ReadonlyMap<string, number>;

interface Metric {
  readonly name: string;
  readonly help: string;
  readonly kind: Kind;
  /** By what follows the name: labels, and of a histogram _bucket, _sum and _count before them. */
  read(): Samples;
}

/** In seconds: from what nobody notices to what everybody complains of. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

export class Metrics {
  readonly #all: Metric[] = [];

  /** A number that only grows; by label where there is one. */
  counter(name: string, help: string, label?: string): (value?: string) => void {
    const counts = new Map<string, number>();
    if (label === undefined) counts.set('', 0);
    this.#all.push({ name: `gobelet_${name}_total`, help, kind: 'counter', read: () => counts });
    return (value) => {
      const key = value === undefined || label === undefined ? '' : labelled({ [label]: value });
      counts.set(key, (counts.get(key) ?? 0) + 1);
    };
  }

  /** A number as it is when somebody looks. */
  gauge(name: string, help: string, now: () => number): void {
    this.#all.push({
      name: `gobelet_${name}`,
      help,
      kind: 'gauge',
      read: () => new Map([['', now()]]),
    });
  }

  /** The same for each of several kinds of thing, whichever there are. */
  gauges(
    name: string,
    help: string,
    now: () => Iterable<readonly [Readonly<Record<string, string>>, number]>,
  ): void {
    const read = (): Samples =>
      new Map([...now()].map(([labels, value]) => [labelled(labels), value]));
    this.#all.push({ name: `gobelet_${name}`, help, kind: 'gauge', read });
  }

  /** How long things take, in seconds; by label where there is one. */
  histogram(name: string, help: string, label?: string): (seconds: number, value?: string) => void {
    const series = new Map<string, Series>();
    const of = (value: string): Series => {
      const known = series.get(value);
      if (known !== undefined) return known;
      const made = { counts: new Array<number>(SECONDS.length + 1).fill(0), sum: 0 };
      series.set(value, made);
      return made;
    };
    if (label === undefined) of('');
    const read = (): Samples =>
      new Map(
        [...series].flatMap(([value, one]) =>
          samplesOf(one, label === undefined ? {} : { [label]: value }),
        ),
      );
    this.#all.push({ name: `gobelet_${name}_seconds`, help, kind: 'histogram', read });
    return (seconds, value = '') => {
      const one = of(value);
      const place = SECONDS.findIndex((bound) => seconds <= bound);
      const at = place < 0 ? SECONDS.length : place;
      one.counts[at] = (one.counts[at] as number) + 1;
      one.sum += seconds;
    };
  }

  /** Under the names that every exporter uses. */
  usual(name: string, kind: 'counter' | 'gauge', help: string, now: () => number): void {
    this.#all.push({ name, help, kind, read: () => new Map([['', now()]]) });
  }

  text(): string {
    return this.#all
      .map(({ name, help, kind, read }) => {
        const lines = [...read()].map(([labels, value]) => `${name}${labels} ${value}`);
        return [`# HELP ${name} ${help}`, `# TYPE ${name} ${kind}`, ...lines, ''].join('\n');
      })
      .join('');
  }
}

interface Series {
  /** By bound, and the last beyond all of them; each thing is in one. */
  readonly counts: number[];
  sum: number;
}

function samplesOf(
  { counts, sum }: Series,
  labels: Readonly<Record<string, string>>,
): readonly (readonly [string, number])[] {
  let below = 0;
  const buckets = counts.map((count, index) => {
    below += count;
    const le = SECONDS[index] === undefined ? '+Inf' : `${SECONDS[index]}`;
    return [`_bucket${labelled({ ...labels, le })}`, below] as const;
  });
  return [...buckets, [`_sum${labelled(labels)}`, sum], [`_count${labelled(labels)}`, below]];
}

function labelled(labels: Readonly<Record<string, string>>): string {
  const all = Object.entries(labels).map(
    ([name, value]) =>
      `${name}="${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`,
  );
  return all.length === 0 ? '' : `{${all.join(',')}}`;
}
