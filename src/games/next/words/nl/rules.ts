/** The rules of NEXT! in Dutch. */

import { range, text } from '../../../../words/nl/grammar.ts';
import type { Words } from '../en/rules.ts';

export const words: Words = {
  names: ['Emma', 'Daan', 'Sanne', 'Bram'],
  sections: {
    goal: {
      title: 'Het doel',
      text: {
        aim: 'Gooi de combinatie op een kaart en pak de kaart. Wie aan het eind de meeste punten heeft, wint.',
        name: 'De stenen die jij niet kunt gebruiken, zijn voor de volgende speler. Daarom heet het spel NEXT!',
      },
    },
    need: {
      title: 'Wat je nodig hebt',
      text: {
        players: 'Twee tot zes spelers vanaf 8\u00a0jaar. Een spel duurt 10 tot 20\u00a0minuten.',
        dice: 'Zes stenen, vier witte en twee zwarte.',
        colours: 'Alle stenen hebben dezelfde zes kleuren. Elke kleur heeft een eigen symbool.',
        cards:
          '45\u00a0kaarten. Op elke kaart staan een combinatie en de punten, en soms een actie.',
      },
    },
    cards: {
      title: 'De combinaties',
      text: {
        any: 'Gestippelde stenen in een kader mogen elke kleur hebben, maar in één kader allemaal dezelfde. Twee kaders mogen dezelfde kleur hebben.',
        fixed: 'Stenen met een kleur moeten precies die kleur hebben.',
        made: 'Een kaart klopt als je voor elke plaats op de kaart een eigen steen hebt. De andere stenen doen er niet toe.',
        so: 'Vijf gelijke zijn dus ook een full house. Een carré en een paar zijn ook drie paar. Zes gelijke zijn ook drie paar, en ook twee drielingen.',
        deck: 'Welke kaarten er in de doos zitten, is niet bekendgemaakt. Deze kaarten hebben wij dus zelf samengesteld.',
        known:
          'Twee waarden zijn bekend, en die hebben we overgenomen: een carré is 2\u00a0punten waard, een vijfling 3.',
        own: 'Heb je de doos, dan kun je met je eigen kaarten spelen: 45\u00a0kaarten van deze soort, welke je maar wilt.',
      },
    },
    setup: {
      title: 'Voor je begint',
      text: {
        piles:
          'Schud de kaarten en leg drie open stapels van 15. Alleen de bovenste kaart van elke stapel is te zien.',
        empty: 'Een lege stapel blijft leeg.',
        first: 'Het lot beslist wie begint. Daarna gaat het met de klok mee.',
      },
    },
    turn: {
      title: 'Jouw beurt',
      text: {
        throw: 'Gooi alle zes de stenen.',
        again:
          'Houd de stenen die je wilt en gooi de andere opnieuw, minstens één. Je hebt hoogstens drie worpen. Bij de laatste mag je ook stenen gooien die je eerst hield.',
        take: 'Na elke worp mag je een open kaart pakken die klopt en niet op slot is. De volgende kaart van die stapel ligt meteen open. Heeft je kaart een actie, voer die dan uit. Daarna is je beurt voorbij. Je pakt één kaart per beurt.',
        must: 'Klopt er na je laatste worp een kaart, dan moet je hem pakken. Kloppen er meer, dan kies je er een.',
        none: 'Klopt er geen kaart, dan eindigt je beurt zonder kaart.',
        noStop: 'Eerder stoppen zonder kaart mag niet.',
      },
    },
    locks: {
      title: 'Kaarten op slot',
      text: {
        lock: 'Gooi je door terwijl er open kaarten kloppen, dan gaan die allemaal voor jou op slot tot je beurt voorbij is.',
        counts:
          'Een kaart op slot mag je niet pakken, ook als hij klopt. Gooi je later in je beurt alle zes, dan gaan er ook kaarten op slot.',
        unused: 'Een kaart waarvoor je eerst een steen had moeten draaien, gaat niet op slot.',
      },
    },
    failed: {
      title: 'Na een beurt zonder kaart',
      text: {
        yours:
          'Eindigde de beurt voor jou zonder kaart, dan erf je de stenen zoals ze liggen. Kies uit drie manieren:',
        take: 'Pak een open kaart die al klopt, zonder te gooien.',
        action: 'Heeft de kaart een actie, voer die dan uit.',
        keep: 'Houd één tot vijf stenen en gooi de andere. Dit telt als je tweede worp, dus je hebt er daarna nog één.',
        locks: 'Kaarten die al klopten, gaan dan op slot.',
        fresh:
          'Gooi alle zes de stenen. Dit is een nieuwe eerste worp: je hebt er drie in totaal, en niets gaat op slot. Dat kan alleen met de eerste worp van je beurt.',
        otherwise: 'Pakte de speler voor jou een kaart, gooi dan alle zes.',
        chain: 'Er kunnen meer beurten achter elkaar zonder kaart eindigen.',
        replay: 'Ook na een extra beurt zonder kaart erft de volgende speler de stenen.',
      },
    },
    black: {
      title: 'De twee zwarte stenen',
      text: {
        agree:
          'Gooi je beide zwarte stenen in dezelfde worp en tonen ze dezelfde kleur, dan mag je één steen draaien. Dat mag één keer na elke worp waarin dit gebeurt.',
        any: 'Je mag elke steen draaien, zwart of wit, ook een steen die je hield, naar elke andere kleur.',
        breaks: 'Dat mag ook als daardoor een kaart niet meer klopt, en zelfs na je laatste worp.',
        until: 'Draai de steen voor je weer gooit of een kaart pakt. Daarna is het te laat.',
        stays:
          'Een gedraaide steen blijft zo tot hij weer wordt gegooid. De volgende speler erft hem zoals hij ligt.',
        heir: 'Maar de volgende speler mag vanwege jouw worp geen steen draaien.',
        last: 'Ook na je laatste worp mag je draaien. Klopt er geen kaart, draai dan een steen of beëindig je beurt. Mag je niet draaien, dan eindigt je beurt vanzelf.',
      },
    },
    actions: {
      title: 'Acties',
      text: {
        won: 'Je voert een actie alleen uit als je de kaart met stenen wint, niet als je hem trekt of krijgt. Kan de actie, dan moet je hem uitvoeren. Anders vervalt hij.',
        blind: 'Blind trekken is toeval: elke kaart van de ander heeft evenveel kans.',
        just: 'Bij een ruil mag je de kaart geven die je net won, maar niet de kaart die je net trok.',
        back: 'Je geeft je kaart altijd aan de speler van wie je net trok.',
        order:
          'Een superruil begint bij de speler links van je en gaat dan met de klok mee. Een kaart die je van de een trok, mag je aan de volgende geven.',
      },
    },
    end: {
      title: 'Het einde',
      text: {
        limit: 'Het spel is uit zodra een speler het aantal kaarten uit de tabel heeft.',
        after:
          'De kaarten worden pas na de hele actie geteld. Tussendoor kan een speler er een te veel hebben, en na een diefstal kunnen het er meer zijn dan nodig.',
        dropped: 'Geeft de kaart die het spel beëindigt een extra beurt, dan vervalt die.',
        stop: 'Heb je genoeg kaarten, dan mag je het spel eerder beëindigen. Met twee spelers mag dat aan het eind van je eigen beurt, met of zonder kaart. Het wordt je elke keer gevraagd.',
        moment:
          'Met drie tot zes spelers geldt hetzelfde: aan het eind van je eigen beurt, met of zonder kaart.',
        asked:
          'Het wordt gevraagd vlak voor de volgende speler begint, dus niet voor een extra beurt.',
        held: 'Alleen de kaarten die je nu hebt, tellen. Een kaart die je kwijt bent, telt niet meer.',
        most: 'Alle kaarten gaan open. Wie de meeste punten heeft, wint.',
        shared: 'Bij gelijke stand delen jullie de winst.',
      },
    },
    secrets: {
      title: 'Wie wat weet',
      text: {
        down: 'Gewonnen kaarten liggen gedekt. De anderen zien hoeveel je er hebt. De volgorde verraadt niets.',
        own: 'Je eigen kaarten mag je altijd bekijken.',
        take: 'Iedereen ziet welke kaart een speler van een stapel pakt.',
        two: 'Bij een diefstal of ruil weten alleen die twee spelers welke kaart het was. De anderen zien alleen dat er een kaart naar een ander gaat.',
        open: 'Aan het eind ligt alles open: handen, stapels en elke kaart die getrokken werd.',
      },
    },
  },
  kinds: {
    label: 'De kaarten van het spel',
    any: 'Elke kleur mag',
    fixed: 'Precies deze kleuren',
    fixedNames: {
      three: 'drie van één kleur',
      twoTwo: 'twee en twee',
      threeTwo: 'drie en twee',
      twoTwoTwo: 'twee, twee en twee',
    },
    count: text('{#cards}\u00a0×'),
  },
  limits: {
    label: 'Bij hoeveel kaarten het spel uit is',
    players: 'Spelers',
    ends: 'Spel uit bij',
    mayStop: 'Stoppen mag vanaf',
    range,
  },
  examples: {
    enough: {
      title: 'Andere stenen doen er niet toe',
      moments: {
        five: 'Vijf blauwe stenen zijn natuurlijk een vijfling. Ze zijn ook een full house: drie en twee van dezelfde kleur. Drie paar zijn ze niet.',
        fourAndPair:
          'Vier groene en twee gele stenen zijn carré en paar, een full house en drie paar, waarvan twee groen.',
      },
    },
    last: {
      title: 'De laatste worp',
      moments: {
        must: 'Na de derde worp van Emma kloppen er twee kaarten: de drieling, en twee rode en twee groene. Ze moet er een pakken en mag kiezen welke.',
      },
    },
    lock: {
      title: 'Doorgooien',
      moments: {
        made: 'Drie rode stenen: Emma kan de drieling pakken. Maar ze wil het carré. Ze houdt de rode stenen en gooit de andere.',
        locked:
          'Daar is de vierde. De drieling is deze beurt op slot, maar het carré mag ze pakken.',
      },
    },
    reds: {
      title: 'Het voorbeeld van het regelblad: vier rode',
      moments: {
        left: 'De beurt van Emma mislukt en laat vier rode stenen liggen. Ze gooide door voor een vijfde, dus het carré ging voor haar op slot. Voor Daan is niets op slot. Hij kan op drie manieren verder.',
        taken: 'Eerste manier: Daan pakt het carré zonder te gooien.',
      },
    },
    redsKept: {
      title: 'Tweede manier: stenen houden',
      moments: {
        kept: 'Daan houdt de vier rode en gooit de andere twee: een vijfde rode! Dat was een tweede worp, dus hij heeft er nog één. Het carré is nu op slot, maar de vijfling mag hij pakken.',
      },
    },
    redsAfresh: {
      title: 'Derde manier: alle zes gooien',
      moments: {
        thrown:
          'Daan gooit alle zes opnieuw. Dat is een eerste worp, dus hij heeft er nog twee. Er is niets op slot.',
      },
    },
    black: {
      title: 'De zwarte stenen zijn gelijk',
      moments: {
        agree:
          'Emma gooide beide zwarte stenen, en ze zijn allebei blauw. Ze mag één steen naar een andere kleur draaien, welke ze maar wil.',
        turned:
          'Ze draait de groene naar rood. Nu heeft ze vier rode en twee blauwe: carré en paar.',
      },
    },
    superSwap: {
      title: 'Een superruil',
      moments: {
        won: 'Iedereen heeft één kaart. Sanne won de hare net, en er staat een superruil op. Eerst trekt ze blind een kaart van Emma, die links van haar zit.',
        first:
          'Ze trok de drieling en gaf Emma de kaart die ze net had gewonnen. Nu ruilt ze met Daan.',
        second: 'Van Daan trok ze de vijfling, en ze gaf hem de kaart die ze van Emma had.',
      },
    },
    stop: {
      title: 'Extra beurt, dan stoppen',
      moments: {
        replay:
          'Vier spelers. Emma pakt een full house met een extra beurt: ze speelt meteen nog een hele beurt, met alle zes de stenen.',
        asked:
          'Na drie extra beurten heeft ze vier kaarten. Met vier spelers is dat genoeg om te stoppen.',
        over: 'Ze beëindigt het spel. Alle kaarten worden geteld, en Emma wint met 7\u00a0punten.',
      },
    },
  },
};
