/** Les mots de NEXT! */

import { counts, de, list, plural, text } from '../../../../words/fr/grammar.ts';
import type { Action, Colour } from '../../rules/cards.ts';
import type { Person, Words } from '../en/page.ts';

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

const points = (count: number): string =>
  plural(count, { one: '#\u00a0point', other: '#\u00a0points' });
const cards = (count: number): string =>
  plural(count, { one: '#\u00a0carte', other: '#\u00a0cartes' });
const dice = (count: number): string => plural(count, { one: '#\u00a0dé', other: '#\u00a0dés' });
const throws = (count: number): string =>
  plural(count, { one: '#\u00a0lancer', other: '#\u00a0lancers' });
const does = ({ name, isMe }: Person, you: string, they: string): string =>
  isMe ? `Tu ${you}` : `${name} ${they}`;
const to = ({ name, isMe }: Person): string => (isMe ? 'toi' : name);
const counted = (counts: Counts): string =>
  list(counts.map(([colour, count]) => `${count}\u00a0${(count > 1 ? COLOURS : COLOUR)[colour]}`));

export const words: Words = {
  title: 'NEXT!',
  summary:
    'Six dés de couleur et trois piles de cartes à gagner\u202f; mais les dés que tu laisses servent au joueur suivant.',

  colour: COLOUR,
  symbol: {
    red: 'cœur',
    green: 'feuille',
    blue: 'goutte',
    yellow: 'soleil',
    orange: 'flamme',
    purple: 'lune',
  },
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
    groups: (sizes) =>
      list(
        sizes.map((size) =>
          size === 1 ? '1\u00a0de n’importe quelle couleur' : `${size}\u00a0pareils`,
        ),
      ),
    colours: counted,
    valued: (name, value) => `${name} (${points(value)})`,
    label: (name, value, action) =>
      `${name}, ${points(value)}${action === null ? '' : `, action\u00a0: ${action}`}`,
    back: 'une carte, face cachée',
    unknown: 'une carte',
  },
  action: {
    replay: { name: 'rejouer', rule: 'tu rejoues aussitôt un tour complet' },
    steal: { name: 'vol', rule: 'tu tires à l’aveugle une carte chez un adversaire' },
    swap: {
      name: 'échange',
      rule: 'tu tires à l’aveugle une carte chez un adversaire, puis tu lui en donnes une autre',
    },
    'super-swap': {
      name: 'super-échange',
      rule: 'un échange avec chaque adversaire qui a des cartes',
    },
  },

  table: 'La table',
  piles: {
    label: 'Trois piles de cartes',
    said: (place, parts) => `Pile\u00a0${place}\u00a0: ${parts.join('. ')}`,
    left: counts('count', { one: '{#count}\u00a0carte', other: '{#count}\u00a0cartes' }),
    empty: 'vide',
    made: 'réalisée',
    locked: 'bloquée',
    wouldLock: 'sera bloquée',
    wouldMake: 'réalisable',
    about: (name, value, action, rule) =>
      `${capital(name)}, ${points(value)}.${action === null ? '' : ` ${capital(words.action[action].name)}\u00a0: ${rule}.`}`,
    lockedCard: (name, why) => `${capital(name)}. ${why}`,
    why: {
      empty: 'Cette pile est vide.',
      lockedByMe: 'Bloquée jusqu’à la fin de ton tour\u00a0: tu as relancé au lieu de la prendre.',
      lockedBy: text('Bloquée pour ce tour\u00a0: {name} a relancé au lieu de la prendre.'),
      chosen: 'Choisie.',
      takeable: 'Tes dés la réalisent\u00a0: tu peux la prendre.',
      'would-lock':
        'Tu peux la prendre maintenant\u202f; si tu relances, elle sera bloquée pour ce tour.',
      'would-make': 'Elle serait réalisée avec ce dé transformé.',
      made: 'Les dés la réalisent.',
      'throw-first': 'Les dés ne sont pas encore lancés.',
      open: 'Les dés ne la réalisent pas.',
    },
  },

  dice: {
    label: 'Six dés\u00a0: quatre blancs, deux noirs',
    die: (place, isBlack, face, isKept) =>
      `Dé ${isBlack ? 'noir' : 'blanc'}\u00a0${place}${face === null ? '' : `\u00a0: ${COLOUR[face]}, ${words.symbol[face]}`}${isKept ? ', gardé' : ''}`,
    toTurn: (place, isBlack, face) =>
      `Transformer le dé ${isBlack ? 'noir' : 'blanc'}\u00a0${place}\u00a0: ${COLOUR[face]}, ${words.symbol[face]}`,
    throwsLeft: (count) => (count === 0 ? 'Plus de lancer' : `Encore ${throws(count)}`),
    hintKeep: 'Touche les dés que tu gardes.',
    hintFirst: 'Au premier lancer, on lance les six dés.',
    hintNotYours: ({ name }) => `C’est le tour ${de(name)}.`,
    hintLast: 'Il ne reste plus de lancer.',
    hintAllKept: 'Tu gardes les six dés\u00a0: touche ceux à relancer, ou prends une carte.',
    hintKeepOne: 'Touche au moins un dé à garder, ou lance les six.',
    hintOver: 'La partie est finie.',
    hintNotNow: 'Les dés attendent le prochain tour.',
  },

  ways: {
    label: 'Comment continuer',
    take: 'Prendre',
    throwOn: 'Relancer',
    keep: 'Garder',
    fresh: 'Les six',
    throws,
    turn: 'Transformer',
    turnHint: 'noirs pareils',
  },

  power: {
    chooseDie: 'Quel dé transformes-tu\u202f? Touche-le.',
    chooseFace: text('Dé\u00a0{#place}\u00a0: quelle couleur\u202f?'),
    face: (face) => `${COLOUR[face]}, ${words.symbol[face]}`,
    sameFace: 'Il a déjà cette couleur.',
  },

  draw: {
    steal: 'Vol\u00a0: à qui\u202f?',
    swap: 'Échange\u00a0: avec qui\u202f?',
    superSwap: (person) => `Super-échange\u00a0: maintenant avec ${to(person)}`,
    fan: (name, held) => `${name}, ${cards(held)} face cachée`,
    back: text('Carte {#place} sur {#held}, face cachée'),
    open: ({ name }) => `Les cartes ${de(name)}`,
  },

  give: {
    drew: text('Tirée chez {name}'),
    ask: text('Laquelle de tes autres cartes donnes-tu à {name}\u202f?'),
    notBack: 'Tu ne peux pas rendre la carte que tu viens de tirer.',
    mark: 'tirée',
  },

  finish: {
    ask: (held) => `Tu as ${cards(held)}\u00a0: tu peux arrêter la partie ici.`,
    end: 'on compte toutes les cartes\u202f; celui qui a le plus de points gagne',
    goOn: (person, limit) => `à ${to(person)} de jouer\u202f; la partie finit à ${cards(limit)}`,
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
    turn: (_, face) => `Transformer en ${COLOUR[face]}`,
    leave: 'Ne rien changer',
    endTurn: 'Finir le tour',
    draw: text('Tirer chez {name}'),
    give: text('Donner {cardName}'),
    finish: 'Arrêter la partie',
    continue: 'Continuer',
  },

  note: (held, limit, value) =>
    `${held} sur ${cards(limit)}${value === null ? '' : `, ${points(value)}`}`,

  rolling: 'Les dés roulent…',
  ask: {
    first: 'À toi\u00a0: lance les six dés.',
    replay: 'Tu rejoues\u00a0: lance les six dés.',
    inheritedTake: 'Tu hérites des dés\u00a0: prends une carte, gardes-en ou lance les six.',
    inherited: 'Tu hérites des dés\u00a0: gardes-en ou lance les six.',
    takeOrThrow: (left) =>
      `Prends une carte, ou relance, mais tu la perds\u00a0: encore ${throws(left)}.`,
    throwAgain: (left) => `Garde ce que tu veux et relance\u00a0: encore ${throws(left)}.`,
    lastTake: 'Dernier lancer\u00a0: prends une carte.',
    lastPower: 'Pas de carte\u00a0: transforme un dé, ou finis ton tour.',
    power: 'Tes dés noirs sont pareils\u00a0: tu peux transformer un dé.',
    steal: 'Vol\u00a0: chez qui\u202f? Le hasard choisit la carte.',
    swap: 'Échange\u00a0: chez qui\u202f? Le hasard choisit la carte.',
    give: text('Donne à {name} une de tes autres cartes.'),
    finish: 'Arrêter la partie ici, ou continuer\u202f?',
    named: text('{name}\u00a0: {sentence}'),
  },
  wait: {
    first: text('{name} lance les six dés…'),
    inherited: text('{name} hérite des dés…'),
    takeOrThrow: text('{name} choisit\u00a0: prendre ou relancer…'),
    throwAgain: (name, left) => `${name} choisit ses dés\u00a0: encore ${throws(left)}.`,
    last: ({ name }) => `Dernier lancer ${de(name)}…`,
    draw: text('{name} choisit chez qui tirer…'),
    give: (name, person) => `${name} choisit une carte pour ${to(person)}…`,
    finish: text('{name} peut arrêter la partie…'),
  },
  won: (winners, value) => {
    const [first] = winners;
    const others = winners.filter(({ isMe }) => !isMe).map(({ name }) => name);
    if (winners.length > 1) {
      const share = others.length < winners.length ? 'partagez' : 'partagent';
      const all = others.length < winners.length ? list(['Toi', ...others]) : list(others);
      return `${all}${share === 'partagez' ? ', vous' : ''} ${share} la victoire avec ${points(value)}.`;
    }
    return first === undefined ? '' : `${does(first, 'gagnes', 'gagne')} avec ${points(value)}.`;
  },

  log: {
    threw: (person, count, faces) =>
      `${does(person, 'lances', 'lance')} ${count === 6 ? 'six dés' : dice(count)}\u00a0: ${counted(faces)}.`,
    locked: (names) =>
      `${names.length === 1 ? 'Carte bloquée' : 'Cartes bloquées'}\u00a0: ${list(names)}.`,
    agree: 'Les deux dés noirs sont pareils.',
    failed: (person) => `Pas de carte pour ${to(person)}\u00a0: les dés restent tels quels.`,
    turned: (person, place, face) =>
      `${does(person, 'transformes', 'transforme')} le dé\u00a0${place} en ${COLOUR[face]}.`,
    took: (person, card) => `${does(person, 'prends', 'prend')} une carte\u00a0: ${card}.`,
    replays: (person) => `${does(person, 'rejoues', 'rejoue')}.`,
    stole: (person, from) =>
      from.isMe
        ? `${person.name} te vole une carte.`
        : `${does(person, 'voles', 'vole')} une carte à ${from.name}.`,
    drew: (person, from) => `${does(person, 'tires', 'tire')} une carte chez ${to(from)}.`,
    gave: (person, receiver) =>
      receiver.isMe
        ? `${person.name} te donne une carte.`
        : `${does(person, 'donnes', 'donne')} une carte à ${receiver.name}.`,
    itWas: text('C’était\u00a0: {card}.'),
    finished: (person) => `${does(person, 'arrêtes', 'arrête')} la partie.`,
    continued: (person) => `${does(person, 'continues', 'continue')}.`,
  },

  shown: {
    stole: (person, from) =>
      from.isMe
        ? `${person.name} te vole une carte`
        : `${does(person, 'voles', 'vole')} une carte à ${from.name}`,
    drew: (person, from) => `${does(person, 'tires', 'tire')} une carte chez ${to(from)}`,
    gave: (person, receiver) =>
      receiver.isMe
        ? `${person.name} te donne une carte`
        : `${does(person, 'donnes', 'donne')} une carte à ${receiver.name}`,
  },

  over: { label: 'Toutes les cartes', cardsOf: ({ name }) => `Les cartes ${de(name)}` },

  explain: {
    turn: 'Jusqu’à trois lancers, en gardant les dés que tu veux. Dès que tes dés réalisent une carte, tu peux la prendre\u00a0: ton tour est fini.',
    lock: 'Si tu relances au lieu de prendre une carte réalisée, elle est bloquée jusqu’à la fin de ton tour. Après le dernier lancer, tu dois prendre une carte réalisée.',
    pass: 'Sans carte, tu laisses tes dés au joueur suivant.',
    inherited:
      'Le joueur précédent n’a pas eu de carte\u00a0: tu hérites de ses dés. Au choix\u00a0: prends une carte qu’ils réalisent, garde un à cinq dés et lance les autres (deux lancers, les cartes déjà réalisées sont bloquées), ou lance les six (trois lancers, rien n’est bloqué).',
    power:
      'Tes deux dés noirs, lancés ensemble, sont de la même couleur\u00a0: avant de relancer ou de prendre une carte, tu peux transformer le dé de ton choix en une autre couleur.',
    colours:
      'Sur une carte, les dés d’un même cadre peuvent être de n’importe quelle couleur, mais tous de la même. Un dé avec un symbole doit avoir cette couleur.',
    action: (action: Action) =>
      `${capital(words.action[action].name)}\u00a0: ${words.action[action].rule}.`,
    give: 'Donne une de tes autres cartes, pas celle que tu viens de tirer. Vous êtes les deux seuls à savoir quelles cartes ont changé de main.',
    finish: (enough) =>
      `Avec ${cards(enough)} ou plus, on peut arrêter la partie à la fin de son tour. Celui qui a le plus de points gagne\u202f; en cas d’égalité, on partage la victoire.`,
    end: (limit, enough) =>
      `La partie finit dès qu’un joueur a ${cards(limit)}\u202f; avec ${enough}, on peut l’arrêter à la fin de son tour. Les autres voient combien de cartes tu as, pas lesquelles.`,
    over: 'Celui qui a le plus de points gagne\u202f; en cas d’égalité, on partage la victoire.',
  },
};

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
