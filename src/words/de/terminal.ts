/** The terminal in German. */

import type { Words } from '../en/terminal.ts';
import { list, number, plural, text } from './grammar.ts';

const levels = (count: number): string => plural(count, { one: '# Stärke', other: '# Stärken' });
const events = (count: number): string =>
  plural(count, { one: '# Ereignis', other: '# Ereignisse' });
const afterEvents = (count: number): string =>
  plural(count, { one: '# Ereignis', other: '# Ereignissen' });

export const words: Words = {
  list,
  number,

  say: {
    enter: 'Enter',
    notAMove: text('hier kein Zug: {typed} — ? hilft, list zeigt alle Züge'),
    severalMoves: (typed, spellings) => `${typed} kann heißen: ${spellings.join(' oder ')}`,
    nothingTyped: 'tippe eine Nummer oder einen Zug — ? hilft',
    back: 'Enter: zurück zum Tisch',
    allMoves: 'Alle Züge, nach Nummer oder wie geschrieben',
    soFar: 'Was bisher geschah',
    nothingYet: 'Noch nichts.',
    bot: 'Bot',
    or: text('oder: {commands}'),
  },

  play: {
    you: 'Du',
    player: text('Platz {#seat}'),
    bot: text('Bot {#seat}'),
    whichGame: 'Welches Spiel?',
    whichOf: text('tippe 1 bis {#count}, oder quit'),
    pass: text('Weiter an {name} — Enter, wenn nur du hinschaust'),
    passFirst: 'Erst eine leere Zeile: Enter, wenn nur du hinschaust',
    hide: 'Enter löscht den Bildschirm, dann gib ihn weiter',
    howToType:
      'Jederzeit: ? erklärt, list zeigt alle Züge, log was bisher geschah, quit speichert und geht.',
    howToTypeAlone:
      'Jederzeit: ? erklärt, list zeigt alle Züge, log was bisher geschah, odds was jeder Zug wert ist, quit speichert und geht.',
    odds: 'Was jeder Zug wert ist',
    saved: text('Gespeichert in {file}'),
    resume: text('Weiter mit: {command}'),
    finished: text('Dieses Spiel ist zu Ende. Sein Protokoll ist {file}'),
    elsewhere: text('{file} enthält mehr als dieses Protokoll: Das Spiel geht in {other} weiter'),
  },

  odds: {
    head: (game, count, seat) => `${game}, nach ${afterEvents(count)}: Platz ${seat} ist am Zug`,
    seat: text('Platz {#seat}'),
  },

  wrong: {
    whichCommand: 'welcher Befehl? „gobelet --help“ nennt alle',
    unknownCommand: text('unbekannter Befehl {word}; „gobelet --help“ nennt alle'),
    unknownOption: text('unbekannte Option {word}; „gobelet --help“ nennt alle'),
    unknownFlag: text('unbekannte Option {flag}'),
    takesNoValue: text('{flag} nimmt keinen Wert'),
    needsValue: text('{flag} braucht einen Wert ({value})'),
    missing: text('{what} fehlt'),
    unexpected: text('überzählig: {word}'),
    wholeRange: text('{flag} muss eine ganze Zahl von {min} bis {max} sein, nicht {text}'),
    wholeFrom: text('{flag} muss eine ganze Zahl ab {min} sein, nicht {text}'),
    noLanguage: text('es gibt keine Sprache {word}; es gibt {all}'),
    noGame: text('es gibt kein Spiel {word}; es gibt {all}'),
    noLevel: text('es gibt keine Stufe {word}; es gibt {all}'),
    optionsJson: text('--options muss JSON sein, etwa {example}, nicht {text}'),

    standardInput: 'die Standardeingabe',
    cantOpen: text('kann {file} nicht öffnen: {why}'),
    cantWrite: text('kann {file} nicht schreiben: {why}'),
    cantWriteOut: text('kann nicht auf die Standardausgabe schreiben: {why}'),
    files: {
      ENOENT: 'die Datei gibt es nicht',
      EISDIR: 'das ist ein Ordner',
      EACCES: 'keine Berechtigung',
      ENOTDIR: 'ein Teil des Pfads ist kein Ordner',
      EEXIST: 'es gibt sie schon',
      ENOSPC: 'die Platte ist voll',
    },
    noFolder: 'den Ordner gibt es nicht',
    exists: text(
      '{file} gibt es schon: Nimm einen anderen Namen, oder spiel weiter mit --resume {file}',
    ),
    noRecord: 'in dieser Datei ist kein Protokoll',
    notJson: 'kein gültiges JSON',
    beyond: (at, count) => `--at ${at} liegt hinter dem Ende, das Protokoll hat ${events(count)}`,
    isOver: (count) =>
      `nach ${afterEvents(count)} ist das Spiel zu Ende; --at K schaut auf einen früheren Moment`,
    notToMove: (seat, count, toMove) =>
      `nach ${afterEvents(count)} ist nicht Platz ${seat} am Zug, sondern ${toMove}`,

    nameAGame: text('nenne ein Spiel: {all}'),
    recordOfOther: text('{file} ist ein Protokoll von {game}, nicht von {word}'),
    hasItsOwn: text('{flag} geht nicht mit --resume: Das Protokoll hat es schon'),
    severalRecords: text('{file} enthält mehrere Protokolle: Speichere das Spiel woanders'),
    resumeFile: '--resume braucht eine Datei: Züge kommen von der Standardeingabe',
    levelsForBots: (count, bots) =>
      `${levels(count)} für ${plural(bots, { one: 'einen Bot', other: '# Bots' })}`,
    levelsForSeats: (count, seats) => `${levels(count)} für ${seats} Plätze`,
    namesForSeats: text('{#count} Namen für {#seats} Plätze'),
    badName: text('ein Name hat 1 bis {#most} Buchstaben und keine Steuerzeichen, nicht {text}'),
    sameName: 'zwei Plätze haben denselben Namen',

    gameOpens:
      '--game eröffnet einen Tisch: Nenne die Adresse eines Servers, keinen Link zu einem Tisch',
    forOpening: text('{flag} gilt für einen Tisch, den --game eröffnet'),
    pace: text('--pace muss live:SEKUNDEN+SEKUNDEN, relaxed oder days:N sein, nicht {text}'),
    tokens: text(
      '{file} ist keine Datei mit Tokens: Räum sie weg, oder nenne eine andere mit --token-file',
    ),

    clockSkewed: text(
      'die Uhren dieses Rechners und des Speichers gehen {off}\u00a0ms auseinander: Lass beide per NTP stellen',
    ),
    portTaken: text('Port {port} ist belegt: Nimm einen anderen mit --port'),
    portForbidden: text('Port {port} ist nicht erlaubt: Nimm einen anderen mit --port'),
    noHost: '--host ist keine Adresse dieses Rechners',
    networks: text('{flag} nimmt Adressen und Netze wie {example}, nicht {text}'),
    limit: text('{flag} nimmt eine Zahl oder Zahl und Sekunden wie 300/1200, nicht {text}'),
    busAddress: text('{flag} nimmt die Adresse eines NATS-Servers, etwa {example}'),
    noPackage: text('{flag} braucht ein Paket, das nicht installiert ist: npm install {name}'),
    secret: text('{flag} nimmt 16 bis 200 Zeichen ohne Leerzeichen'),
    hostName: text('{flag} nimmt Namen wie dice.example.org, nicht {text}'),
    origin: text('--origin muss eine Adresse wie https://dice.example.org sein, nicht {text}'),
    noDatabase: text('es gibt keine Datenbank {file}'),
    databaseExists: text('es gibt schon eine Datenbank {file}; --force legt sie beiseite'),
    pgDump: text(
      '{place} ist PostgreSQL: Sicherungen macht pg_dump oder das Transaktionslog, auch bei laufenden Servern; „gobelet export“ schreibt alles als Text',
    ),
    pgRestore: text(
      '{place} ist PostgreSQL: Sicherungen spielt pg_restore zurück; danach gibt „gobelet restore --store URL“ ohne Datei offenen Tischen neue Würfel',
    ),

    hex: text('--commitment muss 64 Hexziffern haben, nicht {text}'),
    proofMissing: 'PROOF fehlt, denn neben der Standardeingabe liegt keiner',
    seatMissing: '--seat N oder --seat public fehlt',
    playersForSeats: text('{#count} Spieler für {#seats} Plätze'),
    seatsOf: text(
      '{game} hat {#min} bis {#max} Plätze, nicht {#seats}; --seats N wiederholt die Liste um den Tisch',
    ),
    openQuote: text('ein Anführungszeichen ({quote}) ist nicht geschlossen'),
    commandMissing: 'nach „cmd:“ fehlt ein Befehl',
    noPlayer: text('niemand heißt {word}; es gibt {all}, random und cmd:COMMAND'),
    cantRun: text('kann {command} nicht starten: {why}'),
    stopped: text('angehalten nach {#done} von {#all} Spielen'),
  },
};
