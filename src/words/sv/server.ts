/** What the server tells people, in Swedish. */

import type { Words } from '../en/server.ts';
import { plural, text } from './grammar.ts';

const nothing = (why: string): string => `inget har hänt: ${why}`;

export const words: Words = {
  reasons: {
    'not-host': 'det får bara bordets värd göra',
    'not-seated': 'du har ingen plats vid det här bordet',
    'nobody-sits-there': 'ingen sitter där',
    'no-such-seat': 'den platsen har bordet inte',
    seated: 'du har redan en plats vid det här bordet',
    taken: 'någon sitter redan där',
    'colour-taken': 'någon annan har redan den färgen',
    'no-packs': 'i det här spelet har ingen en egen kortlek',
    full: 'alla platser är upptagna',
    'name-like': text('ditt namn liknar ett annat vid bordet ({detail}): välj ett nytt'),
    'name-of-house': 'det namnet använder spelet självt: välj ett nytt',
    'seed-given': 'den här platsen har redan gett sitt slumptal',
    'no-host-there': 'där sitter ingen som kan vara värd',
    'not-open': 'det går bara innan spelet börjar',
    'not-running': 'det spelas inte vid det här bordet',
    'not-over': 'spelet är inte slut än',
    'game-over': 'spelet är slut',
    'empty-seats': ({ detail }) =>
      plural(Number(detail), {
        one: 'en plats är fortfarande ledig',
        other: '# platser är fortfarande lediga',
      }),
    'nobody-plays': 'här sitter bara robotar: någon måste spela med',
    'not-come': text('har inte kommit än: {detail}'),
    removed: 'bordets värd har gjort din plats ledig: du kan titta på',
    held: 'en robot spelar för den här platsen: ta tillbaka den först',
    'held-already': 'en robot spelar redan för den här platsen',
    'not-held': 'ingen robot spelar för den här platsen',
    stale: 'något har hänt under tiden: titta igen',
    'bad-link': 'den här länken passar inte din plats kedja',
    'nothing-thrown': 'inget kastas med det här draget, så det tar ingen länk',
    'no-chains': 'tärningarna vid det här bordet tar inte emot kedjor',
    'not-called': 'ingen länk begärs av dig just nu',
    called: 'spelet börjar alldeles strax',
    rules: text('reglerna tillåter det inte ({detail})'),
    unseen: 'vid det här bordet spelas med riktiga saker: säg vad de visade',
    muted: 'bordets värd har tystat dig',
    'host-muted': 'bordets värd kan inte tystas',
    'talked-out': 'det har sagts nog vid det här bordet: chatten är full',
    'changed-out': 'du har ändrat nog vid det här bordet',
    'chat-closed': 'lagkamrater får inte rådgöra: chatten öppnar igen efter spelet',
    'ranked-table': 'vid bordet för dagens utmaning spelar man ensam, en gång och till slutet',
    'no-such-moment': 'det ögonblicket har spelet inte',
    closed: 'ingen får titta på vid det här bordet',
    'set-aside': 'det här bordet är skadat och det går inte att spela vidare; servern vet om det',
    'no-rules': 'den här servern har inte reglerna för det här bordet; kanske har en annan dem',
    'not-stored': nothing('något är fel med servern'),
    'store-full': nothing('det finns ingen plats att spara det på'),
    'store-busy': nothing('lagret är upptaget'),
    'store-broken': nothing('det kunde inte sparas'),
    'store-unknown': nothing('kanske sparades det inte'),
    'table-busy': nothing('det är för livligt vid bordet'),
    'clock-skewed': text('klockorna i den här datorn och i lagret skiljer sig {detail}\u00a0ms'),
    draining: 'servern ska stanna: försök igen om en stund',
    stopping: 'servern stannar: kom tillbaka om en stund',
    'unknown-table': 'det finns inget bord med det namnet',
    'too-many-misses': 'för många bord som inte finns: vänta en stund',
    'play-first': 'spela det själv först: den som ser spelet känner tärningarna',
    'ranked-only':
      'dagens utmaning spelas vid ett av serverns bord: ett spel från annat håll räknas inte',
    'ranked-people': 'dagens ranking är för människor, inte för program',
    'ranked-proof': 'dagens tärningar offentliggörs med utmaningarna när dagen är slut',
    'no-result': 'det resultatet finns inte',
    'record-is-secret': 'spelet är inte slut: protokollet rymmer alla hemligheter',
    'bad-message': text('servern förstod inte ({detail})'),
    'not-json': 'det är inte giltig JSON',
    'not-text': 'meddelanden är text, inte byte',
    'other-protocol': text('den här servern talar ett annat protokoll: {detail}'),
    'unknown-token': 'den här token gäller inte här: be om en ny',
    'token-gone': 'den här token gäller inte längre: be om en ny',
    'token-needed': 'det behövs en token: authorization: Bearer TOKEN',
    'unknown-code': 'koden gäller inte, eller inte längre: skapa en ny på din andra enhet',
    'too-many-codes': 'för många felaktiga koder: vänta en stund',
    'bad-attempt': 'Idempotency-Key har 22 till 64 bokstäver, siffror och bindestreck',
    'say-hello': 'säg hello först, med en token',
    'not-watching': 'titta först på bordet',
    'too-many-watched': text('en förbindelse får titta på {detail} bord'),
    'slow-down': 'för många meddelanden: lugnare',
    'too-much': 'för mycket på en gång: vänta en stund',
    'too-many-guests': 'för många gäster från en adress: vänta en stund',
    'too-many-tables': 'för många bord på en gång: vänta en stund',
    'too-many-unfinished': 'du har för många oavslutade bord: spela klart ett av dem först',
    'too-many-of-address':
      'för många bord är i gång från ditt nätverk: spela klart ett av dem först',
    'too-many-connections': 'för många förbindelser: vänta en stund',
    'house-full': 'för många förbindelser samtidigt',
    'other-name':
      'servern svarar inte på det namnet: använd adressen du har fått, eller starta den med --name',
    'operator-only':
      'det här är för den som sköter servern: fråga på själva datorn, eller med token från --metrics-token',
    'program-of-program': 'ett program kan inte ha program',
    'foreign-page': 'sidor från andra platser får inte öppna förbindelser här',
    'socket-elsewhere': text('förbindelser finns på {detail}'),
    'socket-needed':
      'här öppnas en WebSocket, och begäran ber inte om någon: en proxy måste skicka vidare huvudena Upgrade och Connection',
    'nothing-here': 'här finns inget',
    'only-methods': text('här går bara {detail}'),
    'send-json': 'skicka JSON, med content-type: application/json',
    'body-too-large': text('innehållet har mer än {detail} byte'),
    'body-cut-off': 'innehållet kom inte fram helt',
  },

  pages: {
    welcome: {
      lead: 'Tre tärningsspel att spela tillsammans. Servern är öppen; det spelas från en terminal, eller med program:',
      open: 'öppna ett bord och sätt dig',
      join: 'kom till ett bord med dess länk',
      notBuilt: text(
        'Det finns också en sida att spela på, men den är inte byggd: {command} bygger den, och servern visar den vid nästa start.',
      ),
      api: 'API:et att läsa',
      openApi: 'samma som OpenAPI 3.1',
    },
    table: 'Du är inbjuden till ett bord. Kom dit från en terminal:',
    api: {
      title: 'API:et',
      lead: text(
        'JSON över HTTP, och en WebSocket på {socket} för det som händer vid borden. En token står i huvudet {header}. Det som avvisas kommer med en kod och ett skäl, på språket i Accept-Language eller hello.',
      ),
      routes: {
        'POST /api/guests': 'Vara någon: en gäst med ett namn och en token. Utan namn får man ett.',
        'POST /api/programs':
          'En egen person för ett program av dig som spelar; alla ser att det är ett.',
        'GET /api/me': 'Vem du är enligt din token.',
        'PATCH /api/me':
          'Ett annat namn, genast vid varje bord där du sitter; där lagkamrater inte får rådgöra först vid nästa spel.',
        'DELETE /api/me/tokens':
          'Gör alla dina tokens och dina programs värdelösa och ger en ny: för när någon har sett en. Om svaret går förlorat besvaras samma begäran med samma Idempotency-Key igen.',
        'POST /api/me/codes':
          'En kod med vilken en annan av dina enheter blir du: den fungerar en gång och i fem minuter. En ny gör den förra ogiltig.',
        'GET /api/me/codes':
          'Om din senaste kod fortfarande väntar, eller har använts så att en annan enhet nu är du.',
        'POST /api/codes': 'Var den som skapade koden. Sedan är den förbrukad.',
        'GET /api/me/tables': 'Dina bord, öppna, pågående och avslutade, de senast ändrade först.',
        'GET /api/me/dice':
          'Vad som föll på dina platser, räknat över dina senaste tusen avslutade spel.',
        'GET /api/dice': 'Vad som föll i alla avslutade spel på den här servern, räknat.',
        'GET /api/tables':
          'De offentliga borden, öppna eller pågående, vars värd är där; några få per person och adress.',
        'POST /api/tables':
          'Öppnar ett bord, ännu utan någon: sätt dig över socketen. Tärningarnas fingeravtryck publiceras med det.',
        'GET /api/tables/{table}':
          'Ett bord så som du får se det: samma meddelande som socketen skickar.',
        'GET /api/tables/{table}/record':
          'Protokollet från ett avslutat spel, en rad för varje drag.',
        'GET /api/tables/{table}/proof':
          'Beviset för tärningarna i ett avslutat spel: ”gobelet verify” prövar det mot protokollet.',
        'GET /api/door':
          'Om en socket skulle öppnas nu; om inte, varför, och när man kan komma tillbaka.',
        'GET /health': 'Processen lever.',
        'GET /ready': 'Man kan skicka folk hit: lagret svarar, och servern ska inte stanna.',
        'GET /metrics': 'Siffror om servern, för Prometheus.',
        'GET /api/challenges/daily':
          'Dagens utmaning för alla, enligt UTC, utan dess tärningar; gårdagens; och den senaste vars tärningar är kända.',
        'POST /api/challenges/daily/table':
          'Bordet där du spelar dagens utmaning. Det börjar första gången du ber om det; du har ett om dagen.',
        'GET /api/challenges/{id}/results':
          'Hur en utmaning har gått, de bästa först, och din plats.',
        'POST /api/challenges/{id}/results':
          'Ditt spel i en utmaning, men inte en dags. Det spelas om innan det räknas; det första räknas, och är svaret.',
        'GET /api/challenges/{id}/results/{person}':
          'Det nedskrivna spelet från någons försök på en utmaning, för den som själv har spelat den.',
      },
      needsToken: 'Behöver en token.',
      takes: 'Tar',
      answers: 'Svarar',
      mayRefuse: 'Kan avvisa:',
      fromClient: 'Socket: vad en klient säger',
      protocol: text('Protokoll {#version}. Ett meddelande är ett JSON-objekt i en textram.'),
      fromServer: 'Socket: vad servern säger',
      codes: 'Koder',
    },
  },
};
