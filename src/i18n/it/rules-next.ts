/** Le regole di NEXT! in italiano. */

import type { Words } from '../en/rules-next.ts';
import { range, text } from './grammar.ts';

export const words: Words = {
  names: ['Giulia', 'Luca', 'Sofia', 'Marco'],
  sections: {
    goal: {
      title: 'Lo scopo',
      text: {
        aim: 'Fai con i dadi la combinazione di una carta, e prendi la carta. Alla fine vince chi ha più punti.',
        name: 'Quello che non puoi usare resta a chi viene dopo. Per questo il gioco si chiama NEXT!',
      },
    },
    need: {
      title: 'Che cosa serve',
      text: {
        players: 'Da due a sei giocatori dagli 8 anni, da 10 a 20 minuti.',
        dice: 'Sei dadi, quattro bianchi e due neri.',
        colours: 'Tutti hanno gli stessi sei colori, e ogni colore ha il suo simbolo.',
        cards: '45 carte. Ognuna mostra una combinazione e i suoi punti, e alcune il segno di un’azione.',
      },
    },
    cards: {
      title: 'Le combinazioni',
      text: {
        any: 'I dadi tratteggiati in una cornice possono essere di qualsiasi colore, ma tutti quelli della stessa cornice uguali. Due cornici possono avere lo stesso colore.',
        fixed: 'I dadi colorati devono essere esattamente di quel colore.',
        made: 'Una carta è completa quando ogni suo posto ha un dado tutto suo. Gli altri dadi non contano.',
        so: 'Così cinque uguali fanno anche un full. Poker e coppia fanno una tripla coppia, e sei uguali anche. Sei uguali fanno un doppio tris.',
        deck: 'L’elenco delle carte stampate non è pubblico: questo mazzo è nostro.',
        known: 'Due valori sono noti, e li abbiamo tenuti: poker 2 punti, cinque uguali 3.',
        own: 'Chi ha la scatola può giocare con un mazzo suo: 45 carte qualsiasi di questo tipo.',
      },
    },
    setup: {
      title: 'Prima di cominciare',
      text: {
        piles: 'Mescola le carte e fai tre pile di 15, scoperte: di ognuna si vede solo la carta in cima.',
        empty: 'Una pila vuota non mostra niente.',
        first: 'Chi comincia si sorteggia. Poi si va verso sinistra.',
      },
    },
    turn: {
      title: 'Il tuo turno',
      text: {
        throw: 'Tira tutti e sei i dadi.',
        again:
          'Tieni i dadi che vuoi e tira di nuovo gli altri, almeno uno: fino a tre tiri in tutto. All’ultimo puoi tirare anche dadi tenuti prima.',
        take: 'Dopo qualsiasi tiro puoi prendere una carta in cima, se i tuoi dadi la completano e non è bloccata. La carta seguente della pila si vede subito. Fai l’azione, se c’è; il tuo turno finisce lì. Una carta per turno.',
        must: 'Dopo l’ultimo tiro devi prendere una carta completa; se sono più d’una, scegli.',
        none: 'Se nessuna è completa, il tuo turno finisce senza carta.',
        noStop: 'Prima di allora non puoi fermarti senza carta.',
      },
    },
    locks: {
      title: 'Le carte bloccate',
      text: {
        lock: 'Se tiri ancora quando i tuoi dadi completano carte in cima, ognuna di esse resta bloccata per te fino alla fine del tuo turno.',
        counts: 'Una carta bloccata conta come non completa. Anche tirare tutti e sei i dadi più tardi blocca.',
        unused: 'Quello che potevi completare con i dadi neri, e non hai completato, non si blocca.',
      },
    },
    failed: {
      title: 'Dopo un turno senza carta',
      text: {
        yours: 'Se il turno prima è finito senza carta, i suoi dadi sono tuoi così come sono. Scegli:',
        take: 'Prendi una carta che completano già, senza tirare.',
        action: 'Se la carta ha un’azione, falla.',
        keep: 'Tieni da uno a cinque dadi e tira gli altri. Vale come secondo tiro: due in tutto.',
        locks: 'Le carte che i dadi completavano già sono ora bloccate.',
        fresh:
          'Tira tutti e sei: un primo tiro nuovo, tre in tutto, e non si blocca niente. Può esserlo solo il primo tiro di un turno.',
        otherwise: 'Dopo un turno con una carta presa si tirano tutti e sei.',
        chain: 'Possono fallire più turni di seguito.',
        replay: 'Anche un turno extra senza carta è un turno fallito: chi viene dopo può usare i dadi.',
      },
    },
    black: {
      title: 'I due dadi neri',
      text: {
        agree:
          'Se i due dadi neri, tirati nello stesso tiro, mostrano lo stesso colore, puoi girare un dado. Ogni tiro così te ne dà il diritto una volta.',
        any: 'Un dado qualsiasi, nero o bianco, anche tenuto, su qualsiasi altro colore.',
        breaks: 'Puoi farlo anche se disfi una carta completa, e anche dopo l’ultimo tiro.',
        until: 'Fallo prima di tirare o di prendere; poi il diritto è perso.',
        stays: 'Un dado girato resta così finché è tenuto, e passa com’è a chi viene dopo.',
        heir: 'Il diritto, invece, non passa a chi viene dopo.',
        last: 'Vale anche dopo l’ultimo tiro: se niente è completo, gira un dado o finisci il turno. Senza questo diritto il turno finisce da solo.',
      },
    },
    actions: {
      title: 'Le azioni',
      text: {
        won: 'Un’azione vale solo se la carta è vinta con i dadi, non se è pescata o ricevuta. Se si può fare è obbligatoria, altrimenti si salta.',
        blind: 'Alla cieca vuol dire a caso: ogni carta dell’altro ha la stessa probabilità.',
        just: 'In uno scambio puoi dare la carta appena vinta, ma non quella appena pescata.',
        back: 'Dai sempre la tua carta alla persona da cui hai appena pescato.',
        order:
          'Un superscambio va verso sinistra, cominciando da chi siede alla tua sinistra. La carta pescata da una persona puoi darla alla seguente.',
      },
    },
    end: {
      title: 'La fine',
      text: {
        limit: 'La partita finisce appena qualcuno ha il numero di carte della tabella.',
        after: 'Si conta ad azione finita: nel frattempo può esserci una carta di troppo, e un furto può superare il numero.',
        dropped: 'Un turno extra vinto con la carta che chiude la partita non si gioca.',
        stop: 'Chi ha abbastanza carte può finire prima la partita: in due, al termine del proprio turno, con o senza carta. La domanda arriva ogni volta.',
        moment: 'Da tre a sei giocatori è lo stesso: al termine del proprio turno, con o senza carta.',
        asked: 'Arriva quando toccherebbe a chi viene dopo, quindi non prima di un turno extra.',
        held: 'Contano le carte che si hanno: una che ti hanno pescato non conta più.',
        most: 'Si scoprono tutte le carte. Vince chi ha più punti.',
        shared: 'A parità la vittoria si divide.',
      },
    },
    secrets: {
      title: 'Chi sa che cosa',
      text: {
        down: 'Le carte vinte sono coperte. Gli altri vedono quante; l’ordine non dice niente.',
        own: 'Le tue carte puoi sempre guardarle.',
        take: 'Quello che qualcuno prende da una pila lo vedono tutti.',
        two: 'Che cosa ha spostato un furto o uno scambio lo sanno solo i due. Gli altri vedono che una carta è passata di mano, non quale.',
        open: 'Alla fine si mostra tutto: le mani, le pile e ogni carta pescata.',
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
    ends: 'Fine partita',
    mayStop: 'Si può finire',
    range,
  },
  examples: {
    enough: {
      title: 'Gli altri dadi non contano',
      moments: {
        five: 'Cinque dadi blu: cinque uguali, certo, ma anche un full, tre e due dello stesso colore. Tripla coppia no.',
        fourAndPair: 'Quattro verdi e due gialli: poker e coppia, full, e tripla coppia, con due coppie verdi.',
      },
    },
    last: {
      title: 'L’ultimo tiro',
      moments: {
        must: 'Il terzo tiro di Giulia completa il tris, e anche due rossi e due verdi. Deve prendere una delle due carte, quella che vuole.',
      },
    },
    lock: {
      title: 'Tirare ancora',
      moments: {
        made: 'Tre rossi: Giulia potrebbe prendere il tris. Vuole il poker, tiene i rossi e tira gli altri.',
        locked: 'Ecco il quarto. Il tris è bloccato per questo turno; il poker può prenderlo.',
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
        thrown: 'Luca tira di nuovo tutti e sei i dadi. È un primo tiro, quindi gliene restano due. Non è bloccato niente.',
      },
    },
    black: {
      title: 'I dadi neri sono uguali',
      moments: {
        agree: 'I due dadi neri sono stati tirati e sono blu. Giulia può girare un dado qualsiasi su un altro colore.',
        turned: 'Gira il verde sul rosso: quattro rossi e due blu, poker e coppia.',
      },
    },
    superSwap: {
      title: 'Un superscambio',
      moments: {
        won: 'Ognuno ha una carta. Sofia ha vinto la sua con un superscambio: prima pesca alla cieca da Giulia, che siede alla sua sinistra.',
        first: 'Ha pescato il tris e ha dato a Giulia la carta appena vinta. Ora tocca a Luca.',
        second: 'Da Luca ha pescato cinque uguali, e gli ha passato la carta di Giulia.',
      },
    },
    stop: {
      title: 'Turno extra, e fine',
      moments: {
        replay: 'Quattro giocatori. Giulia prende un full con turno extra: subito un altro turno intero, con sei dadi.',
        asked: 'Dopo tre turni extra ha quattro carte. In quattro bastano per finire la partita.',
        over: 'La finisce. Si contano tutte le carte: Giulia vince con 7 punti.',
      },
    },
  },
};
