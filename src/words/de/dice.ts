/** The words of the page about how the dice fell, in German. */

import type { Words } from '../en/dice.ts';
import { counts, number, plural, text } from './grammar.ts';

export const words: Words = {
  lead: 'Beendete Spiele, ausgezählt und mit dem verglichen, was der Zufall erwarten lässt.',
  whose: 'Wessen Würfel',
  scopes: {
    table: { name: 'Dieser Tisch', hint: 'Jeder Wurf dieses einen Spiels.' },
    me: { name: 'Meine', hint: 'Deine Würfe auf diesem Server und die der Leute an diesem Gerät.' },
    all: { name: 'Alle', hint: 'Alle beendeten Spiele auf diesem Server.' },
  },
  counting: 'Wird gezählt …',
  deviceOnly: 'Der Server antwortet nicht: Nur die Spiele auf diesem Gerät sind gezählt.',
  empty: {
    title: 'Noch ist nichts gefallen',
    text: 'Spiel ein Spiel zu Ende: Dann werden seine Würfel hier gezählt.',
  },

  few: {
    title: 'Zu wenige Würfe für ein Urteil',
    text: (dice, enough) =>
      `Bisher ${plural(dice, { one: '# Würfel', other: '# Würfel' })}; geurteilt wird ab ${number(enough)}.`,
  },
  usual: {
    title: 'Nichts Ungewöhnliches',
    text: (share) =>
      share >= 99
        ? 'Fast alle Stichproben mit ebenso vielen fairen Würfeln fallen mindestens so ungleich aus.'
        : `Von 100 Stichproben mit ebenso vielen fairen Würfeln fallen ${number(share)} mindestens so ungleich aus.`,
  },
  unusual: {
    title: 'Ungewöhnlich, aber möglich',
    text: text(
      'Nur eine von {#oneIn} Stichproben mit ebenso vielen fairen Würfeln fällt mindestens so ungleich aus.',
    ),
    what: {
      faces: 'Es liegt an den Augenzahlen.',
      sums: 'Es liegt an den Summen.',
      repeats: 'Es liegt an den Wiederholungen.',
      longest: 'Es liegt an der längsten Serie.',
    },
    but: 'Wo viel gespielt wird, muss das hin und wieder vorkommen. Ob Würfel fair sind, sagt kein Zählen; das sagt der Beweis.',
  },
  how: {
    title: 'Wie wir urteilen',
    text: [
      'Jeder Test fragt, wie oft faire Würfel mindestens so weit vom Erwarteten abweichen. Das ist eine Rechnung, kein Gefühl.',
      'Wer viele Tests macht, findet früher oder später etwas Seltsames. Darum nehmen wir das Seltsamste und vervielfachen seine Chance mit der Zahl der Tests.',
      'Ungewöhnlich nennen wir, was faire Würfel in höchstens einer von 100 Stichproben tun.',
      'Würfel liegen lassen und neu werfen ändert nichts: Jeder geworfene Würfel zeigt jede Seite gleich oft.',
    ],
  },

  games: counts('count', { one: '{#count} Spiel', other: '{#count} Spiele' }),
  facts: (throws, dice) =>
    `${plural(throws, { one: '# Wurf', other: '# Würfe' })}, ${number(dice)} Würfel`,
  faces: 'Seiten',
  sums: 'Summen zweier Würfel',
  streaks: 'Hintereinander',
  expected: 'erwartet',
  band: 'hier liegen 95 von 100 fairen Stichproben',
  outside: 'Einer von zwanzig Balken liegt rein zufällig außerhalb.',
  longest: 'Längste Serie einer Seite',
  asLong: text('{#count} so lange oder längere erwartet'),
  repeats: 'Gleich wie der Würfel davor',
  doubles: 'Pasche',
  usually: text('{#expected} erwartet, {#from} bis {#to} üblich'),
  colours: ['Rot', 'Grün', 'Blau', 'Gelb', 'Orange', 'Lila'],

  table: {
    open: 'Die Zahlen als Tabelle',
    face: 'Seite',
    sum: 'Summe',
    count: 'Gefallen',
    expected: 'Erwartet',
    band: '95 von 100',
    test: 'Test',
    likelihood: 'Faire Würfel: so weit oder weiter',
    inHundred: text('{#share} von 100'),
    oneIn: text('einer von {#count}'),
    tests: { faces: 'Seiten', sums: 'Summen', repeats: 'Wiederholungen', longest: 'Längste Serie' },
  },
};
