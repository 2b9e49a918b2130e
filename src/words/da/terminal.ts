/** The terminal in Danish. */

import type { Words } from '../en/terminal.ts';
import { list, number, plural, text } from './grammar.ts';

const levels = (count: number): string => plural(count, { one: '# niveau', other: '# niveauer' });
const events = (count: number): string =>
  plural(count, { one: '# hændelse', other: '# hændelser' });

export const words: Words = {
  list,
  number,

  say: {
    enter: 'Enter',
    notAMove: text('ikke et træk her: {typed} — ? hjælper, list viser alle træk'),
    severalMoves: (typed, spellings) => `${typed} kan betyde ${spellings.join(' eller ')}`,
    nothingTyped: 'skriv et nummer eller et træk — ? hjælper',
    back: 'Enter: tilbage til bordet',
    allMoves: 'Alle træk, efter nummer eller som de skrives',
    soFar: 'Hvad der er sket',
    nothingYet: 'Ikke noget endnu.',
    bot: 'robot',
    or: text('eller: {commands}'),
  },

  play: {
    you: 'Du',
    player: text('Spiller {#seat}'),
    bot: text('Robot {#seat}'),
    whichGame: 'Hvilket spil?',
    whichOf: text('skriv 1 til {#count}, eller quit'),
    pass: text('Giv videre til {name} — tryk Enter, når kun du kigger'),
    passFirst: 'Først en tom linje: tryk Enter, når kun du kigger',
    hide: 'Enter rydder skærmen; giv den så videre',
    howToType:
      'Når som helst: ? forklarer, list viser alle træk, log hvad der er sket, quit gemmer og går.',
    howToTypeAlone:
      'Når som helst: ? forklarer, list viser alle træk, log hvad der er sket, odds hvad hvert træk er værd, quit gemmer og går.',
    odds: 'Hvad hvert træk er værd',
    saved: text('Gemt i {file}'),
    resume: text('Fortsæt med: {command}'),
    finished: text('Dette spil er slut. Det står i {file}'),
    elsewhere: text('{file} indeholder mere end dette spil: det går videre i {other}'),
  },

  odds: {
    head: (game, count, seat) => `${game}, efter ${events(count)}: plads ${seat} har turen`,
    seat: text('plads {#seat}'),
  },

  wrong: {
    whichCommand: 'hvilken kommando? ”gobelet --help” viser dem',
    unknownCommand: text('ukendt kommando {word}; ”gobelet --help” viser dem'),
    unknownOption: text('ukendt flag {word}; ”gobelet --help” viser dem'),
    unknownFlag: text('ukendt flag {flag}'),
    takesNoValue: text('{flag} tager ingen værdi'),
    needsValue: text('{flag} mangler en værdi ({value})'),
    missing: text('{what} mangler'),
    unexpected: text('for meget: {word}'),
    wholeRange: text('{flag} skal være et helt tal fra {min} til {max}, ikke {text}'),
    wholeFrom: text('{flag} skal være et helt tal fra {min} og op, ikke {text}'),
    noLanguage: text('der er intet sprog {word}; der er {all}'),
    noGame: text('der er intet spil {word}; der er {all}'),
    noLevel: text('der er intet niveau {word}; der er {all}'),
    optionsJson: text('--options skal være JSON, som {example}, ikke {text}'),

    standardInput: 'standardinput',
    cantOpen: text('kan ikke åbne {file}: {why}'),
    cantWrite: text('kan ikke skrive {file}: {why}'),
    cantWriteOut: text('kan ikke skrive til standardoutput: {why}'),
    files: {
      ENOENT: 'filen findes ikke',
      EISDIR: 'det er en mappe',
      EACCES: 'ingen adgang',
      ENOTDIR: 'en del af stien er ikke en mappe',
      EEXIST: 'den findes allerede',
      ENOSPC: 'disken er fuld',
    },
    noFolder: 'mappen findes ikke',
    exists: text('{file} findes allerede: vælg et andet navn, eller fortsæt med --resume {file}'),
    noRecord: 'der er intet spil i denne fil',
    notJson: 'ikke gyldig JSON',
    beyond: (at, count) => `--at ${at} ligger efter slutningen, spillet har ${events(count)}`,
    isOver: (count) => `spillet er slut efter ${events(count)}; --at K ser på et tidligere øjeblik`,
    notToMove: (seat, count, toMove) =>
      `efter ${events(count)} har plads ${seat} ikke turen, men ${toMove}`,

    nameAGame: text('nævn et spil: {all}'),
    recordOfOther: text('{file} er et spil {game}, ikke {word}'),
    hasItsOwn: text('{flag} går ikke sammen med --resume: det står allerede i spillet'),
    severalRecords: text('{file} indeholder flere spil: gem spillet et andet sted'),
    resumeFile: '--resume skal have en fil: træk læses fra standardinput',
    levelsForBots: (count, bots) =>
      `${levels(count)} til ${plural(bots, { one: 'én robot', other: '# robotter' })}`,
    levelsForSeats: (count, seats) => `${levels(count)} til ${seats} pladser`,
    namesForSeats: text('{#count} navne til {#seats} pladser'),
    badName: text('et navn har 1 til {#most} bogstaver og ingen styretegn, ikke {text}'),
    sameName: 'to pladser har samme navn',

    gameOpens: '--game åbner et bord: giv adressen på en server, ikke et link til et bord',
    forOpening: text('{flag} er til et bord, som --game åbner'),
    pace: text('--pace skal være live:SEKUNDER+SEKUNDER, relaxed eller days:N, ikke {text}'),
    tokens: text(
      '{file} er ikke en fil med tokens: flyt den, eller nævn en anden med --token-file',
    ),

    clockSkewed: text(
      'urene på denne maskine og i lageret er {off}\u00a0ms fra hinanden: stil dem med NTP',
    ),
    portTaken: text('port {port} er optaget: vælg en anden med --port'),
    portForbidden: text('port {port} må ikke bruges: vælg en anden med --port'),
    noHost: '--host er ikke en adresse på denne maskine',
    networks: text('{flag} tager adresser og netværk som {example}, ikke {text}'),
    limit: text('{flag} tager et tal, eller et tal og sekunder som 300/1200, ikke {text}'),
    busAddress: text('{flag} tager adressen på en NATS-server, for eksempel {example}'),
    noPackage: text('{flag} kræver en pakke, der ikke er installeret: npm install {name}'),
    secret: text('{flag} tager 16 til 200 tegn uden mellemrum'),
    hostName: text('{flag} tager navne som dice.example.org, ikke {text}'),
    origin: text('--origin skal være en adresse som https://dice.example.org, ikke {text}'),
    noDatabase: text('der er ingen database {file}'),
    databaseExists: text('der er allerede en database {file}; --force lægger den til side'),
    pgDump: text(
      '{place} er PostgreSQL: sikkerhedskopier laves med pg_dump eller dens log, også mens servere kører; ”gobelet export” skriver alt som tekst',
    ),
    pgRestore: text(
      '{place} er PostgreSQL: sikkerhedskopier lægges tilbage med pg_restore; derefter giver ”gobelet restore --store URL” uden fil åbne borde nye terninger',
    ),

    hex: text('--commitment skal have 64 hexcifre, ikke {text}'),
    proofMissing: 'PROOF mangler, for der ligger intet ved siden af standardinput',
    seatMissing: '--seat N eller --seat public mangler',
    playersForSeats: text('{#count} spillere til {#seats} pladser'),
    seatsOf: text(
      '{game} har {#min} til {#max} pladser, ikke {#seats}; --seats N gentager listen rundt om bordet',
    ),
    openQuote: text('et anførselstegn ({quote}) er ikke lukket'),
    commandMissing: 'der mangler en kommando efter ”cmd:”',
    noPlayer: text('ingen hedder {word}; der er {all}, random og cmd:COMMAND'),
    cantRun: text('kan ikke køre {command}: {why}'),
    stopped: text('stoppet efter {#done} af {#all} spil'),
  },
};
