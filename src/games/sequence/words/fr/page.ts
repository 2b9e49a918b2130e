/** Séquence Dés en français. */

import { de, list, plural, text } from '../../../../words/fr/grammar.ts';
import type { Side, Task, Who, Words } from '../en/page.ts';

const does = (who: Who, you: string, they: string): string =>
  who.isMe ? `Tu ${you}` : `${who.name} ${they}`;
const chipOf = ({ names, isMine }: Side): string => {
  if (!isMine) return `le jeton ${de(list(names))}`;
  return names.length === 0 ? 'ton jeton' : 'le jeton de ton équipe';
};

const ASKED: Readonly<Record<Task, (sum: number) => string>> = {
  place: (sum) => `pose un jeton sur un ${sum} libre.`,
  replace: () => 'tous pris, remplace un jeton adverse.',
  anywhere: () => 'jeu fou, choisis une case libre.',
  'replace-anywhere': () => 'plateau plein, remplace un jeton adverse.',
  remove: () => 'défense, retire un jeton adverse.',
};
const CHOOSES: Readonly<Record<Task, (sum: number) => string>> = {
  place: (sum) => `choisit un ${sum} libre.`,
  replace: (sum) => `choisit un jeton à remplacer sur un ${sum}.`,
  anywhere: () => 'choisit une case libre.',
  'replace-anywhere': () => 'choisit un jeton adverse à remplacer.',
  remove: () => 'choisit un jeton à retirer.',
};
const MEANS: Readonly<Record<Task, (sum: number) => string>> = {
  place: (sum) => `un ${sum} libre`,
  replace: () => 'tous pris\u00a0: remplace un jeton adverse',
  anywhere: () => 'jeu fou\u00a0: une case libre au choix',
  'replace-anywhere': () => 'plateau plein\u00a0: remplace un jeton adverse',
  remove: () => 'défense\u00a0: retire un jeton adverse',
};
const NUMBERS: Readonly<Record<number, string>> = { 5: 'cinq', 6: 'six' };
const inWords = (line: number): string => NUMBERS[line] ?? String(line);
const chips = (count: number): string => plural(count, { one: '# jeton', other: '# jetons' });

