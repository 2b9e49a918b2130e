/** The rules of Pokerdice in German. */

import type { Words } from '../en/rules.ts';

export const words: Words = {
  names: ['Anna', 'Ben', 'Clara'],
  sections: {
    goal: {
      title: 'Das Ziel',
      text: {
        aim: 'Fünf Würfel liegen auf dem Tisch. Alle wetten heimlich mit einer Karte darauf, was die Würfel am Ende der Runde zeigen. Stimmt deine Wette, bekommst du die Punkte deiner Karte.',
        twist:
          'Aber wer würfelt, darf Würfel noch neu werfen: um die eigene Karte zu erfüllen oder um dir deine zu verderben und sie sich zu schnappen.',
      },
    },
    need: {
      title: 'Was ihr braucht',
      text: {
        dice: 'Zwei bis fünf Personen von 8 bis 99\u00a0Jahren, fünf Würfel, etwa zehn Minuten.',
        pack: 'Ein Satz aus zehn Zielkarten pro Person, von jeder Sorte eine.',
      },
    },
    cards: {
      title: 'Die zehn Karten',
      text: {
        made: 'Eine Karte ist erfüllt, wenn die fünf Würfel am Ende der Runde zeigen, was sie verlangt.',
        more: 'Mehr zählt auch als weniger: Ein Full House ist auch ein Paar, ein Drilling und zwei Paare. Vier oder fünf gleiche sind auch ein Drilling und ein Paar. Eine große Straße ist auch eine kleine.',
        differ:
          'Zwei Paare und Full House brauchen zwei verschiedene Zahlen. Fünf gleiche sind keins von beiden, und vier gleiche mit einem anderen Würfel sind keine zwei Paare.',
        corner: 'Straßen gehen nicht um die Ecke: Nach der 6 ist Schluss.',
      },
    },
    setup: {
      title: 'Vor dem Spiel',
      text: {
        packs:
          'Alle nehmen sich einen Kartensatz und wählen seine Farbe. Jede Farbe gibt es am Tisch nur einmal.',
        first:
          'Nach der gedruckten Regel würfelt zuerst, wer am jüngsten ist. Hier kann das bestimmen, wer eingeladen hat. Sonst entscheidet das Los.',
      },
    },
    bet: {
      title: 'Eine Runde: würfeln und wetten',
      text: {
        throw: 'Wer dran ist, wirft alle fünf Würfel.',
        lay: 'Dann legen alle, auch wer würfelt, verdeckt eine Karte, die sie noch nicht gespielt haben. Die Reihenfolge ist egal. Die anderen sehen nur, dass du bereit bist.',
        final: 'Gelegt ist gelegt.',
        turnUp:
          'Haben alle gelegt, deckt die eigene Karte auf, wer würfelt. Die anderen bleiben verdeckt.',
      },
    },
    again: {
      title: 'Eine Runde: neu würfeln',
      text: {
        twice:
          'Wer würfelt, darf jetzt bis zu zweimal neu würfeln: jedes Mal mit beliebigen Würfeln, mindestens einem, auch mit vorher behaltenen.',
        stop: 'Aufhören ist jederzeit erlaubt. Nach dem zweiten Mal gilt der Wurf.',
        spoil:
          'Wer würfelt, darf den anderen die Würfel verderben, auch wenn die eigene Karte schon erfüllt ist.',
      },
    },
    judging: {
      title: 'Eine Runde: die Karten werten',
      text: {
        open: 'Alle Karten werden aufgedeckt. Jede wird für sich gewertet, nach den Würfeln auf dem Tisch.',
        won: 'Wer eine erfüllte Karte gelegt hat, gewinnt sie und bekommt ihre Punkte.',
        out: 'Nicht erfüllte Karten platzen. Die Karte der Person, die würfelt, ist dann aus dem Spiel.',
        captured:
          'Geplatzte Karten der anderen schnappt sich, wer würfelt. Jede zählt 1\u00a0Punkt, egal was darauf steht.',
        evenSo: 'Wer würfelt, schnappt sich Karten auch dann, wenn die eigene geplatzt ist.',
        next: 'Dann ist die nächste Person links daneben dran.',
      },
    },
    end: {
      title: 'Das Ende',
      text: {
        left: 'Auf dem Regelblatt steht: «\u00a0Dans le cas de partie à moins de 5\u00a0joueurs, les cartes objectif que les joueurs n’ont pas jouées sont écartées du jeu.\u00a0» Das heißt: Bei weniger als fünf Personen sind die Zielkarten, die nicht gespielt wurden, aus dem Spiel.',
        rounds:
          'Wie viele Runden es gibt, steht nicht auf dem Blatt. An jedem neuen Tisch sind alle gleich oft mit Würfeln dran. Das sind zu zweit 10\u00a0Runden, zu dritt 9, zu viert 8 und zu fünft 10.',
        twice:
          'Ihr könnt auch kürzer spielen: Alle sind zweimal mit Würfeln dran. Das sind zu zweit 4\u00a0Runden, zu dritt 6, zu viert 8 und zu fünft 10. Nur so stimmt der Satz auf dem Blatt Wort für Wort.',
        all: 'Oder ihr spielt zehn Runden, egal zu wievielt. Dann wird jede Karte gespielt.',
        count:
          'Zähl die Punkte deiner gewonnenen Karten zusammen, dazu 1\u00a0Punkt für jede geschnappte. Wer die meisten Punkte hat, gewinnt.',
        tie: 'Bei Gleichstand gewinnt, wer von ihnen zuletzt mit Würfeln dran war. So gewinnt immer genau eine Person.',
      },
    },
    variants: {
      title: 'Varianten',
      text: {
        packs:
          'Je zwei Kartensätze, nur zu zweit: Ihr habt beide 20\u00a0Karten und legt zwei pro Runde.',
        both: 'Wer würfelt, deckt beide eigenen Karten auf. Jede Karte wird für sich gewertet.',
        same: 'Deine beiden Karten dürfen von derselben Sorte sein, wenn du davon noch zwei hast.',
      },
    },
    secrets: {
      title: 'Wer was weiß',
      text: {
        hidden:
          'Bis deine Karte aufgedeckt wird, kennst nur du sie. So lange steht sie noch bei deinen übrigen Karten, damit nichts sie verrät.',
        open: 'Alle sehen die Punkte und welche Karten wer noch hat: Jede gespielte Karte war ja zu sehen.',
        down: 'Geschnappte Karten liegen verdeckt. Alle sehen, wie viele es sind.',
        before:
          'Auf welche Würfel alle gewettet haben, bleibt bekannt, auch wenn neu gewürfelt wird.',
      },
    },
  },
  examples: {
    more: {
      title: 'Ein Wurf, fünf Karten',
      moments: {
        full: 'Drei Sechsen und zwei Dreien sind ein Full House. Sie sind auch zwei Paare, ein Drilling, ein Paar und, wie immer, der Joker. Anna und Ben bekommen beide Punkte.',
      },
    },
    alike: {
      title: 'Viele gleiche',
      moments: {
        five: 'Fünf Vieren sind ein Vierling, ein Drilling und ein Paar, und keine ist ungerade. Aber für ein Full House fehlt eine zweite Zahl: Anna schnappt sich das von Ben.',
        four: 'Vier Sechsen und eine Eins sind keine zwei Paare: Ben schnappt sich Annas Karte.',
      },
    },
    straights: {
      title: 'Straßen',
      moments: {
        corner: '5 6 1 2 3 geht um die Ecke und ist keine Straße. Anna schnappt sich Bens Karte.',
        small: '2 3 4 5 und noch eine 5: eine kleine Straße, aber keine große.',
        large: '2 3 4 5 6: eine große Straße und damit auch eine kleine.',
      },
    },
    spoil: {
      title: 'Erfüllt und trotzdem neu gewürfelt',
      moments: {
        before:
          'Annas Drilling ist erfüllt. Aber vielleicht haben die anderen auf ihre zwei Fünfen gewettet.',
        spoiled:
          'Also wirft sie die Fünfen neu, und es klappt: Bens Full House und Claras zwei Paare platzen. Sie bekommt 2\u00a0Punkte für ihren Drilling und 2 für die geschnappten Karten.',
      },
    },
    round: {
      title: 'Eine ganze Runde',
      moments: {
        thrown: 'Anna ist dran. Sie würfelt zwei Fünfen.',
        laid: 'Alle haben gelegt. Annas Karte ist aufgedeckt: ein Drilling. Die von Ben und Clara sind noch geheim.',
        judged:
          'Anna wirft die 2, die 3 und die 6 neu, bekommt eine dritte Fünf und hört auf. Ihr Drilling ist erfüllt: 2\u00a0Punkte. Bens Paar ist erfüllt: 1\u00a0Punkt. Claras kleine Straße platzt. Anna schnappt sie sich und bekommt noch 1\u00a0Punkt.',
      },
    },
    capture: {
      title: 'Geplatzt und trotzdem geschnappt',
      moments: {
        judged:
          'Annas Vierling platzt und ist aus dem Spiel. Bens große Straße schnappt sie sich trotzdem: für 1\u00a0Punkt, obwohl 7 darauf stehen. Claras Joker ist immer erfüllt.',
      },
    },
    tie: {
      title: 'Gleichstand nach zehn Runden',
      moments: {
        over: 'Beide haben 37\u00a0Punkte. Ben war zuletzt mit Würfeln dran, also gewinnt Ben.',
      },
    },
    packs: {
      title: 'Zwei Karten pro Runde',
      moments: {
        judged:
          'Anna legt zweimal den Vierling, und beide sind erfüllt: 14\u00a0Punkte. Bens Drilling ist erfüllt. Sein Full House schnappt sich Anna.',
      },
    },
  },
};
