/** What the server tells people, in Danish. */

import type { Words } from '../en/server.ts';
import { plural, text } from './grammar.ts';

const nothing = (why: string): string => `der er ikke sket noget: ${why}`;

export const words: Words = {
  reasons: {
    'not-host': 'det må kun værten',
    'not-seated': 'du har ingen plads ved dette bord',
    'nobody-sits-there': 'der sidder ingen',
    'no-such-seat': 'den plads har bordet ikke',
    seated: 'du har allerede en plads ved dette bord',
    taken: 'der sidder allerede nogen',
    'colour-taken': 'en anden har allerede den farve',
    'no-packs': 'i dette spil har ingen deres eget kortsæt',
    full: 'alle pladser er taget',
    'name-like': text('dit navn ligner et andet ved bordet ({detail}): vælg et nyt'),
    'name-of-house': 'det navn bruger spillet selv: vælg et nyt',
    'seed-given': 'denne plads har allerede givet sit frø',
    'no-host-there': 'der sidder ingen, der kan være vært',
    'not-open': 'det går kun, før spillet begynder',
    'not-running': 'der spilles ikke ved dette bord',
    'not-over': 'spillet er ikke slut endnu',
    'game-over': 'spillet er slut',
    'empty-seats': ({ detail }) =>
      plural(Number(detail), {
        one: 'én plads er stadig ledig',
        other: '# pladser er stadig ledige',
      }),
    'nobody-plays': 'her sidder kun robotter: nogen skal spille med',
    'not-come': text('er ikke kommet endnu: {detail}'),
    removed: 'værten har gjort din plads ledig: du kan kigge med',
    held: 'en robot spiller for denne plads: tag den tilbage først',
    'held-already': 'en robot spiller allerede for denne plads',
    'not-held': 'ingen robot spiller for denne plads',
    stale: 'der er sket noget imens: se efter igen',
    'bad-link': 'dette led passer ikke til din plads’ kæde',
    'nothing-thrown': 'der kastes ikke noget med dette træk, så det tager intet led',
    'no-chains': 'terningerne ved dette bord tager ikke imod kæder',
    'not-called': 'du bliver ikke bedt om et led lige nu',
    called: 'spillet begynder om et øjeblik',
    rules: text('reglerne tillader det ikke ({detail})'),
    unseen: 'ved dette bord spilles med rigtige ting: sig, hvad de viste',
    muted: 'værten har sat dig på lydløs',
    'host-muted': 'værten kan ikke sættes på lydløs',
    'talked-out': 'der er sagt nok ved dette bord: chatten er fuld',
    'changed-out': 'du har ændret nok ved dette bord',
    'chat-closed': 'makkere må ikke rådføre sig: snakken åbner igen efter spillet',
    'ranked-table': 'ved bordet til dagens udfordring spiller man alene, én gang og til ende',
    'no-such-moment': 'det øjeblik har dette spil ikke',
    closed: 'ingen må kigge med ved dette bord',
    'set-aside': 'dette bord er beskadiget, og der kan ikke spilles videre; serveren ved besked',
    'no-rules': 'denne server har ikke reglerne for dette bord; det har en anden måske',
    'not-stored': nothing('der er noget galt med serveren'),
    'store-full': nothing('der er ikke plads til at gemme det'),
    'store-busy': nothing('lageret er optaget'),
    'store-broken': nothing('det kunne ikke gemmes'),
    'store-unknown': nothing('måske er det ikke gemt'),
    'table-busy': nothing('der er for travlt ved bordet'),
    'clock-skewed': text('urene på denne maskine og i lageret er {detail}\u00a0ms fra hinanden'),
    draining: 'serveren stopper snart: prøv igen om lidt',
    stopping: 'serveren stopper: kom igen om lidt',
    'unknown-table': 'der er intet bord med det navn',
    'too-many-misses': 'for mange borde, der ikke findes: vent lidt',
    'play-first': 'spil det selv først: den, der ser spillet, kender terningerne',
    'ranked-only':
      'dagens udfordring spilles ved et af serverens borde: et spil fra et andet sted tæller ikke',
    'ranked-people': 'dagens rangliste er for mennesker, ikke for programmer',
    'ranked-proof': 'dagens terninger offentliggøres med udfordringerne, når dagen er omme',
    'no-result': 'det resultat findes ikke',
    'record-is-secret': 'spillet er ikke slut: på skrift rummer det alle hemmeligheder',
    'bad-message': text('det forstod serveren ikke ({detail})'),
    'not-json': 'det er ikke gyldig JSON',
    'not-text': 'beskeder er tekst, ikke bytes',
    'other-protocol': text('denne server taler en anden protokol: {detail}'),
    'unknown-token': 'dette token dur ikke her: bed om et nyt',
    'token-gone': 'dette token dur ikke længere: bed om et nyt',
    'token-needed': 'der skal et token til: authorization: Bearer TOKEN',
    'unknown-code': 'koden gælder ikke, eller ikke længere: lav en ny på din anden enhed',
    'too-many-codes': 'for mange forkerte koder: vent et øjeblik',
    'bad-attempt': 'Idempotency-Key har 22 til 64 bogstaver, cifre og bindestreger',
    'say-hello': 'sig først hello, med et token',
    'not-watching': 'kig først med ved bordet',
    'too-many-watched': text('én forbindelse må kigge med ved {detail} borde'),
    'slow-down': 'for mange beskeder: langsommere',
    'too-much': 'for meget på én gang: vent lidt',
    'too-many-guests': 'for mange gæster fra én adresse: vent lidt',
    'too-many-tables': 'for mange borde på én gang: vent lidt',
    'too-many-unfinished': 'du har for mange uafsluttede borde: spil først et af dem færdigt',
    'too-many-of-address':
      'der er for mange borde i gang fra dit netværk: spil først et af dem færdigt',
    'too-many-connections': 'for mange forbindelser: vent lidt',
    'house-full': 'for mange forbindelser på samme tid',
    'other-name':
      'serveren svarer ikke på det navn: brug den adresse, du har fået, eller start den med --name',
    'operator-only':
      'det er for den, der driver serveren: spørg på selve maskinen, eller med tokenet fra --metrics-token',
    'program-of-program': 'et program kan ikke have programmer',
    'foreign-page': 'sider fra andre steder må ikke åbne forbindelser her',
    'socket-elsewhere': text('forbindelser er på {detail}'),
    'socket-needed':
      'her åbnes en WebSocket, og forespørgslen beder ikke om nogen: en proxy skal sende headerne Upgrade og Connection videre',
    'nothing-here': 'her er ikke noget',
    'only-methods': text('her går kun {detail}'),
    'send-json': 'send JSON, med content-type: application/json',
    'body-too-large': text('indholdet har mere end {detail} bytes'),
    'body-cut-off': 'indholdet kom ikke helt frem',
  },

  pages: {
    welcome: {
      lead: 'Tre terningspil at spille sammen. Denne server er åben; der spilles fra en terminal, eller med programmer:',
      open: 'åbn et bord, og sæt dig',
      join: 'kom til et bord med dets link',
      notBuilt: text(
        'Der er også en side at spille på, men den er ikke bygget: {command} bygger den, og serveren viser den næste gang den starter.',
      ),
      api: 'API’et til at læse',
      openApi: 'det samme som OpenAPI 3.1',
    },
    table: 'Du er inviteret til et bord. Kom med fra en terminal:',
    api: {
      title: 'API’et',
      lead: text(
        'JSON over HTTP, og en WebSocket på {socket} til det, der sker ved bordene. Et token står i headeren {header}. Det, der afvises, kommer med en kode og en grund, på sproget i Accept-Language eller hello.',
      ),
      routes: {
        'POST /api/guests': 'Vær nogen: en gæst med et navn og et token. Uden navn får man et.',
        'POST /api/programs':
          'En egen person til et program af dig, der spiller; alle ser, at det er et.',
        'GET /api/me': 'Hvem du er ifølge dit token.',
        'PATCH /api/me':
          'Et andet navn, straks ved hvert bord, hvor du sidder; hvor makkere ikke må rådføre sig, først ved næste spil.',
        'DELETE /api/me/tokens':
          'Gør alle dine tokens og dine programmers værdiløse og giver et nyt: til når nogen har set et. Går svaret tabt, besvares samme forespørgsel med samme Idempotency-Key igen.',
        'POST /api/me/codes':
          'En kode, hvormed en anden af dine enheder bliver dig: den virker én gang og i fem minutter. En ny gør den forrige ugyldig.',
        'GET /api/me/codes':
          'Om din sidste kode stadig venter, eller er brugt, så en anden enhed nu er dig.',
        'POST /api/codes': 'Vær den, der lavede koden. Derefter er den brugt.',
        'GET /api/me/tables': 'Dine borde, åbne, i gang og slut, de sidst ændrede først.',
        'GET /api/me/dice':
          'Hvad der faldt på dine pladser, talt over dine sidste tusind afsluttede spil.',
        'GET /api/dice': 'Hvad der faldt i alle afsluttede spil på denne server, talt.',
        'GET /api/tables':
          'De offentlige borde, åbne eller i gang, hvis vært er der; nogle få pr. person og adresse.',
        'POST /api/tables':
          'Åbner et bord, endnu uden nogen: sæt dig over socketen. Terningernes fingeraftryk offentliggøres med det.',
        'GET /api/tables/{table}':
          'Et bord, som du må se det: den samme besked, som socketen sender.',
        'GET /api/tables/{table}/record': 'Et færdigt spil på skrift, en linje for hvert træk.',
        'GET /api/tables/{table}/proof':
          'Beviset for terningerne i et færdigt spil: ”gobelet verify” holder det op mod spillet.',
        'GET /api/door':
          'Om en socket ville blive åbnet nu; hvis ikke, hvorfor, og hvornår man kan komme igen.',
        'GET /health': 'Processen lever.',
        'GET /ready': 'Man kan sende folk hertil: lageret svarer, og serveren stopper ikke snart.',
        'GET /metrics': 'Tal om serveren, til Prometheus.',
        'GET /api/challenges/daily':
          'Dagens udfordring for alle, efter UTC, uden dens terninger; gårsdagens; og den seneste, hvis terninger er kendt.',
        'POST /api/challenges/daily/table':
          'Bordet, hvor du spiller dagens udfordring. Det begynder, første gang du beder om det; du har ét om dagen.',
        'GET /api/challenges/{id}/results':
          'Hvad der kom ud af en udfordring, de bedste først, og din plads.',
        'POST /api/challenges/{id}/results':
          'Dit spil i en udfordring, dog ikke en dags. Det spilles efter, før det tæller; det første tæller og er svaret.',
        'GET /api/challenges/{id}/results/{person}':
          'Spillet, skrevet ned, fra en andens forsøg på en udfordring, for dem der selv har spillet den.',
      },
      needsToken: 'Kræver et token.',
      takes: 'Tager',
      answers: 'Svarer',
      mayRefuse: 'Kan afvise:',
      fromClient: 'Socket: hvad en klient siger',
      protocol: text('Protokol {#version}. En besked er ét JSON-objekt i én tekstramme.'),
      fromServer: 'Socket: hvad serveren siger',
      codes: 'Koder',
    },
  },
};
