/** The words for looking back at a game, in German. */

import type { Words } from '../en/replay.ts';
import { counts, list, number, text } from './grammar.ts';

export const words: Words = {
  title: text('{game}: Rückblick'),
  toTable: 'Zum Tisch',
  toStart: 'Ein anderes Spiel',
  player: text('Platz {#seat}'),

  controls: 'Wiedergabe',
  moment: 'Stelle im Spiel',
  at: (at, end) => (at === 0 ? 'Der Anfang' : `Schritt ${number(at)} von ${number(end)}`),
  first: 'Zum Anfang',
  back: 'Einen Schritt zurück',
  play: 'Abspielen',
  pause: 'Pause',
  forward: 'Einen Schritt weiter',
  last: 'Zum Ende',
  decision: 'Nächste Entscheidung',
  decisionOf: text('Nächste Entscheidung von {name}'),
  noDecision: 'Danach keine Entscheidung mehr',
  speed: text('Tempo: {#times}-fach. Ändern'),
  ways: counts('count', { one: '{#count} Möglichkeit', other: '{#count} Möglichkeiten' }),
  menu: 'Link, Tasten, gemeinsam ansehen',

  eyes: {
    title: 'Mit wessen Augen',
    public: 'Alle',
    publicHint: 'Nur was alle sehen konnten.',
    open: 'Alles offen',
    openHint: 'Was niemand oder nur manche sehen konnten, liegt neben dem Tisch.',
    seatHint: text('Was {name} in diesem Moment wusste, und sonst nichts.'),
    now: text('Blick: {who}'),
    look: 'Mit diesen Augen sehen',
  },
  secrets: 'Was verborgen war',
  nothingHidden: 'nichts verborgen',

  link: {
    title: 'Diese Stelle als Link',
    text: text('{game}, {moment}'),
    share: 'Teilen',
    copy: 'Link kopieren',
    copied: 'Kopiert',
    hereOnly:
      'Dieses Spiel liegt auf diesem Gerät, und der Link geht nur hier. Willst du es jemandem zeigen, schick das Protokoll.',
    fileOnly: 'Dieses Spiel kommt aus einer Datei: Willst du es jemandem zeigen, schick die Datei.',
    record: 'Protokoll herunterladen',
  },
  keys: {
    title: 'Tasten',
    list: [
      ['← →', 'einen Schritt zurück oder weiter'],
      ['Pos1 Ende', 'der Anfang, das Ende'],
      ['Leertaste', 'abspielen und Pause'],
      ['D', 'nächste Entscheidung'],
      ['1 2 3 …', 'mit den Augen dieser Person'],
      ['0', 'mit den Augen aller'],
      ['A', 'alles offen'],
      ['Esc', 'nicht mehr folgen oder zeigen'],
    ],
  },

  together: {
    title: 'Gemeinsam ansehen',
    how: 'Schick den Link. Eine Person führt, die anderen folgen; zeigen dürfen alle.',
    lead: 'Führen',
    leading: 'Du führst: Wer dir folgt, sieht, was du siehst.',
    stopLeading: 'Nicht mehr führen',
    leads: text('{name} führt durch dieses Spiel.'),
    follow: text('{name} folgen'),
    following: text('Du folgst {name}.'),
    stopFollowing: 'Nicht mehr folgen',
    point: 'Zeigen',
    pointing: 'Tipp einen Platz an oder eine Zeile im Verlauf.',
    stopPointing: 'Nichts zeigen',
    // No verb: “Du” and a name would need different ones.
    pointedBy: (names) => `Finger hier: ${list(names)}`,
    you: 'Du',
    pointsAtMove: text('{name} zeigt auf Schritt {#move}.'),
    pointsAtSeat: text('{name} zeigt auf {other}.'),
    youPoint: 'Du zeigst dorthin: Die anderen sehen es.',
    look: 'Hinsehen',
  },

  file: {
    title: 'Rückblick auf ein Spiel',
    lead: 'Geh jedes beendete Spiel Schritt für Schritt durch, mit den Augen aller Beteiligten. Ein Protokoll ist die Datei, die dir „Das Protokoll“ nach einem Spiel gibt.',
    open: 'Protokoll öffnen',
    drop: 'Oder zieh die Datei irgendwo auf diese Seite.',
    letGo: 'Lass los: Das Spiel geht auf.',
    reading: 'Wird gelesen\u00a0…',
    several: counts('count', {
      one: '{#count} Spiel in dieser Datei',
      other: '{#count} Spiele in dieser Datei: Wähle eines',
    }),
    line: text('ab Zeile {#line}'),
    moves: counts('count', { one: '{#count} Schritt', other: '{#count} Schritte' }),
    players: counts('count', { one: '{#count} Person', other: '{#count} Personen' }),
    unfinished: 'nicht beendet',
    own: 'Deine beendeten Spiele',
    here: 'auf diesem Gerät',
    online: 'auf dem Server',
    bad: 'Diese Datei lässt sich nicht abspielen',
    tooLarge: text('Die Datei ist zu groß: Protokolle haben höchstens {#most} Megabyte.'),
    empty: 'In dieser Datei ist kein Spiel.',
    faults: {
      text: text(
        'Zeile {#line} ist nicht geschrieben wie ein Protokoll: Jede Zeile ist ein Stück JSON.',
      ),
      header: text(
        'Zeile {#line} sollte ein Spiel eröffnen und tut es nicht: Spiel, Personenzahl oder Aufbau sind falsch.',
      ),
      start: text(
        'Zeile {#line} ist ein Zug, bevor ein Spiel eröffnet ist. Vielleicht fehlt der Anfang der Datei.',
      ),
      event: text('Zeile {#line} ist ein Zug, den die Regeln dort nicht erlauben.'),
    },
    reason: 'Im Einzelnen',
    spoilt: counts('count', {
      one: '{#count} anderes Spiel darin lässt sich nicht abspielen:',
      other: '{#count} andere Spiele darin lassen sich nicht abspielen:',
    }),
  },

  troubles: {
    running: {
      title: 'Läuft noch',
      text: 'Den Rückblick gibt es nach dem Spiel: Vorher würde er Geheimnisse verraten.',
    },
    unreadable: {
      title: 'Lässt sich nicht abspielen',
      text: 'Das Protokoll dieses Spiels ist nicht lesbar.',
    },
  },
};
