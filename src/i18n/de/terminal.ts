/** The terminal in German. */

import type { Words } from '../en/terminal.ts';
import { list, number, plural } from './grammar.ts';

const levels = (count: number): string => plural(count, { one: '# Stärke', other: '# Stärken' });
const events = (count: number): string => plural(count, { one: '# Ereignis', other: '# Ereignisse' });
const afterEvents = (count: number): string => plural(count, { one: '# Ereignis', other: '# Ereignissen' });

export const words: Words = {
  list,
  number,

  say: {
    enter: 'Enter',
    notAMove: (typed) => `hier kein Zug: ${typed} — ? hilft, list zeigt alle Züge`,
    severalMoves: (typed, spellings) => `${typed} kann heißen: ${spellings.join(' oder ')}`,
    nothingTyped: 'tippe eine Nummer oder einen Zug — ? hilft',
    back: 'Enter: zurück zum Tisch',
    allMoves: 'Alle Züge, nach Nummer oder wie geschrieben',
    soFar: 'Was bisher geschah',
    nothingYet: 'Noch nichts.',
    bot: 'Bot',
    or: (commands) => `oder: ${commands}`,
  },

  play: {
    you: 'Du',
    player: (seat) => `Platz ${seat}`,
    bot: (seat) => `Bot ${seat}`,
    whichGame: 'Welches Spiel?',
    whichOf: (count) => `tippe 1 bis ${count}, oder quit`,
    pass: (name) => `Weiter an ${name} — Enter, wenn nur du hinschaust`,
    passFirst: 'Erst eine leere Zeile: Enter, wenn nur du hinschaust',
    hide: 'Enter löscht den Bildschirm, dann gib ihn weiter',
    howToType: 'Jederzeit: ? erklärt, list zeigt alle Züge, log was bisher geschah, quit speichert und geht.',
    howToTypeAlone:
      'Jederzeit: ? erklärt, list zeigt alle Züge, log was bisher geschah, odds was jeder Zug wert ist, quit speichert und geht.',
    odds: 'Was jeder Zug wert ist',
    saved: (file) => `Gespeichert in ${file}`,
    resume: (command) => `Weiter mit: ${command}`,
    finished: (file) => `Dieses Spiel ist zu Ende. Sein Protokoll ist ${file}`,
    elsewhere: (file, other) => `${file} enthält mehr als dieses Protokoll: Das Spiel geht in ${other} weiter`,
  },

  odds: {
    head: (game, count, seat) => `${game}, nach ${afterEvents(count)}: Platz ${seat} ist am Zug`,
    seat: (seat) => `Platz ${seat}`,
  },

  wrong: {
    whichCommand: 'welcher Befehl? „gobelet --help“ nennt alle',
    unknownCommand: (word) => `unbekannter Befehl ${word}; „gobelet --help“ nennt alle`,
    unknownOption: (word) => `unbekannte Option ${word}; „gobelet --help“ nennt alle`,
    unknownFlag: (flag) => `unbekannte Option ${flag}`,
    takesNoValue: (flag) => `${flag} nimmt keinen Wert`,
    needsValue: (flag, value) => `${flag} braucht einen Wert (${value})`,
    missing: (what) => `${what} fehlt`,
    unexpected: (word) => `überzählig: ${word}`,
    wholeRange: (flag, min, max, text) => `${flag} muss eine ganze Zahl von ${min} bis ${max} sein, nicht ${text}`,
    wholeFrom: (flag, min, text) => `${flag} muss eine ganze Zahl ab ${min} sein, nicht ${text}`,
    noLanguage: (word, all) => `es gibt keine Sprache ${word}; es gibt ${all}`,
    noGame: (word, all) => `es gibt kein Spiel ${word}; es gibt ${all}`,
    noLevel: (word, all) => `es gibt keine Stufe ${word}; es gibt ${all}`,
    optionsJson: (example, text) => `--options muss JSON sein, etwa ${example}, nicht ${text}`,

    standardInput: 'die Standardeingabe',
    cantOpen: (file, why) => `kann ${file} nicht öffnen: ${why}`,
    cantWrite: (file, why) => `kann ${file} nicht schreiben: ${why}`,
    cantWriteOut: (why) => `kann nicht auf die Standardausgabe schreiben: ${why}`,
    files: {
      ENOENT: 'die Datei gibt es nicht',
      EISDIR: 'das ist ein Ordner',
      EACCES: 'keine Berechtigung',
      ENOTDIR: 'ein Teil des Pfads ist kein Ordner',
      EEXIST: 'es gibt sie schon',
      ENOSPC: 'die Platte ist voll',
    },
    noFolder: 'den Ordner gibt es nicht',
    exists: (file) => `${file} gibt es schon: Nimm einen anderen Namen, oder spiel weiter mit --resume ${file}`,
    noRecord: 'in dieser Datei ist kein Protokoll',
    notJson: 'kein gültiges JSON',
    beyond: (at, count) => `--at ${at} liegt hinter dem Ende, das Protokoll hat ${events(count)}`,
    isOver: (count) => `nach ${afterEvents(count)} ist das Spiel zu Ende; --at K schaut auf einen früheren Moment`,
    notToMove: (seat, count, toMove) => `nach ${afterEvents(count)} ist nicht Platz ${seat} am Zug, sondern ${toMove}`,

    nameAGame: (all) => `nenne ein Spiel: ${all}`,
    recordOfOther: (file, game, word) => `${file} ist ein Protokoll von ${game}, nicht von ${word}`,
    hasItsOwn: (flag) => `${flag} geht nicht mit --resume: Das Protokoll hat es schon`,
    severalRecords: (file) => `${file} enthält mehrere Protokolle: Speichere das Spiel woanders`,
    resumeFile: '--resume braucht eine Datei: Züge kommen von der Standardeingabe',
    levelsForBots: (count, bots) => `${levels(count)} für ${plural(bots, { one: 'einen Bot', other: '# Bots' })}`,
    levelsForSeats: (count, seats) => `${levels(count)} für ${seats} Plätze`,
    namesForSeats: (count, seats) => `${count} Namen für ${seats} Plätze`,
    badName: (most, text) => `ein Name hat 1 bis ${most} Buchstaben und keine Steuerzeichen, nicht ${text}`,
    sameName: 'zwei Plätze haben denselben Namen',

    gameOpens: '--game eröffnet einen Tisch: Nenne die Adresse eines Servers, keinen Link zu einem Tisch',
    forOpening: (flag) => `${flag} gilt für einen Tisch, den --game eröffnet`,
    pace: (text) => `--pace muss live:SEKUNDEN+SEKUNDEN, relaxed oder days:N sein, nicht ${text}`,
    tokens: (file) => `${file} ist keine Datei mit Tokens: Räum sie weg, oder nenne eine andere mit --token-file`,

    portTaken: (port) => `Port ${port} ist belegt: Nimm einen anderen mit --port`,
    portForbidden: (port) => `Port ${port} ist nicht erlaubt: Nimm einen anderen mit --port`,
    noHost: '--host ist keine Adresse dieses Rechners',
    onOrOff: (flag, text) => `${flag} ist on oder off, nicht ${text}`,
    origin: (text) => `--origin muss eine Adresse wie https://dice.example.org sein, nicht ${text}`,
    noDatabase: (file) => `es gibt keine Datenbank ${file}`,
    databaseExists: (file) => `es gibt schon eine Datenbank ${file}; --force legt sie beiseite`,

    hex: (text) => `--commitment muss 64 Hexziffern haben, nicht ${text}`,
    proofMissing: 'PROOF fehlt, denn neben der Standardeingabe liegt keiner',
    seatMissing: '--seat N oder --seat public fehlt',
    playersForSeats: (count, seats) => `${count} Spieler für ${seats} Plätze`,
    seatsOf: (game, min, max, seats) =>
      `${game} hat ${min} bis ${max} Plätze, nicht ${seats}; --seats N wiederholt die Liste um den Tisch`,
    openQuote: (quote) => `ein Anführungszeichen (${quote}) ist nicht geschlossen`,
    commandMissing: 'nach „cmd:“ fehlt ein Befehl',
    noPlayer: (word, all) => `niemand heißt ${word}; es gibt ${all}, random und cmd:COMMAND`,
    cantRun: (command, why) => `kann ${command} nicht starten: ${why}`,
    stopped: (done, all) => `angehalten nach ${number(done)} von ${number(all)} Spielen`,
  },
};
