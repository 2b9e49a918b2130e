/** The words for decks of one's own, in German. */

import type { Words } from '../en/decks.ts';
import { counts, number, text } from './grammar.ts';

export const words: Words = {
  title: 'Meine Decks',
  lead: 'Du hast die Schachtel oder eine Idee für ein Kartenspiel? Tipp die Karten ein und spiel damit, wo du willst: an diesem Gerät, gegen Bots, mit Freunden.',
  none: 'Noch kein Deck.',
  begin: 'Ein Deck eintippen',
  copy: 'Mit unserem anfangen',
  open: 'Deck-Datei öffnen',
  drop: 'Oder zieh die Datei irgendwo auf diese Seite.',
  letGo: 'Loslassen: Das Deck öffnet sich.',
  unnamed: 'Mein Deck',
  count: text('{#cards} von {#all} Karten'),
  ready: 'spielbereit',

  back: 'Alle Decks',
  name: 'Name des Decks',
  cards: 'Die Karten',
  add: 'Karte hinzufügen',
  addTitle: 'Eine neue Karte',
  editTitle: text('Karte {#card}'),
  put: 'Hinzufügen',
  putMore: 'Hinzufügen und weiter',
  change: 'Ändern',
  twin: 'Noch einmal dieselbe',
  remove: 'Entfernen',
  missing: 'Wähl zuerst ein Muster.',
  broken: text('Karte {#card}: nicht lesbar. Ändern'),
  share: 'Als Datei teilen',
  download: 'Herunterladen',
  play: 'Damit spielen',
  delete: 'Deck löschen',
  deleteSure: 'Wirklich löschen? Es ist sonst nirgends gespeichert.',
  deleteYes: 'Löschen',
  deleteNo: 'Behalten',
  text: 'Als Text',
  textHint: 'JSON: eine Liste von Karten.',
  useText: 'Diesen Text verwenden',
  notKept: 'Dieser Browser speichert nichts: Lade das Deck herunter, bevor du gehst.',

  bad: 'Das ist kein Deck',
  nothingLost: 'Deine Decks sind unverändert.',
  faults: {
    json: 'Der Text ist kein JSON.',
    shape: 'Eine Deck-Datei enthält eine Liste von Karten.',
    game: 'Dieses Deck gehört zu einem Spiel, das es hier nicht gibt.',
    large: 'Die Datei ist zu groß für ein Deck.',
    count: counts('cards', {
      one: 'Es ist {#cards} Karte; ein Deck hat {#all}.',
      other: 'Es sind {#cards} Karten; ein Deck hat {#all}.',
    }),
    list: 'Ein Deck ist eine Liste von Karten.',
    card: (card) => `Karte ${number(card)} ist nicht wie eine Karte geschrieben.`,
    pattern: (card) =>
      `Karte ${number(card)}: Ihre Würfel stimmen nicht. Eine Karte verlangt einen bis sechs Würfel.`,
    points: (card) =>
      `Karte ${number(card)}: Die Punkte müssen eine ganze Zahl von 0 bis 999 sein.`,
    action: (card) => `Karte ${number(card)} hat eine Aktion, die es nicht gibt.`,
    id: (card) => `Karte ${number(card)} hat keine Kennung.`,
    twice: (card) => `Karte ${number(card)} hat die Kennung einer anderen.`,
    more: text('und {#count} weitere'),
  },

  option: 'Karten',
  standardHint: 'Das Deck des Hauses.',
  ownHint: counts('cards', {
    one: 'Ein Deck von dir, {#cards} Karte.',
    other: 'Ein Deck von dir, {#cards} Karten.',
  }),
  otherHint: 'Ein anderes Deck als unseres.',
  manage: 'Meine Decks',
};