export const words: Words = {
  title: 'Séquence Dés',
  summary:
    'Deux dés désignent une case\u00a0: pose tes jetons, défends-les, et alignes-en cinq avant les autres.',

  // La table --------------------------------------------------------------------------------------
  board: 'Le plateau',
  sides: 'Les camps',
  side: ({ names, isMine }) => list(isMine ? ['Toi', ...names] : names),
  note: (count, row, line) =>
    row < 2 ? chips(count) : `${chips(count)}, ${row} sur ${line} alignés`,
  noteStart: text('{#sum} au lancer de départ'),
  row: text('{#row}/{#line}'),

  // Une case --------------------------------------------------------------------------------------
  square: text('{name}, {#number}'),
  free: 'libre',
  chip: chipOf,
  last: 'dernier changement',
  inLine: 'dans la ligne gagnante',
  canChoose: 'peut être choisie',
  chosen: 'choisie',

  // Les dés ---------------------------------------------------------------------------------------
  you: 'Toi',
  rolling: 'Les dés roulent.',
  noThrow: 'Les dés attendent dans le gobelet.',
  thrown: (faces) => `Les dés\u00a0: ${list(faces.map(String))}`,
  sum: (sum) => String(sum),
  means: (task, sum) => MEANS[task](sum),
  meansAgain: (task, sum) => `${MEANS[task](sum)}, et on rejoue`,
  meansStart: 'pour commencer',
  meansNothing: 'rien à faire',
  meansNothingAgain: 'rien à faire, mais on rejoue',
  whoBegins: 'Qui commence\u202f?',
  highest: 'Le plus grand total.',
  begins: (who) => does(who, 'commences', 'commence'),
  noSum: '–',

  // Les boutons -----------------------------------------------------------------------------------
  throwDice: 'Lancer les dés',
  throwAgain: 'Relancer les dés',
  placeOn: text('Poser sur le {#number}'),
  replaceChip: (side) => `Remplacer ${chipOf(side)}`,
  removeChip: (side) => `Retirer ${chipOf(side)}`,
  onSquare: text('{action}, {square}'),
  touch: 'Touche une case éclairée.',
  touchAgain: 'Touche encore pour valider.',

  // Pourquoi pas ----------------------------------------------------------------------------------
  why: {
    over: 'La partie est finie.',
    wait: ({ name }) => `C’est le tour ${de(name)}.`,
    throwFirst: 'Lance d’abord les dés.',
    number: (has, needs) => `Cette case est un ${has}, et tu as fait ${needs}.`,
    own: 'Ce jeton est déjà dans ton camp.',
    freeFirst: text('Case prise. Il reste un {#sum} libre.'),
    taken: 'Case prise. Il reste des cases libres.',
    empty: 'Aucun jeton à retirer ici.',
    sheltered: 'Sur un 2 ou un 12, un jeton ne craint pas le 10.',
  },

  // Ce que la table attend ------------------------------------------------------------------------
  throwing: (who) => `${does(who, 'lances', 'lance')}…`,
  toStart: (who) => {
    if (who.isMe) return 'Lance les dés\u00a0: le plus grand total commence.';
    return who.isAsked
      ? `${who.name}, lance pour savoir qui commence.`
      : `${who.name} lance pour savoir qui commence.`;
  },
  toStartAgain: (who) => {
    if (who.isMe) return 'Égalité\u00a0: relance pour savoir qui commence.';
    return who.isAsked
      ? `Égalité\u00a0: ${who.name}, relance.`
      : `Égalité\u00a0: ${who.name} relance.`;
  },
  toThrow: (who) => {
    if (who.isMe) return 'À toi\u00a0: lance les dés.';
    return who.isAsked ? `${who.name}, lance les dés.` : `À ${who.name} de lancer.`;
  },
  toThrowAgain: (who) => {
    if (who.isMe) return 'Tu rejoues\u00a0: relance les dés.';
    return who.isAsked ? `${who.name}, tu rejoues\u00a0: relance les dés.` : `${who.name} rejoue.`;
  },
  toChoose: (who, task, sum) => {
    if (who.isMe) return `Tu as fait ${sum}\u00a0: ${ASKED[task](sum)}`;
    return who.isAsked
      ? `${who.name}, tu as fait ${sum}\u00a0: ${ASKED[task](sum)}`
      : `${who.name} a fait ${sum} et ${CHOOSES[task](sum)}`;
  },
  over: ({ names, isMine }) => {
    if (!isMine) return `${list(names)} ${names.length === 1 ? 'gagne' : 'gagnent'}\u202f!`;
    return names.length === 0
      ? 'Tu gagnes\u202f!'
      : `${list(['Toi', ...names])}, vous gagnez\u202f!`;
  },

  // Le journal ------------------------------------------------------------------------------------
  told: {
    start: (who, faces, sum) =>
      `${does(who, 'lances', 'lance')} ${faces.join(' + ')} = ${sum} pour savoir qui commence.`,
    tie: 'Égalité\u00a0: les ex æquo relancent.',
    begins: (who) => `${does(who, 'commences', 'commence')}.`,
    throws: (who, faces, sum) => `${does(who, 'lances', 'lance')} ${faces.join(' + ')} = ${sum}.`,
    nothingToPlace: text('Les quatre {#sum} sont déjà à ce camp\u00a0: rien à faire.'),
    nothingAnywhere: 'Aucune case pour un jeton\u00a0: rien à faire.',
    nothingToRemove: 'Aucun jeton à retirer.',
    again: 'Mais on rejoue quand même.',
    puts: (who, square, number) =>
      `${does(who, 'poses', 'pose')} un jeton en ${square}, sur un ${number}.`,
    replaces: (who, side, square) =>
      `${does(who, 'remplaces', 'remplace')} ${chipOf(side)} en ${square}.`,
    removes: (who, side, square) =>
      `${does(who, 'retires', 'retire')} ${chipOf(side)} en ${square}.`,
    removesSome: (who, square) => `${does(who, 'retires', 'retire')} le jeton en ${square}.`,
    wins: ({ names, isMine }, squares) => {
      const line = `avec la ligne ${squares.join(' ')}.`;
      if (!isMine) return `${list(names)} ${names.length === 1 ? 'gagne' : 'gagnent'} ${line}`;
      return names.length === 0
        ? `Tu gagnes ${line}`
        : `${list(['Toi', ...names])}, vous gagnez ${line}`;
    },
  },

  // La règle du moment ----------------------------------------------------------------------------
  rules: {
    goal: (line) =>
      `Une ligne droite de ${inWords(line)} jetons d’un même camp gagne aussitôt\u00a0: de haut en bas, en diagonale ou dans une rangée.`,
    team: 'Les partenaires ont la même couleur\u00a0: vous alignez ensemble, et tu ne peux ni remplacer ni retirer les jetons de l’autre.',
    start:
      'Chacun lance les deux dés. Le plus grand total commence\u202f; en cas d’égalité, les ex æquo relancent.',
    turn: 'De 3 à 9\u00a0: pose un jeton sur une case libre de ce nombre. 2 et 12\u00a0: de même, et tu rejoues. 10, jeu de défense\u00a0: retire un jeton adverse. 11, jeu fou\u00a0: la case libre de ton choix.',
    place: (sum) =>
      `Un ${sum}\u00a0: pose un jeton sur une case libre de ce nombre. C’est obligatoire.`,
    replace: (sum) =>
      `Les quatre ${sum} sont pris\u00a0: remplace un jeton adverse sur l’un d’eux.`,
    anywhere:
      'Un 11, jeu fou\u00a0: pose un jeton sur la case libre de ton choix, quel que soit son nombre.',
    replaceAnywhere:
      'Un 11 sur un plateau plein\u00a0: remplace un jeton adverse, même sur un 2 ou un 12.',
    remove:
      'Un 10, jeu de défense\u00a0: retire un jeton adverse, jamais sur un 2 ou un 12\u202f; sa case redevient libre.',
    again: 'Après un 2 ou un 12, on rejoue, à chaque fois.',
    over: 'La partie est finie\u00a0: la ligne est tracée sur le plateau.',
  },

  // Avant de commencer ----------------------------------------------------------------------------
  options: {
    line: 'La ligne gagnante',
    five: 'Cinq alignés',
    fiveHint:
      'Le but de la feuille\u00a0: cinq jetons en ligne droite. À trois joueurs, c’est toujours cinq.',
    six: 'Six alignés',
    sixHint: 'Conseillé par la règle à deux joueurs ou deux équipes.',
  },
};
