/** The rules of NEXT! in German. */

import type { Words } from '../en/rules-next.ts';
import { range, text } from './grammar.ts';

export const words: Words = {
  names: ['Anna', 'Ben', 'Clara', 'Emil'],
  sections: {
    goal: {
      title: 'Das Ziel',
      text: {
        aim: 'Würfle die Kombination, die eine Karte zeigt, und nimm die Karte. Am Ende gewinnen die meisten Punkte.',
        name: 'Was du nicht brauchen kannst, bleibt für die nächste Person liegen. Darum heißt das Spiel NEXT!',
      },
    },
    need: {
      title: 'Was ihr braucht',
      text: {
        players: 'Zwei bis sechs Personen ab 8\u00a0Jahren, 10 bis 20\u00a0Minuten.',
        dice: 'Sechs Würfel, vier weiße und zwei schwarze.',
        colours: 'Alle haben dieselben sechs Farben, und jede Farbe hat ihr eigenes Symbol.',
        cards: '45\u00a0Karten. Jede zeigt eine Kombination und ihre Punkte, manche auch das Zeichen einer Aktion.',
      },
    },
    cards: {
      title: 'Die Kombinationen',
      text: {
        any: 'Gestrichelte Würfel in einem Rahmen dürfen jede Farbe haben, in einem Rahmen aber alle dieselbe. Zwei Rahmen dürfen die gleiche Farbe haben.',
        fixed: 'Farbige Würfel müssen genau diese Farbe haben.',
        made: 'Eine Karte ist erfüllt, wenn verschiedene Würfel alle ihre Plätze füllen. Die übrigen Würfel sind egal.',
        so: 'Fünf gleiche sind also auch ein Full House. Vierling und Paar sind auch drei Paare, sechs gleiche ebenso. Sechs gleiche sind auch zwei Drillinge.',
        deck: 'Die Liste der gedruckten Karten ist nicht öffentlich, darum sind diese Karten unsere eigenen.',
        known: 'Zwei Werte sind bekannt und gelten hier: Vierling 2\u00a0Punkte, Fünfling 3.',
        own: 'Wer die Schachtel hat, kann mit eigenen Karten spielen: beliebige 45\u00a0Karten dieser Art.',
      },
    },
    setup: {
      title: 'Vor dem Spiel',
      text: {
        piles: 'Mischt die Karten und macht drei offene Stapel mit je 15: Nur die oberste Karte ist zu sehen.',
        empty: 'Ein leerer Stapel zeigt nichts.',
        first: 'Wer beginnt, entscheidet das Los. Dann geht es links herum.',
      },
    },
    turn: {
      title: 'Dein Zug',
      text: {
        throw: 'Wirf alle sechs Würfel.',
        again:
          'Behalte, was du magst, und wirf die anderen neu, mindestens einen: bis zu drei Würfe im Ganzen. Beim letzten darfst du auch vorher behaltene wieder werfen.',
        take: 'Nach jedem Wurf darfst du eine oberste Karte nehmen, wenn deine Würfel sie erfüllen und sie nicht gesperrt ist. Die nächste Karte des Stapels liegt sofort offen. Führ die Aktion aus, falls es eine gibt; dann endet dein Zug. Eine Karte pro Zug.',
        must: 'Nach dem letzten Wurf musst du eine erfüllte Karte nehmen; unter mehreren wählst du.',
        none: 'Ist keine erfüllt, endet dein Zug ohne Karte.',
        noStop: 'Vorher ohne Karte aufhören darfst du nicht.',
      },
    },
    locks: {
      title: 'Gesperrte Karten',
      text: {
        lock: 'Würfelst du weiter, obwohl deine Würfel oberste Karten erfüllen, ist jede davon für dich gesperrt, bis dein Zug endet.',
        counts: 'Eine gesperrte Karte gilt als nicht erfüllt. Auch ein späterer Wurf mit allen sechs sperrt.',
        unused: 'Was du mit den schwarzen Würfeln hättest erfüllen können, aber nicht hast, wird nicht gesperrt.',
      },
    },
    failed: {
      title: 'Nach einem Zug ohne Karte',
      text: {
        yours: 'Blieb der Zug vor dir ohne Karte, gehören die Würfel dir, wie sie liegen. Wähle:',
        take: 'Nimm eine Karte, die sie schon erfüllen, ohne zu würfeln.',
        action: 'Hat die Karte eine Aktion, führ sie aus.',
        keep: 'Behalte einen bis fünf Würfel und wirf die anderen. Das gilt als zweiter Wurf, zwei hast du im Ganzen.',
        locks: 'Was die Würfel schon erfüllten, ist dann gesperrt.',
        fresh:
          'Wirf alle sechs: ein neuer erster Wurf, drei im Ganzen, und nichts wird gesperrt. Das kann nur der erste Wurf eines Zugs sein.',
        otherwise: 'Nach einem Zug mit Karte werden alle sechs geworfen.',
        chain: 'Auch mehrere Züge nacheinander können ohne Karte enden.',
        replay: 'Auch ein Extrazug ohne Karte zählt so: Die nächste Person darf die Würfel benutzen.',
      },
    },
    black: {
      title: 'Die zwei schwarzen Würfel',
      text: {
        agree:
          'Wurden beide schwarzen Würfel im selben Wurf geworfen und zeigen dieselbe Farbe, darfst du einen Würfel drehen. Jeder solche Wurf gibt dir dieses Recht einmal.',
        any: 'Einen beliebigen, schwarz oder weiß, auch einen behaltenen, auf eine beliebige andere Farbe.',
        breaks: 'Das darfst du auch, wenn es eine erfüllte Karte zerstört, und selbst nach dem letzten Wurf.',
        until: 'Tu es, bevor du würfelst oder nimmst; danach ist das Recht verfallen.',
        stays: 'Ein gedrehter Würfel bleibt so, solange er behalten wird, und wird so vererbt, wie er liegt.',
        heir: 'Das Recht selbst wird nicht vererbt.',
        last: 'Es gilt auch nach dem letzten Wurf: Ist nichts erfüllt, dreh einen Würfel oder beende deinen Zug. Ohne dieses Recht endet der Zug von selbst.',
      },
    },
    actions: {
      title: 'Aktionen',
      text: {
        won: 'Eine Aktion gilt nur, wenn die Karte mit Würfeln gewonnen wird, nicht wenn sie gezogen oder gegeben wird. Ist sie möglich, ist sie Pflicht; sonst entfällt sie.',
        blind: 'Blind heißt zufällig: Jede Karte der anderen Person ist gleich wahrscheinlich.',
        just: 'Beim Tausch darfst du die eben gewonnene Karte geben, die eben gezogene nicht.',
        back: 'Du gibst deine Karte immer der Person, bei der du gerade gezogen hast.',
        order:
          'Ein Supertausch geht links herum und beginnt bei der Person links von dir. Was du bei einer gezogen hast, darfst du der nächsten geben.',
      },
    },
    end: {
      title: 'Das Ende',
      text: {
        limit: 'Das Spiel endet, sobald jemand so viele Karten hat, wie in der Tabelle steht.',
        after:
          'Gezählt wird nach der ganzen Aktion: Zwischendurch darf es eine Karte zu viel sein, und ein Diebstahl kann über die Zahl hinausführen.',
        dropped: 'Ein Extrazug der Karte, die das Spiel beendet, entfällt.',
        stop: 'Wer genug Karten hat, darf das Spiel früher beenden: zu zweit am Ende des eigenen Zugs, mit oder ohne Karte. Gefragt wird jedes Mal.',
        moment: 'Zu dritt bis zu sechst gilt dasselbe: am Ende des eigenen Zugs, mit oder ohne Karte.',
        asked: 'Die Frage kommt, wenn die nächste Person beginnen würde, also nicht vor einem Extrazug.',
        held: 'Es zählen die Karten, die du hast: Was dir weggezogen wurde, zählt nicht mehr.',
        most: 'Alle Karten werden aufgedeckt. Die meisten Punkte gewinnen.',
        shared: 'Bei Gleichstand wird der Sieg geteilt.',
      },
    },
    secrets: {
      title: 'Wer was weiß',
      text: {
        down: 'Gewonnene Karten liegen verdeckt. Die anderen sehen, wie viele; die Reihenfolge verrät nichts.',
        own: 'Deine eigenen Karten darfst du immer ansehen.',
        take: 'Was jemand von einem Stapel nimmt, sehen alle.',
        two: 'Was bei Diebstahl oder Tausch gewandert ist, wissen nur die beiden. Die anderen sehen, dass eine Karte wandert, nicht welche.',
        open: 'Am Ende ist alles offen: Hände, Stapel und jede gezogene Karte.',
      },
    },
  },
  kinds: {
    label: 'Die Karten im Spiel',
    any: 'Beliebige Farbe',
    fixed: 'Genaue Farben',
    fixedNames: {
      three: 'drei einer Farbe',
      twoTwo: 'zwei und zwei',
      threeTwo: 'drei und zwei',
      twoTwoTwo: 'zwei, zwei und zwei',
    },
    count: text('{#cards}\u00a0×'),
  },
  limits: {
    label: 'Wie viele Karten das Spiel beenden',
    players: 'Personen',
    ends: 'Spielende',
    mayStop: 'Darf beenden',
    range,
  },
  examples: {
    enough: {
      title: 'Die übrigen Würfel sind egal',
      moments: {
        five: 'Fünf blaue Würfel: natürlich ein Fünfling, aber auch ein Full House, drei und zwei derselben Farbe. Drei Paare sind es nicht.',
        fourAndPair: 'Vier grüne und zwei gelbe: Vierling und Paar, Full House und drei Paare, zwei davon grün.',
      },
    },
    last: {
      title: 'Der letzte Wurf',
      moments: {
        must: 'Annas dritter Wurf erfüllt den Drilling und auch zwei rote und zwei grüne. Eine der beiden Karten muss sie nehmen, welche sie will.',
      },
    },
    lock: {
      title: 'Weiterwürfeln',
      moments: {
        made: 'Drei rote: Anna könnte den Drilling nehmen. Sie will den Vierling, behält die roten und wirft die anderen.',
        locked: 'Da ist der vierte. Der Drilling ist für diesen Zug gesperrt; den Vierling darf sie nehmen.',
      },
    },
    reds: {
      title: 'Das Beispiel vom Regelblatt: vier rote',
      moments: {
        left: 'Annas Zug endet ohne Karte und hinterlässt vier rote Würfel. Sie hat für einen fünften weitergewürfelt, darum war der Vierling für sie gesperrt. Für Ben ist nichts gesperrt. Er hat drei Möglichkeiten.',
        taken: 'Erste Möglichkeit: Ben nimmt den Vierling, ohne zu würfeln.',
      },
    },
    redsKept: {
      title: 'Zweite Möglichkeit: Würfel behalten',
      moments: {
        kept: 'Ben behält die vier roten und wirft die anderen zwei: ein fünfter roter! Das war ein zweiter Wurf, einen hat er noch. Der Vierling ist jetzt gesperrt, aber den Fünfling darf er nehmen.',
      },
    },
    redsAfresh: {
      title: 'Dritte Möglichkeit: alle sechs werfen',
      moments: { thrown: 'Ben wirft alle sechs neu. Das ist ein erster Wurf, zwei hat er noch. Nichts ist gesperrt.' },
    },
    black: {
      title: 'Die schwarzen sind sich einig',
      moments: {
        agree:
          'Beide schwarzen Würfel wurden geworfen und sind blau. Anna darf einen beliebigen Würfel auf eine andere Farbe drehen.',
        turned: 'Sie dreht den grünen auf Rot: vier rote und zwei blaue, Vierling und Paar.',
      },
    },
    superSwap: {
      title: 'Ein Supertausch',
      moments: {
        won: 'Alle haben eine Karte. Clara hat ihre mit einem Supertausch gewonnen: Zuerst zieht sie blind bei Anna, die links von ihr sitzt.',
        first: 'Sie hat den Drilling gezogen und Anna die eben gewonnene Karte gegeben. Jetzt kommt Ben.',
        second: 'Bei Ben hat sie den Fünfling gezogen und ihm Annas Karte weitergegeben.',
      },
    },
    stop: {
      title: 'Extrazug, und Schluss',
      moments: {
        replay: 'Zu viert. Anna nimmt ein Full House mit Extrazug: sofort noch ein voller Zug, mit sechs Würfeln.',
        asked: 'Nach drei Extrazügen hat sie vier Karten. Zu viert ist das genug, um das Spiel zu beenden.',
        over: 'Sie beendet es. Alle Karten werden gezählt: Anna gewinnt mit 7\u00a0Punkten.',
      },
    },
  },
};
