/** The help of the commands, in Swedish. */

import type { Words } from '../en/commands.ts';
import { text } from './grammar.ts';

const folder = 'serverns mapp (annars GOBELET_DATA, annars gobelet-data)';
const store =
  'en PostgreSQL-databas i stället för mappen, postgres://user:password@host/name (annars GOBELET_STORE)';
const journals =
  'en databas för nya bords journaler; får anges flera gånger (annars GOBELET_JOURNALS)';
const firstRecord = 'Bara filens första protokoll räknas; ”-” är standard in.';
const atEvents = 'efter hur många händelser (annars alla)';
const sameGames = 'samma slumptal ger samma spel (annars ett nytt, som visas)';
const ownOptions = 'spelets val, som \'{"line":6}\'';
const recordsThere = 'skriv protokollen där; en fil med det namnet ersätts';
const ctrlC = 'Ctrl-C stoppar och visar vad som hunnits med.';

export const words: Words = {
  usage: text('Användning: {line}'),
  flags: '[flaggor]',
  help: 'visa detta',
  lang: text('språket: {all} (annars GOBELET_LANG, annars systemets)'),
  about:
    'Pokerdice, NEXT! och Séquence Dés: spelade här, med plats för vänner, sedda på nära håll.',
  more: '”gobelet COMMAND --help” berättar mer; --lang xx talar ett annat språk. Slutkoder: 0 bra, 1 replay mötte ett dåligt protokoll, 2 fel anropat, eller en fil som inte går att använda.',

  commands: {
    serve: {
      summary: 'Håll bord: vänner kommer med en länk, och inget går förlorat vad som än händer.',
      flags: {
        port: text('var den lyssnar; annars {usual}, 0 för vilken ledig som helst'),
        host: text('på vilken adress den lyssnar; annars {usual}, alltså alla'),
        data: 'var allt sparas; annars gobelet-data',
        store,
        journals,
        origin: 'var folk hittar den om det står en proxy framför: https://dice.example.org',
        name: 'andra namn som folk når den under, åtskilda av kommatecken; adresser och namn i det lokala nätverket fungerar alltid',
        'trust-proxy': text(
          'tro bara på X-Forwarded-For från dessa adresser och nätverk, till exempel {usual}; utan värde bara från den här datorn',
        ),
        bus: 'NATS, som processer på flera datorer berättar för varandra över vad som händer: nats://användare:lösenord@dator:4222. Processer på en mapp behöver det inte',
        drain: text(
          'hur många sekunder den fortsätter efter SIGTERM medan /ready redan säger nej, så att en lastbalanserare leder folk till en annan process; annars {usual}',
        ),
        'metrics-token':
          'en hemlighet på minst 16 tecken som /ready och /metrics kan läsas med varifrån som helst',
        log: text('{usual}: vad som skrivs till standard fel; annars info'),
        'bot-pause': text('hur länge robotar håller på med ett drag; annars {usual}'),
        absence: text('efter hur många sekunders frånvaro en robot spelar; annars {usual}'),
        rate: text('meddelanden i sekunden från en förbindelse; annars {usual}'),
        work: text('millisekunder processortid i sekunden som en adress får kosta; annars {usual}'),
        'per-address': text(
          'öppna socketar från en adress; annars {usual}. En adress andra gränser växer med den om de inte anges',
        ),
        connections: text('förbindelser totalt; annars {usual}'),
        lines: text('öppna förbindelser av alla slag från en adress; annars {usual}'),
        'limit-sockets': text('nya socketar från en adress; annars {usual}'),
        'limit-requests': text('förfrågningar från en adress; annars {usual}'),
        'limit-files': text('sidans filer till en adress; annars {usual}'),
        'limit-guests': text('nya gäster från en adress; annars {usual}'),
        'limit-misses': text(
          'namn på bord som inte finns, från en adress eller person; annars {usual}',
        ),
        'limit-tables': text('bord som en person öppnar; annars {usual}'),
        'limit-attempts': text('spel i utmaningar som en person skickar in; annars {usual}'),
        'limit-talk': text('meddelanden och reaktioner från en person; annars {usual}'),
        'limit-reviews': text(
          'hur ofta en person leder eller pekar i ett avslutat spel; annars {usual}',
        ),
        'limit-deeds': text('vad en person annars gör vid borden, drag oräknade; annars {usual}'),
        'listed-per-person': text('en persons bord i den offentliga listan; annars {usual}'),
        'listed-per-address': text('bord från en adress i den offentliga listan; annars {usual}'),
        'tables-per-person': text('oavslutade bord som en person får ha; annars {usual}'),
        'tables-per-address': text(
          'oavslutade bord som får vara öppnade från en adress; annars {usual}',
        ),
      },
      more: [
        'En gräns som 300/1200 betyder 300 på en gång, och lika många till var 1200:e sekund. Den som når den får veta när det går igen.',
        '/health svarar alla. /ready och /metrics svarar bara på den här datorn; bakom en proxy eller någon annanstans ifrån kräver de --metrics-token.',
        'Varje flagga kan också komma från en miljövariabel: --bot-pause från GOBELET_BOT_PAUSE, och så vidare.',
        'SIGTERM och Ctrl-C låter det som pågår sparas, ber alla komma tillbaka, och stannar. ”gobelet backup” kopierar allt medan den kör.',
      ],
    },
    join: {
      summary:
        'Spela vid ett bord på en server, från terminalen: öppna ett, kom med en länk, eller titta på.',
      flags: {
        name: 'vad du heter; minns till nästa gång',
        watch: 'titta på utan plats',
        save: 'spara protokollet och beviset för tärningarna här när spelet är slut',
        'token-file': 'vem du är, per server; annars tokens.json i din konfigurationsmapp',
        game: 'öppna ett bord för det här spelet',
        seats: 'hur många som spelar; 2 om spelet inte säger annat',
        options:
          'spelets val, t.ex. {"decks":2} eller {"line":6} (sex i rad: rekommenderas av reglerna för två spelare eller två lag)',
        bots: text('{usual}: en robot för varje, på de sista platserna'),
        pace: 'live:300+10 är 300 sekunder var och 10 till per drag; relaxed; days:2',
        listed: 'visa bordet i den offentliga listan',
        closed: 'ingen får titta på utan plats',
      },
      more: [
        'URL är länken till ett bord, eller adressen till en server: med --game öppnas ett bord där, utan väljer du bland dem som finns.',
        'Med samma länk kommer du tillbaka till samma plats. Drag skrivs som i ”gobelet play”; ? förklarar.',
      ],
    },
    play: {
      summary: 'Spela i terminalen, mot robotar eller flera vid en skärm.',
      flags: {
        seats: 'hur många som spelar; 2 om spelet inte säger annat',
        humans:
          'hur många av dem, från första platsen, som är människor; annars 1, resten är robotar',
        bots: text('{usual}: en nivå för alla robotar eller en för varje; annars casual'),
        names: 'platsernas namn',
        seed: 'samma slumptal ger samma tärningar och robotar',
        options:
          'spelets val, t.ex. {"decks":2} eller {"line":6} (sex i rad: rekommenderas av reglerna för två spelare eller två lag)',
        save: 'var protokollet sparas; annars en ny fil i den här mappen',
        resume: 'fortsätt med filens första protokoll',
      },
      more: [
        'Utan namnet på ett spel frågar den.',
        'Drag skrivs som nummer eller som de står; ? förklarar, quit går. Mot robotar visar odds vad varje drag är värt. Protokollet sparas vid varje drag.',
        'NO_COLOR stänger av färger.',
      ],
    },
    replay: {
      summary: 'Spela igenom protokoll och visa en rad JSON för vart och ett.',
      flags: {},
      more: [
        '”-” är standard in. Filer läses som strömmar, hur stora de än är.',
        'Slutkoden är 1 om något protokoll är dåligt, 2 om en fil inte går att läsa.',
      ],
    },
    view: {
      summary: 'Visa vad man får veta i ett ögonblick av ett protokoll, som JSON.',
      flags: {
        seat: 'vem som ser: en plats, räknad från 0, eller public för alla (krävs)',
        at: atEvents,
      },
      more: [firstRecord],
    },
    odds: {
      summary:
        'Visa vad varje tillåtet drag i ett ögonblick av ett protokoll är värt, det bästa först, och varför.',
      flags: {
        at: atEvents,
        seat: 'vems drag, räknat från 0 (annars den första platsen på tur)',
        json: 'visa en rad JSON i stället för en tabell',
      },
      more: [
        'Chanserna följer av vad den platsen får veta, aldrig av hemligheterna i protokollet.',
        firstRecord,
      ],
    },
    simulate: {
      summary: 'Spela många slumpmässiga spel på alla kärnor och visa vad de ger.',
      flags: {
        games: 'hur många spel (krävs)',
        seats: 'hur många platser (annars så få som möjligt)',
        seed: sameGames,
        options: ownOptions,
        out: recordsThere,
      },
      more: [ctrlC],
    },
    match: {
      summary: 'Låt robotar och program spela mot varandra på alla kärnor.',
      flags: {
        players: 'vilka som spelar, som master,strong,random,cmd:"python3 mine.py" (krävs)',
        games: 'hur många spel, avrundat uppåt till hela block (krävs)',
        seats: 'hur många platser; listan upprepas runt bordet (annars en för varje spelare)',
        seed: sameGames,
        options: ownOptions,
        think: text('hur länge ett program får tänka (annars {usual})'),
        workers: 'hur många spel samtidigt (annars så många som kärnor)',
        out: recordsThere,
        json: 'visa resultatet som JSON',
        verbose: 'visa vad program skriver till standard fel',
      },
      more: [
        'Ett block är ett spel för varje varv av spelarna runt bordet, alla med samma tärningar. Nivåerna är beginner, casual, strong och master; random tar vilket tillåtet drag som helst. Program talar protokollet i docs/engine-protocol.md.',
        ctrlC,
      ],
    },
    verify: {
      summary:
        'Kontrollera, utan nät, att varje kast i ett spel med ärliga tärningar följer av beviset.',
      flags: {
        commitment: 'fingeravtrycket du skrev upp innan du satte dig, att jämföra med',
        json: 'visa en rad JSON, med varje fråga till slumpen, i stället för ord',
      },
      more: [
        'Beviset till game.jsonl är game.proof.json bredvid, om ingen annan fil anges. ”-” är standard in.',
        'Slutkoden är 0 om allt följer, 1 om något inte gör det, 2 om en fil inte går att använda. docs/fair-dice.md förklarar.',
      ],
    },
    backup: {
      summary: 'Kopiera allt en server sparar till en fil, medan den kör.',
      flags: { data: folder, store, journals },
      more: [
        'FILE får inte finnas. Den kontrolleras innan det sägs att det lyckats; ”gobelet restore” lägger tillbaka den.',
      ],
    },
    restore: {
      summary: 'Lägg tillbaka en kopia i en servers mapp.',
      flags: {
        data: folder,
        store,
        journals,
        force: 'även om det redan finns en databas, som läggs åt sidan',
        'new-keys': 'avsluta alla tokens: alla kommer tillbaka som nya gäster',
      },
      more: [
        'Kopian kontrolleras först. Servern får inte köra under tiden.',
        'Det som återkallats i databasen som läggs åt sidan förblir återkallat. En kopia där tabeller, index eller utlösare har ändrats avvisas.',
        'Med --store har PostgreSQL redan lagt tillbaka kopian: utan FILE får öppna bord nya tärningar.',
      ],
    },
    'rotate-keys': {
      summary: 'Signera tokens med en ny nyckel, vare sig servern kör eller inte.',
      flags: {
        data: folder,
        store,
        journals,
        now: 'avsluta de gamla nycklarna genast: ingen token från förr gäller längre',
      },
      more: [
        'En gång om året är en god vana, och ingen märker det: äldre nycklars tokens gäller i 400 dagar till och byts ut när deras ägare kommer.',
        'Om någon annan kan ha läst databasen eller en kopia, använd --now: den som har en nyckel kan vara vem som helst. Då förlorar alla vilka de var, med bord och namn.',
      ],
    },
    doctor: {
      summary:
        'Kontrollera allt en server sparar: filer, journaler, protokoll, tärningar, index. Ändrar inget.',
      flags: { data: folder, store, journals, json: 'visa en rad JSON i stället för ord' },
      more: [
        'Varje fel är en rad, med bordet och numret på raden där det finns ett. En server får köra under tiden.',
        'Slutkoden är 0 om allt är bra, 1 om något inte är det, 2 om det inte finns någon databas att titta i.',
      ],
    },
    move: {
      summary: 'Kopiera allt från ett lager till ett annat och kontrollera det.',
      flags: {
        journals,
        'from-journals': 'de journaldatabaser som FROM har; får anges flera gånger',
      },
      more: [
        'FROM och TO är serverns mappar eller adresser till PostgreSQL: postgres://user:password@host/name. Ingen server får köra på någon av dem.',
        'TO måste vara tomt. Om det avbryts fortsätter samma kommando; tills dess startar ingen server där. FROM förblir som det är.',
      ],
    },
    export: {
      summary:
        'Skriv allt en server sparar som text: ett JSON-objekt per rad, lika för alla lager.',
      flags: { data: folder, store, journals },
      more: [
        'FILE får inte finnas; utan den, eller med ”-”, går texten till standard ut. En server får köra under tiden.',
        'Allas hemligheter finns där: förvara den lika säkert som själva databasen. Vad raderna betyder står i docs/dump.md.',
      ],
    },
    import: {
      summary: 'Läs in det som ”gobelet export” har skrivit i ett tomt lager och kontrollera det.',
      flags: { data: folder, store, journals },
      more: [
        '”-” är standard in. Ingen server får köra där. Efter ett avbrott fortsätter samma kommando.',
      ],
    },
  },
};
