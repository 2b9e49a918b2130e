/** What the server tells people, in Dutch. */

import type { Words } from '../en/server.ts';
import { plural, text } from './grammar.ts';

const nothing = (why: string): string => `er is niets gebeurd: ${why}`;

export const words: Words = {
  reasons: {
    'not-host': 'dat mag alleen wie heeft uitgenodigd',
    'not-seated': 'je hebt geen plaats aan deze tafel',
    'nobody-sits-there': 'daar zit niemand',
    'no-such-seat': 'die plaats heeft deze tafel niet',
    seated: 'je hebt al een plaats aan deze tafel',
    taken: 'daar zit al iemand',
    'colour-taken': 'iemand anders heeft deze kleur al',
    'no-packs': 'in dit spel heeft niemand een eigen kaartenset',
    full: 'alle plaatsen zijn bezet',
    'name-like': text('je naam lijkt op die van {detail} aan deze tafel: kies een andere'),
    'name-of-house': 'deze naam gebruikt het spel zelf: kies een andere',
    'seed-given': 'deze plaats heeft haar toevalsgetal al gegeven',
    'no-host-there': 'daar zit niemand die de tafel kan leiden',
    'not-open': 'dat kan alleen voordat het spel begint',
    'not-running': 'aan deze tafel wordt nu niet gespeeld',
    'not-over': 'het spel is nog niet afgelopen',
    'game-over': 'het spel is afgelopen',
    'empty-seats': ({ detail }) =>
      plural(Number(detail), { one: 'één plaats is nog vrij', other: '# plaatsen zijn nog vrij' }),
    'nobody-plays': 'hier zitten alleen bots: er moet iemand meespelen',
    'not-come': text('nog niet hier: {detail}'),
    removed: 'je plaats is vrijgemaakt: je kunt meekijken',
    held: 'een bot speelt voor deze plaats: neem haar eerst terug',
    'held-already': 'een bot speelt al voor deze plaats',
    'not-held': 'geen bot speelt voor deze plaats',
    stale: 'er is intussen iets gebeurd: kijk nog eens',
    'bad-link': 'deze schakel past niet bij de ketting van je plaats',
    'nothing-thrown': 'bij deze zet wordt niets gegooid, dus er hoort geen schakel bij',
    'no-chains': 'de dobbelstenen van deze tafel nemen geen kettingen aan',
    'not-called': 'er wordt nu geen schakel van je gevraagd',
    called: 'het spel begint zo',
    rules: text('de regels staan dat niet toe ({detail})'),
    unseen: 'aan deze tafel wordt met echte spullen gespeeld: zeg wat ze lieten zien',
    muted: 'je bent gedempt',
    'host-muted': 'wie heeft uitgenodigd, kan niet gedempt worden',
    'talked-out': 'aan deze tafel is genoeg gezegd: de chat is vol',
    'changed-out': 'je hebt aan deze tafel genoeg veranderd',
    'chat-closed': 'teamgenoten mogen niet overleggen: na het spel gaat de chat weer open',
    'ranked-table':
      'aan de tafel van de uitdaging van de dag speel je alleen, één keer en tot het einde',
    'no-such-moment': 'dat moment heeft dit spel niet',
    closed: 'bij deze tafel mag niemand meekijken',
    'set-aside':
      'deze tafel is beschadigd, hier kan niet verder worden gespeeld; de server weet ervan',
    'no-rules': 'deze server kent de regels van deze tafel niet; een andere misschien wel',
    'not-stored': nothing('er is iets mis met de server'),
    'store-full': nothing('er is geen ruimte meer om het te bewaren'),
    'store-busy': nothing('de opslag is bezet'),
    'store-broken': nothing('het kon niet bewaard worden'),
    'store-unknown': nothing('misschien is het niet bewaard'),
    'table-busy': nothing('het is te druk aan de tafel'),
    'clock-skewed': text(
      'de klokken van deze machine en van de opslag lopen {detail}\u00a0ms uiteen',
    ),
    draining: 'de server stopt zo: probeer het straks opnieuw',
    stopping: 'de server stopt: kom zo terug',
    'unknown-table': 'er is geen tafel met die naam',
    'too-many-misses': 'te veel tafels die niet bestaan: wacht even',
    'play-first': 'speel het eerst zelf: wie het spel ziet, kent de worpen',
    'ranked-only':
      'de uitdaging van de dag speel je aan een tafel van de server: een spel van elders telt niet',
    'ranked-people': 'de ranglijst van de dag is voor mensen, niet voor programma’s',
    'ranked-proof':
      'de worpen van de dag worden met de uitdagingen bekendgemaakt zodra de dag voorbij is',
    'no-result': 'deze uitslag bestaat niet',
    'record-is-secret': 'het spel is niet afgelopen: het verslag bevat elk geheim',
    'bad-message': text('de server begreep dat niet ({detail})'),
    'not-json': 'dat is geen geldige JSON',
    'not-text': 'berichten zijn tekst, geen bytes',
    'other-protocol': text('deze server spreekt een ander protocol: {detail}'),
    'unknown-token': 'dit token geldt hier niet: vraag een nieuw',
    'token-gone': 'dit token geldt niet meer: vraag een nieuw',
    'token-needed': 'er is een token nodig: authorization: Bearer TOKEN',
    'unknown-code': 'deze code is niet of niet meer geldig: maak een nieuwe op je andere apparaat',
    'too-many-codes': 'te veel verkeerde codes: wacht even',
    'bad-attempt': 'de Idempotency-Key heeft 22 tot 64 letters, cijfers en streepjes',
    'say-hello': 'zeg eerst hello, met een token',
    'not-watching': 'kijk eerst naar de tafel',
    'too-many-watched': text('één verbinding mag naar {detail} tafels kijken'),
    'slow-down': 'te veel berichten: rustiger',
    'too-much': 'te veel tegelijk: wacht even',
    'too-many-guests': 'te veel gasten van één adres: wacht even',
    'too-many-tables': 'te veel tafels tegelijk: wacht even',
    'too-many-unfinished': 'je hebt te veel tafels die niet af zijn: speel er eerst een uit',
    'too-many-of-address': 'vanaf jouw netwerk lopen te veel tafels: speel er eerst een uit',
    'too-many-connections': 'te veel verbindingen: wacht even',
    'house-full': 'te veel verbindingen op hetzelfde moment',
    'other-name':
      'deze server luistert niet naar die naam: gebruik het adres dat je kreeg, of start hem met --name',
    'operator-only':
      'dit is voor wie de server draait: vraag het op de machine zelf, of met het token van --metrics-token',
    'program-of-program': 'een programma kan geen programma’s hebben',
    'foreign-page': 'pagina’s van andere sites mogen hier geen verbinding openen',
    'socket-elsewhere': text('verbindingen gaan via {detail}'),
    'socket-needed':
      'hier wordt een WebSocket geopend, en het verzoek vraagt er geen: een proxy moet de headers Upgrade en Connection doorgeven',
    'nothing-here': 'hier is niets',
    'only-methods': text('hier kan alleen {detail}'),
    'send-json': 'stuur JSON, met content-type: application/json',
    'body-too-large': text('de inhoud heeft meer dan {detail} bytes'),
    'body-cut-off': 'de inhoud is niet helemaal aangekomen',
  },

  pages: {
    welcome: {
      lead: 'Drie dobbelspellen om samen te spelen. Deze server is open; er wordt gespeeld vanuit een terminal, of met programma’s:',
      open: 'een tafel openen en gaan zitten',
      join: 'met een link aanschuiven',
      notBuilt: text(
        'Er is ook een pagina om op te spelen, maar die is niet gebouwd: {command} bouwt haar, en de server toont haar bij de volgende start.',
      ),
      api: 'De API om te lezen',
      openApi: 'hetzelfde als OpenAPI 3.1',
    },
    table: 'Je bent uitgenodigd aan een tafel. Schuif aan vanuit een terminal:',
    api: {
      title: 'De API',
      lead: text(
        'JSON over HTTP, en een WebSocket op {socket} voor wat er aan tafels gebeurt. Een token gaat in de header {header}. Wat geweigerd wordt, komt met een code en een reden, in de taal van Accept-Language of van de hello.',
      ),
      routes: {
        'POST /api/guests':
          'Iemand zijn: een gast met een naam en een token. Zonder naam krijg je er een.',
        'POST /api/programs':
          'Een eigen persoon voor een programma van jou dat speelt; iedereen ziet dat het er een is.',
        'GET /api/me': 'Wie je volgens het token bent.',
        'PATCH /api/me':
          'Een andere naam, meteen aan elke tafel waar je zit; waar teamgenoten niet mogen overleggen pas bij het volgende spel.',
        'DELETE /api/me/tokens':
          'Maakt al je tokens en die van je programma’s waardeloos en geeft een nieuw: voor als iemand er een gezien heeft. Gaat het antwoord verloren, dan wordt hetzelfde verzoek met dezelfde Idempotency-Key nog eens beantwoord.',
        'POST /api/me/codes':
          'Een code waarmee een ander apparaat van jou jou wordt: hij werkt één keer en vijf minuten lang. Een nieuwe maakt de vorige ongeldig.',
        'GET /api/me/codes':
          'Of je laatste code nog wacht, of gebruikt is en een ander apparaat nu jou is.',
        'POST /api/codes': 'Wees wie deze code heeft gemaakt. Daarna is hij op.',
        'GET /api/me/tables': 'Jouw tafels, open, bezig en afgelopen, de laatst veranderde eerst.',
        'GET /api/me/dice':
          'Wat er op jouw plaatsen viel, geteld over je laatste duizend afgelopen spellen.',
        'GET /api/dice': 'Wat er in alle afgelopen spellen van deze server viel, geteld.',
        'GET /api/tables':
          'De openbare tafels, open of bezig, waarvan de gastheer er is; een paar per persoon en adres.',
        'POST /api/tables':
          'Opent een tafel, nog zonder iemand: ga zitten via de socket. De vingerafdruk van de stenen wordt erbij gepubliceerd.',
        'GET /api/tables/{table}':
          'Een tafel zoals jij hem mag zien: hetzelfde bericht als via de socket.',
        'GET /api/tables/{table}/record': 'Het verslag van een afgelopen spel, een regel per zet.',
        'GET /api/tables/{table}/proof':
          'Het bewijs van de stenen van een afgelopen spel: ‘gobelet verify’ toetst het aan het verslag.',
        'GET /api/door':
          'Of er nu een socket open zou gaan; zo niet, waarom, en wanneer het weer kan.',
        'GET /health': 'Het proces leeft.',
        'GET /ready':
          'Je kunt mensen hierheen sturen: de opslag antwoordt, en de server stopt niet zo.',
        'GET /metrics': 'Cijfers over de server, voor Prometheus.',
        'GET /api/challenges/daily':
          'De uitdaging van de dag voor iedereen, volgens UTC, zonder haar worpen; die van gisteren; en de laatste waarvan de worpen bekend zijn.',
        'POST /api/challenges/daily/table':
          'De tafel waaraan je de uitdaging van de dag speelt. Ze begint als je er voor het eerst om vraagt; je hebt er één per dag.',
        'GET /api/challenges/{id}/results':
          'Wat er van een uitdaging kwam, de besten eerst, en jouw plaats erin.',
        'POST /api/challenges/{id}/results':
          'Jouw spel van een uitdaging, behalve die van een dag. Het wordt nagespeeld voordat het telt; je eerste telt, en is het antwoord.',
        'GET /api/challenges/{id}/results/{person}':
          'Het verslag van iemands spel van een uitdaging, voor wie haar zelf gespeeld heeft.',
      },
      needsToken: 'Vraagt een token.',
      takes: 'Neemt',
      answers: 'Antwoordt',
      mayRefuse: 'Kan weigeren:',
      fromClient: 'Socket: wat een client zegt',
      protocol: text('Protocol {#version}. Een bericht is één JSON-object in één tekstframe.'),
      fromServer: 'Socket: wat de server zegt',
      codes: 'Codes',
    },
  },
};
