/** The help of the commands, in Italian. */

import type { Words } from '../en/commands.ts';
import { text } from './grammar.ts';

const folder = 'la cartella del server (altrimenti GOBELET_DATA, altrimenti gobelet-data)';
const store =
  'un database PostgreSQL al posto della cartella, postgres://user:password@host/name (altrimenti GOBELET_STORE)';
const journals =
  'un database per i diari dei tavoli nuovi; si può ripetere (altrimenti GOBELET_JOURNALS)';
const firstRecord = 'Si guarda solo il primo registro del file; «-» è lo standard input.';
const atEvents = 'dopo quanti eventi (altrimenti tutti)';
const sameGames = 'lo stesso seme dà le stesse partite (altrimenti uno nuovo, che viene mostrato)';
const ownOptions = 'opzioni del gioco, come \'{"line":6}\'';
const recordsThere = 'scrivere lì i registri; un file con quel nome viene sostituito';
const ctrlC = 'Ctrl-C lo ferma e mostra quanto è stato fatto.';

export const words: Words = {
  usage: text('Uso: {line}'),
  flags: '[opzioni]',
  help: 'mostra questo',
  lang: text('la lingua: {all} (altrimenti GOBELET_LANG, altrimenti quella del sistema)'),
  about:
    'Pokerdice, NEXT! e Séquence Dés: si giocano qui, si ospitano per gli amici, si guardano da vicino.',
  more: '«gobelet COMMAND --help» dice di più; --lang xx parla un’altra lingua. Codici di uscita: 0 bene, 1 replay ha trovato un registro cattivo, 2 chiamato male, o un file inutilizzabile.',

  commands: {
    serve: {
      summary:
        'Ospitare tavoli: gli amici entrano con un link, e niente va perso qualunque cosa succeda.',
      flags: {
        port: text('dove ascolta; altrimenti {usual}, 0 per una libera qualsiasi'),
        host: text('su quale indirizzo ascolta; altrimenti {usual}, cioè su tutti'),
        data: 'dove si tiene tutto; altrimenti gobelet-data',
        store,
        journals,
        origin: 'dove lo trova la gente se davanti c’è un proxy: https://dice.example.org',
        name: 'altri nomi con cui lo si raggiunge, separati da virgole; gli indirizzi e i nomi della rete locale valgono sempre',
        'trust-proxy': text(
          'credere a X-Forwarded-For solo da questi indirizzi e reti, come {usual}; senza valore, solo da questa macchina',
        ),
        bus: 'NATS, con cui i processi su più macchine si dicono che cosa succede: nats://utente:segreto@macchina:4222. Quelli sulla stessa cartella non ne hanno bisogno',
        drain: text(
          'per quanti secondi continua a servire dopo SIGTERM mentre /ready dice già di no, così che un bilanciatore porti tutti a un altro processo; altrimenti {usual}',
        ),
        'metrics-token':
          'un segreto di almeno 16 caratteri con cui leggere /ready e /metrics da ovunque',
        log: text('{usual}: che cosa va sullo standard error; altrimenti info'),
        'bot-pause': text('quanto ci mettono i bot per una mossa; altrimenti {usual}'),
        absence: text('dopo quanti secondi di assenza gioca un bot; altrimenti {usual}'),
        rate: text('messaggi al secondo di una connessione; altrimenti {usual}'),
        work: text(
          'millisecondi di processore al secondo che può costare un indirizzo; altrimenti {usual}',
        ),
        'per-address': text(
          'socket aperti da un indirizzo; altrimenti {usual}. Gli altri limiti di un indirizzo crescono con questo, se non sono indicati',
        ),
        connections: text('connessioni in tutto; altrimenti {usual}'),
        lines: text('connessioni aperte di ogni tipo da un indirizzo; altrimenti {usual}'),
        'limit-sockets': text('nuovi socket da un indirizzo; altrimenti {usual}'),
        'limit-requests': text('richieste da un indirizzo; altrimenti {usual}'),
        'limit-files': text('file della pagina per un indirizzo; altrimenti {usual}'),
        'limit-guests': text('nuove persone da un indirizzo; altrimenti {usual}'),
        'limit-misses': text(
          'nomi di tavoli che non esistono, da un indirizzo o da una persona; altrimenti {usual}',
        ),
        'limit-tables': text('tavoli che apre una persona; altrimenti {usual}'),
        'limit-attempts': text('partite di sfide inviate da una persona; altrimenti {usual}'),
        'limit-talk': text('messaggi e reazioni di una persona; altrimenti {usual}'),
        'limit-reviews': text(
          'quante volte una persona guida o indica in una partita finita; altrimenti {usual}',
        ),
        'limit-deeds': text(
          'tutto il resto che una persona fa ai tavoli, mosse escluse; altrimenti {usual}',
        ),
        'listed-per-person': text('tavoli di una persona nella lista pubblica; altrimenti {usual}'),
        'listed-per-address': text(
          'tavoli di un indirizzo nella lista pubblica; altrimenti {usual}',
        ),
        'tables-per-person': text(
          'tavoli non finiti che una persona può avere; altrimenti {usual}',
        ),
        'tables-per-address': text(
          'tavoli non finiti aperti da uno stesso indirizzo; altrimenti {usual}',
        ),
      },
      more: [
        'Un limite come 300/1200 vuol dire 300 in una volta, e altrettanti ogni 1200 secondi. A chi lo raggiunge si dice quando tornare.',
        '/health risponde a tutti. /ready e /metrics rispondono solo su questa macchina; dietro un proxy o da altrove serve --metrics-token.',
        'Ogni opzione può venire anche da una variabile d’ambiente: --bot-pause da GOBELET_BOT_PAUSE, e così via.',
        'SIGTERM e Ctrl-C lasciano salvare ciò che è in corso, dicono a tutti di tornare, e fermano. «gobelet backup» copia tutto mentre è in funzione.',
      ],
    },
    join: {
      summary:
        'Giocare a un tavolo di un server, dal terminale: aprirne uno, entrare con un link, o guardare.',
      flags: {
        name: 'come ti chiami; ricordato per la prossima volta',
        watch: 'guardare senza posto',
        save: 'alla fine salvare qui il registro e la prova dei dadi',
        'token-file':
          'chi sei, per server; altrimenti tokens.json nella tua cartella di configurazione',
        game: 'aprire un tavolo di questo gioco',
        seats: 'quanti ci giocano; 2 se il gioco non dice altro',
        options:
          'opzioni del gioco, ad es. {"decks":2} o {"line":6} (sei in fila: consigliato dalle regole per due giocatori o due squadre)',
        bots: text('{usual}: un bot per ciascuno, agli ultimi posti'),
        pace: 'live:300+10 sono 300 secondi a testa e 10 in più a mossa; relaxed; days:2',
        listed: 'mostrare il tavolo nella lista pubblica',
        closed: 'nessuno può guardare senza posto',
      },
      more: [
        'URL è il link di un tavolo, o l’indirizzo di un server: con --game vi si apre un tavolo, senza si sceglie tra quelli che ci sono.',
        'Con lo stesso link torni allo stesso posto. Le mosse si scrivono come in «gobelet play»; ? spiega.',
      ],
    },
    play: {
      summary: 'Giocare nel terminale, contro bot o in più davanti a uno schermo.',
      flags: {
        seats: 'quanti giocano; 2 se il gioco non dice altro',
        humans: 'quanti di loro, dal primo posto, sono persone; altrimenti 1, gli altri sono bot',
        bots: text('{usual}: uno per tutti i bot o uno per ciascuno; altrimenti casual'),
        names: 'i nomi dei posti',
        seed: 'lo stesso seme dà gli stessi dadi e gli stessi bot',
        options:
          'opzioni del gioco, ad es. {"decks":2} o {"line":6} (sei in fila: consigliato dalle regole per due giocatori o due squadre)',
        save: 'dove si tiene il registro; altrimenti un nuovo file in questa cartella',
        resume: 'continuare il primo registro di un file',
      },
      more: [
        'Senza il nome di un gioco, lo chiede.',
        'Le mosse si scrivono per numero o come si leggono; ? spiega, quit esce. Contro i bot, odds mostra quanto vale ogni mossa. Il registro si salva a ogni mossa.',
        'NO_COLOR toglie i colori.',
      ],
    },
    replay: {
      summary: 'Rigiocare dei registri e mostrare una riga di JSON per ciascuno.',
      flags: {},
      more: [
        '«-» è lo standard input. I file si leggono in flusso, di qualunque grandezza.',
        'Il codice di uscita è 1 se un registro è cattivo, 2 se un file non si legge.',
      ],
    },
    view: {
      summary: 'Mostrare che cosa si può sapere in un momento di un registro, come JSON.',
      flags: {
        seat: 'chi guarda: un posto, contato da 0, o public per tutti (obbligatorio)',
        at: atEvents,
      },
      more: [firstRecord],
    },
    odds: {
      summary:
        'Mostrare quanto vale ogni mossa possibile in un momento di un registro, la migliore per prima, e perché.',
      flags: {
        at: atEvents,
        seat: 'le mosse di chi, contato da 0 (altrimenti il primo posto a cui tocca)',
        json: 'mostrare una riga di JSON invece di una tabella',
      },
      more: [
        'Le probabilità derivano da ciò che quel posto può sapere, mai dai segreti del registro.',
        firstRecord,
      ],
    },
    simulate: {
      summary: 'Giocare molte partite a caso su tutti i core e mostrare che cosa ne esce.',
      flags: {
        games: 'quante partite (obbligatorio)',
        seats: 'quanti posti (altrimenti il meno possibile)',
        seed: sameGames,
        options: ownOptions,
        out: recordsThere,
      },
      more: [ctrlC],
    },
    match: {
      summary: 'Far giocare bot e programmi tra loro su tutti i core.',
      flags: {
        players: 'chi gioca, come master,strong,random,cmd:"python3 mine.py" (obbligatorio)',
        games: 'quante partite, arrotondate a blocchi interi (obbligatorio)',
        seats: 'quanti posti; la lista si ripete intorno al tavolo (altrimenti uno per giocatore)',
        seed: sameGames,
        options: ownOptions,
        think: text('quanto può pensare un programma (altrimenti {usual})'),
        workers: 'quante partite insieme (altrimenti quanti sono i core)',
        out: recordsThere,
        json: 'mostrare il risultato come JSON',
        verbose: 'mostrare che cosa i programmi scrivono sullo standard error',
      },
      more: [
        'Un blocco è una partita per ogni giro dei giocatori intorno al tavolo, tutte con gli stessi dadi. I livelli sono beginner, casual, strong e master; random sceglie una mossa permessa qualsiasi. I programmi parlano il protocollo di docs/engine-protocol.md.',
        ctrlC,
      ],
    },
    verify: {
      summary:
        'Controllare, senza rete, che ogni tiro di una partita con dadi onesti derivi dalla sua prova.',
      flags: {
        commitment: 'l’impronta che hai annotato prima di sederti, da confrontare',
        json: 'mostrare una riga di JSON, con ogni domanda al caso, invece di frasi',
      },
      more: [
        'La prova di game.jsonl è game.proof.json, accanto, se non si indica un altro file. «-» è lo standard input.',
        'Il codice di uscita è 0 se tutto deriva, 1 se qualcosa no, 2 se un file è inutilizzabile. docs/fair-dice.md lo spiega.',
      ],
    },
    backup: {
      summary: 'Copiare in un file tutto ciò che un server conserva, mentre è in funzione.',
      flags: { data: folder, store, journals },
      more: [
        'FILE non deve esistere. Viene controllato prima di dire che è riuscito; «gobelet restore» lo rimette.',
      ],
    },
    restore: {
      summary: 'Rimettere una copia nella cartella di un server.',
      flags: {
        data: folder,
        store,
        journals,
        force: 'anche se c’è già un database, che viene messo da parte',
        'new-keys': 'chiudere con tutti i token: tutti tornano come nuovi ospiti',
      },
      more: [
        'La copia viene prima controllata. Intanto il server non deve essere in funzione.',
        'Ciò che è stato annullato nel database messo da parte resta annullato. Una copia con tabelle, indici o trigger cambiati viene rifiutata.',
        'Con --store, PostgreSQL ha già rimesso la copia: senza FILE, i tavoli aperti ricevono dadi nuovi.',
      ],
    },
    'rotate-keys': {
      summary: 'Firmare i token con una nuova chiave, che il server sia in funzione o no.',
      flags: {
        data: folder,
        store,
        journals,
        now: 'chiudere subito con le vecchie chiavi: nessun token di prima vale più',
      },
      more: [
        'Una volta all’anno è una buona abitudine, e nessuno se ne accorge: i token delle chiavi precedenti valgono altri 400 giorni e vengono sostituiti quando tornano i loro proprietari.',
        'Se qualcun altro può aver letto il database o una copia, usa --now: chi ha una chiave può essere chiunque. Allora tutti perdono chi erano, con i tavoli e il nome.',
      ],
    },
    doctor: {
      summary:
        'Controllare tutto ciò che un server conserva: file, diari, registri, dadi, indice. Non cambia niente.',
      flags: { data: folder, store, journals, json: 'mostrare una riga di JSON invece di frasi' },
      more: [
        'Ogni difetto è una riga, con il tavolo e il numero della voce dove c’è. Intanto un server può essere in funzione.',
        'Il codice di uscita è 0 se va tutto bene, 1 se qualcosa no, 2 se non c’è un database in cui guardare.',
      ],
    },
    move: {
      summary: 'Copiare tutto da un archivio a un altro e controllarlo.',
      flags: { journals, 'from-journals': 'i database dei diari di FROM; si può ripetere' },
      more: [
        'FROM e TO sono cartelle di server o indirizzi di PostgreSQL: postgres://user:password@host/name. Su nessuno dei due può esserci un server in funzione.',
        'TO dev’essere vuoto. Se viene interrotto, lo stesso comando riprende; fino ad allora lì non parte nessun server. FROM resta com’è.',
      ],
    },
    export: {
      summary:
        'Scrivere come testo tutto ciò che un server conserva: un oggetto JSON per riga, uguale per ogni archivio.',
      flags: { data: folder, store, journals },
      more: [
        'FILE non deve esistere; senza, o con «-», il testo va sullo standard output. Un server può essere in funzione.',
        'Contiene i segreti di tutti: va custodito come il database stesso. docs/dump.md dice che cosa significano le righe.',
      ],
    },
    import: {
      summary: 'Leggere in un archivio vuoto ciò che ha scritto «gobelet export» e controllarlo.',
      flags: { data: folder, store, journals },
      more: [
        '«-» è lo standard input. Lì non può esserci un server in funzione. Dopo un’interruzione, lo stesso comando riprende.',
      ],
    },
  },
};
