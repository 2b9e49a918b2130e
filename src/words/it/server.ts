/** What the server tells people, in Italian. */

import type { Words } from '../en/server.ts';
import { plural, text } from './grammar.ts';

const nothing = (why: string): string => `non è successo niente: ${why}`;

export const words: Words = {
  reasons: {
    'not-host': 'può farlo solo chi organizza',
    'not-seated': 'non hai un posto a questo tavolo',
    'nobody-sits-there': 'lì non c’è nessuno',
    'no-such-seat': 'questo tavolo non ha quel posto',
    seated: 'hai già un posto a questo tavolo',
    taken: 'lì c’è già qualcuno',
    'colour-taken': 'qualcun altro ha già questo colore',
    'no-packs': 'in questo gioco nessuno ha un mazzo proprio',
    full: 'tutti i posti sono occupati',
    'name-like': text(
      'il tuo nome somiglia a quello di {detail}, che è a questo tavolo: scegline un altro',
    ),
    'name-of-house': 'questo nome lo usa il gioco stesso: scegline un altro',
    'seed-given': 'questo posto ha già dato il suo seme',
    'no-host-there': 'lì non c’è nessuno che possa organizzare',
    'not-open': 'si può solo prima che la partita cominci',
    'not-running': 'a questo tavolo non si sta giocando',
    'not-over': 'la partita non è ancora finita',
    'game-over': 'la partita è finita',
    'empty-seats': ({ detail }) =>
      plural(Number(detail), {
        one: 'c’è ancora un posto libero',
        other: 'ci sono ancora # posti liberi',
      }),
    'nobody-plays': 'qui ci sono solo bot: deve giocare qualcuno',
    'not-come': text('non è ancora qui: {detail}'),
    removed: 'chi organizza ha liberato il tuo posto: puoi guardare',
    held: 'un bot gioca per questo posto: prima riprendilo',
    'held-already': 'un bot gioca già per questo posto',
    'not-held': 'nessun bot gioca per questo posto',
    stale: 'nel frattempo è successo qualcosa: guarda di nuovo',
    'bad-link': 'questo anello non va con la catena del tuo posto',
    'nothing-thrown': 'con questa mossa non si tira nulla, quindi non prende anelli',
    'no-chains': 'i dadi di questo tavolo non prendono catene',
    'not-called': 'ora non ti si chiede nessun anello',
    called: 'la partita sta per cominciare',
    rules: text('le regole non lo permettono ({detail})'),
    unseen: 'questo tavolo si gioca con pezzi veri: di’ che cosa hanno mostrato',
    muted: 'chi organizza ti ha tolto la parola',
    'host-muted': 'a chi organizza non si può togliere la parola',
    'talked-out': 'a questo tavolo si è parlato abbastanza: la chat è piena',
    'changed-out': 'a questo tavolo hai già cambiato abbastanza cose',
    'chat-closed': 'in coppia non ci si consulta: la chat riapre a fine partita',
    'ranked-table': 'al tavolo della sfida del giorno si gioca da soli, una volta e fino alla fine',
    'no-such-moment': 'questa partita non ha quel momento',
    closed: 'nessuno può guardare questo tavolo',
    'set-aside': 'questo tavolo è danneggiato e non si può più giocarci; il server lo sa',
    'no-rules': 'questo server non ha le regole di questo tavolo; forse un altro sì',
    'not-stored': nothing('qualcosa non va nel server'),
    'store-full': nothing('non c’è più spazio per salvarlo'),
    'store-busy': nothing('l’archivio è occupato'),
    'store-broken': nothing('non è stato possibile salvarlo'),
    'store-unknown': nothing('forse non è stato salvato'),
    'table-busy': nothing('il tavolo è troppo affollato'),
    'clock-skewed': text(
      'gli orologi di questa macchina e dell’archivio differiscono di {detail}\u00a0ms',
    ),
    draining: 'il server sta per fermarsi: riprova tra un momento',
    stopping: 'il server si ferma: torna tra un momento',
    'unknown-table': 'non c’è nessun tavolo con questo nome',
    'too-many-misses': 'troppi tavoli che non esistono: aspetta un momento',
    'play-first': 'giocala prima tu: chi vede la partita conosce i dadi',
    'ranked-only':
      'la sfida del giorno si gioca a un tavolo del server: una partita giocata altrove non conta',
    'ranked-people': 'la classifica del giorno è per le persone, non per i programmi',
    'ranked-proof': 'i dadi del giorno vengono pubblicati con le sfide, a giornata finita',
    'no-result': 'questo risultato non esiste',
    'record-is-secret': 'la partita non è finita: il registro contiene tutti i segreti',
    'bad-message': text('il server non ha capito ({detail})'),
    'not-json': 'non è JSON valido',
    'not-text': 'i messaggi sono testo, non byte',
    'other-protocol': text('questo server parla un altro protocollo: {detail}'),
    'unknown-token': 'questo token qui non vale: chiedine uno nuovo',
    'token-gone': 'questo token non vale più: chiedine uno nuovo',
    'token-needed': 'serve un token: authorization: Bearer TOKEN',
    'unknown-code':
      'questo codice non è valido o non lo è più: creane uno nuovo sull’altro dispositivo',
    'too-many-codes': 'troppi codici sbagliati: aspetta un momento',
    'bad-attempt': 'la Idempotency-Key ha da 22 a 64 lettere, cifre e trattini',
    'say-hello': 'prima di’ hello, con un token',
    'not-watching': 'prima guarda il tavolo',
    'too-many-watched': text('una connessione può guardare {detail} tavoli'),
    'slow-down': 'troppi messaggi: più piano',
    'too-much': 'troppo in una volta: aspetta un momento',
    'too-many-guests': 'troppe persone da un solo indirizzo: aspetta un momento',
    'too-many-tables': 'troppi tavoli in una volta: aspetta un momento',
    'too-many-unfinished': 'hai troppi tavoli non finiti: prima finiscine uno',
    'too-many-of-address': 'dalla tua rete ci sono troppi tavoli in gioco: prima finitene uno',
    'too-many-connections': 'troppe connessioni: aspetta un momento',
    'house-full': 'troppe connessioni nello stesso momento',
    'other-name':
      'questo server non risponde a quel nome: usa l’indirizzo che ti hanno dato, o avvialo con --name',
    'operator-only':
      'questo è per chi gestisce il server: chiedi dalla macchina stessa, o con il token di --metrics-token',
    'program-of-program': 'un programma non può avere programmi',
    'foreign-page': 'le pagine di altri siti non possono aprire connessioni qui',
    'socket-elsewhere': text('le connessioni sono a {detail}'),
    'socket-needed':
      'qui si apre un WebSocket e la richiesta non ne chiede: un proxy deve inoltrare le intestazioni Upgrade e Connection',
    'nothing-here': 'qui non c’è niente',
    'only-methods': text('qui solo {detail}'),
    'send-json': 'manda JSON, con content-type: application/json',
    'body-too-large': text('il contenuto supera {detail} byte'),
    'body-cut-off': 'il contenuto non è arrivato fino in fondo',
  },

  pages: {
    welcome: {
      lead: 'Tre giochi di dadi da giocare insieme. Questo server è aperto; si gioca da un terminale, o con programmi:',
      open: 'aprire un tavolo e sedersi',
      join: 'entrare con un link',
      notBuilt: text(
        'C’è anche una pagina per giocare, ma non è costruita: la costruisce {command}, e il server la mostra al prossimo avvio.',
      ),
      api: 'L’API, da leggere',
      openApi: 'la stessa come OpenAPI 3.1',
    },
    table: 'Ti invitano a un tavolo. Entra da un terminale:',
    api: {
      title: 'L’API',
      lead: text(
        'JSON su HTTP, e un WebSocket a {socket} per ciò che succede ai tavoli. Il token va nell’intestazione {header}. Ciò che è rifiutato arriva con un codice e un motivo, nella lingua di Accept-Language o dell’hello.',
      ),
      routes: {
        'POST /api/guests':
          'Essere qualcuno: con un nome e un token. Senza nome, se ne riceve uno.',
        'POST /api/programs':
          'Una persona a parte per un tuo programma che gioca; tutti vedono che lo è.',
        'GET /api/me': 'Chi sei secondo il token.',
        'PATCH /api/me':
          'Un altro nome, subito a ogni tavolo dove siedi; dove in coppia non ci si consulta, non prima della prossima partita.',
        'DELETE /api/me/tokens':
          'Rende inutili tutti i tuoi token e quelli dei tuoi programmi e ne dà uno nuovo: per quando qualcuno ne ha visto uno. Se la risposta si perde, la stessa richiesta con la stessa Idempotency-Key riceve di nuovo risposta.',
        'POST /api/me/codes':
          'Un codice con cui un altro tuo dispositivo diventa te: vale una volta e per cinque minuti. Uno nuovo annulla il precedente.',
        'GET /api/me/codes':
          'Se il tuo ultimo codice aspetta ancora, o è stato usato e un altro dispositivo ora è te.',
        'POST /api/codes': 'Essere chi ha creato questo codice. Poi è consumato.',
        'GET /api/me/tables':
          'I tuoi tavoli, aperti, in corso e finiti, prima quelli cambiati per ultimi.',
        'GET /api/me/dice':
          'Quello che è uscito ai tuoi posti, contato sulle tue ultime mille partite finite.',
        'GET /api/dice':
          'Quello che è uscito in tutte le partite finite di questo server, contato.',
        'GET /api/tables':
          'I tavoli pubblici, aperti o in corso, il cui host è presente; pochi per persona e indirizzo.',
        'POST /api/tables':
          'Apre un tavolo, ancora senza nessuno: ci si siede dal socket. Con esso si pubblica l’impronta dei dadi.',
        'GET /api/tables/{table}':
          'Un tavolo come lo puoi vedere: lo stesso messaggio che manda il socket.',
        'GET /api/tables/{table}/record': 'Il registro di una partita finita, una riga per mossa.',
        'GET /api/tables/{table}/proof':
          'La prova dei dadi di una partita finita: «gobelet verify» la confronta con il registro.',
        'GET /api/door': 'Se ora si aprirebbe un socket; se no, perché e quando tornare.',
        'GET /health': 'Il processo è vivo.',
        'GET /ready':
          'Si può mandare gente qui: l’archivio risponde e il server non sta per fermarsi.',
        'GET /metrics': 'Cifre sul server, per Prometheus.',
        'GET /api/challenges/daily':
          'La sfida del giorno per tutti, secondo UTC, senza i suoi dadi; quella di ieri; e l’ultima di cui si conoscono i dadi.',
        'POST /api/challenges/daily/table':
          'Il tavolo a cui giochi la sfida del giorno. Comincia alla prima richiesta; ne hai uno al giorno.',
        'GET /api/challenges/{id}/results':
          'Com’è andata una sfida, i migliori per primi, e il tuo posto.',
        'POST /api/challenges/{id}/results':
          'La tua partita di una sfida, tranne quella di un giorno. Viene rigiocata prima di contare; conta la prima, ed è la risposta.',
        'GET /api/challenges/{id}/results/{person}':
          'La partita scritta di qualcuno in una sfida, per chi l’ha giocata a sua volta.',
      },
      needsToken: 'Serve un token.',
      takes: 'Prende',
      answers: 'Risponde',
      mayRefuse: 'Può rifiutare:',
      fromClient: 'Socket: che cosa dice un client',
      protocol: text('Protocollo {#version}. Un messaggio è un oggetto JSON in un frame di testo.'),
      fromServer: 'Socket: che cosa dice il server',
      codes: 'Codici',
    },
  },
};
