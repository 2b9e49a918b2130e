/** The rules of Séquence Dés in Danish. */

import type { Words } from '../en/rules.ts';

export const words: Words = {
  names: ['Ida', 'Emil', 'Alma', 'Otto'],
  sections: {
    goal: {
      title: 'Målet',
      text: {
        line: 'Den, der først har fem brikker i sin farve på stribe, vinder: i lige linje uden huller, lodret eller på skrå.',
        row: 'Vandret tæller også. På det franske regelark mangler det, men det står på det engelske og det tyske.',
      },
    },
    need: {
      title: 'Det skal I bruge',
      text: {
        players:
          'To til fire spillere, to terninger, et bræt med 36\u00a0felter og brikker i én farve til hvert hold.',
        layout:
          'Tallene står, som de er trykt på selve brættet; regelarkets tekst beskriver dem ikke. Hvert tal fra 2 til 9 og 12 har fire felter: 2’erne i hjørnerne, 12’erne i midten. Der er ingen 10’er og ingen 11’er.',
        squares:
          'Et felt kaldes efter sin kolonne og sin række, for eksempel c3. Brættet ser ens ud fra alle sider.',
        sides:
          'Er I to eller tre, spiller I hver for sig. Er I fire, spiller I to mod to: makkere sidder over for hinanden og deler farve.',
        chips:
          'I æsken er der 20\u00a0brikker til hvert hold. Her løber du aldrig tør for brikker.',
      },
    },
    start: {
      title: 'Hvem begynder',
      text: {
        highest: 'Alle kaster begge terninger, én efter én. Den, der slår højest, begynder.',
        tie: 'Har flere slået højest, kaster kun de igen, også hvis de er makkere. Kun de nye summer tæller. Sådan fortsætter det, til én er højest.',
        notPlayed:
          'Disse kast spilles ikke: ingen brik sættes eller fjernes, og ingen får en tur til.',
        round: 'Derefter går turen rundt til venstre, fra plads til plads.',
      },
    },
    turn: {
      title: 'Din tur',
      text: {
        sum: 'Kast begge terninger, og læg dem sammen. Summen siger, hvad du skal gøre. Kan du gøre det, skal du.',
        sides:
          'Din makkers brikker tæller som dine: I laver striber sammen, og du udskifter eller fjerner dem aldrig. Er I tre, er begge de andre dine modstandere.',
      },
    },
    numbers: {
      title: '3 til 9: dit tal',
      text: {
        free: 'Sæt en brik på et frit felt med det tal.',
        taken:
          'Er alle fire felter optaget, skal du udskifte en modstanders brik på et af dem med en af dine. Den franske sætning er forvansket her.',
        own: 'Er alle fire brikker dine, sker der intet.',
      },
    },
    again: {
      title: '2 og 12: en tur til',
      text: {
        same: 'Gør det samme som ved 3 til 9. Så får du en tur til, hver gang du slår 2 eller 12.',
        blocked: 'Du får en tur til, selv om du ikke kunne sætte en brik.',
        seat: 'Den ekstra tur er kun din: din makker kan ikke tage den.',
      },
    },
    ten: {
      title: '10: forsvar',
      text: {
        remove:
          'Fjern en modstanders brik. Feltet er frit igen. Brikker på en 2’er eller 12’er må aldrig fjernes.',
        none: 'Er der ingen brik, du kan fjerne, sker der intet.',
      },
    },
    eleven: {
      title: '11: frit valg',
      text: {
        free: 'Sæt en brik på et hvilket som helst frit felt, uanset tallet. Det giver ikke en tur til at sætte den på en 2’er eller 12’er.',
        full: 'Er brættet fuldt, så udskift en modstanders brik efter eget valg, også på en 2’er eller 12’er.',
        must: 'Det skal du. Arket siger ”kan” («\u00a0peut\u00a0»), men det hjælper aldrig at lade være.',
      },
    },
    end: {
      title: 'Slutningen',
      text: {
        once: 'En stribe vinder med det samme, før nogen får en tur til. Makkere vinder sammen.',
        noDraw: 'Det bliver aldrig uafgjort. Er brættet fuldt, spiller I videre.',
      },
    },
    variants: {
      title: 'Varianter',
      text: {
        six: 'Seks på stribe: det anbefaler regelarket for to spillere eller to hold, fordi spillet så er mere interessant. Så er fem ikke nok. Med tre spillere er det altid fem.',
        consult: 'Makkere må ikke rådføre sig med hinanden.',
        chat: 'Derfor er snakken lukket for spillerne, mens fire spiller.',
      },
    },
    secrets: {
      title: 'Hvem ved hvad',
      text: { nothing: 'Intet er hemmeligt: alle ser alt.' },
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
        diagonal:
          'b2, c3, d4, e5 og f6: Ida vinder med det samme. Hendes sidste kast var en 2’er, men ingen får en tur til.',
      },
    },
    row: {
      title: 'Fem vandret',
      moments: {
        row: 'a5, b5, c5, d5 og e5: Ida vinder med en vandret række. Det er vores afgørelse.',
      },
    },
    start: {
      title: 'Lige højt i startkastet',
      moments: {
        tie: 'Ida og Alma har begge slået 9, så de kaster igen. Det gør Emil ikke.',
        begins: 'Nu har Alma slået højest og begynder. Ingen sætter en brik for disse kast.',
      },
    },
    seven: {
      title: 'Tre 7’ere',
      moments: {
        free: 'Ida slår\u00a07. To af de fire felter er stadig frie.',
        replace:
          'Hun slår 7 igen, og alle fire felter er optaget. Ida udskifter en af Emils to brikker.',
        nothing: 'Nu er alle fire hendes. Slår hun 7, sker der intet, og det er Emils tur.',
      },
    },
    again: {
      title: 'Den ene 12’er efter den anden',
      moments: {
        placed: 'Ida har sat en brik på en 12’er. Hun kaster igen.',
        blocked:
          'Alle fire 12’ere er hendes, så hun kan ikke sætte en brik for denne 12’er. Hun får alligevel en tur til.',
      },
    },
    ten: {
      title: 'Hvad en 10’er kan nå',
      moments: {
        choose:
          'Emil slår\u00a010. Han kan fjerne Idas brik på 9’eren eller den på 7’eren. Hendes brikker på 2’eren og 12’eren er i sikkerhed.',
        removed: 'Brikken på d2 er væk, og feltet er frit igen.',
      },
    },
    eleven: {
      title: 'Hvor som helst',
      moments: {
        free: 'Ida slår\u00a011. Hun må vælge mellem alle felter, der stadig er frie.',
        full: 'En 11’er på et fuldt bræt: Ida udskifter en af Emils brikker, lige meget hvilken, også på en 2’er eller 12’er.',
      },
    },
    partners: {
      title: 'Makkere deler en stribe',
      moments: { shared: 'Ida og Alma har lavet denne stribe sammen. Begge vinder.' },
    },
  },
};
