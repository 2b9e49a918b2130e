/** Séquence Dés in a terminal, in French. */

import { point, text } from '../../../../words/fr/grammar.ts';
import type { Who } from '../en/page.ts';
import type { Words } from '../en/terminal.ts';

const does = (who: Who, you: string, they: string): string =>
  who.isMe ? `Tu ${you}` : `${who.name} ${they}`;
const NUMBERS: Readonly<Record<number, string>> = { 5: 'cinq', 6: 'six' };

export const words: Words = {
  point,

  head: (line) => `${NUMBERS[line] ?? line} jetons alignés gagnent`,
  started: text('a fait {sum}'),
  noThrow: 'pas encore de lancer',
  key: { won: 'la ligne gagnante', last: 'dernier changement', allowed: 'cases de ce lancer' },

  moves: {
    throw: 'lancer les deux dés',
    remove: text('retirer {chip}'),
    replace: text('remplacer {chip}'),
  },
  families: {
    place: text('poser un jeton\u00a0: le nom d’une case marquée, p. ex. `{example}`'),
    remove: text('retirer un jeton\u00a0: le nom d’une case marquée, p. ex. `{example}`'),
  },

  threw: (who, dice, sum) => `${does(who, 'lances', 'lance')} ${dice} = ${sum}.`,
  threwForStart: (who, dice, sum) =>
    `${does(who, 'lances', 'lance')} ${dice} = ${sum} pour savoir qui commence.`,
  put: (who, square) => `${does(who, 'poses', 'pose')} un jeton en ${square}.`,
  replaced: (who, chip, square) => `${does(who, 'remplaces', 'remplace')} ${chip} en ${square}.`,
  removed: (who, chip, square) => `${does(who, 'retires', 'retire')} ${chip} en ${square}.`,
  throwsAgain: (who) => `${does(who, 'rejoues', 'rejoue')}.`,
  nothing: 'Rien à faire.',
  nothingAgain: 'Rien à faire, mais on rejoue.',

  typing: 'Tape le nom d’une case, colonne puis rangée\u00a0: `c3`. Ou son numéro dans la liste.',

  odds: {
    heads: {
      move: 'coup',
      wins: 'gagne',
      next: 'au suivant',
      first: 'eux avant',
      partner: 'partenaire',
    },
    now: 'tout de suite',
    throw: 'lancer',
    remove: text('retirer {square}'),
    start: 'gagne\u00a0: chances égales\u202f; ±\u00a0: ce que vaut l’avantage de commencer.',
    wins: 'gagne\u00a0: chance estimée de gagner la partie\u202f; ±\u00a0: son erreur habituelle.',
    next: (line) =>
      `au suivant\u00a0: chance exacte que personne ne gagne avant et que tu en alignes ${NUMBERS[line] ?? line} à ton prochain tour, sur le plateau après ce coup.`,
    first: 'eux avant\u00a0: chance exacte qu’un adversaire complète une ligne avant ce tour.',
    partner: 'partenaire\u00a0: chance exacte que ton partenaire le fasse.',
  },
};
