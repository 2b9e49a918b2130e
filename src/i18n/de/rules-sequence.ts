/** The rules of Séquence Dés in German. */

import type { Words } from '../en/rules-sequence.ts';

export const words: Words = {
  names: ['Anna', 'Ben', 'Clara', 'Emil'],
  sections: {
    goal: {
      title: 'Das Ziel',
      text: {
        line: 'Bring als Erstes fünf Steine deiner Farbe in eine gerade Reihe ohne Lücke, senkrecht oder diagonal.',
        row: 'Auch waagerecht zählt. Das französische Blatt lässt das aus; das englische und das deutsche nennen es.',
      },
    },
    need: {
      title: 'Was ihr braucht',
      text: {
        players:
          'Zwei bis vier Personen, zwei Würfel, ein Brett mit 36\u00a0Feldern und Steine: eine Farbe pro Person oder Team.',
        layout:
          'Die Zahlen stehen so, wie sie auf dem Spielbrett selbst gedruckt sind; der Text der Regel beschreibt sie nicht. Jede Zahl von 2 bis 9 und die 12 hat vier Felder: die Zweien in den Ecken, die Zwölfen in der Mitte. 10 und 11 gibt es nicht.',
        squares: 'Ein Feld heißt nach Spalte und Zeile, zum Beispiel c3. Das Brett sieht von allen Seiten gleich aus.',
        sides:
          'Zu zweit und zu dritt spielen alle für sich. Zu viert spielen zwei gegen zwei: Ein Team sitzt sich gegenüber und teilt sich eine Farbe.',
        chips: 'In der Schachtel sind 20\u00a0Steine pro Farbe. Hier gehen sie nie aus.',
      },
    },
    start: {
      title: 'Wer beginnt',
      text: {
        highest: 'Alle werfen nacheinander beide Würfel. Die höchste Summe beginnt.',
        tie: 'Bei Gleichstand würfeln die Höchsten noch einmal, auch im selben Team, und nur die neuen Summen zählen, bis eine die höchste ist.',
        notPlayed: 'Diese Würfe werden nicht gespielt: kein Stein gelegt, keiner weggenommen, kein weiterer Zug.',
        round: 'Dann geht es links herum, Platz für Platz.',
      },
    },
    turn: {
      title: 'Dein Zug',
      text: {
        sum: 'Wirf beide Würfel und zähl sie zusammen. Die Summe sagt, was zu tun ist, und was geht, ist Pflicht.',
        sides:
          'Die Steine deines Teams sind deine: Ihr bildet die Reihe zusammen, und du ersetzt sie nie und nimmst sie nie weg. Zu dritt sind beide anderen deine Gegner.',
      },
    },
    numbers: {
      title: '3 bis 9: deine Zahl',
      text: {
        free: 'Leg einen Stein auf ein freies Feld mit dieser Zahl.',
        taken:
          'Sind alle vier belegt, musst du dort einen gegnerischen Stein durch deinen ersetzen. Der französische Satz ist hier verstümmelt.',
        own: 'Sind alle vier deine, geschieht nichts.',
      },
    },
    again: {
      title: '2 und 12: noch ein Zug',
      text: {
        same: 'Wie bei 3 bis 9, und danach hast du noch einen Zug, jedes Mal wieder.',
        blocked: 'Du hast ihn auch, wenn kein Stein gelegt werden konnte.',
        seat: 'Er gehört nur dir: Niemand im Team kann ihn dir abnehmen.',
      },
    },
    ten: {
      title: '10: Verteidigung',
      text: {
        remove: 'Nimm einen gegnerischen Stein weg; sein Feld ist wieder frei. Auf einer 2 oder 12 sind Steine sicher.',
        none: 'Gibt es keinen Stein zum Wegnehmen, geschieht nichts.',
      },
    },
    eleven: {
      title: '11: Joker',
      text: {
        free: 'Leg einen Stein auf ein beliebiges freies Feld, egal mit welcher Zahl. Auf einer 2 oder 12 gibt das keinen weiteren Zug.',
        full: 'Ist das Brett voll, ersetze einen beliebigen gegnerischen Stein, auch auf einer 2 oder 12.',
        must: 'Das ist Pflicht. Das Blatt sagt „kann“ («\u00a0peut\u00a0»), aber darauf zu verzichten hilft nie.',
      },
    },
    end: {
      title: 'Das Ende',
      text: {
        once: 'Die Reihe gewinnt sofort, vor jedem weiteren Zug; ein Team gewinnt gemeinsam.',
        noDraw: 'Unentschieden gibt es nicht: Auch auf vollem Brett geht es weiter.',
      },
    },
    variants: {
      title: 'Varianten',
      text: {
        six: 'Sechs in einer Reihe: Das empfiehlt die gedruckte Regel zu zweit oder in zwei Teams, weil das Spiel dann interessanter ist. Fünf genügen dann nicht. Zu dritt sind es immer fünf.',
        consult: 'Teams dürfen sich nicht absprechen.',
        chat: 'Darum ist während eines Spiels zu viert der Chat für die vier geschlossen.',
      },
    },
    secrets: {
      title: 'Wer was weiß',
      text: { nothing: 'Nichts ist verborgen: Alle sehen alles.' },
    },
  },
  sums: {
    label: 'Was jede Summe bewirkt',
    numbers: 'ein Stein auf diese Zahl',
    again: 'ebenso, und noch ein Zug',
    ten: 'einen gegnerischen Stein wegnehmen',
    eleven: 'ein Stein auf ein beliebiges freies Feld',
  },
  picture: {
    board: 'Das Spielbrett.',
    chips: (name, squares) => `${name}: ${squares.length === 0 ? 'kein Stein' : squares.join(' ')}.`,
    may: (squares) => `Wählbar: ${squares.join(' ')}.`,
  },
  examples: {
    line: {
      title: 'Fünf auf der Diagonale',
      moments: {
        diagonal:
          'b2, c3, d4, e5 und f6: Anna gewinnt sofort. Der letzte Wurf war eine 2, aber einen weiteren Zug bekommt niemand.',
      },
    },
    row: {
      title: 'Fünf waagerecht',
      moments: { row: 'a5, b5, c5, d5 und e5: Anna gewinnt mit einer waagerechten Reihe. Das ist unsere Regelung.' },
    },
    start: {
      title: 'Gleichstand am Start',
      moments: {
        tie: 'Anna und Clara haben beide 9: Sie würfeln noch einmal. Ben ist nicht mehr dabei.',
        begins: 'Jetzt hat Clara mehr und beginnt. Für diese Würfe wird kein Stein gelegt.',
      },
    },
    seven: {
      title: 'Dreimal die Sieben',
      moments: {
        free: 'Anna würfelt eine 7: Zwei der vier Felder sind noch frei.',
        replace: 'Wieder eine 7, und alle vier sind belegt: Anna ersetzt einen von Bens zwei Steinen.',
        nothing: 'Jetzt gehören ihr alle vier. Eine 7 bewirkt nichts mehr, und Ben ist dran.',
      },
    },
    again: {
      title: 'Zwölf um Zwölf',
      moments: {
        placed: 'Anna hat einen Stein auf eine 12 gelegt und würfelt noch einmal.',
        blocked: 'Alle vier Zwölfen gehören ihr, also legt diese 12 keinen Stein. Noch einen Zug hat sie trotzdem.',
      },
    },
    ten: {
      title: 'Was eine 10 erreicht',
      moments: {
        choose:
          'Ben würfelt eine 10. Er darf Annas Stein auf der 9 oder den auf der 7 wegnehmen. Die auf der 2 und der 12 sind sicher.',
        removed: 'Der Stein auf d2 ist weg, und das Feld ist wieder frei.',
      },
    },
    eleven: {
      title: 'Ganz nach Wahl',
      moments: {
        free: 'Anna würfelt eine 11: Sie wählt ein beliebiges Feld, das noch frei ist.',
        full: 'Eine 11 auf vollem Brett: Sie ersetzt einen beliebigen Stein von Ben, auch auf einer 2 oder 12.',
      },
    },
    partners: {
      title: 'Eine Reihe zu zweit',
      moments: { shared: 'Anna und Clara haben diese fünf zusammen gelegt: Beide gewinnen.' },
    },
  },
};
