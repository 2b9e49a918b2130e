/** The rules of NEXT! in German. */

import { range, text } from '../../../../words/de/grammar.ts';
import type { Words } from '../en/rules.ts';

export const words: Words = {
  names: ['Anna', 'Ben', 'Clara', 'Emil'],
  sections: {
    goal: {
      title: 'Das Ziel',
      text: {
        aim: 'Würfle, was auf einer Karte zu sehen ist, und nimm die Karte. Wer am Ende die meisten Punkte hat, gewinnt.',
        name: 'Die Würfel, die du nicht brauchen kannst, bleiben für die nächste Person liegen. Darum heißt das Spiel NEXT!',
      },
    },
    need: {
      title: 'Was ihr braucht',
      text: {
        players: 'Zwei bis sechs Personen ab 8\u00a0Jahren, 10 bis 20\u00a0Minuten.',
        dice: 'Sechs Würfel, vier weiße und zwei schwarze.',
        colours: 'Alle Würfel haben dieselben sechs Farben. Jede Farbe hat ihr eigenes Symbol.',
        cards:
          '45\u00a0Karten. Jede zeigt eine Kombination und ihre Punkte, manche auch eine Aktion.',
      },
    },
    cards: {
      title: 'Die Kombinationen',
      text: {
        any: 'Gestrichelte Würfel dürfen jede Farbe haben, aber alle in einem Rahmen dieselbe. Zwei Rahmen dürfen die gleiche Farbe haben.',
        fixed: 'Farbige Würfel müssen genau diese Farbe haben.',
        made: 'Eine Karte ist erfüllt, wenn du jeden ihrer Plätze mit einem anderen Würfel füllen kannst. Die übrigen Würfel sind egal.',
        so: 'Fünf gleiche sind also auch ein Full House. Vierling und Paar sind auch drei Paare, sechs gleiche ebenso. Sechs gleiche sind auch zwei Drillinge.',
        deck: 'Welche Karten gedruckt wurden, ist nicht öffentlich bekannt. Darum sind die Karten hier unsere eigenen.',
        known:
          'Zwei Werte sind bekannt, und die gelten auch hier: Ein Vierling bringt 2\u00a0Punkte, ein Fünfling 3.',
        own: 'Hast du die Schachtel, kannst du mit eigenen Karten spielen: mit beliebigen 45 dieser Art.',
      },
    },
    setup: {
      title: 'Vor dem Spiel',
      text: {
        piles:
          'Mischt die Karten und macht daraus drei offene Stapel zu je 15. Nur die oberste Karte jedes Stapels ist zu sehen.',
        empty: 'Ist ein Stapel leer, liegt dort nichts mehr.',
        first: 'Das Los entscheidet, wer beginnt. Dann geht es links herum.',
      },
    },
    turn: {
      title: 'Dein Zug',
      text: {
        throw: 'Wirf alle sechs Würfel.',
        again:
          'Behalte, was du magst, und wirf die anderen neu, mindestens einen. Du hast höchstens drei Würfe. Beim letzten darfst du auch Würfel werfen, die du vorher behalten hast.',
        take: 'Nach jedem Wurf darfst du eine der obersten Karten nehmen, wenn deine Würfel sie erfüllen und sie nicht gesperrt ist. Die nächste Karte des Stapels ist sofort zu sehen. Hat deine Karte eine Aktion, führ sie aus. Dann endet dein Zug. Du nimmst nur eine Karte pro Zug.',
        must: 'Ist nach deinem letzten Wurf eine Karte erfüllt, musst du sie nehmen. Sind es mehrere, such dir eine aus.',
        none: 'Ist keine erfüllt, endet dein Zug ohne Karte.',
        noStop: 'Vorher darfst du nicht ohne Karte aufhören.',
      },
    },
    locks: {
      title: 'Gesperrte Karten',
      text: {
        lock: 'Würfelst du weiter, obwohl deine Würfel oberste Karten erfüllen, sind alle diese Karten für dich gesperrt, bis dein Zug endet.',
        counts:
          'Eine gesperrte Karte gilt als nicht erfüllt. Auch wenn du später im Zug alle sechs wirfst, werden Karten gesperrt.',
        unused:
          'Eine Karte, für die du erst einen Würfel hättest drehen müssen, wird nicht gesperrt.',
      },
    },
    failed: {
      title: 'Nach einem Zug ohne Karte',
      text: {
        yours:
          'Endete der Zug vor dir ohne Karte, erbst du die Würfel, wie sie liegen. Du hast drei Möglichkeiten:',
        take: 'Nimm eine oberste Karte, die sie schon erfüllen, ohne zu würfeln.',
        action: 'Hat die Karte eine Aktion, führ sie aus.',
        keep: 'Behalte einen bis fünf Würfel und wirf den Rest. Das zählt als zweiter Wurf; danach hast du noch einen.',
        locks: 'Karten, die von den Würfeln schon erfüllt waren, sind dann gesperrt.',
        fresh:
          'Wirf alle sechs. Das ist ein neuer erster Wurf: Du hast drei Würfe, und nichts wird gesperrt. Das geht nur mit dem ersten Wurf eines Zugs.',
        otherwise: 'Endete der Zug vor dir mit einer Karte, wirf alle sechs.',
        chain: 'Es können auch mehrere Züge nacheinander ohne Karte enden.',
        replay: 'Auch ein Extrazug kann ohne Karte enden. Dann erbt die nächste Person die Würfel.',
      },
    },
    black: {
      title: 'Die zwei schwarzen Würfel',
      text: {
        agree:
          'Hast du beide schwarzen Würfel im selben Wurf geworfen und zeigen sie dieselbe Farbe, darfst du einen Würfel drehen: einmal für jeden solchen Wurf.',
        any: 'Du darfst einen beliebigen Würfel drehen, schwarz oder weiß, auch einen behaltenen, auf jede andere Farbe.',
        breaks:
          'Das darfst du auch, wenn eine Karte danach nicht mehr erfüllt ist, sogar nach deinem letzten Wurf.',
        until: 'Dreh ihn, bevor du weiterwürfelst oder eine Karte nimmst. Danach ist es zu spät.',
        stays:
          'Ein gedrehter Würfel bleibt so, solange er behalten wird. Auch die nächste Person erbt ihn so.',
        heir: 'Aber drehen darf die nächste Person wegen deines Wurfs nicht.',
        last: 'Auch nach deinem letzten Wurf darfst du drehen. Ist keine Karte erfüllt, dreh einen Würfel oder beende deinen Zug. Darfst du nicht drehen, endet er von selbst.',
      },
    },
    actions: {
      title: 'Aktionen',
      text: {
        won: 'Eine Aktion gilt nur, wenn du die Karte mit Würfeln gewinnst, nicht wenn du sie ziehst oder bekommst. Ist sie möglich, musst du sie ausführen; sonst entfällt sie.',
        blind:
          'Blind ziehen heißt zufällig ziehen: Jede Karte der anderen Person ist gleich wahrscheinlich.',
        just: 'Beim Tausch darfst du die Karte geben, die du eben gewonnen hast, aber nicht die, die du eben gezogen hast.',
        back: 'Du gibst deine Karte immer der Person, bei der du eben gezogen hast.',
        order:
          'Ein Supertausch geht links herum und beginnt bei der Person links von dir. Was du bei einer Person gezogen hast, darfst du der nächsten geben.',
      },
    },
    end: {
      title: 'Das Ende',
      text: {
        limit: 'Das Spiel endet, sobald jemand so viele Karten hat, wie in der Tabelle steht.',
        after:
          'Gezählt wird erst nach der ganzen Aktion. Zwischendurch darf jemand eine Karte zu viel haben, und nach einem Diebstahl können es mehr sein als nötig.',
        dropped:
          'Hat die Karte, die das Spiel beendet, einen Extrazug, wird er nicht mehr gespielt.',
        stop: 'Wer genug Karten hat, darf das Spiel früher beenden. Zu zweit geht das am Ende des eigenen Zugs, mit oder ohne Karte. Gefragt wird jedes Mal.',
        moment:
          'Zu dritt bis zu sechst gilt dasselbe: am Ende des eigenen Zugs, mit oder ohne Karte.',
        asked:
          'Gefragt wird, kurz bevor die nächste Person beginnt, also nicht vor einem Extrazug.',
        held: 'Es zählen nur die Karten, die du hast. Was dir weggenommen wurde, zählt nicht mehr.',
        most: 'Alle Karten werden aufgedeckt. Wer die meisten Punkte hat, gewinnt.',
        shared: 'Bei Gleichstand teilt ihr euch den Sieg.',
      },
    },
    secrets: {
      title: 'Wer was weiß',
      text: {
        down: 'Gewonnene Karten liegen verdeckt. Die anderen sehen, wie viele es sind. Die Reihenfolge verrät nichts.',
        own: 'Deine eigenen Karten darfst du immer ansehen.',
        take: 'Welche Karte jemand von einem Stapel nimmt, sehen alle.',
        two: 'Wird eine Karte geklaut oder getauscht, wissen nur die beiden, welche es war. Die anderen sehen nur, dass eine Karte wandert.',
        open: 'Am Ende wird alles gezeigt: Handkarten, Stapel und jede gezogene Karte.',
      },
    },
  },
  kinds: {
    label: 'Die Karten im Spiel',
    any: 'Beliebige Farbe',
    fixed: 'Bestimmte Farben',
    fixedNames: {
      three: 'drei einer Farbe',
      twoTwo: 'zwei und zwei',
      threeTwo: 'drei und zwei',
      twoTwoTwo: 'zwei, zwei und zwei',
    },
    count: text('{#cards}\u00a0×'),
  },
  limits: {
    label: 'Mit so vielen Karten endet das Spiel',
    players: 'Personen',
    ends: 'Schluss bei',
    mayStop: 'Beenden ab',
    range,
  },
  examples: {
    enough: {
      title: 'Die übrigen Würfel sind egal',
      moments: {
        five: 'Fünf blaue Würfel sind natürlich ein Fünfling. Sie sind auch ein Full House: drei und zwei von derselben Farbe. Drei Paare sind sie nicht.',
        fourAndPair:
          'Vier grüne und zwei gelbe Würfel sind Vierling und Paar, ein Full House und drei Paare, zwei davon grün.',
      },
    },
    last: {
      title: 'Der letzte Wurf',
      moments: {
        must: 'Annas dritter Wurf erfüllt zwei Karten: den Drilling und die mit zwei roten und zwei grünen. Eine davon muss sie nehmen, und sie darf aussuchen, welche.',
      },
    },
    lock: {
      title: 'Weiterwürfeln',
      moments: {
        made: 'Drei rote: Anna könnte den Drilling nehmen. Aber sie will den Vierling, behält die roten und wirft die anderen.',
        locked:
          'Da ist der vierte. Der Drilling ist für diesen Zug gesperrt, aber den Vierling darf sie nehmen.',
      },
    },
    reds: {
      title: 'Das Beispiel vom Regelblatt: vier rote',
      moments: {
        left: 'Annas Zug endet ohne Karte, und vier rote Würfel bleiben liegen. Sie wollte einen fünften und hat weitergewürfelt, darum war der Vierling für sie gesperrt. Für Ben ist nichts gesperrt. Er hat drei Möglichkeiten.',
        taken: 'Erste Möglichkeit: Ben nimmt den Vierling, ohne zu würfeln.',
      },
    },
    redsKept: {
      title: 'Zweite Möglichkeit: Würfel behalten',
      moments: {
        kept: 'Ben behält die vier roten und wirft die anderen zwei: ein fünfter roter! Das war der zweite Wurf, also hat er noch einen. Der Vierling ist jetzt gesperrt, aber den Fünfling darf er nehmen.',
      },
    },
    redsAfresh: {
      title: 'Dritte Möglichkeit: alle sechs werfen',
      moments: {
        thrown:
          'Ben wirft alle sechs neu. Das ist ein erster Wurf, also hat er noch zwei. Nichts ist gesperrt.',
      },
    },
    black: {
      title: 'Die schwarzen Würfel sind gleich',
      moments: {
        agree:
          'Anna hat beide schwarzen Würfel geworfen, und beide sind blau. Sie darf einen beliebigen Würfel auf eine andere Farbe drehen.',
        turned:
          'Sie dreht den grünen auf Rot. Jetzt hat sie vier rote und zwei blaue: Vierling und Paar.',
      },
    },
    superSwap: {
      title: 'Ein Supertausch',
      moments: {
        won: 'Alle haben eine Karte. Clara hat ihre eben gewonnen, und sie bringt einen Supertausch. Zuerst zieht Clara blind bei Anna, die links von ihr sitzt.',
        first:
          'Sie hat den Drilling gezogen und Anna die eben gewonnene Karte gegeben. Jetzt tauscht sie mit Ben.',
        second:
          'Bei Ben hat sie den Fünfling gezogen und ihm dafür die Karte gegeben, die sie von Anna hatte.',
      },
    },
    stop: {
      title: 'Extrazug, dann Schluss',
      moments: {
        replay:
          'Ein Spiel zu viert: Anna nimmt ein Full House mit Extrazug und spielt sofort noch einen vollen Zug mit allen sechs Würfeln.',
        asked:
          'Nach drei Extrazügen hat sie vier Karten. Zu viert ist das genug, um das Spiel zu beenden.',
        over: 'Sie beendet es. Alle Karten werden gezählt: Anna gewinnt mit 7\u00a0Punkten.',
      },
    },
  },
};
