/** Numbers about the server, in the text form that Prometheus reads. No names, ids or addresses. */

type Kind = 'counter' | 'gauge';

export class Metrics {
  readonly #all: {
    readonly name: string;
    readonly help: string;
    readonly kind: Kind;
    read(): ReadonlyMap<string, number>;
  }[] = [];

  /** A number that only grows; by label where there is one. */
  counter(name: string, help: string, label?: string): (value?: string) => void {
    const counts = new Map<string, number>();
    if (label === undefined) counts.set('', 0);
    this.#all.push({ name: `gobelet_${name}_total`, help, kind: 'counter', read: () => counts });
    return (value) => {
      const key = value === undefined || label === undefined ? '' : `{${label}="${value}"}`;
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

  text(): string {
    return this.#all
      .map(({ name, help, kind, read }) => {
        const lines = [...read()].map(([labels, value]) => `${name}${labels} ${value}`);
        return [`# HELP ${name} ${help}`, `# TYPE ${name} ${kind}`, ...lines, ''].join('\n');
      })
      .join('');
  }
}
