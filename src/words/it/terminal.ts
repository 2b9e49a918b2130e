/** The terminal in Italian. */

import type { Words } from '../en/terminal.ts';
import { list, number, plural, text } from './grammar.ts';

const levels = (count: number): string => plural(count, { one: '# livello', other: '# livelli' });
const events = (count: number): string => plural(count, { one: '# evento', other: '# eventi' });

export const words: Words = {
  list,
  number,

  say: {
    enter: 'Invio',
    notAMove: text('non è una mossa possibile: {typed} — ? aiuta, list mostra tutte le mosse'),
    severalMoves: (typed, spellings) => `${typed} può essere ${spellings.join(' o ')}`,
    nothingTyped: 'scrivi un numero o una mossa — ? aiuta',
    back: 'Invio: torna al tavolo',
    allMoves: 'Tutte le mosse, per numero o come si scrivono',
    soFar: 'Che cosa è successo',
    nothingYet: 'Ancora niente.',
    bot: 'bot',
    or: text('oppure: {commands}'),
  },

  play: {
    you: 'Tu',
    player: text('Giocatore {#seat}'),
    bot: text('Bot {#seat}'),
    whichGame: 'Quale gioco?',
    whichOf: text('scrivi da 1 a {#count}, oppure quit'),
    pass: text('Passa lo schermo: {name} — premi Invio quando guardi solo tu'),
    passFirst: 'Prima una riga vuota: premi Invio quando guardi solo tu',
    hide: 'Invio cancella lo schermo, poi passalo',
    howToType:
      'In ogni momento: ? spiega, list mostra le mosse, log che cosa è successo, quit salva ed esce.',
    howToTypeAlone:
      'In ogni momento: ? spiega, list mostra le mosse, log che cosa è successo, odds quanto vale ogni mossa, quit salva ed esce.',
    odds: 'Quanto vale ogni mossa',
    saved: text('Salvato in {file}'),
    resume: text('Per continuare: {command}'),
    finished: text('Questa partita è finita. Il registro è {file}'),
    elsewhere: text(
      '{file} contiene altro oltre a questo registro: la partita continua in {other}',
    ),
  },

  odds: {
    head: (game, count, seat) => `${game}, dopo ${events(count)}: tocca al posto ${seat}`,
    seat: text('posto {#seat}'),
  },

  wrong: {
    whichCommand: 'quale comando? «gobelet --help» li elenca',
    unknownCommand: text('comando sconosciuto: {word}; «gobelet --help» li elenca'),
    unknownOption: text('opzione sconosciuta: {word}; «gobelet --help» le elenca'),
    unknownFlag: text('opzione sconosciuta: {flag}'),
    takesNoValue: text('{flag} non vuole un valore'),
    needsValue: text('a {flag} manca un valore ({value})'),
    missing: text('manca {what}'),
    unexpected: text('di troppo: {word}'),
    wholeRange: text('{flag} dev’essere un numero intero da {min} a {max}, non {text}'),
    wholeFrom: text('{flag} dev’essere un numero intero da {min} in su, non {text}'),
    noLanguage: text('non c’è la lingua {word}; ci sono {all}'),
    noGame: text('non c’è il gioco {word}; ci sono {all}'),
    noLevel: text('non c’è il livello {word}; ci sono {all}'),
    optionsJson: text('--options dev’essere JSON, come {example}, non {text}'),

    standardInput: 'lo standard input',
    cantOpen: text('non si apre {file}: {why}'),
    cantWrite: text('non si scrive {file}: {why}'),
    cantWriteOut: text('non si scrive sullo standard output: {why}'),
    files: {
      ENOENT: 'il file non esiste',
      EISDIR: 'è una cartella',
      EACCES: 'permesso negato',
      ENOTDIR: 'una parte del percorso non è una cartella',
      EEXIST: 'esiste già',
      ENOSPC: 'il disco è pieno',
    },
    noFolder: 'la cartella non esiste',
    exists: text('{file} esiste già: scegli un altro nome, o continua con --resume {file}'),
    noRecord: 'in questo file non c’è nessun registro',
    notJson: 'non è JSON valido',
    beyond: (at, count) => `--at ${at} è oltre la fine, il registro ha ${events(count)}`,
    isOver: (count) => `la partita è finita dopo ${events(count)}; --at K guarda un momento prima`,
    notToMove: (seat, count, toMove) =>
      `dopo ${events(count)} non tocca al posto ${seat}, ma a ${toMove}`,

    nameAGame: text('di’ un gioco: {all}'),
    recordOfOther: text('{file} è un registro di {game}, non di {word}'),
    hasItsOwn: text('{flag} non va con --resume: lo dice già il registro'),
    severalRecords: text('{file} contiene più registri: salva la partita altrove'),
    resumeFile: '--resume vuole un file: le mosse si leggono dallo standard input',
    levelsForBots: (count, bots) =>
      `${levels(count)} per ${plural(bots, { one: 'un bot', other: '# bot' })}`,
    levelsForSeats: (count, seats) => `${levels(count)} per ${seats} posti`,
    namesForSeats: text('{#count} nomi per {#seats} posti'),
    badName: text('un nome ha da 1 a {#most} lettere e nessun carattere di controllo, non {text}'),
    sameName: 'due posti hanno lo stesso nome',

    gameOpens: '--game apre un tavolo: dai l’indirizzo di un server, non il link di un tavolo',
    forOpening: text('{flag} è per un tavolo aperto con --game'),
    pace: text('--pace dev’essere live:SECONDI+SECONDI, relaxed o days:N, non {text}'),
    tokens: text('{file} non è un file di token: spostalo, o indicane un altro con --token-file'),

    clockSkewed: text(
      'gli orologi di questa macchina e dell’archivio differiscono di {off}\u00a0ms: regolali con NTP',
    ),
    portTaken: text('la porta {port} è occupata: scegline un’altra con --port'),
    portForbidden: text('la porta {port} non si può usare: scegline un’altra con --port'),
    noHost: '--host non è un indirizzo di questa macchina',
    networks: text('{flag} vuole indirizzi e reti come {example}, non {text}'),
    limit: text('{flag} vuole un numero, o un numero e dei secondi come 300/1200, non {text}'),
    busAddress: text('{flag} vuole l’indirizzo di un server NATS, come {example}'),
    noPackage: text('{flag} ha bisogno di un pacchetto che non è installato: npm install {name}'),
    secret: text('{flag} vuole da 16 a 200 caratteri senza spazi'),
    hostName: text('{flag} vuole nomi come dice.example.org, non {text}'),
    origin: text('--origin dev’essere un indirizzo come https://dice.example.org, non {text}'),
    noDatabase: text('non c’è il database {file}'),
    databaseExists: text('c’è già un database {file}; --force lo mette da parte'),
    pgDump: text(
      '{place} è PostgreSQL: le copie si fanno con pg_dump o con il suo registro, anche con i server in funzione; «gobelet export» scrive tutto come testo',
    ),
    pgRestore: text(
      '{place} è PostgreSQL: le copie si rimettono con pg_restore; poi «gobelet restore --store URL» senza file dà dadi nuovi ai tavoli aperti',
    ),

    hex: text('--commitment deve avere 64 cifre esadecimali, non {text}'),
    proofMissing: 'manca PROOF: accanto allo standard input non ce n’è',
    seatMissing: 'manca --seat N o --seat public',
    playersForSeats: text('{#count} giocatori per {#seats} posti'),
    seatsOf: text(
      '{game} ha da {#min} a {#max} posti, non {#seats}; --seats N ripete la lista intorno al tavolo',
    ),
    openQuote: text('una virgoletta ({quote}) non è chiusa'),
    commandMissing: 'dopo «cmd:» manca un comando',
    noPlayer: text('nessuno si chiama {word}; ci sono {all}, random e cmd:COMMAND'),
    cantRun: text('non si avvia {command}: {why}'),
    stopped: text('fermato dopo {#done} partite su {#all}'),
  },
};
