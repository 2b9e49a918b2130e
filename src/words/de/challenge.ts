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
  against: (count, levels) =>
    `${plural(count, { one: 'Gegen einen Bot', other: 'Gegen # Bots' })}: ${list(levels)}`,
  standIns: 'Wo andere Leute saßen, spielen jetzt starke Bots.',

  play: 'Dieselben Würfe spielen',
  goOn: 'Weiterspielen',
  again: 'Noch einmal spielen',
  firstCounts: 'Das erste Spiel zählt, jedes weitere ist zum Spaß.',
  oneTry:
    'Der Server würfelt. Du kannst aufhören und später weiterspielen, aber nicht neu anfangen.',
  notOpened: 'Das Spiel ließ sich nicht öffnen. Versuch es gleich noch einmal.',
  earlier: 'Würfe eines früheren Tages spielen',
  earlierHint: 'Du spielst für dich: Es zählt für keine Rangliste eines Tages.',
  ordinary: 'Ein gewöhnliches Spiel',

  results: 'Ergebnisse',
  nobody: 'Noch hat niemand gespielt.',
  onHonour: 'Diese Liste ist Ehrensache: Die Würfe lassen sich vor dem Spielen nachsehen.',
  forged: text(
    'Das Spiel, das unter dem Namen {name} mit dem Link kam, folgt nicht aus der Herausforderung. Es wird nicht verglichen.',
  ),
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
    text: 'Die Herausforderung des Tages würfelt der Server, dafür braucht es Netz. Bis dahin kannst du für dich spielen.',
  },

  follow: counts('count', {
    one: 'Der Wurf folgt aus der Herausforderung',
    other: 'Alle {#count} Würfe folgen aus der Herausforderung',
  }),
  dontFollow: 'Einige Würfe folgen nicht aus der Herausforderung',
  checkLater: 'Diese Würfe kamen vom Server. Prüfen lassen sie sich, wenn der Tag vorbei ist.',

  challengeFriends: 'Freunde herausfordern',
  compare: 'Ergebnisse vergleichen',
};
