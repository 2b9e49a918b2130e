/** The words for decks of one's own, in Dutch. */

import type { Words } from '../en/decks.ts';
import { counts, number, text } from './grammar.ts';

export const words: Words = {
  title: 'Mijn kaartstokken',
  lead: 'Heb je de doos, of een idee voor een stok? Tik de kaarten in en speel er overal mee: rond dit apparaat, tegen bots, met vrienden.',
  none: 'Nog geen kaartstok.',
  begin: 'Een stok intikken',
  copy: 'Met de onze beginnen',
  open: 'Bestand openen',
  drop: 'Of laat het bestand ergens op deze pagina vallen.',
  letGo: 'Laat los: de stok gaat open.',
  unnamed: 'Mijn kaarten',
  count: text('{#cards} van {#all} kaarten'),
  ready: 'klaar om mee te spelen',

  back: 'Alle stokken',
  name: 'Naam van de stok',
  cards: 'De kaarten',
  add: 'Kaart toevoegen',
  addTitle: 'Een nieuwe kaart',
  editTitle: text('Kaart {#card}'),
  put: 'Toevoegen',
  putMore: 'Toevoegen en nog een',
  change: 'Wijzigen',
  twin: 'Nog eens dezelfde',
  remove: 'Verwijderen',
  missing: 'Kies eerst een patroon.',
  broken: text('Kaart {#card}: onleesbaar. Wijzigen'),
  share: 'Delen als bestand',
  download: 'Downloaden',
  play: 'Ermee spelen',
  delete: 'Stok verwijderen',
  deleteSure: 'Echt verwijderen? Hij wordt nergens anders bewaard.',
  deleteYes: 'Verwijderen',
  deleteNo: 'Houden',
  text: 'Als tekst',
  textHint: 'JSON: een lijst van kaarten.',
  useText: 'Deze tekst gebruiken',
  notKept: 'Deze browser bewaart niets: download de stok voor je weggaat.',

  bad: 'Dit is geen kaartstok',
  nothingLost: 'Je stokken zijn zoals ze waren.',
  faults: {
    json: 'De tekst is geen JSON.',
    shape: 'Een bestand bevat een lijst van kaarten.',
    game: 'Deze stok hoort bij een spel dat hier niet is.',
    large: 'Het bestand is te groot voor een kaartstok.',
    count: counts('cards', {
      one: 'Er is {#cards} kaart; een stok heeft er {#all}.',
      other: 'Er zijn {#cards} kaarten; een stok heeft er {#all}.',
    }),
    list: 'Een kaartstok is een lijst van kaarten.',
    card: (card) => `Kaart ${number(card)} is niet geschreven als een kaart.`,
    pattern: (card) =>
      `Kaart ${number(card)}: de stenen kloppen niet. Een kaart vraagt één tot zes stenen.`,
    points: (card) => `Kaart ${number(card)}: de punten zijn een geheel getal van 0 tot 999.`,
    action: (card) => `Kaart ${number(card)} heeft een actie die niet bestaat.`,
    id: (card) => `Kaart ${number(card)} heeft geen id.`,
    twice: (card) => `Kaart ${number(card)} heeft het id van een andere kaart.`,
    more: text('en nog {#count}'),
  },

  option: 'Kaarten',
  standardHint: 'De kaartstok van het huis.',
  ownHint: counts('cards', {
    one: 'Een stok van jou, {#cards} kaart.',
    other: 'Een stok van jou, {#cards} kaarten.',
  }),
  otherHint: 'Een andere kaartstok dan de onze.',
  manage: 'Mijn kaartstokken',
};
