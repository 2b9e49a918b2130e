/**
 * What languages need to speak in numbers: plurals by their own rules, times in words, ranges and
 * lists.
 */

import { describe, expect, it } from 'vitest';
import { grammar } from './grammar.ts';
import { chooseLanguage } from './languages.ts';

describe('plurals', () => {
  it('follow the language: nought is one in French and many in English', () => {
    expect(grammar('en').plural(0, { one: '# die', other: '# dice' })).toBe('0 dice');
    expect(grammar('fr').plural(0, { one: '# dé', other: '# dés' })).toBe('0 dé');
  });

  it('have three forms in Russian', () => {
    const { plural } = grammar('ru');
    const forms = { one: '# кость', few: '# кости', many: '# костей', other: '# кости' };
    expect([1, 2, 5, 21, 11].map((count) => plural(count, forms))).toEqual([
      '1 кость',
      '2 кости',
      '5 костей',
      '21 кость',
      '11 костей',
    ]);
  });
});

describe('texts with named places', () => {
  it('take their values by name, in the order of the language', () => {
    const { text } = grammar('en');
    expect(text('{name} begins round {#round}.')({ name: 'Léa', round: 3 })).toBe(
      'Léa begins round 3.',
    );
    expect(text('Round {#round}: {name} begins.')({ name: 'Léa', round: 3 })).toBe(
      'Round 3: Léa begins.',
    );
  });

  it('write numbers as the language does, and leave text alone', () => {
    const said = { bytes: 16_384, port: '3000' };
    expect(grammar('en').text('{#bytes} bytes on port {port}')(said)).toBe(
      '16,384 bytes on port 3000',
    );
    expect(grammar('fr').text('{#bytes} octets au port {port}')(said)).toBe(
      '16\u202f384 octets au port 3000',
    );
  });

  it('never take a value for a place', () => {
    expect(grammar('en').text('{name} says {what}')({ name: '{what}', what: '$& {name}' })).toBe(
      '{what} says $& {name}',
    );
  });

  it('choose the form that goes with a number', () => {
    const left = grammar('ru').counts('dice', {
      one: '{#dice} кость',
      few: '{#dice} кости',
      many: '{#dice} костей',
      other: '{#dice} кости',
    });
    expect([1, 3, 5].map((dice) => left({ dice }))).toEqual(['1 кость', '3 кости', '5 костей']);
  });
});

describe('times', () => {
  it('are told in the largest unit that says them well', () => {
    const { time } = grammar('en');
    expect([900, 59_000, 300_000, 90 * 60_000, 26 * 3_600_000, 72 * 3_600_000].map(time)).toEqual([
      '1 second',
      '59 seconds',
      '5 minutes',
      '90 minutes',
      '26 hours',
      '3 days',
    ]);
    expect(grammar('fr').time(60_000)).toBe('1 minute');
  });
});

describe('ranges and lists', () => {
  it('are written as the language does', () => {
    expect(grammar('en').range(2, 5)).toBe('2–5');
    expect(grammar('en').range(4, 4)).toBe('4');
    expect(grammar('fr').list(['Léa', 'Noé', 'Ana'])).toBe('Léa, Noé et Ana');
    expect(grammar('en').either(['Léa', 'Noé'])).toBe('Léa or Noé');
  });
});

describe('the language of a browser', () => {
  it('is the first that there is', () => {
    expect(chooseLanguage(['ja-JP', 'fr-CA', 'en'])).toBe('fr');
    expect(chooseLanguage(['xx'])).toBe('en');
    expect(chooseLanguage([])).toBe('en');
  });
});
