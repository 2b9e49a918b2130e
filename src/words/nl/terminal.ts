/** The terminal in Dutch. */

import type { Words } from '../en/terminal.ts';
import { list, number, plural, text } from './grammar.ts';

const levels = (count: number): string => plural(count, { one: '# niveau', other: '# niveaus' });
const events = (count: number): string =>
  plural(count, { one: '# gebeurtenis', other: '# gebeurtenissen' });

export const words: Words = {
  list,
  number,

  say: {
    enter: 'Enter',
    notAMove: text('hier geen zet: {typed} — ? helpt, list toont alle zetten'),
    severalMoves: (typed, spellings) => `${typed} kan betekenen: ${spellings.join(' of ')}`,
    nothingTyped: 'typ een nummer of een zet — ? helpt',
    back: 'Enter: terug naar de tafel',
    allMoves: 'Alle zetten, op nummer of zoals geschreven',
    soFar: 'Wat er tot nu toe gebeurde',
    nothingYet: 'Nog niets.',
    bot: 'bot',
    or: text('of: {commands}'),
  },

  play: {
    you: 'Jij',
    player: text('Speler {#seat}'),
    bot: text('Bot {#seat}'),
    whichGame: 'Welk spel?',
    whichOf: text('typ 1 tot {#count}, of quit'),
    pass: text('Geef door aan {name} — druk op Enter als alleen jij kijkt'),
    passFirst: 'Eerst een lege regel: druk op Enter als alleen jij kijkt',
    hide: 'Enter wist het scherm, geef het dan door',
    howToType:
      'Altijd: ? legt uit, list toont alle zetten, log wat er gebeurde, quit bewaart en stopt.',
    howToTypeAlone:
      'Altijd: ? legt uit, list toont alle zetten, log wat er gebeurde, odds wat elke zet waard is, quit bewaart en stopt.',
    odds: 'Wat elke zet waard is',
    saved: text('Bewaard in {file}'),
    resume: text('Verder met: {command}'),
    finished: text('Dit spel is afgelopen. Het verslag is {file}'),
    elsewhere: text('{file} bevat meer dan dit verslag: het spel gaat verder in {other}'),
  },

  odds: {
    head: (game, count, seat) => `${game}, na ${events(count)}: plaats ${seat} is aan zet`,
    seat: text('plaats {#seat}'),
  },

  wrong: {
    whichCommand: 'welke opdracht? ‘gobelet --help’ noemt ze',
    unknownCommand: text('onbekende opdracht {word}; ‘gobelet --help’ noemt ze'),
    unknownOption: text('onbekende optie {word}; ‘gobelet --help’ noemt ze'),
    unknownFlag: text('onbekende optie {flag}'),
    takesNoValue: text('{flag} neemt geen waarde'),
    needsValue: text('{flag} vraagt een waarde ({value})'),
    missing: text('{what} ontbreekt'),
    unexpected: text('te veel: {word}'),
    wholeRange: text('{flag} moet een geheel getal van {min} tot {max} zijn, niet {text}'),
    wholeFrom: text('{flag} moet een geheel getal vanaf {min} zijn, niet {text}'),
    noLanguage: text('er is geen taal {word}; er zijn {all}'),
    noGame: text('er is geen spel {word}; er zijn {all}'),
    noLevel: text('er is geen niveau {word}; er zijn {all}'),
    optionsJson: text('--options moet JSON zijn, zoals {example}, niet {text}'),

    standardInput: 'de standaardinvoer',
    cantOpen: text('kan {file} niet openen: {why}'),
    cantWrite: text('kan {file} niet schrijven: {why}'),
    cantWriteOut: text('kan niet naar de standaarduitvoer schrijven: {why}'),
    files: {
      ENOENT: 'dat bestand is er niet',
      EISDIR: 'dat is een map',
      EACCES: 'geen toegang',
      ENOTDIR: 'een deel van het pad is geen map',
      EEXIST: 'het bestaat al',
      ENOSPC: 'de schijf is vol',
    },
    noFolder: 'die map is er niet',
    exists: text('{file} bestaat al: kies een andere naam, of ga verder met --resume {file}'),
    noRecord: 'er staat geen verslag in dit bestand',
    notJson: 'geen geldige JSON',
    beyond: (at, count) => `--at ${at} ligt voorbij het einde, het verslag heeft ${events(count)}`,
    isOver: (count) =>
      `na ${events(count)} is het spel afgelopen; --at K kijkt naar een eerder moment`,
    notToMove: (seat, count, toMove) =>
      `na ${events(count)} is niet plaats ${seat} aan zet, maar ${toMove}`,

    nameAGame: text('noem een spel: {all}'),
    recordOfOther: text('{file} is een verslag van {game}, niet van {word}'),
    hasItsOwn: text('{flag} kan niet met --resume: het verslag heeft dat al'),
    severalRecords: text('{file} bevat meer verslagen: bewaar het spel ergens anders'),
    resumeFile: '--resume vraagt een bestand: zetten komen van de standaardinvoer',
    levelsForBots: (count, bots) =>
      `${levels(count)} voor ${plural(bots, { one: 'één bot', other: '# bots' })}`,
    levelsForSeats: (count, seats) => `${levels(count)} voor ${seats} plaatsen`,
    namesForSeats: text('{#count} namen voor {#seats} plaatsen'),
    badName: text('een naam heeft 1 tot {#most} letters en geen stuurtekens, niet {text}'),
    sameName: 'twee plaatsen hebben dezelfde naam',

    gameOpens: '--game opent een tafel: geef het adres van een server, geen link naar een tafel',
    forOpening: text('{flag} is voor een tafel die --game opent'),
    pace: text('--pace moet live:SECONDEN+SECONDEN, relaxed of days:N zijn, niet {text}'),
    tokens: text(
      '{file} is geen bestand met tokens: zet het weg, of noem een ander met --token-file',
    ),

    clockSkewed: text(
      'de klokken van deze machine en van de opslag lopen {off}\u00a0ms uiteen: zet ze gelijk met NTP',
    ),
    portTaken: text('poort {port} is bezet: kies een andere met --port'),
    portForbidden: text('poort {port} mag niet: kies een andere met --port'),
    noHost: '--host is geen adres van deze computer',
    networks: text('{flag} wil adressen en netwerken zoals {example}, niet {text}'),
    limit: text('{flag} wil een getal, of een getal en seconden zoals 300/1200, niet {text}'),
    busAddress: text('{flag} wil het adres van een NATS-server, zoals {example}'),
    noPackage: text('{flag} heeft een pakket nodig dat niet geïnstalleerd is: npm install {name}'),
    secret: text('{flag} wil 16 tot 200 tekens zonder spaties'),
    hostName: text('{flag} wil namen zoals dice.example.org, niet {text}'),
    origin: text('--origin moet een adres zijn zoals https://dice.example.org, niet {text}'),
    noDatabase: text('er is geen database {file}'),
    databaseExists: text('er is al een database {file}; --force zet die opzij'),
    pgDump: text(
      '{place} is PostgreSQL: maak reservekopieën met pg_dump of met het logboek, ook terwijl servers draaien; ‘gobelet export’ schrijft alles als tekst',
    ),
    pgRestore: text(
      '{place} is PostgreSQL: zet reservekopieën terug met pg_restore; daarna geeft ‘gobelet restore --store URL’ zonder bestand open tafels nieuwe stenen',
    ),

    hex: text('--commitment moet 64 hexcijfers hebben, niet {text}'),
    proofMissing: 'PROOF ontbreekt, want naast de standaardinvoer ligt er geen',
    seatMissing: '--seat N of --seat public ontbreekt',
    playersForSeats: text('{#count} spelers voor {#seats} plaatsen'),
    seatsOf: text(
      '{game} heeft {#min} tot {#max} plaatsen, niet {#seats}; --seats N herhaalt de lijst rond de tafel',
    ),
    openQuote: text('een aanhalingsteken ({quote}) is niet gesloten'),
    commandMissing: 'na ‘cmd:’ ontbreekt een opdracht',
    noPlayer: text('niemand heet {word}; er zijn {all}, random en cmd:COMMAND'),
    cantRun: text('kan {command} niet starten: {why}'),
    stopped: text('gestopt na {#done} van {#all} spellen'),
  },
};
