/** The rules of Séquence Dés in Swedish. */

import type { Words } from '../en/rules.ts';

export const words: Words = {
  names: ['Astrid', 'Hugo', 'Ebba', 'Axel'],
  sections: {
    goal: {
      title: 'Målet',
      text: {
        line: 'Den som först har fem brickor i sin färg i en rak rad utan luckor vinner: lodrätt eller diagonalt.',
        row: 'Vågrätt räknas också. På det franska regelbladet saknas det, men det står på det engelska och det tyska.',
      },
    },
    need: {
      title: 'Det här behövs',
      text: {
        players:
          'Två till fyra spelare, två tärningar, en spelplan med 36\u00a0rutor och brickor i en färg för varje spelare eller lag.',
        layout:
          'Talen står som de är tryckta på själva spelplanen; regelbladets text beskriver dem inte. Varje tal från 2 till 9 och 12:an har fyra rutor: 2:orna i hörnen, 12:orna i mitten. Det finns ingen 10:a och ingen 11:a.',
        squares:
          'En ruta kallas efter sin kolumn och sin rad, till exempel c3. Planen ser likadan ut från alla håll.',
        sides:
          'Är ni två eller tre spelar ni var för sig. Är ni fyra spelar ni två mot två: lagkamrater sitter mitt emot varandra och delar färg.',
        chips: 'I asken finns 20\u00a0brickor i varje färg. Här tar de aldrig slut.',
      },
    },
    start: {
      title: 'Vem börjar',
      text: {
        highest:
          'Alla kastar båda tärningarna, en spelare i taget. Den som får högst summa börjar.',
        tie: 'Om flera delar den högsta summan kastar bara de igen, även om de är lagkamrater. Bara de nya summorna räknas. Så fortsätter det tills en är högst.',
        notPlayed:
          'De här kasten spelas inte: ingen bricka läggs eller tas bort, och ingen får en tur till.',
        round: 'Sedan går turen runt åt vänster, från plats till plats.',
      },
    },
    turn: {
      title: 'Din tur',
      text: {
        sum: 'Kasta båda tärningarna och lägg ihop dem. Summan säger vad du ska göra. Går det, så måste du.',
        sides:
          'Din lagkamrats brickor räknas som dina: ni bygger rader tillsammans, och du byter aldrig ut dem eller tar bort dem. Är ni tre är båda de andra dina motståndare.',
      },
    },
    numbers: {
      title: '3 till 9: ditt tal',
      text: {
        free: 'Lägg en bricka på en ledig ruta med det talet.',
        taken:
          'Är alla fyra rutorna upptagna måste du byta ut en motståndares bricka på en av dem mot en av dina. Den franska meningen har blivit fel här.',
        own: 'Är alla fyra brickorna dina händer inget.',
      },
    },
    again: {
      title: '2 och 12: en tur till',
      text: {
        same: 'Gör som med 3 till 9. Sedan får du en tur till, varje gång du får 2 eller 12.',
        blocked: 'Du får en tur till även om du inte kunde lägga någon bricka.',
        seat: 'Den extra turen är bara din: din lagkamrat kan inte ta den.',
      },
    },
    ten: {
      title: '10: försvar',
      text: {
        remove:
          'Ta bort en motståndares bricka. Rutan blir ledig igen. Brickor på en 2:a eller 12:a får aldrig tas bort.',
        none: 'Finns det ingen bricka som du kan ta bort händer inget.',
      },
    },
    eleven: {
      title: '11: joker',
      text: {
        free: 'Lägg en bricka på valfri ledig ruta, oavsett tal. Det ger ingen tur till att lägga den på en 2:a eller 12:a.',
        full: 'Är planen full byter du ut valfri bricka från en motståndare, även på en 2:a eller 12:a.',
        must: 'Det måste du göra. Bladet säger ”får” («\u00a0peut\u00a0»), men det hjälper aldrig att avstå.',
      },
    },
    end: {
      title: 'Slutet',
      text: {
        once: 'En hel rad vinner direkt, innan någon får en tur till. Lagkamrater vinner tillsammans.',
        noDraw: 'Det blir aldrig oavgjort. Är planen full spelar ni vidare.',
      },
    },
    variants: {
      title: 'Varianter',
      text: {
        six: 'Sex i rad: det rekommenderar regelbladet för två spelare eller två lag, eftersom spelet då blir intressantare. Då räcker inte fem. Med tre spelare är det alltid fem.',
        consult: 'Lagkamrater får inte rådgöra med varandra.',
        chat: 'Därför är chatten stängd för spelarna medan fyra spelar.',
      },
    },
    secrets: {
      title: 'Vem vet vad',
      text: { nothing: 'Inget är hemligt: alla ser allt.' },
    },
  },
  sums: {
    label: 'Vad varje summa gör',
    numbers: 'en bricka på det talet',
    again: 'likadant, och en tur till',
    ten: 'ta bort en motståndares bricka',
    eleven: 'en bricka på valfri ledig ruta',
  },
  picture: {
    board: 'Spelplanen.',
    chips: (name, squares) =>
      `${name}: ${squares.length === 0 ? 'ingen bricka' : squares.join(' ')}.`,
    may: (squares) => `Kan väljas: ${squares.join(' ')}.`,
  },
  examples: {
    line: {
      title: 'Fem diagonalt',
      moments: {
        diagonal:
          'b2, c3, d4, e5 och f6: Astrid vinner direkt. Hennes sista kast var en 2:a, men ingen får någon tur till.',
      },
    },
    row: {
      title: 'Fem vågrätt',
      moments: {
        row: 'a5, b5, c5, d5 och e5: Astrid vinner med en vågrät rad. Det är vårt beslut.',
      },
    },
    start: {
      title: 'Lika i startkastet',
      moments: {
        tie: 'Astrid och Ebba fick båda 9, så de kastar igen. Det gör inte Hugo.',
        begins: 'Nu fick Ebba högst, så hon börjar. Ingen lägger en bricka för de här kasten.',
      },
    },
    seven: {
      title: 'Tre sjuor',
      moments: {
        free: 'Astrid får en 7:a. Två av de fyra rutorna är fortfarande lediga.',
        replace:
          'En 7:a till, och alla fyra rutorna är upptagna. Astrid byter ut en av Hugos två brickor.',
        nothing: 'Nu är alla fyra hennes. Får hon en 7:a händer inget, och det är Hugos tur.',
      },
    },
    again: {
      title: 'Den ena 12:an efter den andra',
      moments: {
        placed: 'Astrid har lagt en bricka på en 12:a. Hon kastar igen.',
        blocked:
          'Alla fyra 12:orna är hennes, så hon kan inte lägga någon bricka för den här 12:an. Hon får en tur till ändå.',
      },
    },
    ten: {
      title: 'Vad en 10:a når',
      moments: {
        choose:
          'Hugo får en 10:a. Han får ta bort Astrids bricka på 9:an eller den på 7:an. Hennes brickor på 2:an och 12:an är säkra.',
        removed: 'Brickan på d2 är borta, och rutan är ledig igen.',
      },
    },
    eleven: {
      title: 'Var som helst',
      moments: {
        free: 'Astrid får en 11:a. Hon kan välja vilken ruta som helst som fortfarande är ledig.',
        full: 'En 11:a på full plan: Astrid byter ut vilken som helst av Hugos brickor, även på en 2:a eller 12:a.',
      },
    },
    partners: {
      title: 'Lagkamrater delar en rad',
      moments: { shared: 'Astrid och Ebba har byggt den här raden tillsammans. Båda vinner.' },
    },
  },
};
