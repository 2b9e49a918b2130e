/** The rules of Séquence Dés in German. */

import type { Words } from '../en/rules.ts';

export const words: Words = {
  names: ['Anna', 'Ben', 'Clara', 'Emil'],
  sections: {
    goal: {
      title: 'Das Ziel',
      text: {
        line: 'Wer zuerst fünf Steine der eigenen Farbe in einer geraden Reihe ohne Lücke hat, gewinnt: senkrecht oder diagonal.',
        row: 'Auch waagerecht zählt. Auf dem französischen Regelblatt fehlt das; auf dem englischen und dem deutschen steht es.',
      },
    },
    need: {
      title: 'Was ihr braucht',
      text: {
        players:
          'Zwei bis vier Personen, zwei Würfel, ein Brett mit 36\u00a0Feldern und Steine: eine Farbe pro Person oder Team.',
        layout:
          'Die Zahlen stehen so, wie sie auf dem Spielbrett gedruckt sind; der Text der Regel beschreibt sie nicht. Jede Zahl von 2 bis 9 und die 12 gibt es viermal: die Zweien in den Ecken, die Zwölfen in der Mitte. Felder mit 10 oder 11 gibt es nicht.',
        squares:
          'Ein Feld heißt nach seiner Spalte und seiner Zeile, zum Beispiel c3. Das Brett sieht von allen Seiten gleich aus.',
        sides:
          'Zu zweit und zu dritt spielen alle für sich. Zu viert spielen zwei gegen zwei: Wer zusammenspielt, sitzt sich gegenüber und hat dieselbe Farbe.',
        chips: 'In der Schachtel sind 20\u00a0Steine pro Farbe. Hier gehen sie nie aus.',
      },
    },
    start: {
      title: 'Wer beginnt',
      text: {
        highest: 'Alle werfen nacheinander beide Würfel. Wer die höchste Summe hat, beginnt.',
        tie: 'Haben mehrere die höchste Summe, würfeln nur sie noch einmal, auch wenn sie im selben Team sind. Dann zählen nur die neuen Summen. Das geht so lange, bis eine die höchste ist.',
        notPlayed:
          'Diese Würfe werden nicht gespielt: Niemand legt einen Stein, nimmt einen weg oder bekommt noch einen Zug.',
        round: 'Dann geht es links herum, Platz für Platz.',
      },
    },
    turn: {
      title: 'Dein Zug',
      text: {
        sum: 'Wirf beide Würfel und zähl sie zusammen. Die Summe sagt, was zu tun ist. Geht es, musst du es tun.',
        sides:
          'Die Steine deines Teams zählen als deine: Ihr baut eure Reihe zusammen, und du ersetzt sie nie und nimmst sie nie weg. Zu dritt spielen die beiden anderen gegen dich.',
      },
    },
    numbers: {
      title: '3 bis 9: deine Zahl',
      text: {
        free: 'Leg einen Stein auf ein freies Feld mit dieser Zahl.',
        taken:
          'Sind alle vier belegt, musst du dort einen gegnerischen Stein durch deinen ersetzen. Der französische Satz ist hier verstümmelt.',
        own: 'Gehören alle vier dir, passiert nichts.',
      },
    },
    again: {
      title: '2 und 12: noch ein Zug',
      text: {
        same: 'Wie bei 3 bis 9. Danach hast du noch einen Zug, und das nach jeder 2 und jeder 12.',
        blocked: 'Noch einen Zug hast du auch, wenn du keinen Stein legen konntest.',
        seat: 'Der weitere Zug gehört dir allein: Niemand im Team kann ihn für dich spielen.',
      },
    },
    ten: {
      title: '10: Verteidigung',
      text: {
        remove:
          'Nimm einen gegnerischen Stein weg. Sein Feld ist wieder frei. Von einer 2 oder 12 darfst du nie einen Stein wegnehmen.',
        none: 'Gibt es keinen Stein, den du wegnehmen darfst, passiert nichts.',
      },
    },
    eleven: {
      title: '11: Joker',
      text: {
        free: 'Leg einen Stein auf ein beliebiges freies Feld, egal mit welcher Zahl. Auch auf einer 2 oder 12 bekommst du dafür keinen weiteren Zug.',
        full: 'Ist das Brett voll, ersetze einen beliebigen gegnerischen Stein, auch auf einer 2 oder 12.',
        must: 'Das ist Pflicht. Auf dem Blatt steht „kann“ («\u00a0peut\u00a0»), aber Verzichten hilft nie.',
      },
    },
    end: {
      title: 'Das Ende',
      text: {
        once: 'Eine fertige Reihe gewinnt sofort, bevor jemand noch einen Zug hat. Ein Team gewinnt gemeinsam.',
        noDraw: 'Unentschieden gibt es nicht. Ist das Brett voll, geht das Spiel weiter.',
      },
    },
    variants: {
      title: 'Varianten',
      text: {
        six: 'Sechs in einer Reihe: Das empfiehlt die gedruckte Regel zu zweit oder in zwei Teams, weil das Spiel dann interessanter ist. Fünf reichen dann nicht. Zu dritt sind es immer fünf.',
        consult: 'Teams dürfen sich nicht absprechen.',
        chat: 'Darum ist in einem Spiel zu viert der Chat für die vier geschlossen.',
      },
    },
    secrets: {
      title: 'Wer was weiß',
      text: { nothing: 'Nichts ist verborgen: Alle sehen alles.' },
    },
  },
  sums: {
    label: 'Was jede Summe bewirkt',
    numbers: 'einen Stein auf diese Zahl legen',
    again: 'ebenso, dann noch ein Zug',
    ten: 'einen gegnerischen Stein wegnehmen',
    eleven: 'einen Stein auf ein beliebiges freies Feld legen',
  },
  picture: {
    board: 'Das Spielbrett.',
    chips: (name, squares) =>
      `${name}: ${squares.length === 0 ? 'kein Stein' : squares.join(' ')}.`,
    may: (squares) => `Wählbar: ${squares.join(' ')}.`,
  },
  examples: {
    line: {
      title: 'Fünf auf der Diagonale',
      moments: {
        diagonal:
          'b2, c3, d4, e5 und f6: Anna gewinnt sofort. Ihr letzter Wurf war eine 2, aber einen weiteren Zug gibt es nicht mehr.',
      },
    },
    row: {
      title: 'Fünf waagerecht',
      moments: {
        row: 'a5, b5, c5, d5 und e5: Anna gewinnt mit einer waagerechten Reihe. Das ist unsere Regelung.',
      },
    },
    start: {
      title: 'Gleichstand am Start',
      moments: {
        tie: 'Anna und Clara haben beide 9, also würfeln sie noch einmal. Ben würfelt nicht mehr mit.',
        begins:
          'Jetzt hat Clara die höhere Summe und beginnt. Für diese Würfe wird kein Stein gelegt.',
      },
    },
    seven: {
      title: 'Dreimal eine 7',
      moments: {
        free: 'Anna würfelt eine 7. Zwei der vier Felder sind noch frei.',
        replace:
          'Wieder eine 7, und alle vier Felder sind belegt. Anna ersetzt einen der zwei Steine von Ben.',
        nothing: 'Jetzt gehören ihr alle vier. Eine 7 bewirkt nichts mehr, und Ben ist dran.',
      },
    },
    again: {
      title: 'Eine 12 nach der anderen',
      moments: {
        placed: 'Anna hat einen Stein auf eine 12 gelegt. Sie würfelt noch einmal.',
        blocked:
          'Alle vier Zwölfen gehören ihr, also kann sie für diese 12 keinen Stein legen. Noch einen Zug hat sie trotzdem.',
      },
    },
    ten: {
      title: 'Was eine 10 darf',
      moments: {
        choose:
          'Ben würfelt eine 10. Er darf Annas Stein auf der 9 oder den auf der 7 wegnehmen. Ihre Steine auf der 2 und der 12 sind sicher.',
        removed: 'Der Stein auf d2 ist weg, und das Feld ist wieder frei.',
      },
    },
    eleven: {
      title: 'Freie Wahl',
      moments: {
        free: 'Anna würfelt eine 11. Sie darf jedes Feld wählen, das noch frei ist.',
        full: 'Eine 11 auf vollem Brett: Anna ersetzt einen beliebigen Stein von Ben, auch auf einer 2 oder 12.',
      },
    },
    partners: {
      title: 'Eine Reihe zu zweit',
      moments: { shared: 'Anna und Clara haben diese Spalte zusammen gebaut. Beide gewinnen.' },
    },
  },
};
