/** The rules of Pokerdice in Dutch. */

import type { Words } from '../en/rules.ts';

export const words: Words = {
  names: ['Emma', 'Daan', 'Sanne'],
  sections: {
    goal: {
      title: 'Het doel',
      text: {
        aim: 'Er liggen vijf stenen op tafel. Iedereen wedt in het geheim met een kaart op wat de stenen aan het eind van de ronde tonen. Klopt het, dan krijg je de punten van je kaart.',
        twist:
          'Maar de actieve speler mag nog stenen opnieuw gooien: om de eigen kaart te halen, of om die van jou te bederven en in te pikken.',
      },
    },
    need: {
      title: 'Wat je nodig hebt',
      text: {
        dice: 'Twee tot vijf spelers van 8 tot 99\u00a0jaar, vijf stenen en ongeveer tien minuten.',
        pack: 'Voor elke speler een set van tien opdrachtkaarten, van elke soort één.',
      },
    },
    cards: {
      title: 'De tien kaarten',
      text: {
        made: 'Een kaart is gehaald als de vijf stenen aan het eind van de ronde tonen wat hij vraagt.',
        more: 'Meer telt ook als minder. Een full house is ook een paar, een drieling en twee paar. Vier of vijf gelijke zijn ook een drieling en een paar. Een grote straat is ook een kleine.',
        differ:
          'Voor twee paar en full house heb je twee verschillende getallen nodig. Vijf gelijke zijn geen van beide, en vier gelijke met een andere steen zijn geen twee paar.',
        corner: 'Een straat begint niet opnieuw: na de 6 komt geen 1.',
      },
    },
    setup: {
      title: 'Voor je begint',
      text: {
        packs:
          'Iedereen neemt een kaartenset en kiest de kleur. Elke kleur komt aan tafel maar één keer voor.',
        first:
          'Volgens het regelblad is de jongste de eerste actieve speler. Hier mag wie heeft uitgenodigd iemand aanwijzen. Anders beslist het lot.',
      },
    },
    bet: {
      title: 'Een ronde: gooien en wedden',
      text: {
        throw: 'Wie aan de beurt is, is de actieve speler en gooit alle vijf de stenen.',
        lay: 'Dan legt iedereen, ook de actieve speler, één nog niet gespeelde kaart gedekt neer. De volgorde maakt niet uit. De anderen zien alleen dat je klaar bent.',
        final: 'Gelegd is gelegd: ruilen mag niet meer.',
        turnUp:
          'Heeft iedereen gelegd, dan draait de actieve speler de eigen kaart om. De andere blijven gedekt.',
      },
    },
    again: {
      title: 'Een ronde: opnieuw gooien',
      text: {
        twice:
          'De actieve speler mag nu hoogstens twee keer opnieuw gooien: elke keer met stenen naar keuze, minstens één, ook stenen die eerst bleven liggen.',
        stop: 'Stoppen mag altijd. Na de tweede keer staat de worp vast.',
        spoil:
          'De actieve speler mag de stenen voor de anderen bederven, ook als de eigen kaart al gehaald is.',
      },
    },
    judging: {
      title: 'Een ronde: kaarten beoordelen',
      text: {
        open: 'Alle kaarten gaan open. Elke kaart wordt apart beoordeeld, met de stenen die er nu liggen.',
        won: 'Is een kaart gehaald, dan wint de eigenaar hem en krijgt de punten.',
        out: 'Is de kaart van de actieve speler niet gehaald, dan gaat die uit het spel.',
        captured:
          'Is de kaart van een andere speler niet gehaald, dan pikt de actieve speler hem in. Dat is 1\u00a0punt, wat er ook op staat.',
        evenSo: 'De actieve speler pikt kaarten ook in als de eigen kaart is mislukt.',
        next: 'Daarna is de speler links de actieve speler.',
      },
    },
    end: {
      title: 'Het einde',
      text: {
        left: 'Op het regelblad staat: «\u00a0Dans le cas de partie à moins de 5\u00a0joueurs, les cartes objectif que les joueurs n’ont pas jouées sont écartées du jeu.\u00a0» Dat wil zeggen: met minder dan vijf spelers gaan de opdrachtkaarten die niet zijn gespeeld, uit het spel.',
        rounds:
          'Het blad zegt niet hoeveel rondes je speelt. Aan elke nieuwe tafel is iedereen even vaak de actieve speler. Dat zijn 10\u00a0rondes met twee spelers, 9 met drie, 8 met vier en 10 met vijf.',
        twice:
          'Je kunt ook een kort spel kiezen, waarin iedereen twee keer de actieve speler is: 4\u00a0rondes met twee spelers, 6 met drie, 8 met vier en 10 met vijf. Alleen dan klopt de zin op het blad woord voor woord.',
        all: 'Of je kiest tien rondes, met hoeveel spelers je ook bent. Dan wordt elke kaart gespeeld.',
        count:
          'Tel de punten van je gewonnen kaarten op, plus 1\u00a0punt voor elke kaart die je hebt ingepikt. Wie de meeste punten heeft, wint.',
        tie: 'Bij gelijke stand wint wie van hen het laatst de actieve speler was. Zo is er altijd precies één winnaar.',
      },
    },
    variants: {
      title: 'Varianten',
      text: {
        packs:
          'Twee kaartensets, alleen met z’n tweeën: ieder heeft 20\u00a0kaarten en legt er twee per ronde.',
        both: 'De actieve speler draait beide eigen kaarten om. Elke kaart wordt apart beoordeeld.',
        same: 'Je twee kaarten mogen van dezelfde soort zijn, als je daar nog twee van hebt.',
      },
    },
    secrets: {
      title: 'Wie wat weet',
      text: {
        hidden:
          'Tot je kaart opengaat, weet alleen jij welke het is. Zo lang staat hij nog tussen de kaarten die je over hebt, zodat niets hem verraadt.',
        open: 'Iedereen ziet de punten, en welke kaarten elke speler nog heeft: alle gespeelde kaarten zijn immers getoond.',
        down: 'Ingepikte kaarten liggen gedekt. Iedereen ziet hoeveel het er zijn.',
        before: 'Op welke stenen is gewed, blijft bekend, ook als er opnieuw wordt gegooid.',
      },
    },
  },
  examples: {
    more: {
      title: 'Eén worp, vijf kaarten',
      moments: {
        full: 'Drie zessen en twee drieën zijn een full house. Het zijn ook twee paar, een drieling, een paar en, zoals altijd, de joker. Emma en Daan krijgen allebei punten.',
      },
    },
    alike: {
      title: 'Veel dezelfde',
      moments: {
        five: 'Vijf vieren zijn een carré, een drieling en een paar, en geen ervan is oneven. Maar zonder tweede getal is er geen full house: Emma pikt de kaart van Daan in.',
        four: 'Vier zessen en een één zijn geen twee paar: Daan pikt de kaart van Emma in.',
      },
    },
    straights: {
      title: 'Straten',
      moments: {
        corner: '5 6 1 2 3 is geen straat: na de 6 komt geen 1. Emma pikt de kaart van Daan in.',
        small: '2 3 4 5 en nog een 5: een kleine straat, maar geen grote.',
        large: '2 3 4 5 6: een grote straat, en dus ook een kleine.',
      },
    },
    spoil: {
      title: 'Gehaald, en toch gooien',
      moments: {
        before:
          'De drieling van Emma is gehaald. Maar misschien wedden de anderen op haar twee vijven.',
        spoiled:
          'Dus gooit ze de vijven opnieuw, en het lukt: de kaarten van Daan (full house) en Sanne (twee paar) mislukken. Ze krijgt 2\u00a0punten voor haar drieling en 2 voor de ingepikte kaarten.',
      },
    },
    round: {
      title: 'Een hele ronde',
      moments: {
        thrown: 'Emma is de actieve speler. Ze gooit twee vijven.',
        laid: 'Iedereen heeft een kaart gelegd. Die van Emma ligt open: een drieling. Die van Daan en Sanne zijn nog geheim.',
        judged:
          'Emma gooit de 2, de 3 en de 6 opnieuw, krijgt een derde vijf en stopt. Haar drieling is gehaald: 2\u00a0punten. Het paar van Daan is gehaald: 1\u00a0punt. De kleine straat van Sanne mislukt. Emma pikt hem in en krijgt nog 1\u00a0punt.',
      },
    },
    capture: {
      title: 'Mislukt, en toch inpikken',
      moments: {
        judged:
          'Het carré van Emma mislukt en gaat uit het spel. Toch pikt ze de grote straat van Daan in: 1\u00a0punt, al staat er 7 op. De joker van Sanne is altijd gehaald.',
      },
    },
    tie: {
      title: 'Gelijk na tien rondes',
      moments: {
        over: 'Ze hebben allebei 37\u00a0punten. Daan was het laatst de actieve speler, dus Daan wint.',
      },
    },
    packs: {
      title: 'Twee kaarten per ronde',
      moments: {
        judged:
          'Emma legt twee keer carré, en beide kaarten zijn gehaald: 14\u00a0punten. De drieling van Daan is gehaald. Zijn full house pikt Emma in.',
      },
    },
  },
};
