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
      title: 'Von allen eine Prise Salz',
      text: 'Wer sich setzt, gibt eine eigene Zufallszahl dazu, eine Prise Salz. Der Tisch konnte sie nicht kennen, als er den Umschlag versiegelte.',
    },
    {
      title: 'Alles in einen Becher',
      text: 'Geheimnis und Salz zusammen bestimmen jeden Wurf des Spiels. Niemand hat beide Hälften in der Hand: Der Tisch hat zu früh gewählt, die anderen wählen blind.',
    },
    {
      title: 'Die Würfe',
      text: 'Du spielst. Die Würfel fallen, wie es am Anfang feststand, und niemand kann sich unterwegs einen besseren Wurf aussuchen.',
    },
    {
      title: 'Der Umschlag wird geöffnet',
      text: 'Nach dem Spiel dürfen alle das Geheimnis sehen. Der Fingerabdruck zeigt, dass es dasselbe ist wie vorher.',
    },
    {
      title: 'Dein Gerät prüft nach',
      text: 'Es legt Geheimnis und Salz noch einmal zusammen und rechnet jeden Wurf nach. Weicht ein einziger Würfel ab, sagt es dir das.',
    },
  ],

  demo: {
    title: 'Probier es aus',
    lead: 'Das ist echt, dasselbe Programm wie am Tisch, nur dass du allein spielst.',
    sealed: 'Der Fingerabdruck des versiegelten Umschlags:',
    opened: 'Darin war das Geheimnis:',
    salt: 'Deine Prise Salz',
    saltHint: 'Ein paar Buchstaben oder Ziffern, was dir einfällt.',
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
    throws: {
      good: counts('count', {
        one: 'Der Wurf folgt aus Geheimnis und Salz.',
        other: 'Alle {#count} Würfe folgen aus Geheimnis und Salz.',
      }),
      bad: counts('count', {
        one: 'Ein Wurf folgt nicht aus Geheimnis und Salz!',
        other: '{#count} Würfe folgen nicht aus Geheimnis und Salz!',
      }),
    },
    fair: 'Alles stimmt: faire Würfel.',
    caught: 'Erwischt!',
    cheat: 'Versuch jetzt zu schummeln',
    cheatHow: 'Tipp einen Würfel an, um ihn zu drehen, oder steck ein anderes Geheimnis in den Umschlag. Achte auf die Prüfung.',
    swap: 'Geheimnis austauschen',
    undo: 'Alles wieder richtigstellen',
    restart: 'Noch einmal von vorn',
  },

  check: {
    title: 'Ein echtes Spiel prüfen',
    lead: 'Ein beendetes Spiel von dir, oder Protokoll und Beweis von anderen. Geprüft wird auf diesem Gerät; nichts wird verschickt.',
    open: 'Protokoll und Beweis öffnen',
    openHint: 'Zwei Dateien: Das Protokoll endet auf .jsonl, der Beweis auf .proof.json. Wähl beide zusammen aus.',
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

  limits: {
    title: 'Was das nicht beweist',
    text: [
      'Es gilt für dich, wenn dein eigenes Salz dabei ist. Die Seite gibt jedes Mal welches für dich dazu, wenn du dich setzt.',
      'Der Tisch kennt die kommenden Würfe. Dass er sie niemandem verrät und keinen Bot gucken lässt, musst du ihm glauben.',
      'Es beweist Würfel, nicht Glück: Faire Würfel können grausam sein.',
    ],
  },
};
