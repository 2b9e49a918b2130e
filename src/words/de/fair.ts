/** The words of the page that explains the proof of the dice to everybody, in German. */

import type { Words } from '../en/fair.ts';
import { counts, text } from './grammar.ts';

export const words: Words = {
  lead: 'Ein Computer wirft deine Würfel. Hier steht, wie er sich selbst die Hände bindet und wie du das nachprüfen kannst. Ganz ohne Mathematik.',

  steps: [
    {
      title: 'Ein versiegelter Umschlag',
      text: 'Bevor sich jemand setzt, schreibt der Tisch eine geheime Zahl auf, steckt sie in einen Umschlag und versiegelt ihn. Das Siegel zeigt den Fingerabdruck des Inhalts: Eine andere Zahl hätte einen anderen.',
    },
    {
      title: 'Alle bringen Schachteln mit',
      text: 'Wer sich setzt, bringt eine Schachtel mit. Darin steckt eine kleinere, darin wieder eine, Hunderte davon, jede mit einer Zahl, die nur das eigene Gerät kennt. Zu sehen ist nur die Außenseite, und innen lässt sich nichts mehr ändern.',
    },
    {
      title: 'Alles in einen Becher',
      text: 'Wenn das Spiel beginnt, öffnen alle eine Schachtel. Ihre Zahl kommt mit dem Geheimnis in den Becher. Niemand hat alles in der Hand: Der Tisch hat gewählt, bevor er die Zahlen kannte, und die anderen sehen das Geheimnis nicht.',
    },
    {
      title: 'Die Würfe',
      text: 'Für jeden deiner Würfe öffnet dein Gerät die nächste Schachtel, und ihre Zahl kommt auch in den Becher. Erst dann fallen die Würfel. Vorher kennt niemand auf der Welt den Wurf: du nicht, und der Tisch auch nicht.',
    },
    {
      title: 'Der Umschlag wird geöffnet',
      text: 'Nach dem Spiel dürfen alle das Geheimnis sehen. Der Fingerabdruck zeigt, dass es dasselbe ist wie vorher.',
    },
    {
      title: 'Dein Gerät prüft nach',
      text: 'Es legt das Geheimnis und alle Zahlen noch einmal zusammen und rechnet jeden Wurf nach. Weicht ein einziger Würfel ab, oder behauptet der Tisch, eine deiner Schachteln sei nie gekommen, sagt es dir das.',
    },
  ],

  demo: {
    title: 'Probier es aus',
    lead: 'Das ist echt, dasselbe Programm wie am Tisch, nur dass du allein spielst.',
    sealed: 'Der Fingerabdruck des versiegelten Umschlags:',
    opened: 'Darin war das Geheimnis:',
    outside: 'Die Außenseite deiner Schachteln:',
    box: text('Schachtel {#number_}'),
    salt: 'Ein Wort für deine Schachteln',
    saltHint:
      'Ein paar Buchstaben oder Ziffern, was dir einfällt. Daraus werden deine Schachteln gemacht.',
    saltProblem: 'Nur Buchstaben von a bis z, Ziffern, - und _, mindestens ein Zeichen.',
    throw: counts('dice', { one: '{#dice} Würfel werfen', other: '{#dice} Würfel werfen' }),
    again: 'Noch ein Wurf',
    open: 'Umschlag öffnen',
    throwOf: text('Wurf {#number_}'),
    die: text('Würfel {#place}: {#face}'),
    turn: text('Würfel {#place} zeigt {#face}. Drehen'),
    checks: 'Die Prüfung',
    envelope: {
      good: 'Das Geheimnis hat den Fingerabdruck von vorher.',
      bad: 'Das ist nicht das versiegelte Geheimnis: ein anderer Fingerabdruck.',
    },
    boxes: {
      good: 'Jede Schachtel steckte in der davor.',
      bad: 'Dein Gerät hat eine letzte Schachtel geöffnet, und der Tisch behauptet, sie sei nie gekommen.',
    },
    throws: {
      good: counts('count', {
        one: 'Der Wurf folgt aus Geheimnis und Schachteln.',
        other: 'Alle {#count} Würfe folgen aus Geheimnis und Schachteln.',
      }),
      bad: counts('count', {
        one: 'Ein Wurf folgt nicht aus Geheimnis und Schachteln!',
        other: '{#count} Würfe folgen nicht aus Geheimnis und Schachteln!',
      }),
    },
    fair: 'Alles stimmt: faire Würfel.',
    caught: 'Erwischt!',
    cheat: 'Versuch jetzt zu schummeln',
    cheatHow:
      'Tipp einen Würfel an, um ihn zu drehen, steck ein anderes Geheimnis in den Umschlag, oder behaupte, deine letzte Schachtel sei nie gekommen. Achte auf die Prüfung.',
    swap: 'Geheimnis austauschen',
    lose: 'Eine Schachtel verschweigen',
    undo: 'Alles wieder richtigstellen',
    restart: 'Noch einmal von vorn',
  },

  check: {
    title: 'Ein echtes Spiel prüfen',
    lead: 'Ein beendetes Spiel von dir, oder Protokoll und Beweis von anderen. Geprüft wird auf diesem Gerät; nichts wird verschickt.',
    open: 'Protokoll und Beweis öffnen',
    openHint:
      'Zwei Dateien: Das Protokoll endet auf .jsonl, der Beweis auf .proof.json. Wähl beide zusammen aus.',
    own: 'Deine beendeten Spiele',
    noGames: 'Du hast noch kein beendetes Spiel.',
    here: 'auf diesem Gerät',
    online: 'auf dem Server',
    players: counts('count', { one: '{#count} Platz', other: '{#count} Plätze' }),
    seat: text('Platz {#seat}'),
    checking: 'Jeder Wurf wird nachgerechnet …',
    unfinished: 'Das Protokoll hört vor dem Ende des Spiels auf; bis dahin ist es geprüft.',
    record: 'Protokoll sichern',
    proof: 'Beweis sichern',
    noProof: 'Der Beweis fehlt. Wähl beide Dateien zusammen aus.',
    noRecord: 'Das Protokoll fehlt. Wähl beide Dateien zusammen aus.',
    unreadable: 'Diese Dateien sind kein lesbares Protokoll mit Beweis.',
    apart: 'Protokoll und Beweis gehören nicht zusammen.',
    failed: 'Dieses Spiel ist gerade nicht erreichbar.',
  },

  older: {
    title: 'Spiele von früher',
    text: 'In älteren Spielen gaben alle am Anfang eine einzige Zahl dazu, eine Prise Salz, und damit stand jeder Wurf fest. Aussuchen konnte ihn niemand, aber der Tisch kannte alle vorher. Ihre Beweise werden hier genauso geprüft.',
  },

  limits: {
    title: 'Was das nicht beweist',
    text: [
      'Es gilt für dich, wenn deine eigenen Schachteln dabei sind. Die Seite bringt jedes Mal welche für dich mit, wenn du dich setzt.',
      'Für Bots und Abwesende würfelt der Tisch allein und könnte diese Würfe vorher kennen. Die Prüfung sagt, welche es waren.',
      'Es beweist Würfel, nicht Glück: Faire Würfel können grausam sein.',
    ],
  },
};
