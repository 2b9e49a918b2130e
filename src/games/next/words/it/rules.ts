/** Le regole di NEXT! in italiano. */

import { range, text } from '../../../../words/it/grammar.ts';
import type { Words } from '../en/rules.ts';

export const words: Words = {
  names: ['Giulia', 'Luca', 'Sofia', 'Marco'],
  sections: {
    goal: {
      title: 'Lo scopo',
      text: {
        aim: 'Fai con i dadi la combinazione di una carta e prendi la carta. Alla fine vince chi ha più punti.',
        name: 'I dadi che non puoi usare restano a chi viene dopo. Per questo il gioco si chiama NEXT!',
      },
    },
    need: {
      title: 'Che cosa serve',
      text: {
        players: 'Da due a sei giocatori, dagli 8 anni in su. Da 10 a 20 minuti.',
        dice: 'Sei dadi, quattro bianchi e due neri.',
        colours: 'Tutti i dadi hanno gli stessi sei colori. Ogni colore ha il suo simbolo.',
        cards:
          '45 carte. Ognuna mostra una combinazione e i suoi punti. Alcune mostrano anche un’azione.',
      },
    },
    cards: {
      title: 'Le combinazioni',
      text: {
        any: 'I dadi tratteggiati in una cornice possono essere di qualsiasi colore, ma nella stessa cornice tutti uguali. Due cornici possono avere lo stesso colore.',
        fixed: 'I dadi colorati devono essere proprio di quel colore.',
        made: 'Una carta è completa quando hai un dado diverso per ogni suo posto. Gli altri dadi non contano.',
        so: 'Quindi cinque uguali sono anche un full. Poker e coppia sono anche una tripla coppia. Sei uguali sono anche una tripla coppia e un doppio tris.',
        deck: 'L’elenco delle carte stampate non è pubblico, quindi questo mazzo è nostro.',
        known:
          'Due valori sono noti, e li abbiamo tenuti: il poker vale 2 punti, cinque uguali ne valgono 3.',
        own: 'Se hai la scatola, puoi giocare con un mazzo tuo: 45 carte qualsiasi di questo tipo.',
      },
    },
    setup: {
      title: 'Prima di cominciare',
      text: {
        piles:
          'Mescola le carte e fai tre pile scoperte di 15. Di ogni pila si vede solo la carta in cima.',
        empty: 'Una pila vuota resta vuota.',
        first: 'Si sorteggia chi comincia. Poi si va in senso orario.',
      },
    },
    turn: {
      title: 'Il tuo turno',
      text: {
        throw: 'Tira tutti e sei i dadi.',
        again:
          'Tieni i dadi che vuoi e tira di nuovo gli altri, almeno uno. Hai fino a tre tiri in tutto. All’ultimo puoi tirare anche i dadi tenuti prima.',
        take: 'Dopo ogni tiro puoi prendere una carta visibile, se i tuoi dadi la completano e non è bloccata. Sulla pila si vede subito la carta seguente. Se la tua carta ha un’azione, falla. Poi il tuo turno finisce. Si prende una carta per turno.',
        must: 'Se dopo l’ultimo tiro una carta è completa, devi prenderla. Se sono più d’una, scegli.',
        none: 'Se nessuna carta è completa, il tuo turno finisce senza carta.',
        noStop: 'Prima di allora non puoi fermarti senza carta.',
      },
    },
    locks: {
      title: 'Le carte bloccate',
      text: {
        lock: 'Se tiri ancora quando i tuoi dadi completano delle carte visibili, tutte quelle carte si bloccano per te fino alla fine del tuo turno.',
        counts:
          'Una carta bloccata conta come non completa. Le carte si bloccano anche se tiri tutti e sei i dadi più tardi nel turno.',
        unused:
          'Una carta che potevi completare girando un dado, ma non hai completato, non si blocca.',
      },
    },
    failed: {
      title: 'Dopo un turno senza carta',
      text: {
        yours:
          'Se il turno prima del tuo è finito senza carta, erediti i dadi così come sono. Puoi fare tre cose:',
        take: 'Prendi una carta visibile che i dadi completano già, senza tirare.',
        action: 'Se la carta ha un’azione, falla.',
        keep: 'Tieni da uno a cinque dadi e tira gli altri. Vale come secondo tiro, quindi te ne resta ancora uno.',
        locks: 'Le carte che i dadi completavano già si bloccano.',
        fresh:
          'Tira tutti e sei i dadi. È un nuovo primo tiro: ne hai tre in tutto, e non si blocca niente. Si può fare solo con il primo tiro del turno.',
        otherwise: 'Se chi ti precede ha preso una carta, tira tutti e sei i dadi.',
        chain: 'Più turni di seguito possono finire senza carta.',
        replay: 'Anche dopo un turno extra finito senza carta, chi viene dopo eredita i dadi.',
      },
    },
    black: {
      title: 'I due dadi neri',
      text: {
        agree:
          'Se tiri i due dadi neri nello stesso tiro e mostrano lo stesso colore, puoi girare un dado. Puoi farlo una volta per ogni tiro così.',
        any: 'Puoi girare un dado qualsiasi, nero o bianco, anche uno che hai tenuto, su qualsiasi altro colore.',
        breaks:
          'Puoi farlo anche se così una carta non è più completa, e persino dopo l’ultimo tiro.',
        until: 'Gira il dado prima di tirare ancora o di prendere una carta. Dopo è troppo tardi.',
        stays:
          'Un dado girato resta così finché non viene tirato di nuovo. Chi viene dopo lo eredita com’è.',
        heir: 'Ma chi viene dopo non può girare un dado per un tiro tuo.',
        last: 'Puoi girare un dado anche dopo l’ultimo tiro. Se nessuna carta è completa, gira un dado o finisci il turno. Se non puoi girare, il turno finisce da solo.',
      },
    },
    actions: {
      title: 'Le azioni',
      text: {
        won: 'L’azione si fa solo se vinci la carta con i dadi, non se la peschi o la ricevi. Se si può fare, è obbligatoria. Altrimenti si salta.',
        blind:
          'Pescare alla cieca vuol dire a caso: ogni carta dell’avversario ha la stessa probabilità.',
        just: 'In uno scambio puoi dare la carta appena vinta, ma non quella appena pescata.',
        back: 'Dai sempre la tua carta alla persona da cui hai appena pescato.',
        order:
          'Un superscambio comincia da chi siede alla tua sinistra e va in senso orario. Una carta pescata da una persona puoi darla alla seguente.',
      },
    },
    end: {
      title: 'La fine',
      text: {
        limit: 'La partita finisce appena qualcuno ha il numero di carte indicato nella tabella.',
        after:
          'Le carte si contano ad azione finita. Nel frattempo si può avere una carta di troppo, e dopo un furto si può superare il numero.',
        dropped: 'Se la carta che fa finire la partita dà un turno extra, quel turno non si gioca.',
        stop: 'Se hai abbastanza carte, puoi finire prima la partita. In due puoi farlo al termine del tuo turno, con o senza carta. Ti viene chiesto ogni volta.',
        moment: 'Da tre a sei giocatori è lo stesso: al termine del tuo turno, con o senza carta.',
        asked:
          'Ti viene chiesto appena prima che cominci chi viene dopo, quindi non prima di un turno extra.',
        held: 'Contano solo le carte che hai adesso. Una carta che ti hanno preso non conta più.',
        most: 'Si scoprono tutte le carte. Vince chi ha più punti.',
        shared: 'A parità di punti la vittoria è condivisa.',
      },
    },
    secrets: {
      title: 'Chi sa che cosa',
      text: {
        down: 'Le carte che hai vinto restano coperte. Gli altri vedono quante sono. L’ordine non rivela niente.',
        own: 'Puoi sempre guardare le tue carte.',
        take: 'Tutti vedono quale carta si prende da una pila.',
        two: 'In un furto o in uno scambio, solo quei due sanno quale carta era. Gli altri vedono soltanto che una carta è passata di mano.',
        open: 'Alla fine si mostra tutto: le carte in mano, le pile e ogni carta pescata.',
      },
    },
  },
  kinds: {
    label: 'Le carte del mazzo',
    any: 'Qualsiasi colore',
    fixed: 'Colori esatti',
    fixedNames: {
      three: 'tre di un colore',
      twoTwo: 'due e due',
      threeTwo: 'tre e due',
      twoTwoTwo: 'due, due e due',
    },
    count: text('{#cards} ×'),
  },
  limits: {
    label: 'Con quante carte finisce la partita',
    players: 'Giocatori',
    ends: 'Finisce con',
    mayStop: 'Si può finire da',
    range,
  },
  examples: {
    enough: {
      title: 'Gli altri dadi non contano',
      moments: {
        five: 'Cinque dadi blu sono cinque uguali, certo. Sono anche un full: tre e due dello stesso colore. Non sono una tripla coppia.',
        fourAndPair:
          'Quattro dadi verdi e due gialli sono poker e coppia, un full, e una tripla coppia con due coppie verdi.',
      },
    },
    last: {
      title: 'L’ultimo tiro',
      moments: {
        must: 'Il terzo tiro di Giulia completa due carte: il tris, e due rossi e due verdi. Deve prenderne una, quella che vuole.',
      },
    },
    lock: {
      title: 'Tirare ancora',
      moments: {
        made: 'Tre dadi rossi: Giulia potrebbe prendere il tris. Ma vuole il poker: tiene i rossi e tira gli altri.',
        locked: 'Ecco il quarto. Il tris è bloccato per questo turno, ma può prendere il poker.',
      },
    },
    reds: {
      title: 'L’esempio del foglio: quattro rossi',
      moments: {
        left: 'Il turno di Giulia fallisce e lascia quattro dadi rossi. Ha tirato ancora per averne un quinto, quindi per lei il poker era bloccato. Per Luca non è bloccato niente. Può andare avanti in tre modi.',
        taken: 'Primo modo: Luca prende il poker senza tirare.',
      },
    },
    redsKept: {
      title: 'Secondo modo: tenere alcuni dadi',
      moments: {
        kept: 'Luca tiene i quattro rossi e tira gli altri due: un quinto rosso! Era un secondo tiro, quindi gliene resta uno. Ora il poker è bloccato, ma può prendere cinque uguali.',
      },
    },
    redsAfresh: {
      title: 'Terzo modo: tirare tutti e sei',
      moments: {
        thrown:
          'Luca tira di nuovo tutti e sei i dadi. È un primo tiro, quindi gliene restano due. Non è bloccato niente.',
      },
    },
    black: {
      title: 'I dadi neri sono uguali',
      moments: {
        agree:
          'Giulia ha tirato i due dadi neri, e tutti e due sono blu. Può girare un dado qualsiasi su un altro colore.',
        turned: 'Gira il verde sul rosso. Ora ha quattro rossi e due blu: poker e coppia.',
      },
    },
    superSwap: {
      title: 'Un superscambio',
      moments: {
        won: 'Ognuno ha una carta. Sofia ha appena vinto la sua, e c’è un superscambio. Prima pesca alla cieca da Giulia, che siede alla sua sinistra.',
        first:
          'Ha pescato il tris e ha dato a Giulia la carta appena vinta. Ora fa lo scambio con Luca.',
        second: 'Da Luca ha pescato cinque uguali, e gli ha dato la carta avuta da Giulia.',
      },
    },
    stop: {
      title: 'Turno extra, poi fine',
      moments: {
        replay:
          'Quattro giocatori. Giulia prende un full con turno extra: gioca subito un altro turno intero, con tutti e sei i dadi.',
        asked: 'Dopo tre turni extra ha quattro carte. In quattro bastano per finire la partita.',
        over: 'Giulia la finisce. Si contano tutte le carte: vince lei, con 7 punti.',
      },
    },
  },
};
