/** NEXT! in a terminal, in Italian. */

import { capital, counts, list, plural, point, text } from '../../../../words/it/grammar.ts';
import type { Person } from '../en/page.ts';
import type { Words } from '../en/terminal.ts';

const does = ({ name, isMe }: Person, you: string, they: string): string =>
  isMe ? capital(you) : `${name} ${they}`;

export const words: Words = {
  list,
  point,

  colours: {
    red: ['rosso', 'R'],
    green: ['verde', 'V'],
    blue: ['blu', 'B'],
    yellow: ['giallo', 'G'],
    orange: ['aranc.', 'A'],
    purple: ['viola', 'Vi'],
  },
  black: ['nero', 'nero'],
  kept: 'resta',
  fresh: 'nuovo',
  turned: 'girato',
  pile: ({ place, left }) =>
    `pila ${place} · ${plural(left, { one: 'resta #', other: 'restano #' })}`,
  made: text('completa: {typed}'),
  lockedMade: 'completa, ma bloccata',
  lockedLost: 'bloccata: altro tiro',
  end: 'la fine',
  goal: text('{#limit} carte chiudono la partita, con {#enough} si può fermare'),
  inherited: 'dadi di un turno fallito',
  firstThrow: 'primo tiro',
  throwsLeft: counts('count', { one: 'ancora {#count} tiro', other: 'ancora {#count} tiri' }),
  hand: text('Le tue carte: {cards}.'),
  shown: text('{name}, {points}: {cards}.'),
  noCard: 'nessuna carta',

  drew: text('Hai pescato: {card}.'),
  moves: {
    throwAll: 'tirare tutti e sei i dadi',
    throw: (letters) => `tirare ${list(letters)}`,
    turn: text('girare il dado {letter}: {colour}'),
    take: (card, action) => `${card}${action === undefined ? '' : `, poi ${action}`}`,
    end: 'finire il turno senza carta',
    draw: text('pescare da {name}, {cards}'),
    finish: 'fermare la partita: vince chi ha più punti',
    continue: 'continuare',
  },
  families: {
    throw: 'tirare dei dadi: le loro lettere, ad es. `bce`; o `keep adf`; o `all`',
    throwAgain: 'ritirare dei dadi: le loro lettere, ad es. `bce`; o `keep adf`; o `all`',
    turn: text('girare un dado: ad es. `{example}`'),
  },

  threw: (person, letters, faces) =>
    `${does(person, 'tiri', 'tira')} ${letters === 'all' ? 'tutti e sei i dadi' : list(letters)}: ${faces}.`,
  turnedTo: (person, letter, colour) =>
    `${does(person, 'giri', 'gira')} il dado ${letter}: ${colour}.`,
  locked: text('La pila {#place} si blocca.'),

  typing: {
    turn: 'Scrivi le lettere dei dadi da tirare (`bce`), `keep adf` per tirare gli altri, `all` per tutti; `take 2` prende una carta; `c=blu` gira un dado.',
    action: 'Scrivi ad es. `steal 2` o `swap 2`: il numero del posto.',
    give: 'Scrivi il numero della carta.',
    finish: 'Scrivi `stop` per fermare o `on` per continuare.',
  },
  squares: text(
    'I colori: {colours}. I quadrati su una carta vogliono un colore qualsiasi, lo stesso per i quadrati uguali.',
  ),

  odds: {
    moves: {
      throwAll: 'tirare tutti',
      throw: text('tirare {letters}'),
      turn: text('girare {letter} {colour}'),
      take: text('prendere {#place}'),
      end: 'finire',
      steal: text('furto {name}'),
      swap: text('scambio {name}'),
      give: text('dare {card}'),
      finish: 'fermare',
      continue: 'continuare',
    },
    heads: {
      points: 'punti',
      pile: text('pila {#place}'),
      none: 'niente',
      gift: 'dono',
      drawn: 'carta',
      win: 'vince',
    },
    about: text('circa {chance}'),
    pile: (place, card, isLocked) => `pila ${place}: ${card}${isLocked ? '; bloccata' : ''}.`,
    chances:
      'Sotto ogni pila la probabilità di finire il turno con la sua carta giocando per più punti; poi la massima possibile, puntando solo a quella carta.',
    columns:
      'punti: attesi da questo turno, azioni comprese; niente: nessuna carta; dono: punti che i dadi di un turno fallito danno al successivo.',
    drawing:
      'punti: attesi dalla pesca, meno la carta data; carta: punti medi della carta pescata alla cieca.',
    giving: 'punti: quanto perdi.',
    ending: 'vince: la probabilità di vincere la partita; i pareggi contano in parte.',
  },
};
