/** The terminal in Swedish. */

import type { Words } from '../en/terminal.ts';
import { list, number, plural } from './grammar.ts';

const levels = (count: number): string => plural(count, { one: '# nivå', other: '# nivåer' });
const events = (count: number): string => plural(count, { one: '# händelse', other: '# händelser' });

export const words: Words = {
  list,
  number,

  say: {
    enter: 'Enter',
    notAMove: (typed) => `inget drag här: ${typed} — ? hjälper, list visar alla drag`,
    severalMoves: (typed, spellings) => `${typed} kan betyda ${spellings.join(' eller ')}`,
    nothingTyped: 'skriv ett nummer eller ett drag — ? hjälper',
    back: 'Enter: tillbaka till bordet',
    allMoves: 'Alla drag, efter nummer eller som de skrivs',
    soFar: 'Vad som har hänt',
    nothingYet: 'Inget ännu.',
    bot: 'robot',
    or: (commands) => `eller: ${commands}`,
  },

  play: {
    you: 'Du',
    player: (seat) => `Spelare ${seat}`,
    bot: (seat) => `Robot ${seat}`,
    whichGame: 'Vilket spel?',
    whichOf: (count) => `skriv 1 till ${count}, eller quit`,
    pass: (name) => `Skicka vidare till ${name} — tryck Enter när bara du tittar`,
    passFirst: 'Först en tom rad: tryck Enter när bara du tittar',
    hide: 'Enter rensar skärmen; skicka den sedan vidare',
    howToType: 'När som helst: ? förklarar, list visar alla drag, log vad som har hänt, quit sparar och går.',
    howToTypeAlone:
      'När som helst: ? förklarar, list visar alla drag, log vad som har hänt, odds vad varje drag är värt, quit sparar och går.',
    odds: 'Vad varje drag är värt',
    saved: (file) => `Sparat i ${file}`,
    resume: (command) => `Fortsätt med: ${command}`,
    finished: (file) => `Det här spelet är slut. Protokollet är ${file}`,
    elsewhere: (file, other) => `${file} innehåller mer än det här protokollet: spelet fortsätter i ${other}`,
  },

  odds: {
    head: (game, count, seat) => `${game}, efter ${events(count)}: plats ${seat} är på tur`,
    seat: (seat) => `plats ${seat}`,
  },

  wrong: {
    whichCommand: 'vilket kommando? ”gobelet --help” visar dem',
    unknownCommand: (word) => `okänt kommando ${word}; ”gobelet --help” visar dem`,
    unknownOption: (word) => `okänd flagga ${word}; ”gobelet --help” visar dem`,
    unknownFlag: (flag) => `okänd flagga ${flag}`,
    takesNoValue: (flag) => `${flag} tar inget värde`,
    needsValue: (flag, value) => `${flag} saknar ett värde (${value})`,
    missing: (what) => `${what} saknas`,
    unexpected: (word) => `för mycket: ${word}`,
    wholeRange: (flag, min, max, text) => `${flag} måste vara ett heltal från ${min} till ${max}, inte ${text}`,
    wholeFrom: (flag, min, text) => `${flag} måste vara ett heltal från ${min} och uppåt, inte ${text}`,
    noLanguage: (word, all) => `det finns inget språk ${word}; det finns ${all}`,
    noGame: (word, all) => `det finns inget spel ${word}; det finns ${all}`,
    noLevel: (word, all) => `det finns ingen nivå ${word}; det finns ${all}`,
    optionsJson: (example, text) => `--options måste vara JSON, som ${example}, inte ${text}`,

    standardInput: 'standard in',
    cantOpen: (file, why) => `kan inte öppna ${file}: ${why}`,
    cantWrite: (file, why) => `kan inte skriva ${file}: ${why}`,
    cantWriteOut: (why) => `kan inte skriva till standard ut: ${why}`,
    files: {
      ENOENT: 'filen finns inte',
      EISDIR: 'det är en mapp',
      EACCES: 'åtkomst nekad',
      ENOTDIR: 'en del av sökvägen är ingen mapp',
      EEXIST: 'den finns redan',
      ENOSPC: 'disken är full',
    },
    noFolder: 'mappen finns inte',
    exists: (file) => `${file} finns redan: välj ett annat namn, eller fortsätt med --resume ${file}`,
    noRecord: 'det finns inget protokoll i filen',
    notJson: 'inte giltig JSON',
    beyond: (at, count) => `--at ${at} ligger efter slutet, protokollet har ${events(count)}`,
    isOver: (count) => `spelet är slut efter ${events(count)}; --at K ser på ett tidigare ögonblick`,
    notToMove: (seat, count, toMove) => `efter ${events(count)} är inte plats ${seat} på tur, utan ${toMove}`,

    nameAGame: (all) => `nämn ett spel: ${all}`,
    recordOfOther: (file, game, word) => `${file} är ett protokoll från ${game}, inte från ${word}`,
    hasItsOwn: (flag) => `${flag} går inte ihop med --resume: det står redan i protokollet`,
    severalRecords: (file) => `${file} innehåller flera protokoll: spara spelet på ett annat ställe`,
    resumeFile: '--resume behöver en fil: drag läses från standard in',
    levelsForBots: (count, bots) => `${levels(count)} för ${plural(bots, { one: 'en robot', other: '# robotar' })}`,
    levelsForSeats: (count, seats) => `${levels(count)} för ${seats} platser`,
    namesForSeats: (count, seats) => `${count} namn för ${seats} platser`,
    badName: (most, text) => `ett namn har 1 till ${most} bokstäver och inga styrtecken, inte ${text}`,
    sameName: 'två platser har samma namn',

    gameOpens: '--game öppnar ett bord: ge adressen till en server, inte en länk till ett bord',
    forOpening: (flag) => `${flag} är för ett bord som --game öppnar`,
    pace: (text) => `--pace måste vara live:SEKUNDER+SEKUNDER, relaxed eller days:N, inte ${text}`,
    tokens: (file) => `${file} är ingen fil med tokens: flytta den, eller ange en annan med --token-file`,

    portTaken: (port) => `port ${port} är upptagen: välj en annan med --port`,
    portForbidden: (port) => `port ${port} får inte användas: välj en annan med --port`,
    noHost: '--host är ingen adress på den här datorn',
    onOrOff: (flag, text) => `${flag} är on eller off, inte ${text}`,
    origin: (text) => `--origin måste vara en adress som https://dice.example.org, inte ${text}`,
    noDatabase: (file) => `det finns ingen databas ${file}`,
    databaseExists: (file) => `det finns redan en databas ${file}; --force lägger den åt sidan`,

    hex: (text) => `--commitment måste ha 64 hexsiffror, inte ${text}`,
    proofMissing: 'PROOF saknas, för bredvid standard in ligger inget',
    seatMissing: '--seat N eller --seat public saknas',
    playersForSeats: (count, seats) => `${count} spelare för ${seats} platser`,
    seatsOf: (game, min, max, seats) =>
      `${game} har ${min} till ${max} platser, inte ${seats}; --seats N upprepar listan runt bordet`,
    openQuote: (quote) => `ett citattecken (${quote}) är inte stängt`,
    commandMissing: 'det saknas ett kommando efter ”cmd:”',
    noPlayer: (word, all) => `ingen heter ${word}; det finns ${all}, random och cmd:COMMAND`,
    cantRun: (command, why) => `kan inte köra ${command}: ${why}`,
    stopped: (done, all) => `stoppat efter ${number(done)} av ${number(all)} spel`,
  },
};
