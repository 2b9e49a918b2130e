/** The help of the commands, in Dutch. */

import type { Words } from '../en/commands.ts';
import { text } from './grammar.ts';

const folder = 'de map van de server (anders GOBELET_DATA, anders gobelet-data)';
const store =
  'een PostgreSQL-database in plaats van de map, postgres://user:password@host/name (anders GOBELET_STORE)';
const journals =
  'een database voor de journalen van nieuwe tafels; mag vaker voorkomen (anders GOBELET_JOURNALS)';
const firstRecord = 'Alleen het eerste verslag van het bestand telt; ‘-’ is de standaardinvoer.';
const atEvents = 'na hoeveel gebeurtenissen (anders alle)';
const sameGames =
  'hetzelfde toevalsgetal geeft dezelfde spellen (anders een nieuw, dat getoond wordt)';
const ownOptions = 'opties van het spel, zoals \'{"line":6}\'';
const recordsThere = 'schrijf de verslagen daar; een bestand met die naam wordt vervangen';
const ctrlC = 'Ctrl-C stopt en toont wat er tot dan toe is.';

export const words: Words = {
  usage: text('Gebruik: {line}'),
  flags: '[opties]',
  help: 'toont dit',
  lang: text('de taal: {all} (anders GOBELET_LANG, anders die van het systeem)'),
  about: 'Pokerdice, NEXT! en Séquence Dés: hier gespeeld, voor vrienden gehost, goed bekeken.',
  more: '‘gobelet COMMAND --help’ vertelt meer; --lang xx spreekt een andere taal. Uitgangscodes: 0 goed, 1 replay vond een slecht verslag, 2 verkeerd aangeroepen, of een onbruikbaar bestand.',

  commands: {
    serve: {
      summary: 'Tafels hosten: vrienden schuiven aan met een link, en er gaat niets verloren.',
      flags: {
        port: text('waar hij luistert; anders {usual}, 0 voor een vrije'),
        host: text('op welk adres hij luistert; anders {usual}, dus op alle'),
        data: 'waar alles bewaard wordt; anders gobelet-data',
        store,
        journals,
        origin: 'waar mensen hem vinden als er een proxy voor staat: https://dice.example.org',
        name: 'andere namen waaronder mensen hem bereiken, met komma’s ertussen; adressen en namen in het lokale netwerk gelden altijd',
        'trust-proxy': text(
          'geloof X-Forwarded-For alleen van deze adressen en netwerken, zoals {usual}; zonder waarde alleen van deze machine',
        ),
        bus: 'NATS, waarmee processen op meer computers elkaar vertellen wat er gebeurt: nats://gebruiker:wachtwoord@computer:4222. Op één map is het niet nodig',
        drain: text(
          'hoeveel seconden hij na SIGTERM doorgaat terwijl /ready al nee zegt, zodat een loadbalancer iedereen naar een ander proces leidt; anders {usual}',
        ),
        'metrics-token':
          'een geheim van minstens 16 tekens waarmee /ready en /metrics overal te lezen zijn',
        log: text('{usual}: wat naar de foutuitvoer gaat; anders info'),
        'bot-pause': text('hoe lang bots over een zet doen; anders {usual}'),
        absence: text('na hoeveel seconden afwezigheid een bot speelt; anders {usual}'),
        rate: text('berichten per seconde voor één verbinding; anders {usual}'),
        work: text('milliseconden rekentijd per seconde die één adres mag kosten; anders {usual}'),
        'per-address': text(
          'open sockets van één adres; anders {usual}. De andere grenzen van een adres groeien mee als ze niet gegeven zijn',
        ),
        connections: text('verbindingen in totaal; anders {usual}'),
        lines: text('open verbindingen van welke soort ook van één adres; anders {usual}'),
        'limit-sockets': text('nieuwe sockets van één adres; anders {usual}'),
        'limit-requests': text('verzoeken van één adres; anders {usual}'),
        'limit-files': text('bestanden van de pagina voor één adres; anders {usual}'),
        'limit-guests': text('nieuwe gasten van één adres; anders {usual}'),
        'limit-misses': text(
          'namen van tafels die niet bestaan, van één adres of persoon; anders {usual}',
        ),
        'limit-tables': text('tafels die één persoon opent; anders {usual}'),
        'limit-attempts': text('uitdagingen die één persoon instuurt; anders {usual}'),
        'limit-talk': text('berichten en reacties van één persoon; anders {usual}'),
        'limit-reviews': text(
          'hoe vaak één persoon leidt of aanwijst in een afgelopen spel; anders {usual}',
        ),
        'limit-deeds': text(
          'wat één persoon verder aan tafels doet, zetten niet meegeteld; anders {usual}',
        ),
        'listed-per-person': text('tafels van één persoon in de openbare lijst; anders {usual}'),
        'listed-per-address': text('tafels van één adres in de openbare lijst; anders {usual}'),
        'tables-per-person': text('onafgemaakte tafels die één persoon mag hebben; anders {usual}'),
        'tables-per-address': text(
          'onafgemaakte tafels die vanaf één adres geopend mogen zijn; anders {usual}',
        ),
      },
      more: [
        'Een grens als 300/1200 betekent 300 tegelijk, en elke 1200 seconden nog eens zoveel. Wie eraan komt, hoort wanneer het weer kan.',
        '/health geeft iedereen antwoord. /ready en /metrics antwoorden alleen op deze machine; achter een proxy of van elders hebben ze --metrics-token nodig.',
        'Elke optie kan ook uit een omgevingsvariabele komen: --bot-pause uit GOBELET_BOT_PAUSE, enzovoort.',
        'SIGTERM en Ctrl-C laten bewaren wat bezig is, vragen iedereen terug te komen, en stoppen. ‘gobelet backup’ kopieert alles terwijl hij draait.',
      ],
    },
    join: {
      summary:
        'Aan een tafel van een server spelen, vanuit de terminal: er een openen, met een link aanschuiven, of meekijken.',
      flags: {
        name: 'hoe je heet; onthouden voor de volgende keer',
        watch: 'zonder plaats meekijken',
        save: 'aan het eind verslag en bewijs van de stenen hier bewaren',
        'token-file': 'wie je bent, per server; anders tokens.json in je configuratiemap',
        game: 'een tafel van dit spel openen',
        seats: 'hoeveel eraan spelen; 2 tenzij het spel iets anders zegt',
        options:
          'opties van het spel, bijv. {"decks":2} of {"line":6} (zes op een rij: door de regels aangeraden met twee spelers of twee teams)',
        bots: text('{usual}: voor elk een bot, op de laatste plaatsen'),
        pace: 'live:300+10 is elk 300 seconden en 10 meer per zet; relaxed; days:2',
        listed: 'de tafel in de openbare lijst tonen',
        closed: 'zonder plaats mag niemand meekijken',
      },
      more: [
        'URL is de link van een tafel, of het adres van een server: met --game wordt daar een tafel geopend, zonder kies je uit de tafels die er zijn.',
        'Met dezelfde link kom je op dezelfde plaats terug. Zetten typ je als in ‘gobelet play’; ? legt uit.',
      ],
    },
    play: {
      summary: 'In de terminal spelen, tegen bots of met meer mensen aan één scherm.',
      flags: {
        seats: 'hoeveel er spelen; 2 tenzij het spel iets anders zegt',
        humans: 'hoeveel daarvan, vanaf de eerste plaats, mensen zijn; anders 1, de rest zijn bots',
        bots: text('{usual}: één niveau voor alle bots of één voor elk; anders casual'),
        names: 'de namen van de plaatsen',
        seed: 'hetzelfde toevalsgetal geeft dezelfde stenen en bots',
        options:
          'opties van het spel, bijv. {"decks":2} of {"line":6} (zes op een rij: door de regels aangeraden met twee spelers of twee teams)',
        save: 'waar het verslag staat; anders een nieuw bestand in deze map',
        resume: 'verder met het eerste verslag van een bestand',
      },
      more: [
        'Zonder de naam van een spel vraagt hij ernaar.',
        'Zetten typ je op nummer of zoals geschreven; ? legt uit, quit stopt. Alleen tegen bots toont odds wat elke zet waard is. Het verslag wordt bij elke zet bewaard.',
        'NO_COLOR zet kleuren uit.',
      ],
    },
    replay: {
      summary: 'Verslagen naspelen en voor elk één regel JSON tonen.',
      flags: {},
      more: [
        '‘-’ is de standaardinvoer. Bestanden worden als stroom gelezen, hoe groot ook.',
        'De uitgangscode is 1 als een verslag slecht is, 2 als een bestand niet te lezen is.',
      ],
    },
    view: {
      summary: 'Tonen wat iemand op één moment van een verslag mag weten, als JSON.',
      flags: {
        seat: 'wie kijkt: een plaats, geteld vanaf 0, of public voor iedereen (nodig)',
        at: atEvents,
      },
      more: [firstRecord],
    },
    odds: {
      summary:
        'Tonen wat elke toegestane zet op één moment van een verslag waard is, de beste eerst, en waarom.',
      flags: {
        at: atEvents,
        seat: 'wiens zetten, geteld vanaf 0 (anders de eerste plaats aan zet)',
        json: 'één regel JSON in plaats van een tabel',
      },
      more: [
        'De kansen volgen uit wat die plaats mag weten, nooit uit de geheimen in het verslag.',
        firstRecord,
      ],
    },
    simulate: {
      summary: 'Veel willekeurige spellen op alle kernen spelen en tonen wat eruit komt.',
      flags: {
        games: 'hoeveel spellen (nodig)',
        seats: 'hoeveel plaatsen (anders zo weinig mogelijk)',
        seed: sameGames,
        options: ownOptions,
        out: recordsThere,
      },
      more: [ctrlC],
    },
    match: {
      summary: 'Bots en programma’s op alle kernen tegen elkaar laten spelen.',
      flags: {
        players: 'wie speelt, zoals master,strong,random,cmd:"python3 mine.py" (nodig)',
        games: 'hoeveel spellen, afgerond op hele blokken (nodig)',
        seats:
          'hoeveel plaatsen; de lijst wordt rond de tafel herhaald (anders één voor elke speler)',
        seed: sameGames,
        options: ownOptions,
        think: text('hoe lang een programma mag nadenken (anders {usual})'),
        workers: 'hoeveel spellen tegelijk (anders zoveel als er kernen zijn)',
        out: recordsThere,
        json: 'de uitslag als JSON tonen',
        verbose: 'tonen wat programma’s naar de foutuitvoer schrijven',
      },
      more: [
        'Een blok is één spel voor elke draai van de spelers rond de tafel, alle met dezelfde stenen. Niveaus zijn beginner, casual, strong en master; random kiest een willekeurige toegestane zet. Programma’s spreken het protocol van docs/engine-protocol.md.',
        ctrlC,
      ],
    },
    verify: {
      summary:
        'Zonder netwerk nagaan dat elke worp van een spel met eerlijke stenen uit zijn bewijs volgt.',
      flags: {
        commitment: 'de vingerafdruk die je noteerde voor je ging zitten, ter vergelijking',
        json: 'één regel JSON, met elke vraag aan het toeval, in plaats van woorden',
      },
      more: [
        'Het bewijs van game.jsonl is game.proof.json ernaast, tenzij een ander bestand genoemd is. ‘-’ is de standaardinvoer.',
        'De uitgangscode is 0 als alles volgt, 1 als iets niet volgt, 2 als een bestand onbruikbaar is. docs/fair-dice.md legt het uit.',
      ],
    },
    backup: {
      summary: 'Alles wat een server bewaart in één bestand kopiëren, terwijl hij draait.',
      flags: { data: folder, store, journals },
      more: [
        'FILE mag nog niet bestaan. Het wordt nagekeken voor succes gemeld wordt; ‘gobelet restore’ zet het terug.',
      ],
    },
    restore: {
      summary: 'Een kopie terugzetten in de map van een server.',
      flags: {
        data: folder,
        store,
        journals,
        force: 'ook als er al een database is, die opzij gezet wordt',
        'new-keys': 'alle tokens beëindigen: iedereen komt terug als nieuwe gast',
      },
      more: [
        'De kopie wordt eerst nagekeken. De server mag intussen niet draaien.',
        'Wat in de opzij gezette database is ingetrokken, blijft ingetrokken. Een kopie waarin tabellen, indexen of triggers zijn veranderd, wordt geweigerd.',
        'Met --store heeft PostgreSQL de reservekopie al teruggezet: zonder FILE krijgen open tafels nieuwe stenen.',
      ],
    },
    'rotate-keys': {
      summary: 'Tokens met een nieuwe sleutel ondertekenen, of de server nu draait of niet.',
      flags: {
        data: folder,
        store,
        journals,
        now: 'de oude sleutels meteen beëindigen: geen token van daarvoor geldt nog',
      },
      more: [
        'Eén keer per jaar is een goede gewoonte, en niemand merkt het: tokens van oudere sleutels gelden nog 400 dagen en worden vervangen wanneer hun eigenaars komen.',
        'Kan iemand anders de database of een kopie gelezen hebben, gebruik dan --now: wie een sleutel heeft, kan iedereen zijn. Dan verliest iedereen wie hij was, met tafels en naam.',
      ],
    },
    doctor: {
      summary:
        'Alles nakijken wat een server bewaart: bestanden, journalen, verslagen, stenen, index. Verandert niets.',
      flags: { data: folder, store, journals, json: 'één regel JSON in plaats van woorden' },
      more: [
        'Elke fout is één regel, met de tafel en het nummer van de regel waar dat er is. Een server mag intussen draaien.',
        'De uitgangscode is 0 als alles klopt, 1 als iets niet klopt, 2 als er geen database is om in te kijken.',
      ],
    },
    move: {
      summary: 'Alles van de ene opslag naar de andere kopiëren en nakijken.',
      flags: { journals, 'from-journals': 'de journaaldatabases van FROM; mag vaker voorkomen' },
      more: [
        'FROM en TO zijn mappen van servers of adressen van PostgreSQL: postgres://user:password@host/name. Op geen van beide mag een server draaien.',
        'TO moet leeg zijn. Wordt het onderbroken, dan gaat dezelfde opdracht verder; tot die tijd start daar geen server. FROM blijft zoals het is.',
      ],
    },
    export: {
      summary:
        'Alles wat een server bewaart als tekst schrijven: één JSON-object per regel, voor elke opslag hetzelfde.',
      flags: { data: folder, store, journals },
      more: [
        'FILE mag nog niet bestaan; zonder, of met ‘-’, gaat de tekst naar de standaarduitvoer. Een server mag intussen draaien.',
        'Ieders geheimen staan erin: bewaar het zo veilig als de database zelf. Wat de regels betekenen staat in docs/dump.md.',
      ],
    },
    import: {
      summary: 'Wat ‘gobelet export’ geschreven heeft in een lege opslag lezen en nakijken.',
      flags: { data: folder, store, journals },
      more: [
        '‘-’ is de standaardinvoer. Daar mag geen server draaien. Na een onderbreking gaat dezelfde opdracht verder.',
      ],
    },
  },
};
