import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deckKind } from '../../../games/next/page/deck-kind.tsx';
import { Seeded } from '../../../random.ts';
import { openText } from '../../screens/decks/open-file.ts';
import { company, houseIn, playOn } from '../local/testing.ts';
import { fileNameOf, LARGEST_FILE, makeDeckFile, readDeckFile } from './deck.ts';

const box = { id: '1', game: 'next', name: 'Ma boîte, n° 2', cards: deckKind.standard };

describe('a deck as a file', () => {
  it('is read as it was written, and called by its name', () => {
    const { id, ...deck } = box;
    expect(readDeckFile(makeDeckFile(box), ['next'])).toEqual(deck);
    expect(fileNameOf(box)).toBe('Ma-boîte-n-2.json');
    expect(fileNameOf({ ...box, name: '/…' })).toBe('deck.json');
  });

  it('may be a mere list of cards', () => {
    expect(readDeckFile(`\uFEFF${JSON.stringify(box.cards)}`, ['next'])).toEqual({
      game: 'next',
      name: '',
      cards: box.cards,
    });
  });

  it.each([
    ['{"cards":', 'json'],
    ['"cards"', 'shape'],
    ['{"cards":3}', 'shape'],
    ['{"game":"chess","cards":[]}', 'game'],
    ['{"game":["next"],"cards":[]}', 'game'],
    [' '.repeat(LARGEST_FILE + 1), 'large'],
  ])('%.30s … is none', (text, why) => expect(readDeckFile(text, ['next'])).toBe(why));
});

describe('a file that is opened', () => {
  it('is a deck, or one that can be gone on with; ids are made', async () => {
    const bare = box.cards.map((card) => ({ ...card, id: undefined }));
    expect(await openText(JSON.stringify(bare))).toHaveProperty('deck.cards.length', 45);
    expect(await openText(JSON.stringify(bare.slice(0, 12)))).toHaveProperty(
      'deck.cards.length',
      12,
    );
  });

  it('says what is wrong and where', async () => {
    expect(await openText(JSON.stringify([...box.cards.slice(1), 7]))).toEqual({
      faults: [{ kind: 'card', card: 44 }],
      cards: 45,
      size: 45,
    });
    expect(await openText(JSON.stringify([...box.cards, ...box.cards]))).toMatchObject({
      faults: [{ kind: 'count' }],
      cards: 90,
    });
    expect(await openText('[')).toEqual({ unreadable: 'json' });
  });
});

it('from a file to the table: it is what is played with', async () => {
  const found = await openText(
    makeDeckFile({ ...box, cards: box.cards.map((card) => ({ ...card, points: 7 })) }),
  );
  if (!('deck' in found)) throw new Error('not opened');
  const house = await houseIn(undefined, 'none');
  const options = { [deckKind.option]: found.deck.cards };
  const table = await house.open({ game: 'next', seats: 2, sitters: company(1, 2), options });
  const over = await playOn(house.follow(table, 0), new Seeded('deck'));
  const scores = over.about.scores ?? [];
  expect(scores.some((score) => score > 0) && scores.every((score) => score % 7 === 0)).toBe(true);
  await house.close();
});

describe('the shelf', () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.resetModules();
    vi.stubGlobal('addEventListener', () => undefined);
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('keeps decks at once, and finds them again', async () => {
    const { addDeck, saveDeck, removeDeck } = await import('./stored-decks.ts');
    const one = addDeck({ game: 'next', name: 'A', cards: [] });
    const other = addDeck({ game: 'next', name: 'B', cards: [{ groups: [3] }] });
    saveDeck({ ...one, name: 'C' });
    vi.resetModules();
    const again = await import('./stored-decks.ts');
    expect(again.decks.value.map(({ name }) => name)).toEqual(['C', 'B']);
    again.removeDeck(other.id);
    removeDeck('none');
    expect(JSON.parse(kept.values().next().value ?? '').decks).toHaveLength(1);
  });

  it('is empty where storage holds what we never wrote, and says where nothing is kept', async () => {
    kept.set('gobelet.decks', '{"decks":[7,{"id":"1","game":"next","name":"A","cards":[]}]}');
    const { decks, addDeck, isKept } = await import('./stored-decks.ts');
    expect(decks.value).toHaveLength(1);
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new Error('full');
      },
    });
    addDeck({ game: 'next', name: '', cards: [] });
    expect(isKept.value).toBe(false);
    expect(decks.value).toHaveLength(1);
  });
});
