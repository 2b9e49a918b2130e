/** The terminal in Danish. */

import type { Words } from '../en/terminal.ts';
import { list, number, plural } from './grammar.ts';

const levels = (count: number): string => plural(count, { one: '# niveau', other: '# niveauer' });
const events = (count: number): string => plural(count, { one: '# hændelse', other: '# hændelser' });

export const words: Words = {
  list,
  number,

  say: {
    enter: 'Enter',
    notAMove: (typed) => `ikke et træk her: ${typed} — ? hjælper, list viser alle træk`,
    severalMoves: (typed, spellings) => `${typed} kan betyde ${spellings.join(' eller ')}`,
    nothingTyped: 'skriv et nummer eller et træk — ? hjælper',
    back: 'Enter: tilbage til bordet',
    allMoves: 'Alle træk, efter nummer eller som de skrives',
    soFar: 'Hvad der er sket',
    nothingYet: 'Ikke noget endnu.',
    bot: 'robot',
    or: (commands) => `eller: ${commands}`,
  },

  play: {
    you: 'Du',
    player: (seat) => `Spiller ${seat}`,
    bot: (seat) => `Robot ${seat}`,
    whichGame: 'Hvilket spil?',
    whichOf: (count) => `skriv 1 til ${count}, eller quit`,
    pass: (name) => `Giv videre til ${name} — tryk Enter, når kun du kigger`,
    passFirst: 'Først en tom linje: tryk Enter, når kun du kigger',
    hide: 'Enter rydder skærmen; giv den så videre',
    howToType: 'Når som helst: ? forklarer, list viser alle træk, log hvad der er sket, quit gemmer og går.',
    howToTypeAlone:
      'Når som helst: ? forklarer, list viser alle træk, log hvad der er sket, odds hvad hvert træk er værd, quit gemmer og går.',
    odds: 'Hvad hvert træk er værd',
    saved: (file) => `Gemt i ${file}`,
    resume: (command) => `Fortsæt med: ${command}`,
    finished: (file) => `Dette spil er slut. Det står i ${file}`,
    elsewhere: (file, other) => `${file} indeholder mere end dette spil: det går videre i ${other}`,
  },

  odds: {
    head: (game, count, seat) => `${game}, efter ${events(count)}: plads ${seat} har turen`,
    seat: (seat) => `plads ${seat}`,
  },

  wrong: {
    whichCommand: 'hvilken kommando? »gobelet --help« viser dem',
    unknownCommand: (word) => `ukendt kommando ${word}; »gobelet --help« viser dem`,
    unknownOption: (word) => `ukendt flag ${word}; »gobelet --help« viser dem`,
    unknownFlag: (flag) => `ukendt flag ${flag}`,
    takesNoValue: (flag) => `${flag} tager ingen værdi`,
    needsValue: (flag, value) => `${flag} mangler en værdi (${value})`,
    missing: (what) => `${what} mangler`,
    unexpected: (word) => `for meget: ${word}`,
    wholeRange: (flag, min, max, text) => `${flag} skal være et helt tal fra ${min} til ${max}, ikke ${text}`,
    wholeFrom: (flag, min, text) => `${flag} skal være et helt tal fra ${min} og op, ikke ${text}`,
    noLanguage: (word, all) => `der er intet sprog ${word}; der er ${all}`,
    noGame: (word, all) => `der er intet spil ${word}; der er ${all}`,
    noLevel: (word, all) => `der er intet niveau ${word}; der er ${all}`,
    optionsJson: (example, text) => `--options skal være JSON, som ${example}, ikke ${text}`,

    standardInput: 'standardinput',
    cantOpen: (file, why) => `kan ikke åbne ${file}: ${why}`,
    cantWrite: (file, why) => `kan ikke skrive ${file}: ${why}`,
    cantWriteOut: (why) => `kan ikke skrive til standardoutput: ${why}`,
    files: {
      ENOENT: 'filen findes ikke',
      EISDIR: 'det er en mappe',
      EACCES: 'ingen adgang',
      ENOTDIR: 'en del af stien er ikke en mappe',
      EEXIST: 'den findes allerede',
      ENOSPC: 'disken er fuld',
    },
    noFolder: 'mappen findes ikke',
    exists: (file) => `${file} findes allerede: vælg et andet navn, eller fortsæt med --resume ${file}`,
    noRecord: 'der er intet spil i denne fil',
    notJson: 'ikke gyldig JSON',
    beyond: (at, count) => `--at ${at} ligger efter slutningen, spillet har ${events(count)}`,
    isOver: (count) => `spillet er slut efter ${events(count)}; --at K ser på et tidligere øjeblik`,
    notToMove: (seat, count, toMove) => `efter ${events(count)} har plads ${seat} ikke turen, men ${toMove}`,

    nameAGame: (all) => `nævn et spil: ${all}`,
    recordOfOther: (file, game, word) => `${file} er et spil ${game}, ikke ${word}`,
    hasItsOwn: (flag) => `${flag} går ikke sammen med --resume: det står allerede i spillet`,
    severalRecords: (file) => `${file} indeholder flere spil: gem spillet et andet sted`,
    resumeFile: '--resume skal have en fil: træk læses fra standardinput',
    levelsForBots: (count, bots) => `${levels(count)} til ${plural(bots, { one: 'én robot', other: '# robotter' })}`,
    levelsForSeats: (count, seats) => `${levels(count)} til ${seats} pladser`,
    namesForSeats: (count, seats) => `${count} navne til ${seats} pladser`,
    badName: (most, text) => `et navn har 1 til ${most} bogstaver og ingen styretegn, ikke ${text}`,
    sameName: 'to pladser har samme navn',

    gameOpens: '--game åbner et bord: giv adressen på en server, ikke et link til et bord',
    forOpening: (flag) => `${flag} er til et bord, som --game åbner`,
    pace: (text) => `--pace skal være live:SEKUNDER+SEKUNDER, relaxed eller days:N, ikke ${text}`,
    tokens: (file) => `${file} er ikke en fil med tokens: flyt den, eller nævn en anden med --token-file`,

    portTaken: (port) => `port ${port} er optaget: vælg en anden med --port`,
    portForbidden: (port) => `port ${port} må ikke bruges: vælg en anden med --port`,
    noHost: '--host er ikke en adresse på denne maskine',
    onOrOff: (flag, text) => `${flag} er on eller off, ikke ${text}`,
    origin: (text) => `--origin skal være en adresse som https://dice.example.org, ikke ${text}`,
    noDatabase: (file) => `der er ingen database ${file}`,
    databaseExists: (file) => `der er allerede en database ${file}; --force lægger den til side`,

    hex: (text) => `--commitment skal have 64 hexcifre, ikke ${text}`,
    proofMissing: 'PROOF mangler, for der ligger intet ved siden af standardinput',
    seatMissing: '--seat N eller --seat public mangler',
    playersForSeats: (count, seats) => `${count} spillere til ${seats} pladser`,
    seatsOf: (game, min, max, seats) =>
      `${game} har ${min} til ${max} pladser, ikke ${seats}; --seats N gentager listen rundt om bordet`,
    openQuote: (quote) => `et anførselstegn (${quote}) er ikke lukket`,
    commandMissing: 'der mangler en kommando efter »cmd:«',
    noPlayer: (word, all) => `ingen hedder ${word}; der er ${all}, random og cmd:COMMAND`,
    cantRun: (command, why) => `kan ikke køre ${command}: ${why}`,
    stopped: (done, all) => `stoppet efter ${number(done)} af ${number(all)} spil`,
  },
};
