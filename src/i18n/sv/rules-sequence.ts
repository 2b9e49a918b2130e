/** The rules of Séquence Dés in Swedish. */

import type { Words } from '../en/rules-sequence.ts';

export const words: Words = {
  names: ['Astrid', 'Hugo', 'Ebba', 'Axel'],
  sections: {
    goal: {
      title: 'Målet',
      text: {
        line: 'Få fem brickor i din färg i en rak rad utan lucka före de andra, lodrätt eller diagonalt.',
        row: 'Vågrätt räknas också. Det franska regelbladet utelämnar det; det engelska och det tyska har det med.',
      },
    },
    need: {
      title: 'Det här behövs',
      text: {
        players:
          'Två till fyra spelare, två tärningar, en spelplan med 36\u00a0rutor, och brickor: en färg per spelare eller lag.',
        layout:
          'Talen står som de är tryckta på själva spelplanen; regelbladets text beskriver dem inte. Varje tal från 2 till 9 och 12:an har fyra rutor: 2:orna i hörnen, 12:orna i mitten. 10 och 11 finns inte.',
        squares: 'En ruta kallas efter sin kolumn och sin rad, till exempel c3. Planen ser likadan ut från alla håll.',
        sides:
          'Två eller tre spelare spelar var för sig. Fyra spelar två mot två: lagkamrater sitter mitt emot varandra och delar färg.',
        chips: 'Asken har 20\u00a0brickor per färg. Här tar de aldrig slut.',
      },
    },
    start: {
      title: 'Vem börjar',
      text: {
        highest: 'Alla kastar båda tärningarna, en i taget. Högst summa börjar.',
        tie: 'Vid lika kastar de högsta igen, även lagkamrater, och bara de nya summorna räknas, tills en är högst.',
        notPlayed: 'De här kasten spelas inte: ingen bricka läggs, ingen tas bort, ingen tur till.',
        round: 'Sedan går det runt åt vänster, plats för plats.',
      },
    },
    turn: {
      title: 'Din tur',
      text: {
        sum: 'Kasta båda tärningarna och lägg ihop dem. Summan säger vad du ska göra, och det som går är ett måste.',
        sides:
          'En lagkamrats brickor är dina: ni bildar raden tillsammans, och du byter aldrig ut dem eller tar bort dem. Med tre spelare är båda de andra motståndare.',
      },
    },
    numbers: {
      title: '3 till 9: ditt tal',
      text: {
        free: 'Lägg en bricka på en ledig ruta med det talet.',
        taken:
          'Är alla fyra upptagna måste du byta ut en motståndares bricka på en av dem mot en av dina. Den franska meningen är trasig här.',
        own: 'Är alla fyra dina, så händer inget.',
      },
    },
    again: {
      title: '2 och 12: en tur till',
      text: {
        same: 'Som med 3 till 9, och sedan har du en tur till, varje gång.',
        blocked: 'Den har du även när ingen bricka kunde läggas.',
        seat: 'Den är bara din: en lagkamrat kan inte ta den.',
      },
    },
    ten: {
      title: '10: försvar',
      text: {
        remove: 'Ta bort en motståndares bricka; rutan blir ledig igen. Brickor på en 2:a eller 12:a är säkra.',
        none: 'Finns det ingen bricka att ta bort, så händer inget.',
      },
    },
    eleven: {
      title: '11: joker',
      text: {
        free: 'Lägg en bricka på valfri ledig ruta, oavsett tal. På en 2:a eller 12:a ger det ingen tur till.',
        full: 'Är planen full, byt ut valfri bricka från en motståndare, även på en 2:a eller 12:a.',
        must: 'Det måste du göra. Bladet säger ”får” («\u00a0peut\u00a0»), men att avstå hjälper aldrig.',
      },
    },
    end: {
      title: 'Slutet',
      text: {
        once: 'Raden vinner direkt, före varje annan tur; lagkamrater vinner tillsammans.',
        noDraw: 'Oavgjort finns inte: på en full plan spelar man vidare.',
      },
    },
    variants: {
      title: 'Varianter',
      text: {
        six: 'Sex i rad: det rekommenderar regelbladet för två spelare eller två lag, eftersom spelet då blir intressantare. Då räcker inte fem. Med tre spelare är det alltid fem.',
        consult: 'Lagkamrater får inte rådgöra.',
        chat: 'Därför är chatten stängd för spelarna under ett spel med fyra.',
      },
    },
    secrets: {
      title: 'Vem vet vad',
      text: { nothing: 'Inget är dolt: alla ser allt.' },
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
    chips: (name, squares) => `${name}: ${squares.length === 0 ? 'ingen bricka' : squares.join(' ')}.`,
    may: (squares) => `Kan väljas: ${squares.join(' ')}.`,
  },
  examples: {
    line: {
      title: 'Fem på en diagonal',
      moments: {
        diagonal: 'b2, c3, d4, e5 och f6: Astrid vinner direkt. Sista kastet var en 2:a, men ingen får någon tur till.',
      },
    },
    row: {
      title: 'Fem vågrätt',
      moments: { row: 'a5, b5, c5, d5 och e5: Astrid vinner med en vågrät rad. Det är vårt beslut.' },
    },
    start: {
      title: 'Lika om starten',
      moments: {
        tie: 'Astrid och Ebba har båda 9: de kastar igen. Hugo är inte med längre.',
        begins: 'Nu har Ebba mer, och börjar. Ingen bricka läggs för de här kasten.',
      },
    },
    seven: {
      title: 'Tre sjuor',
      moments: {
        free: 'Astrid kastar en 7:a: två av de fyra rutorna är fortfarande lediga.',
        replace: 'En 7:a till, och alla fyra är upptagna: Astrid byter ut en av Hugos två brickor.',
        nothing: 'Nu är alla fyra hennes. En 7:a gör inget, och det är Hugos tur.',
      },
    },
    again: {
      title: 'Tolv på tolv',
      moments: {
        placed: 'Astrid har lagt en bricka på en 12:a, och kastar igen.',
        blocked: 'Alla fyra 12:orna är hennes, så den här 12:an lägger ingen bricka. Hon har en tur till ändå.',
      },
    },
    ten: {
      title: 'Vad en 10:a når',
      moments: {
        choose: 'Hugo kastar en 10:a. Han får ta bort Astrids bricka på 9:an eller den på 7:an. De på 2:an och 12:an är säkra.',
        removed: 'Brickan på d2 är borta, och rutan är ledig igen.',
      },
    },
    eleven: {
      title: 'Var som helst',
      moments: {
        free: 'Astrid kastar en 11:a: hon får välja vilken ruta som helst som ännu är ledig.',
        full: 'En 11:a på full plan: hon byter ut valfri bricka av Hugos, även på en 2:a eller 12:a.',
      },
    },
    partners: {
      title: 'Två lagkamraters rad',
      moments: { shared: 'Astrid och Ebba har lagt de här fem tillsammans: båda vinner.' },
    },
  },
};
