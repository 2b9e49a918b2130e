/** Les mots de NEXT! */

import type { Action, Colour } from '../../games/next/cards.ts';
import type { Person, Words } from '../en/next.ts';
import { counts, de, list, plural, text } from './grammar.ts';

type Counts = readonly (readonly [Colour, number])[];

const COLOUR: Readonly<Record<Colour, string>> = {
  red: 'rouge',
  green: 'vert',
  blue: 'bleu',
  yellow: 'jaune',
  orange: 'orange',
  purple: 'violet',
};
/** Orange is the name of a fruit: it has no plural as a colour. */
const COLOURS: Readonly<Record<Colour, string>> = {
  red: 'rouges',
  green: 'verts',
  blue: 'bleus',
  yellow: 'jaunes',
  orange: 'orange',
  purple: 'violets',
};

const points = (count: number): string => plural(count, { one: '#\u00a0point', other: '#\u00a0points' });
const cards = (count: number): string => plural(count, { one: '#\u00a0carte', other: '#\u00a0cartes' });
const dice = (count: number): string => plural(count, { one: '#\u00a0dé', other: '#\u00a0dés' });
const throws = (count: number): string => plural(count, { one: '#\u00a0lancer', other: '#\u00a0lancers' });
const does = ({ name, isMe }: Person, you: string, they: string): string => (isMe ? `Tu ${you}` : `${name} ${they}`);
const to = ({ name, isMe }: Person): string => (isMe ? 'toi' : name);
const whose = ({ name, isMe }: Person): string => (isMe ? 'de toi' : de(name));
const counted = (counts: Counts): string =>
  list(counts.map(([colour, count]) => `${count}\u00a0${(count > 1 ? COLOURS : COLOUR)[colour]}`));

