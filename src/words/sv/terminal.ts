/** The terminal in Swedish. */

import type { Words } from '../en/terminal.ts';
import { list, number, plural, text } from './grammar.ts';

const levels = (count: number): string => plural(count, { one: '# nivå', other: '# nivåer' });
const events = (count: number): string =>
  plural(count, { one: '# händelse', other: '# händelser' });

export const words: Words = {
  list,
  number,

  say: {
    enter: 'Enter',
    notAMove: text('inget drag här: {typed} — ? hjälper, list visar alla drag'),
    severalMoves: (typed, spellings) => `${typed} kan betyda ${spellings.join(' eller ')}`,
    nothingTyped: 'skriv ett nummer eller ett drag — ? hjälper',
    back: 'Enter: tillbaka till bordet',
    allMoves: 'Alla drag, efter nummer eller som de skrivs',
    soFar: 'Vad som har hänt',
    nothingYet: 'Inget ännu.',
    bot: 'robot',
    or: text('eller: {commands}'),
  },

  play: {
    you: 'Du',
    player: text('Spelare {#seat}'),
    bot: text('Robot {#seat}'),
    whichGame: 'Vilket spel?',
    whichOf: text('skriv 1 till {#count}, eller quit'),
    pass: text('Skicka vidare till {name} — tryck Enter när bara du tittar'),
    passFirst: 'Först en tom rad: tryck Enter när bara du tittar',
    hide: 'Enter rensar skärmen; skicka den sedan vidare',
    howToType:
      'När som helst: ? förklarar, list visar alla drag, log vad som har hänt, quit sparar och går.',
    howToTypeAlone:
      'När som helst: ? förklarar, list visar alla drag, log vad som har hänt, odds vad varje drag är värt, quit sparar och går.',
    odds: 'Vad varje drag är värt',
    saved: text('Sparat i {file}'),
    resume: text('Fortsätt med: {command}'),
    finished: text('Det här spelet är slut. Protokollet är {file}'),
    elsewhere: text('{file} innehåller mer än det här protokollet: spelet fortsätter i {other}'),
  },

  odds: {
    head: (game, count, seat) => `${game}, efter ${events(count)}: plats ${seat} är på tur`,
    seat: text('plats {#seat}'),
  },

  wrong: {
    whichCommand: 'vilket kommando? ”gobelet --help” visar dem',
    unknownCommand: text('okänt kommando {word}; ”gobelet --help” visar dem'),
    unknownOption: text('okänd flagga {word}; ”gobelet --help” visar dem'),
    unknownFlag: text('okänd flagga {flag}'),
    takesNoValue: text('{flag} tar inget värde'),
    needsValue: text('{flag} saknar ett värde ({value})'),
    missing: text('{what} saknas'),
    unexpected: text('för mycket: {word}'),
    wholeRange: text('{flag} måste vara ett heltal från {min} till {max}, inte {text}'),
    wholeFrom: text('{flag} måste vara ett heltal från {min} och uppåt, inte {text}'),
    noLanguage: text('det finns inget språk {word}; det finns {all}'),
    noGame: text('det finns inget spel {word}; det finns {all}'),
    noLevel: text('det finns ingen nivå {word}; det finns {all}'),
    optionsJson: text('--options måste vara JSON, som {example}, inte {text}'),

    standardInput: 'standard in',
    cantOpen: text('kan inte öppna {file}: {why}'),
    cantWrite: text('kan inte skriva {file}: {why}'),
    cantWriteOut: text('kan inte skriva till standard ut: {why}'),
    files: {
      ENOENT: 'filen finns inte',
      EISDIR: 'det är en mapp',
      EACCES: 'åtkomst nekad',
      ENOTDIR: 'en del av sökvägen är ingen mapp',
      EEXIST: 'den finns redan',
      ENOSPC: 'disken är full',
    },
    noFolder: 'mappen finns inte',
    exists: text('{file} finns redan: välj ett annat namn, eller fortsätt med --resume {file}'),
    noRecord: 'det finns inget protokoll i filen',
    notJson: 'inte giltig JSON',
    beyond: (at, count) => `--at ${at} ligger efter slutet, protokollet har ${events(count)}`,
    isOver: (count) =>
      `spelet är slut efter ${events(count)}; --at K ser på ett tidigare ögonblick`,
    notToMove: (seat, count, toMove) =>
      `efter ${events(count)} är inte plats ${seat} på tur, utan ${toMove}`,

    nameAGame: text('nämn ett spel: {all}'),
    recordOfOther: text('{file} är ett protokoll från {game}, inte från {word}'),
    hasItsOwn: text('{flag} går inte ihop med --resume: det står redan i protokollet'),
    severalRecords: text('{file} innehåller flera protokoll: spara spelet på ett annat ställe'),
    resumeFile: '--resume behöver en fil: drag läses från standard in',
    levelsForBots: (count, bots) =>
      `${levels(count)} för ${plural(bots, { one: 'en robot', other: '# robotar' })}`,
    levelsForSeats: (count, seats) => `${levels(count)} för ${seats} platser`,
    namesForSeats: text('{#count} namn för {#seats} platser'),
    badName: text('ett namn har 1 till {#most} bokstäver och inga styrtecken, inte {text}'),
    sameName: 'två platser har samma namn',

    gameOpens: '--game öppnar ett bord: ge adressen till en server, inte en länk till ett bord',
    forOpening: text('{flag} är för ett bord som --game öppnar'),
    pace: text('--pace måste vara live:SEKUNDER+SEKUNDER, relaxed eller days:N, inte {text}'),
    tokens: text(
      '{file} är ingen fil med tokens: flytta den, eller ange en annan med --token-file',
    ),

    clockSkewed: text(
      'klockorna i den här datorn och i lagret skiljer sig {off}\u00a0ms: ställ dem med NTP',
    ),
    portTaken: text('port {port} är upptagen: välj en annan med --port'),
    portForbidden: text('port {port} får inte användas: välj en annan med --port'),
    noHost: '--host är ingen adress på den här datorn',
    networks: text('{flag} tar adresser och nätverk som {example}, inte {text}'),
    limit: text('{flag} tar ett tal, eller ett tal och sekunder som 300/1200, inte {text}'),
    busAddress: text('{flag} tar adressen till en NATS-server, till exempel {example}'),
    noPackage: text('{flag} behöver ett paket som inte är installerat: npm install {name}'),
    secret: text('{flag} tar 16 till 200 tecken utan mellanslag'),
    hostName: text('{flag} tar namn som dice.example.org, inte {text}'),
    origin: text('--origin måste vara en adress som https://dice.example.org, inte {text}'),
    noDatabase: text('det finns ingen databas {file}'),
    databaseExists: text('det finns redan en databas {file}; --force lägger den åt sidan'),
    pgDump: text(
      '{place} är PostgreSQL: säkerhetskopior görs med pg_dump eller dess logg, även medan servrar kör; ”gobelet export” skriver allt som text',
    ),
    pgRestore: text(
      '{place} är PostgreSQL: säkerhetskopior läggs tillbaka med pg_restore; sedan ger ”gobelet restore --store URL” utan fil öppna bord nya tärningar',
    ),

    hex: text('--commitment måste ha 64 hexsiffror, inte {text}'),
    proofMissing: 'PROOF saknas, för bredvid standard in ligger inget',
    seatMissing: '--seat N eller --seat public saknas',
    playersForSeats: text('{#count} spelare för {#seats} platser'),
    seatsOf: text(
      '{game} har {#min} till {#max} platser, inte {#seats}; --seats N upprepar listan runt bordet',
    ),
    openQuote: text('ett citattecken ({quote}) är inte stängt'),
    commandMissing: 'det saknas ett kommando efter ”cmd:”',
    noPlayer: text('ingen heter {word}; det finns {all}, random och cmd:COMMAND'),
    cantRun: text('kan inte köra {command}: {why}'),
    stopped: text('stoppat efter {#done} av {#all} spel'),
  },
};
