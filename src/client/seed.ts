/** What a seat adds to the dice: chosen here, so that nobody else can have foreseen them. */

export function newSeed(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
