/** The rules of Séquence Dés in Danish. */

import type { Words } from '../en/rules-sequence.ts';

export const words: Words = {
  names: ['Ida', 'Emil', 'Alma', 'Otto'],
  sections: {
    goal: {
      title: 'Målet',
      text: {
        line: 'Få som den første fem brikker i din farve på stribe, i lige linje uden huller, lodret eller på skrå.',
        row: 'Vandret tæller også. Det franske regelark udelader det; det engelske og det tyske har det med.',
      },
    },
    need: {
      title: 'Det skal I bruge',
      text: {
        players: 'To til fire spillere, to terninger, et bræt med 36\u00a0felter og brikker: én farve til hvert hold.',
        layout:
          'Tallene står, som de er trykt på selve brættet; regelarkets tekst beskriver dem ikke. Hvert tal fra 2 til 9 og 12 har fire felter: 2’erne i hjørnerne, 12’erne i midten. 10 og 11 findes ikke.',
        squares: 'Et felt kaldes efter sin kolonne og sin række, for eksempel c3. Brættet ser ens ud fra alle sider.',
        sides: 'To eller tre spiller hver for sig. Fire spiller to mod to: makkere sidder over for hinanden og deler farve.',
        chips: 'I æsken er der 20\u00a0brikker til hvert hold. Her slipper de aldrig op.',
      },
    },
    start: {
      title: 'Hvem begynder',
      text: {
        highest: 'Alle kaster begge terninger, én efter én. Den højeste sum begynder.',
        tie: 'Står det lige, kaster de højeste igen, også makkere, og kun de nye summer tæller, til én er højest.',
        notPlayed: 'Disse kast spilles ikke: ingen brik sættes, ingen fjernes, og der er ingen tur til.',
        round: 'Så går det rundt til venstre, plads for plads.',
      },
    },
    turn: {
      title: 'Din tur',
      text: {
        sum: 'Kast begge terninger, og læg dem sammen. Summen siger, hvad der skal gøres, og det, der kan gøres, skal gøres.',
        sides:
          'Din makkers brikker er dine: I sætter dem på stribe sammen, og du udskifter eller fjerner dem aldrig. Med tre spillere er begge de andre modstandere.',
      },
    },
    numbers: {
      title: '3 til 9: dit tal',
      text: {
        free: 'Sæt en brik på et frit felt med det tal.',
        taken:
          'Er alle fire taget, skal du udskifte en modstanders brik på et af dem med din. Den franske sætning er ødelagt her.',
        own: 'Er alle fire dine, sker der intet.',
      },
    },
    again: {
      title: '2 og 12: en tur til',
      text: {
        same: 'Det samme som ved 3 til 9, og så får du en tur til, og sådan hver gang.',
        blocked: 'Du får den også, når ingen brik kunne sættes.',
        seat: 'Den er kun din: en makker kan ikke tage den.',
      },
    },
    ten: {
      title: '10: forsvar',
      text: {
        remove: 'Fjern en modstanders brik; feltet er frit igen. Brikker på en 2’er eller 12’er er i sikkerhed.',
        none: 'Er der ingen brik at fjerne, sker der intet.',
      },
    },
    eleven: {
      title: '11: frit valg',
      text: {
        free: 'Sæt en brik på et hvilket som helst frit felt, uanset tallet. På en 2’er eller 12’er giver den ingen tur til.',
        full: 'Er brættet fuldt, så udskift en modstanders brik efter eget valg, også på en 2’er eller 12’er.',
        must: 'Det skal du. Arket siger »kan« («\u00a0peut\u00a0»), men det hjælper aldrig at lade være.',
      },
    },
    end: {
      title: 'Slutningen',
      text: {
        once: 'Rækken vinder med det samme, før enhver anden tur; makkere vinder sammen.',
        noDraw: 'Det bliver aldrig uafgjort: på et fuldt bræt spilles der videre.',
      },
    },
    variants: {
      title: 'Varianter',
      text: {
        six: 'Seks på stribe: det anbefaler regelarket for to spillere eller to hold, fordi spillet så er mere interessant. Så er fem ikke nok. Med tre spillere er det altid fem.',
        consult: 'Makkere må ikke rådføre sig med hinanden.',
        chat: 'Derfor er snakken lukket for spillerne, mens et spil med fire er i gang.',
      },
    },
    secrets: {
      title: 'Hvem ved hvad',
      text: { nothing: 'Intet er skjult: alle ser alt.' },
    },
  },
  sums: {
    label: 'Hvad hver sum gør',
    numbers: 'en brik på det tal',
    again: 'det samme, og en tur til',
    ten: 'fjern en modstanders brik',
    eleven: 'en brik på et frit felt efter eget valg',
  },
  picture: {
    board: 'Brættet.',
    chips: (name, squares) => `${name}: ${squares.length === 0 ? 'ingen' : squares.join(' ')}.`,
    may: (squares) => `Kan vælges: ${squares.join(' ')}.`,
  },
  examples: {
    line: {
      title: 'Fem på skrå',
      moments: {
        diagonal: 'b2, c3, d4, e5 og f6: Ida vinder med det samme. At det sidste kast var en 2’er, giver ingen en tur til.',
      },
    },
    row: {
      title: 'Fem vandret',
      moments: { row: 'a5, b5, c5, d5 og e5: Ida vinder med en vandret række. Det er vores afgørelse.' },
    },
    start: {
      title: 'Lige om starten',
      moments: {
        tie: 'Ida og Alma har begge 9: de kaster igen. Emil er ude af det.',
        begins: 'Nu har Alma mest og begynder. Der sættes ingen brik for disse kast.',
      },
    },
    seven: {
      title: 'Tre 7’ere',
      moments: {
        free: 'Ida slår\u00a07: to af de fire felter er stadig frie.',
        replace: 'En 7’er til, og alle fire er taget: Ida udskifter en af Emils to brikker.',
        nothing: 'Nu er alle fire hendes. En 7’er gør intet, og det er Emils tur.',
      },
    },
    again: {
      title: 'Tolv på tolv',
      moments: {
        placed: 'Ida har sat en brik på en 12’er og kaster igen.',
        blocked: 'Alle fire 12’ere er hendes, så denne 12’er sætter ingen brik. Hun får en tur til alligevel.',
      },
    },
    ten: {
      title: 'Hvad en 10’er kan nå',
      moments: {
        choose:
          'Emil slår\u00a010. Han kan fjerne Idas brik på 9’eren eller den på 7’eren. De på 2’eren og 12’eren er i sikkerhed.',
        removed: 'Brikken på d2 er væk, og feltet er frit igen.',
      },
    },
    eleven: {
      title: 'Hvor som helst',
      moments: {
        free: 'Ida slår\u00a011: hun vælger mellem alle felter, der stadig er frie.',
        full: 'En 11’er på et fuldt bræt: hun udskifter en af Emils brikker, lige meget hvilken, også på en 2’er eller 12’er.',
      },
    },
    partners: {
      title: 'To makkeres række',
      moments: { shared: 'Ida og Alma har sat disse fem sammen: begge vinder.' },
    },
  },
};
