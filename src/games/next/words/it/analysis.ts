/** NEXT! looked back at, in Italian. */

import { text } from '../../../../words/it/grammar.ts';
import type { Words } from '../en/analysis.ts';

export const words: Words = {
  rest: 'Carte nascoste e correzioni delle stime',
  moves: {
    throwAll: 'lanciare tutti e sei i dadi',
    keep: text('tenere {kept}, lanciare il resto'),
    turn: text('girare un dado: {colour}'),
    take: text('prendere {card}'),
    from: text('pescare da {name}'),
    give: text('dare {card}'),
    'end-turn': 'finire il turno',
    finish: 'finire la partita',
    continue: 'continuare',
  },
  kinds: {
    'threw-on':
      'Prendi una carta già completa: tirare ancora la blocca, e spesso si resta senza nulla.',
    'took-early':
      'Non prendere la prima carta che capita: con lanci a disposizione può essercene una migliore vicina.',
    'other-card': 'Tra due carte confronta punti e azione, e che cosa lasci al prossimo.',
    'left-inherited':
      'Guarda i dadi lasciati da chi precede: tenerne alcuni spesso vale più che ripartire.',
    'kept-inherited':
      'I dadi ereditati costano un lancio: se non vanno bene, lanciali tutti e sei.',
    'other-dice':
      'Prima di lanciare, guarda a quale carta sono più vicini i tuoi dadi e tieni per quella.',
    'black-unused':
      'Quando i due dadi neri sono uguali puoi girare un dado: guarda quale carta ne esce.',
    'black-turned': 'Prima di girare un dado, confronta che cosa darebbe ogni colore.',
    'other-opponent': 'Pesca da chi è in testa: aiuta te e colpisce il rivale più forte.',
    'other-gift': 'Dai via la carta che vale meno.',
    'finished-early': 'Non finire la partita prima di essere sicuro in testa.',
    'finished-late': 'Quando sei in testa e puoi finire la partita, finiscila.',
  },
};
