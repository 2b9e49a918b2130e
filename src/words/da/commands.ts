/** The help of the commands, in Danish. */

import type { Words } from '../en/commands.ts';
import { text } from './grammar.ts';

const folder = 'serverens mappe (ellers GOBELET_DATA, ellers gobelet-data)';
const store =
  'en PostgreSQL-database i stedet for mappen, postgres://user:password@host/name (ellers GOBELET_STORE)';
const journals =
  'en database til nye bordes journaler; må angives flere gange (ellers GOBELET_JOURNALS)';
const firstRecord = 'Kun det første spil i filen ses der på; ”-” er standardinput.';
const atEvents = 'efter hvor mange hændelser (ellers alle)';
const sameGames = 'samme frø giver samme spil (ellers et nyt, som vises)';
const ownOptions = 'spillets valg, som \'{"line":6}\'';
const recordsThere = 'skriv spillene dér; en fil med det navn erstattes';
const ctrlC = 'Ctrl-C stopper og viser, hvad der er nået.';

export const words: Words = {
  usage: text('Brug: {line}'),
  flags: '[flag]',
  help: 'vis dette',
  lang: text('sproget: {all} (ellers GOBELET_LANG, ellers systemets)'),
  about: 'Pokerdice, NEXT! og Séquence Dés: spillet her, huset for venner, set efter i sømmene.',
  more: '”gobelet COMMAND --help” fortæller mere; --lang xx taler et andet sprog. Slutkoder: 0 godt, 1 replay mødte et dårligt spil, 2 kaldt forkert, eller en fil, der ikke kan bruges.',

  commands: {
    serve: {
      summary: 'Hus borde: venner kommer med et link, og intet går tabt, hvad der end sker.',
      flags: {
        port: text('hvor den lytter; ellers {usual}, 0 for en hvilken som helst ledig'),
        host: text('på hvilken adresse den lytter; ellers {usual}, altså alle'),
        data: 'hvor alt gemmes; ellers gobelet-data',
        store,
        journals,
        origin: 'hvor folk finder den, hvis der er en proxy foran: https://dice.example.org',
        name: 'andre navne, som folk når den under, adskilt af kommaer; adresser og navne på det lokale netværk virker altid',
        'trust-proxy': text(
          'tro kun på X-Forwarded-For fra disse adresser og netværk, for eksempel {usual}; uden værdi kun fra denne maskine',
        ),
        bus: 'NATS, som processer på flere maskiner fortæller hinanden over, hvad der sker: nats://bruger:kode@maskine:4222. Processer på én mappe behøver det ikke',
        drain: text(
          'hvor mange sekunder den bliver ved efter SIGTERM, mens /ready allerede siger nej, så en lastbalancer fører folk til en anden proces; ellers {usual}',
        ),
        'metrics-token':
          'en hemmelighed på mindst 16 tegn, som /ready og /metrics kan læses med overalt fra',
        log: text('{usual}: hvad der skrives til fejloutput; ellers info'),
        'bot-pause': text('hvor længe robotter er om et træk; ellers {usual}'),
        absence: text('efter hvor mange sekunders fravær en robot spiller; ellers {usual}'),
        rate: text('beskeder i sekundet fra én forbindelse; ellers {usual}'),
        work: text(
          'millisekunders processortid i sekundet, som én adresse må koste; ellers {usual}',
        ),
        'per-address': text(
          'åbne sockets fra én adresse; ellers {usual}. En adresses andre grænser vokser med, hvis de ikke er givet',
        ),
        connections: text('forbindelser i alt; ellers {usual}'),
        lines: text('åbne forbindelser af enhver slags fra én adresse; ellers {usual}'),
        'limit-sockets': text('nye sockets fra én adresse; ellers {usual}'),
        'limit-requests': text('forespørgsler fra én adresse; ellers {usual}'),
        'limit-files': text('sidens filer til én adresse; ellers {usual}'),
        'limit-guests': text('nye gæster fra én adresse; ellers {usual}'),
        'limit-misses': text(
          'navne på borde, der ikke findes, fra én adresse eller person; ellers {usual}',
        ),
        'limit-tables': text('borde, som én person åbner; ellers {usual}'),
        'limit-attempts': text('spil i udfordringer, som én person sender ind; ellers {usual}'),
        'limit-talk': text('beskeder og reaktioner fra én person; ellers {usual}'),
        'limit-reviews': text(
          'hvor tit én person viser vej eller peger i et færdigt spil; ellers {usual}',
        ),
        'limit-deeds': text(
          'hvad én person ellers gør ved bordene, træk ikke medregnet; ellers {usual}',
        ),
        'listed-per-person': text('én persons borde på den offentlige liste; ellers {usual}'),
        'listed-per-address': text('borde fra én adresse på den offentlige liste; ellers {usual}'),
        'tables-per-person': text('uafsluttede borde, som én person må have; ellers {usual}'),
        'tables-per-address': text(
          'uafsluttede borde, der må være åbnet fra én adresse; ellers {usual}',
        ),
      },
      more: [
        'En grænse som 300/1200 betyder 300 på én gang og lige så mange igen hvert 1200. sekund. Den, der rammer den, får at vide, hvornår det går igen.',
        '/health svarer alle. /ready og /metrics svarer kun på denne maskine; bag en proxy eller andre steder fra kræver de --metrics-token.',
        'Hvert flag kan også komme fra en miljøvariabel: --bot-pause fra GOBELET_BOT_PAUSE, og så videre.',
        'SIGTERM og Ctrl-C lader det, der er i gang, blive gemt, beder alle komme igen, og stopper. ”gobelet backup” kopierer alt, mens den kører.',
      ],
    },
    join: {
      summary:
        'Spil ved et bord på en server, fra terminalen: åbn et, kom med et link, eller kig med.',
      flags: {
        name: 'hvad du hedder; huskes til næste gang',
        watch: 'kig med uden plads',
        save: 'gem spillet på skrift og beviset for terningerne her, når det er slut',
        'token-file': 'hvem du er, pr. server; ellers tokens.json i din konfigurationsmappe',
        game: 'åbn et bord til dette spil',
        seats: 'hvor mange der spiller; 2, hvis spillet ikke siger andet',
        options:
          'spillets valg, fx {"decks":2} eller {"line":6} (seks på stribe: anbefalet af reglerne for to spillere eller to hold)',
        bots: text('{usual}: en robot for hver, på de sidste pladser'),
        pace: 'live:300+10 er 300 sekunder til hver og 10 mere pr. træk; relaxed; days:2',
        listed: 'vis bordet på den offentlige liste',
        closed: 'ingen må kigge med uden plads',
      },
      more: [
        'URL er et bords link, eller en servers adresse: med --game åbnes et bord dér, uden vælger du blandt dem, der er.',
        'Med samme link kommer du tilbage til samme plads. Træk skrives som i ”gobelet play”; ? forklarer.',
      ],
    },
    play: {
      summary: 'Spil i terminalen, mod robotter eller flere ved én skærm.',
      flags: {
        seats: 'hvor mange der spiller; 2, hvis spillet ikke siger andet',
        humans:
          'hvor mange af dem, fra første plads, der er mennesker; ellers 1, resten er robotter',
        bots: text('{usual}: ét niveau til alle robotter eller ét til hver; ellers casual'),
        names: 'pladsernes navne',
        seed: 'samme frø giver samme terninger og robotter',
        options:
          'spillets valg, fx {"decks":2} eller {"line":6} (seks på stribe: anbefalet af reglerne for to spillere eller to hold)',
        save: 'hvor spillet gemmes; ellers en ny fil i denne mappe',
        resume: 'fortsæt det første spil i en fil',
      },
      more: [
        'Uden navnet på et spil spørger den.',
        'Træk skrives som nummer eller som de står; ? forklarer, quit går. Mod robotter viser odds, hvad hvert træk er værd. Spillet gemmes ved hvert træk.',
        'NO_COLOR slår farver fra.',
      ],
    },
    replay: {
      summary: 'Spil filer med spil igennem og vis én linje JSON for hvert.',
      flags: {},
      more: [
        '”-” er standardinput. Filer læses løbende, uanset størrelse.',
        'Slutkoden er 1, hvis et spil er dårligt, 2, hvis en fil ikke kan læses.',
      ],
    },
    view: {
      summary: 'Vis, hvad man må vide på ét øjeblik i et spil, som JSON.',
      flags: {
        seat: 'hvem der ser: en plads, talt fra 0, eller public for alle (påkrævet)',
        at: atEvents,
      },
      more: [firstRecord],
    },
    odds: {
      summary:
        'Vis, hvad hvert tilladt træk på ét øjeblik i et spil er værd, det bedste først, og hvorfor.',
      flags: {
        at: atEvents,
        seat: 'hvis træk, talt fra 0 (ellers den første plads i tur)',
        json: 'vis én linje JSON i stedet for en tabel',
      },
      more: [
        'Chancerne følger af, hvad den plads må vide, aldrig af spillets hemmeligheder.',
        firstRecord,
      ],
    },
    simulate: {
      summary: 'Spil mange tilfældige spil på alle kerner og vis, hvad de giver.',
      flags: {
        games: 'hvor mange spil (påkrævet)',
        seats: 'hvor mange pladser (ellers så få som muligt)',
        seed: sameGames,
        options: ownOptions,
        out: recordsThere,
      },
      more: [ctrlC],
    },
    match: {
      summary: 'Lad robotter og programmer spille mod hinanden på alle kerner.',
      flags: {
        players: 'hvem der spiller, som master,strong,random,cmd:"python3 mine.py" (påkrævet)',
        games: 'hvor mange spil, rundet op til hele blokke (påkrævet)',
        seats: 'hvor mange pladser; listen gentages rundt om bordet (ellers én til hver spiller)',
        seed: sameGames,
        options: ownOptions,
        think: text('hvor længe et program må tænke (ellers {usual})'),
        workers: 'hvor mange spil ad gangen (ellers så mange som kerner)',
        out: recordsThere,
        json: 'vis resultatet som JSON',
        verbose: 'vis, hvad programmer skriver til fejloutput',
      },
      more: [
        'En blok er ét spil for hver omgang af spillerne rundt om bordet, alle med samme terninger. Niveauerne er beginner, casual, strong og master; random tager et hvilket som helst tilladt træk. Programmer taler protokollen i docs/engine-protocol.md.',
        ctrlC,
      ],
    },
    verify: {
      summary:
        'Efterprøv, uden net, at hvert kast i et spil med ærlige terninger følger af beviset.',
      flags: {
        commitment: 'det fingeraftryk, du skrev ned, før du satte dig, til sammenligning',
        json: 'vis én linje JSON, med hvert spørgsmål til tilfældet, i stedet for ord',
      },
      more: [
        'Beviset til game.jsonl er game.proof.json ved siden af, hvis ingen anden fil nævnes. ”-” er standardinput.',
        'Slutkoden er 0, hvis alt følger, 1, hvis noget ikke gør, 2, hvis en fil ikke kan bruges. docs/fair-dice.md forklarer.',
      ],
    },
    backup: {
      summary: 'Kopiér alt, hvad en server gemmer, til én fil, mens den kører.',
      flags: { data: folder, store, journals },
      more: [
        'FILE må ikke findes. Den efterprøves, før det meldes som lykkedes; ”gobelet restore” lægger den tilbage.',
      ],
    },
    restore: {
      summary: 'Læg en kopi tilbage i en servers mappe.',
      flags: {
        data: folder,
        store,
        journals,
        force: 'også hvis der allerede er en database, som lægges til side',
        'new-keys': 'afslut alle tokens: alle kommer tilbage som nye gæster',
      },
      more: [
        'Kopien efterprøves først. Serveren må ikke køre imens.',
        'Det, der er annulleret i databasen, som lægges til side, forbliver annulleret. En kopi, hvor tabeller, indekser eller triggere er ændret, afvises.',
        'Med --store har PostgreSQL allerede lagt kopien tilbage: uden FILE får åbne borde nye terninger.',
      ],
    },
    'rotate-keys': {
      summary: 'Underskriv tokens med en ny nøgle, uanset om serveren kører.',
      flags: {
        data: folder,
        store,
        journals,
        now: 'afslut de gamle nøgler med det samme: intet token fra før gælder længere',
      },
      more: [
        'En gang om året er en god vane, og ingen mærker det: tokens med ældre nøgler gælder 400 dage endnu og udskiftes, når deres ejere kommer.',
        'Kan en anden have læst databasen eller en kopi, så brug --now: den, der har en nøgle, kan være hvem som helst. Så mister alle, hvem de var, med borde og navn.',
      ],
    },
    doctor: {
      summary:
        'Efterprøv alt, hvad en server gemmer: filer, journaler, spil, terninger, indeks. Ændrer intet.',
      flags: { data: folder, store, journals, json: 'vis én linje JSON i stedet for ord' },
      more: [
        'Hver fejl er én linje, med bordet og nummeret på linjen, hvor der er et. En server må køre imens.',
        'Slutkoden er 0, hvis alt er i orden, 1, hvis noget ikke er, 2, hvis der ingen database er at se i.',
      ],
    },
    move: {
      summary: 'Kopiér alt fra ét lager til et andet, og efterprøv det.',
      flags: {
        journals,
        'from-journals': 'de journaldatabaser, som FROM har; må angives flere gange',
      },
      more: [
        'FROM og TO er serveres mapper eller adresser på PostgreSQL: postgres://user:password@host/name. Ingen server må køre på nogen af dem.',
        'TO skal være tomt. Afbrydes det, fortsætter samme kommando; indtil da starter ingen server der. FROM bliver, som det er.',
      ],
    },
    export: {
      summary:
        'Skriv alt, hvad en server gemmer, som tekst: ét JSON-objekt pr. linje, ens for alle lagre.',
      flags: { data: folder, store, journals },
      more: [
        'FILE må ikke findes; uden den, eller med ”-”, går teksten til standardoutput. En server må køre imens.',
        'Alles hemmeligheder er i den: opbevar den lige så sikkert som selve databasen. Hvad linjerne betyder, står i docs/dump.md.',
      ],
    },
    import: {
      summary: 'Læs det, ”gobelet export” har skrevet, ind i et tomt lager, og efterprøv det.',
      flags: { data: folder, store, journals },
      more: [
        '”-” er standardinput. Ingen server må køre der. Efter en afbrydelse fortsætter samme kommando.',
      ],
    },
  },
};
