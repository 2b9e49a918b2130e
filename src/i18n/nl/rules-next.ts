/** The rules of NEXT! in Dutch. */

import type { Words } from '../en/rules-next.ts';
import { range, text } from './grammar.ts';

export const words: Words = {
  names: ['Emma', 'Daan', 'Sanne', 'Bram'],
  sections: {
    goal: {
      title: 'Het doel',
      text: {
        aim: 'Gooi de combinatie die een kaart toont, en pak de kaart. Aan het eind winnen de meeste punten.',
        name: 'Wat jij niet kunt gebruiken, blijft liggen voor de volgende speler. Daarom heet het spel NEXT!',
      },
    },
    need: {
      title: 'Wat je nodig hebt',
      text: {
        players: 'Twee tot zes spelers vanaf 8\u00a0jaar, 10 tot 20\u00a0minuten.',
        dice: 'Zes stenen, vier witte en twee zwarte.',
        colours: 'Ze hebben allemaal dezelfde zes kleuren, en elke kleur heeft een eigen symbool.',
        cards: '45\u00a0kaarten. Elke kaart toont een combinatie en zijn punten, en soms het teken van een actie.',
      },
    },
    cards: {
      title: 'De combinaties',
      text: {
        any: 'Gestippelde stenen in een lijst mogen elke kleur hebben, maar binnen één lijst allemaal dezelfde. Twee lijsten mogen dezelfde kleur hebben.',
        fixed: 'Stenen met een kleur moeten precies die kleur hebben.',
        made: 'Een kaart is gehaald als verschillende stenen al zijn plaatsen vullen. De andere stenen doen er niet toe.',
        so: 'Vijf gelijke zijn dus ook een full house. Carré en paar zijn ook drie paar, en zes gelijke ook. Zes gelijke zijn ook twee drielingen.',
        deck: 'De lijst van de gedrukte kaarten is niet openbaar, dus deze kaarten zijn van ons.',
        known: 'Twee waarden zijn bekend en overgenomen: carré 2\u00a0punten, vijfling 3.',
        own: 'Wie de doos heeft, kan met eigen kaarten spelen: 45\u00a0kaarten naar keuze van deze soort.',
      },
    },
    setup: {
      title: 'Voor je begint',
      text: {
        piles: 'Schud de kaarten en maak drie open stapels van 15: alleen de bovenste kaart is te zien.',
        empty: 'Een lege stapel toont niets.',
        first: 'Wie begint, beslist het lot. Daarna gaat het linksom.',
      },
    },
    turn: {
      title: 'Jouw beurt',
      text: {
        throw: 'Gooi alle zes de stenen.',
        again:
          'Houd de stenen die je wilt en gooi de andere opnieuw, minstens één: tot drie worpen in totaal. Bij de laatste mag je ook stenen gooien die je eerst vasthield.',
        take: 'Na elke worp mag je een bovenste kaart pakken, als je stenen hem halen en hij niet op slot is. De volgende kaart van de stapel ligt meteen open. Voer de actie uit, als die er is; dan is je beurt voorbij. Eén kaart per beurt.',
        must: 'Na de laatste worp moet je een gehaalde kaart pakken; zijn het er meer, dan kies je.',
        none: 'Is er geen gehaald, dan eindigt je beurt zonder kaart.',
        noStop: 'Eerder stoppen zonder kaart mag niet.',
      },
    },
    locks: {
      title: 'Kaarten op slot',
      text: {
        lock: 'Gooi je door terwijl je stenen bovenste kaarten halen, dan gaan die allemaal voor jou op slot tot je beurt voorbij is.',
        counts: 'Een kaart op slot telt als niet gehaald. Ook een latere worp met alle zes zet op slot.',
        unused: 'Wat je met de zwarte stenen had kunnen halen, maar niet deed, gaat niet op slot.',
      },
    },
    failed: {
      title: 'Na een beurt zonder kaart',
      text: {
        yours: 'Leverde de beurt voor jou geen kaart op, dan zijn de stenen van jou, zoals ze liggen. Kies:',
        take: 'Pak een kaart die ze al halen, zonder te gooien.',
        action: 'Heeft de kaart een actie, voer die dan uit.',
        keep: 'Houd één tot vijf stenen en gooi de andere. Dit geldt als tweede worp; je hebt er twee in totaal.',
        locks: 'Wat de stenen al haalden, gaat dan op slot.',
        fresh:
          'Gooi alle zes: een nieuwe eerste worp, drie in totaal, en niets gaat op slot. Dat kan alleen met de eerste worp van een beurt.',
        otherwise: 'Na een beurt met een kaart worden alle zes gegooid.',
        chain: 'Er kunnen meerdere beurten na elkaar mislukken.',
        replay: 'Een extra beurt zonder kaart telt ook als mislukt: de volgende speler mag de stenen gebruiken.',
      },
    },
    black: {
      title: 'De twee zwarte stenen',
      text: {
        agree:
          'Zijn beide zwarte stenen in dezelfde worp gegooid en tonen ze dezelfde kleur, dan mag je één steen draaien. Elke worp waarin dat gebeurt, geeft dat recht één keer.',
        any: 'Elke steen mag, zwart of wit, ook een vastgehouden, naar elke andere kleur.',
        breaks: 'Dat mag ook als het een gehaalde kaart breekt, en zelfs na de laatste worp.',
        until: 'Doe het voor je gooit of pakt; daarna is het recht weg.',
        stays: 'Een gedraaide steen blijft zo zolang hij wordt vastgehouden, en gaat zoals hij ligt naar de volgende speler.',
        heir: 'Het recht zelf gaat niet over op de volgende speler.',
        last: 'Het geldt ook na de laatste worp: is er niets gehaald, draai dan een steen of beëindig je beurt. Zonder dit recht eindigt de beurt vanzelf.',
      },
    },
    actions: {
      title: 'Acties',
      text: {
        won: 'Een actie telt alleen als de kaart met stenen gewonnen is, niet als hij getrokken of gegeven wordt. Kan de actie, dan moet ze ook; anders vervalt ze.',
        blind: 'Blind is door toeval: elke kaart van de ander heeft evenveel kans.',
        just: 'Bij een ruil mag je de net gewonnen kaart geven, maar niet de net getrokken kaart.',
        back: 'Je geeft je kaart altijd aan degene van wie je net trok.',
        order:
          'Een superruil gaat linksom, te beginnen bij wie links van je zit. Wat je van de een trok, mag je aan de volgende geven.',
      },
    },
    end: {
      title: 'Het einde',
      text: {
        limit: 'Het spel is uit zodra iemand zoveel kaarten heeft als in de tabel staat.',
        after:
          'Er wordt pas geteld na de hele actie: tussendoor mag het één kaart te veel zijn, en een diefstal kan boven het aantal uitkomen.',
        dropped: 'Een extra beurt van de kaart die het spel beëindigt, vervalt.',
        stop: 'Wie genoeg kaarten heeft, mag het spel eerder beëindigen: met twee spelers aan het eind van de eigen beurt, met of zonder kaart. De vraag komt elke keer.',
        moment: 'Met drie tot zes spelers geldt hetzelfde: aan het eind van de eigen beurt, met of zonder kaart.',
        asked: 'De vraag komt als de volgende speler zou beginnen, dus niet voor een extra beurt.',
        held: 'De kaarten die je hebt, tellen: een kaart die van je getrokken is, telt niet meer.',
        most: 'Alle kaarten gaan open. De meeste punten winnen.',
        shared: 'Bij gelijke stand wordt de winst gedeeld.',
      },
    },
    secrets: {
      title: 'Wie wat weet',
      text: {
        down: 'Gewonnen kaarten liggen gedekt. De anderen zien hoeveel; de volgorde verraadt niets.',
        own: 'Je eigen kaarten mag je altijd bekijken.',
        take: 'Wat iemand van een stapel pakt, ziet iedereen.',
        two: 'Wat bij een diefstal of ruil van hand wisselde, weten alleen die twee. De anderen zien dat een kaart verhuist, niet welke.',
        open: 'Aan het eind is alles open: handen, stapels en elke getrokken kaart.',
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
    ends: 'Spel uit',
    mayStop: 'Mag stoppen',
    range,
  },
  examples: {
    enough: {
      title: 'Andere stenen doen er niet toe',
      moments: {
        five: 'Vijf blauwe stenen: natuurlijk een vijfling, maar ook een full house, drie en twee van dezelfde kleur. Drie paar zijn het niet.',
        fourAndPair: 'Vier groene en twee gele: carré en paar, full house, en drie paar, waarvan twee groen.',
      },
    },
    last: {
      title: 'De laatste worp',
      moments: {
        must: 'De derde worp van Emma haalt de drieling, en ook twee rode en twee groene. Ze moet een van de twee kaarten pakken, welke ze wil.',
      },
    },
    lock: {
      title: 'Doorgooien',
      moments: {
        made: 'Drie rode: Emma kan de drieling pakken. Ze wil het carré, houdt de rode en gooit de andere.',
        locked: 'Daar is de vierde. De drieling is deze beurt op slot; het carré mag ze pakken.',
      },
    },
    reds: {
      title: 'Het voorbeeld van het regelblad: vier rode',
      moments: {
        left: 'De beurt van Emma mislukt en laat vier rode stenen liggen. Ze gooide door voor een vijfde, dus was het carré voor haar op slot. Voor Daan is niets op slot. Hij kan op drie manieren verder.',
        taken: 'Eerste manier: Daan pakt het carré zonder te gooien.',
      },
    },
    redsKept: {
      title: 'Tweede manier: stenen houden',
      moments: {
        kept: 'Daan houdt de vier rode en gooit de andere twee: een vijfde rode! Dat was een tweede worp; hij heeft er nog één. Het carré is nu op slot, maar de vijfling mag hij pakken.',
      },
    },
    redsAfresh: {
      title: 'Derde manier: alle zes gooien',
      moments: { thrown: 'Daan gooit alle zes opnieuw. Dat is een eerste worp; hij heeft er nog twee. Niets is op slot.' },
    },
    black: {
      title: 'De zwarte stenen zijn het eens',
      moments: {
        agree: 'Beide zwarte stenen zijn gegooid en zijn blauw. Emma mag één steen naar keuze naar een andere kleur draaien.',
        turned: 'Ze draait de groene naar rood: vier rode en twee blauwe, carré en paar.',
      },
    },
    superSwap: {
      title: 'Een superruil',
      moments: {
        won: 'Iedereen heeft één kaart. Sanne won de hare met een superruil: eerst trekt ze blind van Emma, die links van haar zit.',
        first: 'Ze trok de drieling en gaf Emma de net gewonnen kaart. Nu komt Daan.',
        second: 'Van Daan trok ze de vijfling, en ze gaf hem de kaart van Emma door.',
      },
    },
    stop: {
      title: 'Extra beurt, en stoppen',
      moments: {
        replay: 'Vier spelers. Emma pakt een full house met een extra beurt: meteen nog een hele beurt, met zes stenen.',
        asked: 'Na drie extra beurten heeft ze vier kaarten. Met vier spelers is dat genoeg om te stoppen.',
        over: 'Ze beëindigt het spel. Alle kaarten worden geteld: Emma wint met 7\u00a0punten.',
      },
    },
  },
};
