/** The words about the dice of a table, before the game and after it, in German. */

import type { Words } from '../en/proof.ts';
import { counts, text } from './grammar.ts';

export const words: Words = {
  // Before the game -------------------------------------------------------------------------------
  fingerprint: 'Fingerabdruck der Würfel',
  kept: 'Das Geheimnis, aus dem die Würfel dieses Tisches kommen, steht schon fest, und das ist sein Fingerabdruck. Dein Gerät merkt ihn sich und vergleicht ihn nach dem Spiel.',
  copy: 'Fingerabdruck kopieren',
  called: 'Die Geräte aller geben ihren Teil zu den Würfeln\u00a0…',

  // After it --------------------------------------------------------------------------------------
  checking: 'Die Würfel werden geprüft\u00a0…',
  unreachable: 'Der Beweis der Würfel ist gerade nicht erreichbar.',
  follow: counts('count', {
    one: 'Ehrliche Würfel: {#count} Wurf hier nachgeprüft',
    other: 'Ehrliche Würfel: alle {#count} Würfe hier nachgeprüft',
  }),
  how: 'Bevor sich jemand hinsetzte, legte der Tisch sein Geheimnis fest und zeigte dessen Fingerabdruck. Alle am Tisch gaben eine Zufallszahl dazu. Aus beidem zusammen folgen alle Würfe; dein Gerät hat eben jeden einzelnen nachgerechnet.',
  how2: 'Bevor sich jemand hinsetzte, legte der Tisch sein Geheimnis fest und zeigte dessen Fingerabdruck. Jedes Gerät brachte ineinandergesteckte Schachteln mit und öffnete für jeden Wurf eine. Ein Wurf kommt aus allem zusammen, also konnte ihn niemand vorher kennen; dein Gerät hat eben jeden einzelnen nachgerechnet.',
  commitment: 'Fingerabdruck des Geheimnisses',
  matches: '– passt zum Geheimnis.',
  differs: '– passt nicht!',
  seedOf: text('Zufallszahl von {name}'),
  boxesOf: text('Schachteln von {name}'),
  byTable: '(vom Tisch)',
  bySeat: '(eigene)',
  fault: text('Das Protokoll verletzt in Zeile {#line} die Regeln.'),
  throws: 'Alle Würfe',
  setup: 'Mischen und wer beginnt',
  throwOf: text('{name} würfelt'),
  drawOf: text('{name} zieht eine Karte'),
  noted: 'Fingerabdruck, den dieses Gerät sich vor dem Spiel gemerkt hat',
  named: text('Wer eingeladen hat, hat bestimmt, wer beginnt: {name}.'),
  house: counts('count', {
    one: '{name}: {#count} Wurf vom Tisch allein',
    other: '{name}: {#count} Würfe vom Tisch allein',
  }),
  houseWhy:
    'Der Tisch würfelt für Bots, für Abwesende und für ein Gerät, das seine Schachteln verloren hat. So einen Wurf kann er vorher kennen.',
  redealt:
    'Eine Sicherung des Servers wurde zurückgespielt: Von da an kamen die Würfel aus einem neuen Geheimnis.',
  matching: counts('count', {
    one: '{#count} Wurf passt zum Beweis',
    other: 'Alle {#count} Würfe passen zum Beweis',
  }),
  doubts: {
    absent:
      'Dieses Gerät war vor dem Spiel nicht an diesem Tisch. Ob das Geheimnis vorher feststand, kann es nicht sagen.',
    late: 'Aber dieses Gerät hat den Tisch erst gesehen, als das Spiel schon lief. Ob das Geheimnis vorher feststand, kann es nicht sagen.',
    elsewhere:
      'Aber dein Anteil an den Würfeln kam von einem anderen Gerät. Nur das kann sagen, ob er verwendet wurde.',
    watching:
      'Du hast zu diesen Würfeln nichts dazugegeben. Wer mitgespielt hat, kann sagen, ob der eigene Anteil verwendet wurde.',
  },
  tampered: 'Diese Würfel wurden manipuliert',
  frauds: {
    commitment:
      'Das ist nicht das Geheimnis, dessen Fingerabdruck dein Gerät sich vor dem Spiel gemerkt hat. Es wurde ausgetauscht.',
    seed: 'Was dein Gerät zu den Würfeln dazugab, wurde durch etwas anderes ersetzt.',
    chain: 'Was dein Gerät zu den Würfeln dazugab, wurde durch etwas anderes ersetzt.',
    link: 'Dein Gerät hat für einen Wurf eine Schachtel geöffnet, und der Beweis behauptet, es sei keine gekommen.',
    'refused-link':
      'Der Tisch hat eine Schachtel deines Geräts abgelehnt, obwohl es die richtige war.',
    'other-chain':
      'Die Schachteln von jemand anderem sind nicht die, die deinem Gerät gezeigt wurden, bevor es seine öffnete.',
    first: 'Wer beginnen sollte, steht im Beweis anders, als es dir gesagt wurde.',
    throws: 'Nicht jeder Wurf ist der, den der Beweis ergibt.',
  },
};
