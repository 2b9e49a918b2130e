// A second opinion on the cards of NEXT!, written apart from src/ and used only by tests:
// what a deck is, when dice make a card, and the default deck `gobelet-1` as data.
import { array, at, exactFields, has, refuse, whole } from './reading.ts';

export const COLOURS = ['red', 'green', 'blue', 'yellow', 'orange', 'purple'];
const ACTIONS = ['replay', 'steal', 'swap', 'super-swap'];

/**
 * Groups are sizes of any one colour each; otherwise each colour comes with how many it asks for.
 */
export type Card = {
  id: string;
  points: number;
  groups?: number[];
  colours?: { [colour: string]: number };
  action?: string;
};

/** 45 cards with ids all different. */
export function readDeck(value: unknown): Card[] {
  const entries = array(value);
  if (entries.length !== 45) refuse('not 45 cards');
  const deck: Card[] = [];
  for (const entry of entries) {
    const card = readCard(entry);
    if (deck.some((other) => other.id === card.id)) refuse('an id twice in the deck');
    deck.push(card);
  }
  return deck;
}

function readCard(value: unknown): Card {
  const fields = exactFields(value, ['id', 'points'], ['groups', 'colours', 'action']);
  const id = fields['id'];
  if (typeof id !== 'string' || id === '') refuse('a bad id');
  const card: Card = { id, points: whole(fields['points'], 0, 999) };
  if (has(fields, 'groups') === has(fields, 'colours')) refuse('either groups or colours');
  if (has(fields, 'groups')) {
    card.groups = array(fields['groups']).map((size) => whole(size, 1, 6));
  } else {
    const colours = exactFields(fields['colours'], [], COLOURS);
    card.colours = {};
    for (const colour of Object.keys(colours)) card.colours[colour] = whole(colours[colour], 1, 6);
  }
  const places = placesOf(card).length;
  if (places < 1 || places > 6) refuse('one to six places');
  if (has(fields, 'action')) {
    const action = ACTIONS.find((other) => other === fields['action']);
    if (action === undefined) refuse('no such action');
    card.action = action;
  }
  return card;
}

/** One place per die the card needs: of a fixed colour, or of the colour its group will get. */
type Place = { group: number; colour: string | undefined };

function placesOf(card: Card): Place[] {
  const places: Place[] = [];
  (card.groups ?? []).forEach((size, group) => {
    for (let i = 0; i < size; i++) places.push({ group, colour: undefined });
  });
  Object.entries(card.colours ?? {}).forEach(([colour, size], group) => {
    for (let i = 0; i < size; i++) places.push({ group, colour });
  });
  return places;
}

/** Made when different dice can fill all places: every way of laying dice on places is tried. */
export function cardMade(card: Card, dice: string[]): boolean {
  return canFill(placesOf(card), dice, []);
}

/** `laid` says which die lies on the first, second, third… place; the others are still open. */
function canFill(places: Place[], dice: string[], laid: number[]): boolean {
  if (laid.length === places.length) return true;
  const place = at(places, laid.length);
  for (let die = 0; die < dice.length; die++) {
    if (laid.includes(die)) continue;
    const colour = at(dice, die);
    if (place.colour !== undefined && place.colour !== colour) continue;
    const groupAgrees = laid.every(
      (other, i) => at(places, i).group !== place.group || at(dice, other) === colour,
    );
    if (groupAgrees && canFill(places, dice, [...laid, die])) return true;
  }
  return false;
}

export const DEFAULT_DECK: Card[] = [
  { id: 'three-1', groups: [3], points: 1 },
  { id: 'three-2', groups: [3], points: 1 },
  { id: 'three-3', groups: [3], points: 1, action: 'steal' },
  { id: 'three-4', groups: [3], points: 1, action: 'swap' },
  { id: 'full-1', groups: [3, 2], points: 1 },
  { id: 'full-2', groups: [3, 2], points: 1 },
  { id: 'full-3', groups: [3, 2], points: 1, action: 'replay' },
  { id: 'full-4', groups: [3, 2], points: 1, action: 'steal' },
  { id: 'four-1', groups: [4], points: 2 },
  { id: 'four-2', groups: [4], points: 2 },
  { id: 'four-3', groups: [4], points: 2, action: 'replay' },
  { id: 'four-4', groups: [4], points: 2, action: 'super-swap' },
  { id: 'pairs-1', groups: [2, 2, 2], points: 2 },
  { id: 'pairs-2', groups: [2, 2, 2], points: 2 },
  { id: 'pairs-3', groups: [2, 2, 2], points: 2, action: 'replay' },
  { id: 'four-two-1', groups: [4, 2], points: 3 },
  { id: 'four-two-2', groups: [4, 2], points: 3 },
  { id: 'four-two-3', groups: [4, 2], points: 3 },
  { id: 'threes-1', groups: [3, 3], points: 3 },
  { id: 'threes-2', groups: [3, 3], points: 3 },
  { id: 'threes-3', groups: [3, 3], points: 3 },
  { id: 'five-1', groups: [5], points: 3 },
  { id: 'five-2', groups: [5], points: 3 },
  { id: 'six-1', groups: [6], points: 6 },
  { id: '3red', colours: { red: 3 }, points: 2 },
  { id: '3green', colours: { green: 3 }, points: 2, action: 'replay' },
  { id: '3blue', colours: { blue: 3 }, points: 2 },
  { id: '3yellow', colours: { yellow: 3 }, points: 2, action: 'swap' },
  { id: '3orange', colours: { orange: 3 }, points: 2 },
  { id: '3purple', colours: { purple: 3 }, points: 2 },
  { id: '2red-2green', colours: { red: 2, green: 2 }, points: 2, action: 'steal' },
  { id: '2green-2blue', colours: { green: 2, blue: 2 }, points: 2 },
  { id: '2blue-2yellow', colours: { blue: 2, yellow: 2 }, points: 2, action: 'super-swap' },
  { id: '2yellow-2orange', colours: { yellow: 2, orange: 2 }, points: 2 },
  { id: '2orange-2purple', colours: { orange: 2, purple: 2 }, points: 2, action: 'swap' },
  { id: '2purple-2red', colours: { purple: 2, red: 2 }, points: 2 },
  { id: '3red-2blue', colours: { red: 3, blue: 2 }, points: 3 },
  { id: '3green-2yellow', colours: { green: 3, yellow: 2 }, points: 3 },
  { id: '3blue-2orange', colours: { blue: 3, orange: 2 }, points: 3 },
  { id: '3yellow-2purple', colours: { yellow: 3, purple: 2 }, points: 3 },
  { id: '3orange-2red', colours: { orange: 3, red: 2 }, points: 3 },
  { id: '3purple-2green', colours: { purple: 3, green: 2 }, points: 3 },
  { id: '2red-2green-2blue', colours: { red: 2, green: 2, blue: 2 }, points: 4 },
  { id: '2yellow-2orange-2purple', colours: { yellow: 2, orange: 2, purple: 2 }, points: 4 },
  { id: '2red-2blue-2orange', colours: { red: 2, blue: 2, orange: 2 }, points: 4 },
];
