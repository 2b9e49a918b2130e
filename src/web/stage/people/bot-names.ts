/**
 * The first names of the bots that nobody at the table has: a bot gives way to a person. All of
 * them if people have every one.
 */
export function freeNames(names: readonly string[], people: readonly string[]): readonly string[] {
  // "colette" is Colette, too
  const { compare } = new Intl.Collator(undefined, { sensitivity: 'base' });
  const free = names.filter((name) => people.every((person) => compare(person.trim(), name) !== 0));
  return free.length === 0 ? names : free;
}