export const words: Words = {
  title: 'NEXT!',
  summary: 'Six dés de couleur à l’assaut de trois piles de cartes, et ce que tu laisses sur la table sert au suivant.',

  colour: COLOUR,
  symbol: { red: 'cœur', green: 'feuille', blue: 'goutte', yellow: 'soleil', orange: 'flamme', purple: 'lune' },
  points,
  cards,

  card: {
    three: 'brelan',
    threePairs: 'triple paire',
    full: 'full',
    four: 'carré',
    five: 'petite couleur',
    doubleThree: 'double brelan',
    fourAndPair: 'carré et paire',
    six: 'grande couleur',
    groups: (sizes) => list(sizes.map((size) => (size === 1 ? '1\u00a0de n’importe quelle couleur' : `${size}\u00a0pareils`))),
    colours: counted,
    valued: (name, value) => `${name} (${points(value)})`,
    label: (name, value, action) => `${name}, ${points(value)}${action === null ? '' : `, avec ${action}`}`,
    back: 'une carte, face cachée',
    unknown: 'une carte',
  },
  action: {
    replay: { name: 'rejouer', rule: 'tu rejoues aussitôt un tour complet' },
    steal: { name: 'vol', rule: 'tu tires à l’aveugle une carte d’un adversaire' },
    swap: { name: 'échange', rule: 'tu tires à l’aveugle une carte d’un adversaire, puis tu lui donnes une de tes cartes' },
    'super-swap': {
      name: 'super-échange',
      rule: 'un échange avec chaque adversaire qui a des cartes',
    },
  },

  table: 'La table',
  piles: {
    label: 'Trois piles de cartes',
    said: (place, parts) => `Pile\u00a0${place}\u00a0: ${parts.join('. ')}`,
    left: counts('count', { one: 'reste\u00a0{#count}', other: 'reste\u00a0{#count}' }),
    empty: 'vide',
    made: 'réussie',
    locked: 'bloquée',
    wouldLock: 'sera bloquée',
    wouldMake: 'serait réussie',
    about: (name, value, action, rule) =>
      `${capital(name)}, ${points(value)}.${action === null ? '' : ` ${capital(words.action[action].name)}\u00a0: ${rule}.`}`,
    lockedCard: (name, why) => `${capital(name)}. ${why}`,
    why: {
      empty: 'Cette pile est vide.',
      lockedByMe: 'Bloquée jusqu’à la fin de ton tour\u00a0: tu as relancé alors que tes dés la réussissaient.',
      lockedBy: text('Bloquée pour ce tour\u00a0: {name} a relancé alors que les dés la réussissaient.'),
      chosen: 'Choisie.',
      takeable: 'Tes dés la réussissent\u00a0: tu peux la prendre.',
      'would-lock': 'Tu peux la prendre maintenant\u202f; si tu relances, elle est bloquée pour ce tour.',
      'would-make': 'Le dé tourné la réussirait.',
      made: 'Les dés la réussissent.',
      'throw-first': 'Rien n’est encore lancé.',
      open: 'Les dés ne la réussissent pas.',
    },
  },

  dice: {
    label: 'Six dés\u00a0: quatre blancs, deux noirs',
    die: (place, isBlack, face, isKept) =>
      `Dé ${isBlack ? 'noir' : 'blanc'}\u00a0${place}${face === null ? '' : `\u00a0: ${COLOUR[face]}, ${words.symbol[face]}`}${isKept ? ', gardé' : ''}`,
    toTurn: (place, isBlack, face) =>
      `Tourner le dé ${isBlack ? 'noir' : 'blanc'}\u00a0${place}\u00a0: ${COLOUR[face]}, ${words.symbol[face]}`,
    throwsLeft: (count) => (count === 0 ? 'Plus de lancer' : `Encore ${throws(count)}`),
    hintKeep: 'Touche les dés que tu gardes.',
    hintFirst: 'Le premier lancer prend les six dés.',
    hintNotYours: ({ name }) => `C’est le tour ${de(name)}.`,
    hintLast: 'Il ne reste plus de lancer.',
    hintAllKept: 'Les six sont gardés\u00a0: libère un dé pour le lancer, ou prends une carte.',
    hintKeepOne: 'Touche au moins un dé pour le garder\u202f; ou lance les six.',
    hintOver: 'La partie est finie.',
    hintNotNow: 'Les dés attendent le prochain tour.',
  },

  ways: {
    label: 'Comment continuer',
    take: 'Prendre',
    throwOn: 'Relancer',
    keep: 'En garder',
    fresh: 'Les six',
    throws,
    turn: 'Tourner un dé',
    turnHint: 'dés noirs égaux',
  },

  power: {
    chooseDie: 'Quel dé tournes-tu\u202f? Touche-le.',
    chooseFace: text('Dé\u00a0{#place}\u00a0: quelle couleur\u202f?'),
    face: (face) => `${COLOUR[face]}, ${words.symbol[face]}`,
    sameFace: 'Il montre déjà cette couleur.',
  },

  draw: {
    steal: 'Vol\u00a0: à qui\u202f?',
    swap: 'Échange\u00a0: avec qui\u202f?',
    superSwap: (person) => `Super-échange\u00a0: maintenant avec ${to(person)}`,
    fan: (name, held) => `${name}, ${cards(held)} face cachée`,
    back: text('Dos {#place} sur {#held}'),
    open: ({ name }) => `Les cartes ${de(name)}`,
  },

  give: {
    drew: text('Tirée chez {name}'),
    ask: text('Laquelle de tes autres cartes donnes-tu à {name}\u202f?'),
    notBack: 'La carte que tu viens de tirer ne se rend pas.',
    mark: 'tirée',
  },

  finish: {
    ask: (held) => `Tu as ${cards(held)}\u00a0: tu peux finir la partie ici.`,
    end: 'toutes les cartes sont retournées et comptées\u202f; celui qui a le plus de points gagne',
    goOn: (person, limit) => `au tour ${whose(person)}\u202f; ${cards(limit)} finissent la partie`,
  },

  mine: {
    label: 'Tes cartes',
    labelOf: ({ name }) => `Les cartes ${de(name)}, face cachée`,
    total: points,
    none: 'Pas encore de carte.',
    noneOf: text('{name} n’a pas encore de carte.'),
    hidden: (name, held) => `${name}\u00a0: ${cards(held)}, face cachée`,
  },

  button: {
    throw: (count) => `Lancer ${dice(count)}`,
    throwNone: 'Lancer',
    throwFresh: 'Lancer les six dés',
    take: (value) => `Prendre — ${points(value)}`,
    turn: (place, face) => `Tourner le dé\u00a0${place}\u00a0: ${COLOUR[face]}`,
    leave: 'Ne pas tourner',
    endTurn: 'Finir le tour',
    draw: text('Tirer chez {name}'),
    give: text('Donner {cardName}'),
    finish: 'Finir la partie',
    continue: 'Continuer',
  },

  note: (held, limit, value) => `${held} sur ${cards(limit)}${value === null ? '' : `, ${points(value)}`}`,

  rolling: 'Les dés roulent…',
  ask: {
    first: 'À toi\u00a0: lance les six dés.',
    replay: 'Tu rejoues\u00a0: lance les six dés.',
    inheritedTake: 'Ces dés sont à toi\u00a0: prends, gardes-en, ou lance les six.',
    inherited: 'Ces dés sont à toi\u00a0: gardes-en ou lance les six.',
    takeOrThrow: (left) => `Prends une carte, ou relance et perds-la\u00a0: encore ${throws(left)}.`,
    throwAgain: (left) => `Garde ce que tu veux et relance\u00a0: encore ${throws(left)}.`,
    lastTake: 'Ton dernier lancer\u00a0: prends une carte.',
    lastPower: 'Pas de carte\u00a0: tourne un dé, ou finis ton tour.',
    power: 'Tes dés noirs sont de la même couleur\u00a0: tu peux transformer un dé.',
    steal: 'Vol\u00a0: chez qui\u202f? Le hasard choisit la carte.',
    swap: 'Échange\u00a0: chez qui\u202f? Le hasard choisit la carte.',
    give: text('Donne à {name} une de tes autres cartes.'),
    finish: 'Finir la partie ici, ou continuer\u202f?',
    named: text('{name}\u00a0: {sentence}'),
  },
  wait: {
    first: text('{name} lance les six dés…'),
    inherited: text('{name} peut se servir des dés laissés…'),
    takeOrThrow: text('{name}\u00a0: une carte, ou relancer\u202f?'),
    throwAgain: (name, left) => `${name} choisit ses dés\u00a0: encore ${throws(left)}.`,
    last: ({ name }) => `Dernier lancer ${de(name)}…`,
    draw: text('{name} choisit chez qui tirer…'),
    give: (name, person) => `${name} choisit une carte pour ${to(person)}…`,
    finish: text('{name} peut finir la partie…'),
  },
  won: (winners, value) => {
    const [first] = winners;
    const others = winners.filter(({ isMe }) => !isMe).map(({ name }) => name);
    if (winners.length > 1) {
      const share = others.length < winners.length ? 'partagez' : 'partagent';
      const all = others.length < winners.length ? list(['Toi', ...others]) : list(others);
      return `${all} ${share === 'partagez' ? 'vous ' : ''}${share} la victoire avec ${points(value)}.`;
    }
    return first === undefined ? '' : `${does(first, 'gagnes', 'gagne')} avec ${points(value)}.`;
  },

  log: {
    threw: (person, count, faces) =>
      `${does(person, 'lances', 'lance')} ${count === 6 ? 'six dés' : dice(count)}\u00a0: ${counted(faces)}.`,
    locked: (names) => `Bloqué\u00a0: ${list(names)}.`,
    agree: 'Les dés noirs sont de la même couleur.',
    failed: (person) => `Pas de carte pour ${to(person)}\u00a0: les dés restent comme ils sont.`,
    turned: (person, place, face) => `${does(person, 'tournes', 'tourne')} le dé\u00a0${place}\u00a0: ${COLOUR[face]}.`,
    took: (person, card) => `${does(person, 'prends', 'prend')} une carte\u00a0: ${card}.`,
    replays: (person) => `${does(person, 'rejoues', 'rejoue')}.`,
    stole: (person, from) =>
      from.isMe ? `${person.name} te vole une carte.` : `${does(person, 'voles', 'vole')} une carte à ${from.name}.`,
    drew: (person, from) => `${does(person, 'tires', 'tire')} une carte chez ${to(from)}.`,
    gave: (person, receiver) =>
      receiver.isMe ? `${person.name} te donne une carte.` : `${does(person, 'donnes', 'donne')} une carte à ${receiver.name}.`,
    itWas: text('C’était\u00a0: {card}.'),
    finished: (person) => `${does(person, 'finis', 'finit')} la partie.`,
    continued: (person) => `${does(person, 'continues', 'continue')}.`,
  },

  shown: {
    stole: (person, from) => (from.isMe ? `${person.name} te vole` : `${does(person, 'voles', 'vole')} ${from.name}`),
    drew: (person, from) => `${does(person, 'tires', 'tire')} chez ${to(from)}`,
    gave: (person, receiver) =>
      receiver.isMe ? `${person.name} te donne` : `${does(person, 'donnes', 'donne')} à ${receiver.name}`,
  },

  over: { label: 'Toutes les cartes', cardsOf: ({ name }) => `Les cartes ${de(name)}` },

  explain: {
    turn: 'Jusqu’à trois lancers, en gardant les dés que tu veux. Dès que les dés réussissent une carte, tu peux la prendre\u202f; ton tour finit alors.',
    lock: 'Relance alors que les dés réussissent une carte, et elle est bloquée jusqu’à la fin de ton tour. Après le dernier lancer, une carte réussie doit être prise.',
    pass: 'Sans carte, tes dés restent pour le joueur suivant.',
    inherited:
      'Le tour d’avant n’a pas eu de carte\u00a0: ses dés sont à toi. Prends une carte qu’ils réussissent, gardes-en un à cinq et lance le reste (deux lancers en tout, les cartes se bloquent), ou lance les six (trois lancers, rien ne se bloque).',
    power:
      'Les deux dés noirs, lancés ensemble, montrent la même couleur\u00a0: avant de lancer ou de prendre, tu peux tourner un dé, n’importe lequel, vers une autre couleur.',
    colours:
      'Sur une carte, les dés d’un même cadre sont de n’importe quelle couleur, mais tous de la même. Un dé avec un symbole doit avoir cette couleur.',
    action: (action: Action) => `${capital(words.action[action].name)}\u00a0: ${words.action[action].rule}.`,
    give: 'Donne une de tes autres cartes\u202f; celle que tu viens de tirer ne se rend pas. Vous deux seuls savez quelles cartes ont bougé.',
    finish: (enough) =>
      `Un joueur qui a ${cards(enough)} ou plus peut finir la partie à la fin de son tour. Celui qui a le plus de points gagne\u202f; à égalité, on partage.`,
    end: (limit, enough) =>
      `${cards(limit)} finissent la partie\u202f; avec ${enough}, on peut la finir. Les autres voient combien de cartes tu as, pas lesquelles.`,
    over: 'Celui qui a le plus de points gagne\u202f; à égalité, on partage.',
  },
};

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
