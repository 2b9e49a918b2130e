import { describe, expect, it } from 'vitest';
import { Turns } from './turns.ts';

function all(turns: Turns<string>): readonly string[] {
  const order: string[] = [];
  for (let one = turns.next(); one !== undefined; one = turns.next()) order.push(one);
  return order;
}

describe('turns', () => {
  it('serves those who ask one after another, each in their order', () => {
    const turns = new Turns<string>();
    for (const one of ['a1', 'a2', 'a3', 'b1', 'a4', 'c1', 'c2']) turns.add(one.charAt(0), one);
    expect(turns.size).toBe(7);
    expect(all(turns)).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3', 'a4']);
    expect(turns.size).toBe(0);
  });

  it('lets whoever asks again and again pass nobody', () => {
    const turns = new Turns<string>();
    turns.add('a', 'a1');
    turns.add('b', 'b1');
    expect(turns.next()).toBe('a1');
    turns.add('a', 'a2');
    expect(all(turns)).toEqual(['b1', 'a2']);
  });
});
