/** The words of challenges, in German. */

import type { Words } from '../en/challenge.ts';
import { counts, list, plural, text } from './grammar.ts';

export const words: Words = {
  title: 'Eine Herausforderung',
  own: 'Deine Herausforderung',
  daily: 'Herausforderung des Tages',
  lead: 'Dieselben Würfe, dieselben Bots. Wer macht mehr daraus?',
  dailyLead: 'Jeden Tag ein Spiel, mit denselben Würfen für alle.',
  from: text('{name} schickt dir diese Würfe.'),
  against: (count, levels) => `${plural(count, { one: 'Gegen einen Bot', other: 'Gegen # Bots' })}: ${list(levels)}`,
  standIns: 'Wo andere Leute saßen, spielen jetzt starke Bots.',

  play: 'Dieselben Würfe spielen',
  goOn: 'Weiterspielen',
  again: 'Noch einmal spielen',
  firstCounts: 'Das erste Spiel zählt, jedes weitere ist zum Spaß.',

  results: 'Ergebnisse',
  nobody: 'Noch hat niemand gespielt.',
  won: 'gewonnen',
  lost: 'verloren',
  points: counts('count', { one: '{#count} Punkt', other: '{#count} Punkte' }),
  turns: counts('count', { one: '{#count} Zug', other: '{#count} Züge' }),
  place: text('Dein Platz: {#place} von {#count}.'),
  watchOf: text('Das Spiel von {name} ansehen'),
  player: 'Name',
  result: 'Ergebnis',
  game: 'Spiel',
  yesterday: 'Gestern',

  sideBySide: 'Zug um Zug',
  with: 'Vergleichen mit',
  turn: 'Zug',

  send: {
    title: 'Freunden schicken',
    hint: 'Wer den Link öffnet, spielt dieselben Würfe gegen dieselben Bots.',
    text: text('{game}: dieselben Würfe, dieselben Bots. Machst du mehr daraus?'),
    file: 'Als Datei sichern',
    tooLong:
      'Dieses Spiel ist zu lang für einen Link. Schick die Datei: Sie lässt sich auf der Seite der Herausforderungen öffnen.',
    open: 'Datei öffnen',
  },

  sending: 'Dein Spiel wird geprüft …',
  notSent: 'Dein Ergebnis ist auf diesem Gerät. Es geht zu den anderen, sobald wieder Netz da ist.',
  refused: 'Der Server hat dieses Spiel nicht angenommen: Es folgt nicht aus der Herausforderung.',
  othersLater: 'Was die anderen daraus gemacht haben, kommt mit dem Netz.',

  bad: {
    title: 'Das ist keine Herausforderung',
    text: 'Der Link ist beschädigt oder unvollständig. Lass ihn dir noch einmal ganz schicken.',
  },
  dailyOffline: {
    title: 'Kein Netz',
    text: 'Die Herausforderung des Tages muss einmal geladen werden. Danach geht sie überall.',
  },

  follow: counts('count', {
    one: 'Der Wurf folgt aus der Herausforderung',
    other: 'Alle {#count} Würfe folgen aus der Herausforderung',
  }),
  dontFollow: 'Einige Würfe folgen nicht aus der Herausforderung',

  challengeFriends: 'Freunde herausfordern',
  compare: 'Ergebnisse vergleichen',
};
