import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { check } from '../test/support/chance.ts';
import {
  ascending,
  described,
  either,
  fields,
  flag,
  listOf,
  matching,
  oneOf,
  orNull,
  pairOf,
  quote,
  Refusal,
  refined,
  type Shape,
  text,
  variants,
  whole,
} from './shape.ts';

function refusal(shape: Shape<unknown>, json: unknown): string {
  try {
    shape(json);
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
  return 'accepted';
}

const card = fields({ id: text, points: whole(0, 9) }, { action: oneOf(['steal', 'swap']) });
const nested = fields({ deck: listOf(card, 1, 3) });

describe('shapes', () => {
  it('say what is wrong and where', () => {
    expect(
      refusal(nested, {
        deck: [
          { id: 'a', points: 1 },
          { id: 'b', points: 12 },
        ],
      }),
    ).toBe('deck[1].points: must be a whole number from 0 to 9, not 12');
    expect(refusal(nested, { deck: [{ id: 'a', points: 1, action: 'stea' }] })).toBe(
      'deck[0].action: must be "steal" or "swap", not "stea"',
    );
    expect(refusal(nested, { deck: [] })).toBe('deck: must have 1 to 3 entries, not 0');
    expect(refusal(nested, {})).toBe('field "deck" is missing');
    expect(refusal(nested, { deck: [{ id: 'a', points: 1 }], x: 1 })).toBe('unknown field "x"');
    expect(refusal(nested, null)).toBe('must be an object, not null');
    expect(refusal(nested, { deck: [{ id: '', points: 1 }] })).toBe(
      'deck[0].id: must be a text that is not empty, not ""',
    );
  });

  it('take whole numbers however they are written, and minus nought for nought', () => {
    expect(Object.is(whole(0, 9)(JSON.parse('-0')), 0)).toBe(true);
    expect(whole(0, 9)(JSON.parse('1.0'))).toBe(1);
    expect(whole(0, 9)(JSON.parse('10e-1'))).toBe(1);
    for (const bad of ['1.5', '1e999', '"1"', 'null', '-1', '10', 'true', '[1]'])
      expect(refusal(whole(0, 9), JSON.parse(bad))).toMatch(/^must be/);
  });

  it('do not take null for something left out', () => {
    expect(refusal(card, { id: 'a', points: 1, action: null })).toBe(
      'action: must be "steal" or "swap", not null',
    );
  });

  it('know nothing of prototypes', () => {
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
      expect(refusal(card, JSON.parse(`{"id":"a","points":1,"${name}":1}`))).toBe(
        `unknown field "${name}"`,
      );
    }
    expect(refusal(oneOf(['a']), 'toString')).toBe('must be "a", not "toString"');
  });

  it('L4: quote nothing that a terminal would obey or nobody would see', () => {
    expect(quote('a\u009b31mred\u202eevil\u2028\u0007')).toBe(
      '"a\\u009b31mred\\u202eevil\\u2028\\u0007"',
    );
  });

  it('quote at most forty characters of what they refuse', () => {
    expect(refusal(oneOf(['a']), 'x'.repeat(1000)).length).toBeLessThan(80);
  });

  it('take positions in ascending order only', () => {
    check(
      fc.property(fc.array(fc.integer({ min: -1, max: 6 }), { maxLength: 7 }), (list) => {
        const good =
          list.length > 0 &&
          list.every(
            (at, index) => at >= 0 && at < 6 && (index === 0 || at > (list[index - 1] as number)),
          );
        expect(refusal(ascending(6), list) === 'accepted').toBe(good);
      }),
    );
  });

  it('return or refuse any JSON there is, and throw nothing else', () => {
    check(
      fc.property(fc.jsonValue(), (json) => {
        expect(refusal(nested, json)).toBeTypeOf('string');
      }),
    );
  });
});

describe('variants', () => {
  const deed = variants({
    sit: fields({ seat: whole(0, 5) }, { quietly: flag }),
    stand: fields({}),
  });

  it('read by their type', () => {
    expect(deed({ seat: 1, type: 'sit' })).toEqual({ type: 'sit', seat: 1 });
    expect(deed({ type: 'sit', seat: 1, quietly: true })).toEqual({
      type: 'sit',
      seat: 1,
      quietly: true,
    });
    expect(deed({ type: 'stand' })).toEqual({ type: 'stand' });
  });

  it('say what is wrong and where', () => {
    expect(refusal(deed, { type: 'sit' })).toBe('field "seat" is missing');
    expect(refusal(deed, { type: 'stand', seat: 1 })).toBe('unknown field "seat"');
    expect(refusal(deed, { type: 'toString' })).toBe(
      'type: must be "sit" or "stand", not "toString"',
    );
    expect(refusal(deed, { seat: 1 })).toBe('type: must be "sit" or "stand", not nothing');
    expect(refusal(deed, JSON.parse('{"type":"stand","__proto__":1}'))).toBe(
      'unknown field "__proto__"',
    );
    expect(refusal(deed, [])).toBe('must be an object, not a list');
  });
});

describe('a shape as JSON Schema', () => {
  it('says the same as the shape does', () => {
    const pace = variants({
      days: fields(
        { limit: whole(1, 30) },
        { name: orNull(matching(/^[a-z]+$/, 'small letters')) },
      ),
    });
    expect(pace.schema).toEqual({
      oneOf: [
        {
          type: 'object',
          title: 'days',
          properties: {
            type: { type: 'string', const: 'days' },
            limit: { type: 'integer', minimum: 1, maximum: 30 },
            name: {
              anyOf: [
                { type: 'string', pattern: '^[a-z]+$', description: 'small letters' },
                { type: 'null' },
              ],
            },
          },
          required: ['type', 'limit'],
          additionalProperties: false,
        },
      ],
    });
    expect(described('how many', whole(0, 1)).schema).toEqual({
      type: 'integer',
      minimum: 0,
      maximum: 1,
      description: 'how many',
    });
  });

  it('says of closed sets what kind of value they hold', () => {
    expect(oneOf(['a', 'b']).schema).toEqual({ type: 'string', enum: ['a', 'b'] });
    expect(oneOf([5, 6]).schema).toEqual({ type: 'integer', enum: [5, 6] });
    expect(oneOf(['public', 0]).schema).toEqual({
      type: ['string', 'integer'],
      enum: ['public', 0],
    });
  });

  it('stays when what was read is looked at once more', () => {
    const even = refined(whole(0, 9), (value) => {
      if (value % 2 === 1) throw new Refusal('must be even');
      return value / 2;
    });
    expect(even.schema).toEqual(whole(0, 9).schema);
    expect(even(8)).toBe(4);
    expect(refusal(even, 7)).toBe('must be even');
    expect(refusal(even, 10)).toMatch(/^must be a whole number/);
    expect(ascending(6).schema).toEqual(listOf(whole(0, 5), 1, 6).schema);
  });

  it('names both where one of two is read', () => {
    const both = either(Array.isArray, pairOf(whole(1, 6)), oneOf(['none']));
    expect(both([1, 6])).toEqual([1, 6]);
    expect(both('none')).toBe('none');
    expect(refusal(both, [1])).toBe('must have 2 entries, not 1');
    expect(refusal(both, 'some')).toBe('must be "none", not "some"');
    expect(both.schema).toEqual({
      anyOf: [listOf(whole(1, 6), 2, 2).schema, { type: 'string', enum: ['none'] }],
    });
  });
});
