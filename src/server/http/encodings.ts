/**
 * Which of the forms in which a file is kept a client gets: what `accept-encoding` asks for (RFC
 * 9110, section 12.5.3).
 */

/** The best first, if a client likes several equally well. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Plain is always to be had, but nobody who says nothing of it asked for it. */
const UNASKED = 0.0001;

export function bestEncoding(
  accepted: string | undefined,
  has: (encoding: Encoding) => boolean,
): Encoding {
  const weights = weightsIn(accepted ?? '');
  const weight = (encoding: Encoding): number =>
    weights.get(encoding) ?? (encoding === 'identity' ? UNASKED : (weights.get('*') ?? 0));
  let best: Encoding = 'identity'; // also for whoever takes nothing at all: better than no answer
  for (const encoding of ENCODINGS.toReversed()) {
    if (has(encoding) && weight(encoding) > 0 && weight(encoding) >= weight(best)) best = encoding;
  }
  return best;
}

/** br;q=0.8, gzip: how much each is liked. What can't be read is as if it were not there. */
function weightsIn(accepted: string): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const part of accepted.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const q = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
    if (/^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(q)) weights.set(name, Number(q));
  }
  return weights;
}
