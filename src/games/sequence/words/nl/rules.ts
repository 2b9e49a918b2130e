/** The rules of Séquence Dés in Dutch. */

import type { Words } from '../en/rules.ts';

export const words: Words = {
  names: ['Emma', 'Daan', 'Sanne', 'Bram'],
  sections: {
    goal: {
      title: 'Het doel',
      text: {
        line: 'Leg als eerste vijf fiches van jouw kleur in een rechte rij zonder gat, verticaal of diagonaal.',
        row: 'Een horizontale rij telt ook. Op het Franse regelblad ontbreekt dat; op het Engelse en het Duitse staat het wel.',
      },
    },
    need: {
      title: 'Wat je nodig hebt',
      text: {
        players:
          'Twee tot vier spelers, twee stenen, een bord van 36\u00a0vakjes en fiches: één kleur per speler of team.',
        layout:
          'De getallen staan zoals ze op het bord zelf gedrukt zijn; de tekst van het regelblad beschrijft ze niet. Elk getal van 2 tot en met 9 en de 12 heeft vier vakjes: de tweeën in de hoeken, de twaalven in het midden. Er is geen 10 en geen 11.',
        squares:
          'Een vakje noem je naar zijn kolom en zijn rij, bijvoorbeeld c3. Het bord ziet er van alle kanten hetzelfde uit.',
        sides:
          'Met twee of drie spelers speelt ieder voor zich. Met vier speel je twee tegen twee: teamgenoten zitten tegenover elkaar en hebben dezelfde kleur.',
        chips: 'In de doos zitten 20\u00a0fiches per kleur. Hier raken ze nooit op.',
      },
    },
    start: {
      title: 'Wie begint',
      text: {
        highest: 'Iedereen gooit om de beurt beide stenen. Wie het hoogste totaal heeft, begint.',
        tie: 'Hebben meer spelers het hoogste totaal, dan gooien alleen zij nog eens, ook als het teamgenoten zijn. Alleen het nieuwe totaal telt. Dit gaat door tot er één het hoogst is.',
        notPlayed:
          'Deze worpen speel je niet: er komt geen fiche bij, er gaat geen fiche weg, en niemand krijgt nog een beurt.',
        round: 'Daarna gaat de beurt steeds naar links, met de klok mee.',
      },
    },
    turn: {
      title: 'Jouw beurt',
      text: {
        sum: 'Gooi beide stenen en tel ze op. Het totaal zegt wat je moet doen. Als het kan, moet het.',
        sides:
          'De fiches van je teamgenoot tellen als die van jou: jullie maken samen een rij, en je vervangt ze nooit en haalt ze nooit weg. Met drie spelers zijn de twee anderen je tegenstanders.',
      },
    },
    numbers: {
      title: '3 tot en met 9: jouw getal',
      text: {
        free: 'Leg een fiche op een vrij vakje met dat getal.',
        taken:
          'Zijn alle vier de vakjes bezet, dan moet je daar een fiche van een tegenstander vervangen door een fiche van jou. De Franse zin is hier verminkt.',
        own: 'Zijn ze alle vier van jou, dan gebeurt er niets.',
      },
    },
    again: {
      title: '2 en 12: nog een beurt',
      text: {
        same: 'Doe hetzelfde als bij 3 tot en met 9. Daarna heb je nog een beurt, elke keer dat je een 2 of een 12 gooit.',
        blocked: 'Je hebt ook nog een beurt als je geen fiche kon leggen.',
        seat: 'Die extra beurt is voor jou, niet voor je teamgenoot.',
      },
    },
    ten: {
      title: '10: verdedigen',
      text: {
        remove:
          'Haal een fiche van een tegenstander weg. Het vakje is weer vrij. Van een 2 of een 12 mag je nooit een fiche weghalen.',
        none: 'Is er geen fiche die je mag weghalen, dan gebeurt er niets.',
      },
    },
    eleven: {
      title: '11: joker',
      text: {
        free: 'Leg een fiche op een vrij vakje naar keuze, welk getal er ook staat. Leg je hem op een 2 of een 12, dan krijg je geen extra beurt.',
        full: 'Is het bord vol, vervang dan een fiche van een tegenstander naar keuze, ook op een 2 of een 12.',
        must: 'Dat moet. Het blad zegt ‘mag’ («\u00a0peut\u00a0»), maar het niet doen helpt je nooit.',
      },
    },
    end: {
      title: 'Het einde',
      text: {
        once: 'Met een rij win je meteen, voordat iemand nog een beurt heeft. Teamgenoten winnen samen.',
        noDraw: 'Gelijkspel bestaat niet. Is het bord vol, dan speel je door.',
      },
    },
    variants: {
      title: 'Varianten',
      text: {
        six: 'Zes op een rij: dat raadt het regelblad aan voor twee spelers of twee teams, omdat het spel dan interessanter is. Vijf is dan niet genoeg. Met drie spelers is het altijd vijf.',
        consult: 'Teamgenoten mogen niet overleggen.',
        chat: 'Daarom is de chat gesloten voor de spelers zolang een spel met vier duurt.',
      },
    },
    secrets: {
      title: 'Wie wat weet',
      text: { nothing: 'Niets is verborgen: iedereen ziet alles.' },
    },
  },
  sums: {
    label: 'Wat elk totaal doet',
    numbers: 'een fiche op dat getal',
    again: 'hetzelfde, en nog een beurt',
    ten: 'haal een fiche van een ander weg',
    eleven: 'een fiche op een vrij vakje naar keuze',
  },
  picture: {
    board: 'Het speelbord.',
    chips: (name, squares) =>
      `${name}: ${squares.length === 0 ? 'geen fiche' : squares.join(' ')}.`,
    may: (squares) => `Te kiezen: ${squares.join(' ')}.`,
  },
  examples: {
    line: {
      title: 'Vijf op een diagonaal',
      moments: {
        diagonal:
          'b2, c3, d4, e5 en f6: Emma wint meteen. Haar laatste worp was een 2, maar niemand krijgt nog een beurt.',
      },
    },
    row: {
      title: 'Vijf horizontaal',
      moments: {
        row: 'a5, b5, c5, d5 en e5: Emma wint met een horizontale rij. Dat is onze beslissing.',
      },
    },
    start: {
      title: 'Gelijk bij de start',
      moments: {
        tie: 'Emma en Sanne hebben allebei 9, dus ze gooien nog eens. Daan niet.',
        begins:
          'Nu heeft Sanne het hoogste totaal, dus zij begint. Voor deze worpen wordt geen fiche gelegd.',
      },
    },
    seven: {
      title: 'Drie keer zeven',
      moments: {
        free: 'Emma gooit 7. Twee van de vier vakjes zijn nog vrij.',
        replace:
          'Weer een 7, en alle vier de vakjes zijn bezet. Emma vervangt een van de twee fiches van Daan.',
        nothing:
          'Nu zijn ze alle vier van haar. Met een 7 gebeurt er niets, en Daan is aan de beurt.',
      },
    },
    again: {
      title: 'De ene 12 na de andere',
      moments: {
        placed: 'Emma heeft een fiche op een 12 gelegd. Ze gooit nog eens.',
        blocked:
          'Alle vier de twaalven zijn van haar, dus ze kan nu geen fiche leggen. Toch heeft ze nog een beurt.',
      },
    },
    ten: {
      title: 'Waar een 10 bij kan',
      moments: {
        choose:
          'Daan gooit 10. Hij mag de fiche van Emma op de 9 weghalen, of die op de 7. Die op de 2 en de 12 zijn veilig.',
        removed: 'De fiche op d2 is weg, en het vakje is weer vrij.',
      },
    },
    eleven: {
      title: 'Waar je maar wilt',
      moments: {
        free: 'Emma gooit 11. Ze mag elk vakje kiezen dat nog vrij is.',
        full: 'Een 11 op een vol bord: Emma vervangt een fiche van Daan, welke ze maar wil, ook op een 2 of een 12.',
      },
    },
    partners: {
      title: 'Een rij van twee teamgenoten',
      moments: { shared: 'Emma en Sanne hebben deze kolom samen gelegd. Ze winnen allebei.' },
    },
  },
};
