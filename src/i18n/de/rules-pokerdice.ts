/** The rules of Pokerdice in German. */

import type { Words } from '../en/rules-pokerdice.ts';

export const words: Words = {
  names: ['Anna', 'Ben', 'Clara'],
  sections: {
    goal: {
      title: 'Das Ziel',
      text: {
        aim: 'Fünf Würfel liegen auf dem Tisch. Alle setzen heimlich eine Karte darauf, was die Würfel am Ende zeigen. Zeigen sie es, bekommst du die Punkte deiner Karte.',
        twist:
          'Aber wer gewürfelt hat, darf die Würfel noch ändern: um eine Karte zu erfüllen oder um dir deine zu verderben und sie sich zu schnappen.',
      },
    },
    need: {
      title: 'Was ihr braucht',
      text: {
        dice: 'Zwei bis fünf Personen von 8 bis 99\u00a0Jahren, fünf Würfel, etwa zehn Minuten.',
        pack: 'Für alle je einen Satz aus zehn Karten, von jeder Sorte eine.',
      },
    },
    cards: {
      title: 'Die zehn Karten',
      text: {
        made: 'Eine Karte ist erfüllt, wenn die fünf Würfel, wie sie am Ende liegen, zeigen, was sie verlangt.',
        more: 'Im Mehr steckt das Weniger: Ein Full House ist auch ein Paar, ein Drilling und zwei Paare; vier oder fünf gleiche sind auch ein Drilling und ein Paar; eine große Straße ist auch eine kleine.',
        differ:
          'Zwei Paare und Full House brauchen zwei verschiedene Zahlen. Fünf gleiche sind keins von beiden, und vier gleiche mit einem anderen Würfel sind nicht zwei Paare.',
        corner: 'Straßen gehen nicht um die Ecke: Nach der 6 kommt nichts.',
      },
    },
    setup: {
      title: 'Vor dem Spiel',
      text: {
        packs: 'Alle nehmen sich einen Kartensatz und wählen seine Farbe. Am selben Tisch gibt es keine Farbe zweimal.',
        first:
          'Nach der gedruckten Regel beginnt, wer am jüngsten ist. Hier kann es bestimmen, wer eingeladen hat; sonst entscheidet das Los.',
      },
    },
    bet: {
      title: 'Eine Runde: würfeln und setzen',
      text: {
        throw: 'Wer dran ist, wirft alle fünf Würfel.',
        lay: 'Nun legen alle, auch wer würfelt, verdeckt eine Karte, die sie noch nicht gespielt haben. Die Reihenfolge ist egal, und die anderen sehen nur, dass du bereit bist.',
        final: 'Gelegt ist gelegt.',
        turnUp: 'Liegen alle Karten, deckt die eigene auf, wer würfelt, und sonst niemand.',
      },
    },
    again: {
      title: 'Eine Runde: neu würfeln',
      text: {
        twice:
          'Wer würfelt, darf nun neu würfeln, höchstens zweimal: jedes Mal mit beliebigen Würfeln, auch vorher behaltenen, und mindestens einem.',
        stop: 'Aufhören darf man jederzeit. Nach dem zweiten Mal ist von selbst Schluss.',
        spoil: 'Den anderen die Würfel zu verderben, ist erlaubt, auch wenn die eigene Karte erfüllt ist.',
      },
    },
    judging: {
      title: 'Eine Runde: die Karten werten',
      text: {
        open: 'Alle Karten werden aufgedeckt. Jede wird für sich gewertet, nach den Würfeln, wie sie jetzt liegen.',
        won: 'Erfüllt, egal wem sie gehört: Wer sie gelegt hat, gewinnt sie und bekommt ihre Punkte.',
        out: 'Nicht erfüllt, gelegt von der Person, die würfelt: Die Karte ist aus dem Spiel.',
        captured:
          'Nicht erfüllt, gelegt von jemand anderem: Wer würfelt, schnappt sie sich für 1\u00a0Punkt, egal was sie zeigt.',
        evenSo: 'Das gilt auch, wenn die eigene Karte geplatzt ist.',
        next: 'Dann würfelt, wer links davon sitzt.',
      },
    },
    end: {
      title: 'Das Ende',
      text: {
        left: 'Auf dem Regelblatt steht: «\u00a0Dans le cas de partie à moins de 5\u00a0joueurs, les cartes objectif que les joueurs n’ont pas jouées sont écartées du jeu.\u00a0» Das heißt: Bei weniger als fünf Personen sind die Karten, die nicht gespielt wurden, aus dem Spiel.',
        rounds:
          'Wie viele Runden es gibt, sagt das Blatt nicht. Jeder neue Tisch spielt gleich viele: Alle sind gleich oft mit dem Würfeln dran. Das gibt zu zweit 10\u00a0Runden, zu dritt 9, zu viert 8 und zu fünft 10.',
        twice:
          'Ihr könnt auch ein kurzes Spiel wählen, in dem alle zweimal dran sind: zu zweit 4\u00a0Runden, zu dritt 6, zu viert 8 und zu fünft 10. Nur so stimmt der Satz auf dem Blatt Wort für Wort.',
        all: 'Oder ihr wählt zehn Runden, egal wie viele mitspielen. Dann wird jede Karte gespielt.',
        count: 'Zähl die Punkte deiner gewonnenen Karten und 1 für jede geschnappte. Die meisten Punkte gewinnen.',
        tie: 'Bei Gleichstand gewinnt, wer davon zuletzt gewürfelt hat: Es gewinnt immer genau eine Person.',
      },
    },
    variants: {
      title: 'Varianten',
      text: {
        packs: 'Je zwei Kartensätze, nur zu zweit: je 20\u00a0Karten und zwei pro Runde, zehn Runden lang.',
        both: 'Wer würfelt, deckt beide Karten auf. Jede Karte wird für sich gewertet.',
        same: 'Beide Karten einer Runde dürfen von derselben Sorte sein, wenn du davon noch zwei hast.',
      },
    },
    secrets: {
      title: 'Wer was weiß',
      text: {
        hidden:
          'Nur du weißt, was du gelegt hast, bis es aufgedeckt wird. So lange steht die Karte noch unter deinen übrigen, damit nichts sie verrät.',
        open: 'Die Punkte sind offen und auch, welche Karten alle noch haben: Jede gespielte Karte war zu sehen.',
        down: 'Geschnappte Karten liegen verdeckt; alle sehen, wie viele.',
        before: 'Die Würfel, auf die gesetzt wurde, bleiben bekannt, wenn neu gewürfelt wird.',
      },
    },
  },
  examples: {
    more: {
      title: 'Ein Wurf, fünf Karten',
      moments: {
        full: 'Drei Sechsen und zwei Dreien sind ein Full House, und damit zwei Paare, ein Drilling, ein Paar und, wie immer, der Joker. Anna und Ben bekommen beide Punkte.',
      },
    },
    alike: {
      title: 'Viele gleiche',
      moments: {
        five: 'Fünf Vieren sind ein Vierling, ein Drilling und ein Paar, und keine ist ungerade. Aber ohne zweite Zahl kein Full House: Anna schnappt sich das von Ben.',
        four: 'Vier Sechsen und eine Eins sind nicht zwei Paare: Ben schnappt sich Annas Karte.',
      },
    },
    straights: {
      title: 'Straßen',
      moments: {
        corner: '5 6 1 2 3 geht um die Ecke: keine Straße. Anna schnappt sich Bens Karte.',
        small: '2 3 4 5 und noch eine 5: eine kleine Straße, aber keine große.',
        large: '2 3 4 5 6: eine große Straße und damit auch eine kleine.',
      },
    },
    spoil: {
      title: 'Erfüllt, und trotzdem neu gewürfelt',
      moments: {
        before: 'Annas Drilling ist erfüllt. Aber vielleicht haben die anderen auf ihre zwei Fünfen gesetzt.',
        spoiled:
          'Also wirft sie die Fünfen neu, und es klappt: Bens Full House und Claras zwei Paare platzen. 2\u00a0Punkte für ihren Drilling, und 2\u00a0geschnappte Karten.',
      },
    },
    round: {
      title: 'Eine ganze Runde',
      moments: {
        thrown: 'Anna würfelt: bisher zwei Fünfen.',
        laid: 'Alle haben gelegt. Annas Karte ist aufgedeckt, ein Drilling; die von Ben und Clara sind noch geheim.',
        judged:
          'Anna wirft die 2, die 3 und die 6 neu, bekommt eine dritte Fünf und hört auf. Ihr Drilling ist erfüllt, 2\u00a0Punkte; Bens Paar auch, 1\u00a0Punkt. Claras kleine Straße platzt: Anna schnappt sie sich, noch 1\u00a0Punkt.',
      },
    },
    capture: {
      title: 'Geplatzt, und doch geschnappt',
      moments: {
        judged:
          'Annas Vierling platzt und ist aus dem Spiel. Bens große Straße schnappt sie sich trotzdem: für 1\u00a0Punkt, obwohl 7 darauf stehen. Claras Joker ist immer erfüllt.',
      },
    },
    tie: {
      title: 'Gleichstand nach zehn Runden',
      moments: { over: 'Beide haben 37\u00a0Punkte. Ben hat zuletzt gewürfelt, also gewinnt Ben.' },
    },
    packs: {
      title: 'Zwei Karten pro Runde',
      moments: {
        judged:
          'Anna legt zweimal den Vierling, und beide sind erfüllt: 14\u00a0Punkte. Bens Drilling ist erfüllt; sein Full House schnappt sie sich.',
      },
    },
  },
};
