/** The rules of Pokerdice in Dutch. */

import type { Words } from '../en/rules-pokerdice.ts';

export const words: Words = {
  names: ['Emma', 'Daan', 'Sanne'],
  sections: {
    goal: {
      title: 'Het doel',
      text: {
        aim: 'Er liggen vijf stenen op tafel. Iedereen zet in het geheim een kaart in op wat ze aan het eind tonen. Tonen ze dat, dan krijg je de punten van je kaart.',
        twist:
          'Maar wie de stenen gooide, mag ze nog veranderen: om een kaart te halen, of om die van jou te bederven en in te pikken.',
      },
    },
    need: {
      title: 'Wat je nodig hebt',
      text: {
        dice: 'Twee tot vijf spelers van 8 tot 99\u00a0jaar, vijf stenen, ongeveer tien minuten.',
        pack: 'Voor elke speler een set van tien kaarten, van elke soort één.',
      },
    },
    cards: {
      title: 'De tien kaarten',
      text: {
        made: 'Een kaart is gehaald als de vijf stenen, zoals ze aan het eind liggen, tonen wat hij vraagt.',
        more: 'In meer zit ook minder: een full house is ook een paar, een drieling en twee paar; vier of vijf gelijke zijn ook een drieling en een paar; een grote straat is ook een kleine.',
        differ:
          'Twee paar en full house vragen twee verschillende getallen. Vijf gelijke zijn geen van beide, en vier gelijke met een andere steen zijn geen twee paar.',
        corner: 'Een straat gaat de hoek niet om: na de 6 komt niets.',
      },
    },
    setup: {
      title: 'Voor je begint',
      text: {
        packs: 'Iedereen neemt een kaartenset en kiest de kleur ervan. Aan één tafel heeft niemand dezelfde kleur.',
        first:
          'Volgens het regelblad gooit de jongste als eerste. Hier mag wie heeft uitgenodigd iemand aanwijzen; anders beslist het lot.',
      },
    },
    bet: {
      title: 'Een ronde: gooien en inzetten',
      text: {
        throw: 'Wie aan de beurt is, gooit alle vijf de stenen.',
        lay: 'Dan legt iedereen, ook wie gooit, gedekt een kaart die nog niet gespeeld is. De volgorde maakt niet uit, en de anderen zien alleen dat je klaar bent.',
        final: 'Wat ligt, dat ligt.',
        turnUp: 'Als alle kaarten liggen, gaat de kaart van wie gooit open, en geen andere.',
      },
    },
    again: {
      title: 'Een ronde: opnieuw gooien',
      text: {
        twice:
          'Wie gooit, mag nu opnieuw gooien, hoogstens twee keer: elke keer stenen naar keuze, ook die eerst bleven liggen, en minstens één.',
        stop: 'Stoppen mag altijd. Na de tweede keer is het vanzelf afgelopen.',
        spoil: 'De stenen voor de anderen bederven mag, ook als je eigen kaart gehaald is.',
      },
    },
    judging: {
      title: 'Een ronde: de kaarten beoordelen',
      text: {
        open: 'Alle kaarten gaan open. Elke kaart telt apart, met de stenen zoals ze nu liggen.',
        won: 'Gehaald, van wie dan ook: wie hem legde, wint hem en krijgt zijn punten.',
        out: 'Niet gehaald, en van wie gooit: de kaart gaat uit het spel.',
        captured: 'Niet gehaald, en van een ander: wie gooit, pikt hem in voor 1\u00a0punt, wat er ook op staat.',
        evenSo: 'Dat geldt ook als de eigen kaart van wie gooit mislukt is.',
        next: 'Dan gooit de speler links daarvan.',
      },
    },
    end: {
      title: 'Het einde',
      text: {
        left: 'Op het regelblad staat: «\u00a0Dans le cas de partie à moins de 5\u00a0joueurs, les cartes objectif que les joueurs n’ont pas jouées sont écartées du jeu.\u00a0» Dat wil zeggen: met minder dan vijf spelers gaan de kaarten die niet gespeeld zijn uit het spel.',
        rounds:
          'Het blad zegt niet hoeveel rondes er zijn. Elke nieuwe tafel speelt gelijke rondes: iedereen is even vaak aan de beurt om te gooien. Dat geeft 10\u00a0rondes met twee spelers, 9 met drie, 8 met vier en 10 met vijf.',
        twice:
          'Je kunt ook een kort spel kiezen, waarin iedereen twee keer aan de beurt is: 4\u00a0rondes met twee spelers, 6 met drie, 8 met vier en 10 met vijf. Alleen dan klopt de zin op het blad woord voor woord.',
        all: 'Of je kiest tien rondes, met hoeveel spelers ook. Dan wordt elke kaart gespeeld.',
        count: 'Tel de punten van je gewonnen kaarten op, en 1 voor elke ingepikte kaart. De meeste punten winnen.',
        tie: 'Bij gelijke stand wint wie van hen het laatst gooide: er is altijd precies één winnaar.',
      },
    },
    variants: {
      title: 'Varianten',
      text: {
        packs: 'Twee kaartensets, alleen met z’n tweeën: elk 20\u00a0kaarten, en twee kaarten per ronde, tien rondes lang.',
        both: 'Wie gooit, draait beide kaarten om. Elke kaart telt apart.',
        same: 'Beide kaarten van een ronde mogen van dezelfde soort zijn, als je er nog twee van hebt.',
      },
    },
    secrets: {
      title: 'Wie wat weet',
      text: {
        hidden:
          'Alleen jij weet wat je gelegd hebt, tot het opengaat. Zo lang staat de kaart nog bij de kaarten die je over hebt, zodat niets hem verraadt.',
        open: 'De punten zijn open, en ook welke kaarten iedereen nog heeft: elke gespeelde kaart is gezien.',
        down: 'Ingepikte kaarten liggen gedekt; iedereen ziet hoeveel.',
        before: 'De stenen waarop is ingezet, blijven bekend als er opnieuw gegooid wordt.',
      },
    },
  },
  examples: {
    more: {
      title: 'Eén worp, vijf kaarten',
      moments: {
        full: 'Drie zessen en twee drieën zijn een full house, en daarmee twee paar, een drieling, een paar en, zoals altijd, de joker. Emma en Daan krijgen allebei punten.',
      },
    },
    alike: {
      title: 'Veel gelijke',
      moments: {
        five: 'Vijf vieren zijn een carré, een drieling en een paar, en geen ervan is oneven. Maar zonder tweede getal geen full house: Emma pikt die van Daan in.',
        four: 'Vier zessen en een één zijn geen twee paar: Daan pikt de kaart van Emma in.',
      },
    },
    straights: {
      title: 'Straten',
      moments: {
        corner: '5 6 1 2 3 gaat de hoek om: geen straat. Emma pikt de kaart van Daan in.',
        small: '2 3 4 5 en nog een 5: een kleine straat, maar geen grote.',
        large: '2 3 4 5 6: een grote straat, en dus ook een kleine.',
      },
    },
    spoil: {
      title: 'Gehaald, en toch opnieuw gegooid',
      moments: {
        before: 'De drieling van Emma is gehaald. Maar misschien hebben de anderen op haar twee vijven ingezet.',
        spoiled:
          'Dus gooit ze de vijven opnieuw, en het lukt: full house van Daan en twee paar van Sanne mislukken. 2\u00a0punten voor haar drieling, en 2\u00a0ingepikte kaarten.',
      },
    },
    round: {
      title: 'Een hele ronde',
      moments: {
        thrown: 'Emma gooit: twee vijven, tot nu toe.',
        laid: 'Iedereen heeft een kaart gelegd. Die van Emma is open, een drieling; die van Daan en Sanne zijn nog geheim.',
        judged:
          'Emma gooit de 2, de 3 en de 6 opnieuw, krijgt een derde vijf en stopt. Haar drieling is gehaald, 2\u00a0punten; het paar van Daan ook, 1\u00a0punt. De kleine straat van Sanne mislukt: Emma pikt hem in, nog 1\u00a0punt.',
      },
    },
    capture: {
      title: 'Mislukt, en toch ingepikt',
      moments: {
        judged:
          'Het carré van Emma mislukt en gaat uit het spel. De grote straat van Daan pikt ze toch in: voor 1\u00a0punt, al staat er 7 op. De joker van Sanne is altijd gehaald.',
      },
    },
    tie: {
      title: 'Gelijk na tien rondes',
      moments: { over: 'Allebei 37\u00a0punten. Daan gooide het laatst, dus Daan wint.' },
    },
    packs: {
      title: 'Twee kaarten per ronde',
      moments: {
        judged:
          'Emma legt twee keer carré, en beide zijn gehaald: 14\u00a0punten. De drieling van Daan is gehaald; zijn full house pikt ze in.',
      },
    },
  },
};
