/** A heap: the least of what was put in comes out first. */

export class Heap<Item> {
  readonly #items: Item[] = [];
  readonly #compare: (one: Item, other: Item) => number;

  constructor(compare: (one: Item, other: Item) => number) {
    this.#compare = compare;
  }

  get first(): Item | undefined {
    return this.#items[0];
  }

  push(item: Item): void {
    const items = this.#items;
    let at = items.push(item) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (this.#compare(item, items[parent] as Item) >= 0) break;
      items[at] = items[parent] as Item;
      at = parent;
    }
    items[at] = item;
  }

  pop(): Item | undefined {
    const items = this.#items;
    const first = items[0];
    const last = items.pop();
    if (last === undefined || items.length === 0) return first;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= items.length) break;
      if (
        child + 1 < items.length &&
        this.#compare(items[child + 1] as Item, items[child] as Item) < 0
      )
        child++;
      if (this.#compare(items[child] as Item, last) >= 0) break;
      items[at] = items[child] as Item;
      at = child;
    }
    items[at] = last;
    return first;
  }
}
