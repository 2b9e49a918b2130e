/** The rules of Séquence Dés in Dutch. */

import type { Words } from '../en/rules-sequence.ts';

export const words: Words = {
  names: ['Emma', 'Daan', 'Sanne', 'Bram'],
  sections: {
    goal: {
      title: 'Het doel',
      text: {
        line: 'Krijg als eerste vijf fiches van jouw kleur in een rechte rij zonder gat, verticaal of diagonaal.',
        row: 'Horizontaal telt ook. Het Franse regelblad laat dat weg; het Engelse en het Duitse hebben het wel.',
      },
    },
    need: {
      title: 'Wat je nodig hebt',
      text: {
        players: 'Twee tot vier spelers, twee stenen, een bord van 36\u00a0vakjes, en fiches: één kleur per speler of team.',
        layout:
          'De getallen staan zoals ze op het bord zelf gedrukt zijn; de tekst van het regelblad beschrijft ze niet. Elk getal van 2 tot en met 9 en de 12 heeft vier vakjes: de tweeën in de hoeken, de twaalven in het midden. 10 en 11 zijn er niet.',
        squares: 'Een vakje heet naar zijn kolom en zijn rij, bijvoorbeeld c3. Het bord ziet er van alle kanten hetzelfde uit.',
        sides:
          'Met twee of drie speelt ieder voor zich. Met vier speel je twee tegen twee: teamgenoten zitten tegenover elkaar en delen één kleur.',
        chips: 'In de doos zitten 20\u00a0fiches per kleur. Hier raken ze nooit op.',
      },
    },
    start: {
      title: 'Wie begint',
      text: {
        highest: 'Iedereen gooit om de beurt beide stenen. De hoogste som begint.',
        tie: 'Bij gelijke stand gooien de hoogsten nog eens, ook teamgenoten, en alleen de nieuwe sommen tellen, tot er één de hoogste is.',
        notPlayed: 'Deze worpen worden niet gespeeld: geen fiche erbij, geen fiche weg, geen extra beurt.',
        round: 'Daarna gaat het linksom, plaats voor plaats.',
      },
    },
    turn: {
      title: 'Jouw beurt',
      text: {
        sum: 'Gooi beide stenen en tel ze op. De som zegt wat je doet, en wat kan, moet.',
        sides:
          'De fiches van je teamgenoot zijn ook van jou: jullie maken de rij samen, en je vervangt ze nooit en haalt ze nooit weg. Met drie zijn beide anderen tegenstanders.',
      },
    },
    numbers: {
      title: '3 tot en met 9: jouw getal',
      text: {
        free: 'Leg een fiche op een vrij vakje met dat getal.',
        taken:
          'Zijn alle vier bezet, dan moet je op een ervan een fiche van een tegenstander vervangen door een van jou. De Franse zin is hier verminkt.',
        own: 'Zijn alle vier van jou, dan gebeurt er niets.',
      },
    },
    again: {
      title: '2 en 12: nog een beurt',
      text: {
        same: 'Net als bij 3 tot en met 9, en daarna heb je nog een beurt, elke keer weer.',
        blocked: 'Die heb je ook als er geen fiche gelegd kon worden.',
        seat: 'Die is alleen van jou: een teamgenoot kan hem niet nemen.',
      },
    },
    ten: {
      title: '10: verdedigen',
      text: {
        remove: 'Haal een fiche van een tegenstander weg; het vakje is weer vrij. Fiches op een 2 of een 12 zijn veilig.',
        none: 'Is er geen fiche om weg te halen, dan gebeurt er niets.',
      },
    },
    eleven: {
      title: '11: joker',
      text: {
        free: 'Leg een fiche op een vrij vakje naar keuze, welk getal er ook staat. Op een 2 of een 12 geeft dat geen extra beurt.',
        full: 'Is het bord vol, vervang dan een fiche van een tegenstander naar keuze, ook op een 2 of een 12.',
        must: 'Dat moet. Het blad zegt ‘mag’ («\u00a0peut\u00a0»), maar ervan afzien helpt nooit.',
      },
    },
    end: {
      title: 'Het einde',
      text: {
        once: 'De rij wint meteen, voor elke volgende beurt; teamgenoten winnen samen.',
        noDraw: 'Gelijkspel bestaat niet: op een vol bord speel je door.',
      },
    },
    variants: {
      title: 'Varianten',
      text: {
        six: 'Zes op een rij: dat raadt het regelblad aan met twee spelers of twee teams, omdat het spel dan interessanter is. Vijf is dan niet genoeg. Met drie spelers is het altijd vijf.',
        consult: 'Teamgenoten mogen niet overleggen.',
        chat: 'Daarom is de chat tijdens een spel met vier dicht voor de spelers.',
      },
    },
    secrets: {
      title: 'Wie wat weet',
      text: { nothing: 'Niets is verborgen: iedereen ziet alles.' },
    },
  },
  sums: {
    label: 'Wat elke som doet',
    numbers: 'een fiche op dat getal',
    again: 'ook zo, en nog een beurt',
    ten: 'haal een fiche van een ander weg',
    eleven: 'een fiche op een vrij vakje naar keuze',
  },
  picture: {
    board: 'Het speelbord.',
    chips: (name, squares) => `${name}: ${squares.length === 0 ? 'geen fiche' : squares.join(' ')}.`,
    may: (squares) => `Te kiezen: ${squares.join(' ')}.`,
  },
  examples: {
    line: {
      title: 'Vijf op een diagonaal',
      moments: {
        diagonal: 'b2, c3, d4, e5 en f6: Emma wint meteen. De laatste worp was een 2, maar niemand krijgt nog een beurt.',
      },
    },
    row: {
      title: 'Vijf horizontaal',
      moments: { row: 'a5, b5, c5, d5 en e5: Emma wint met een horizontale rij. Dat is onze beslissing.' },
    },
    start: {
      title: 'Gelijk bij de start',
      moments: {
        tie: 'Emma en Sanne hebben allebei 9: ze gooien nog eens. Daan doet niet meer mee.',
        begins: 'Nu heeft Sanne meer, en begint. Voor deze worpen wordt geen fiche gelegd.',
      },
    },
    seven: {
      title: 'Drie keer zeven',
      moments: {
        free: 'Emma gooit 7: twee van de vier vakjes zijn nog vrij.',
        replace: 'Weer een 7, en alle vier zijn bezet: Emma vervangt een van de twee fiches van Daan.',
        nothing: 'Nu zijn ze alle vier van haar. Een 7 doet niets meer, en Daan is aan de beurt.',
      },
    },
    again: {
      title: 'Twaalf op twaalf',
      moments: {
        placed: 'Emma heeft een fiche op een 12 gelegd, en gooit nog eens.',
        blocked: 'Alle vier de twaalven zijn van haar, dus deze 12 legt geen fiche. Toch heeft ze nog een beurt.',
      },
    },
    ten: {
      title: 'Waar een 10 bij kan',
      moments: {
        choose: 'Daan gooit 10. Hij mag de fiche van Emma op de 9 weghalen, of die op de 7. Die op de 2 en de 12 zijn veilig.',
        removed: 'De fiche op d2 is weg, en het vakje is weer vrij.',
      },
    },
    eleven: {
      title: 'Waar je maar wilt',
      moments: {
        free: 'Emma gooit 11: ze mag elk vakje kiezen dat nog vrij is.',
        full: 'Een 11 op een vol bord: ze vervangt een fiche van Daan naar keuze, ook op een 2 of een 12.',
      },
    },
    partners: {
      title: 'Een rij van twee teamgenoten',
      moments: { shared: 'Emma en Sanne hebben deze vijf samen gelegd: ze winnen allebei.' },
    },
  },
};
