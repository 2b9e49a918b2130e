/** Pokerdice en français. */

import { counts, de, list, number, plural, text } from '../../../../words/fr/grammar.ts';
import type { Objective } from '../../rules/objectives.ts';
import type { Who, Words } from '../en/page.ts';

const cards: Words['cards'] = {
  joker: { name: 'Joker', inText: 'joker', rule: 'n’importe quels dés' },
  pair: { name: 'Paire', inText: 'paire', rule: 'deux dés identiques' },
  three: { name: 'Brelan', inText: 'brelan', rule: 'trois dés identiques' },
  'two-pairs': {
    name: 'Double paire',
    inText: 'double paire',
    rule: 'deux paires de faces différentes',
  },
  'small-straight': {
    name: 'Petite suite',
    inText: 'petite suite',
    rule: 'quatre dés qui se suivent',
  },
  'no-even': { name: 'Pas de pair', inText: '«\u00a0pas de pair\u00a0»', rule: 'ni 2, ni 4, ni 6' },
  'no-odd': {
    name: 'Pas d’impair',
    inText: '«\u00a0pas d’impair\u00a0»',
    rule: 'ni 1, ni 3, ni 5',
  },
  full: { name: 'Full', inText: 'full', rule: 'un brelan et une paire d’une autre face' },
  'large-straight': {
    name: 'Grande suite',
    inText: 'grande suite',
    rule: 'cinq dés qui se suivent',
  },
  four: { name: 'Carré', inText: 'carré', rule: 'quatre dés identiques' },
};

/** Cards that are “la”; the others are “le”. */
const FEMININE: ReadonlySet<Objective> = new Set([
  'pair',
  'two-pairs',
  'small-straight',
  'large-straight',
]);

const inText = (card: Objective): string => cards[card].inText;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const gendered = (card: Objective, le: string, la: string): string =>
  FEMININE.has(card) ? la : le;
/** “un full”, “une paire”. */
const one = (card: Objective): string => `${gendered(card, 'un', 'une')} ${inText(card)}`;
/** “Le full de Noé”, “Ta paire”. */
const owned = ({ name, isMe }: Who, card: Objective): string =>
  isMe
    ? `${gendered(card, 'Ton', 'Ta')} ${inText(card)}`
    : `${gendered(card, 'Le', 'La')} ${inText(card)} ${de(name)}`;
const points = (count: number): string => plural(count, { one: '# point', other: '# points' });
const dice = (count: number): string => plural(count, { one: '# dé', other: '# dés' });
const faces = (shown: readonly number[]): string => shown.map(number).join(' ');

const rounds = (count: number): string => plural(count, { one: '# manche', other: '# manches' });

export const words: Words = {
  title: 'Pokerdice',
  summary:
    'Mise en secret une carte sur cinq dés\u202f; le joueur actif peut encore tout arranger, ou tout gâcher.',

  cards,
  points,

  table: 'Les dés et les cartes sur la table',
  places: 'Les cartes de cette manche',
  lastPlaces: 'Les cartes de la manche précédente',
  dice: 'Les dés',
  hand: (who) => (who.isMe ? 'Tes cartes' : `Les cartes ${de(who.name)}`),
  round: text('Manche {#round} sur {#rounds}'),
  throwsLeft: counts('count', { one: '{#count} relance', other: '{#count} relances' }),
  thrower: 'joueur actif',
  you: 'Toi',

  die: (place, face, isKept) =>
    `Dé ${number(place)}\u00a0: ${number(face)}${isKept ? ', gardé' : ''}`,
  card: (card, count) => `${cards[card].name}, ${points(count)}`,
  isMade: 'déjà réalisée',
  copies: counts('count', { one: '{#count} exemplaire', other: '{#count} exemplaires' }),
  chosen: counts('count', { one: 'choisie', other: 'choisie {#count} fois' }),
  laid: 'face cachée sur la table',
  placeEmpty: (who) =>
    who.isMe ? 'Ta place est vide' : `${who.name} n’a pas encore posé de carte`,
  placeDown: (who) =>
    who.isMe ? 'Ta carte, face cachée' : `La carte ${de(who.name)}, face cachée`,
  placeUp: (who, card) =>
    `${who.isMe ? 'Ta carte' : `La carte ${de(who.name)}`}\u00a0: ${inText(card)}`,
  peek: 'Ta carte, face cachée\u00a0: la regarder',
  peeked: (card) => `Tu regardes ta carte\u00a0: ${inText(card)}. La recouvrir`,

  throwDice: (count) => `Lancer ${dice(count)}`,
  rethrowDice: (count) => `Relancer ${dice(count)}`,
  stop: 'Stop, je garde',
  lay: 'Poser face cachée',
  cardsLeft: 'Cartes restantes',
  close: 'Fermer',

  explainCard: (card, count) =>
    `${cards[card].name} (${number(count)})\u00a0: ${cards[card].rule}.`,
  madeNow: 'Les dés la réalisent déjà.',
  notMadeNow: 'Pas encore réalisée.',
  oneMore: 'Encore une carte.',
  hintNotThrown: 'Tu poseras ta carte une fois les dés lancés.',
  hintLaid: 'Ta carte est posée\u00a0: tu ne peux plus la reprendre.',
  hintCardsDone: 'Les cartes de cette manche sont posées.',
  hintWaitDice: 'On attend que toutes les cartes soient posées.',
  hintNotYourDice: (who) => `Seul le joueur actif, ${who.name}, peut relancer ces dés.`,
  hintOldDice: 'Ce sont les dés de la manche précédente.',
  hintFaceDown: (who) => `${who.name} a posé sa carte. Elle reste cachée pour l’instant.`,
  hintOver: 'La partie est finie.',

  status: {
    throwNow: ({ name, isMe }) =>
      isMe ? 'À toi\u00a0: lance les cinq dés.' : `À toi, ${name}\u00a0: lance les cinq dés.`,
    waitThrow: ({ name }) => `${name} lance les dés…`,
    rolling: 'Les dés roulent…',
    choose: ({ name, isMe }, count) => {
      const what = plural(count, { one: 'une carte', other: 'deux cartes' });
      return isMe
        ? `Choisis ${what} à poser face cachée.`
        : `${name}, choisis ${what} à poser face cachée.`;
    },
    waitChoose: ([first, second, ...others]) => {
      if (second === undefined) return `${first} choisit une carte…`;
      if (others.length === 0) return `${list([first ?? '', second])} choisissent…`;
      return `${first} et ${number(others.length + 1)} autres choisissent…`;
    },
    rethrow: ({ name, isMe }, left) => {
      const what =
        left === 1
          ? 'dernière relance\u00a0: touche les dés à garder, ou arrête-toi.'
          : 'touche les dés à garder et relance le reste, ou arrête-toi.';
      return isMe ? capital(what) : `${name}, ${what}`;
    },
    waitRethrow: ({ name }, card, left) =>
      `${name} joue ${card}\u00a0: encore ${plural(left, { one: 'une relance', other: '# relances' })}…`,
    reveal: 'On retourne les cartes…',
    over: ({ name, isMe }, count) =>
      `${isMe ? 'Tu gagnes' : `${name} gagne`} avec ${points(count)}.`,
  },

  note: (score, left) =>
    `${points(score)}, ${plural(left, { one: '# carte restante', other: '# cartes restantes' })}`,
  ready: 'carte posée',
  choosing: 'choisit',
  captured: counts('count', { one: '{#count} capturée', other: '{#count} capturées' }),

  log: {
    threw: ({ name, isMe }, shown) => `${isMe ? 'Tu lances' : `${name} lance`} ${faces(shown)}.`,
    threwAgain: ({ name, isMe }, shown) =>
      `${isMe ? 'Tu relances' : `${name} relance`} ${dice(shown.length)}\u00a0: ${faces(shown)}.`,
    kept: ({ name, isMe }) => `${isMe ? 'Tu gardes' : `${name} garde`} les dés.`,
    turnedUp: ({ name, isMe }, played) =>
      `Toutes les cartes sont posées\u00a0: ${isMe ? 'tu retournes' : `${name} retourne`} ${list(played.map(one))}.`,
    won: (who, card, count) =>
      `${owned(who, card)} est ${gendered(card, 'réalisé', 'réalisée')}\u00a0: ${points(count)}.`,
    out: (who, card) =>
      `${owned(who, card)} est ${gendered(card, 'raté et écarté', 'ratée et écartée')} du jeu.`,
    captured: (who, card, by) =>
      `${owned(who, card)} est ${gendered(card, 'raté', 'ratée')}\u00a0: ` +
      `${by.isMe ? 'tu' : by.name} ${gendered(card, 'le', 'la')} ${by.isMe ? 'captures' : 'capture'}.`,
  },
  played: (names) => list(names.map(one)),

  fate: {
    won: text('+{#count}'),
    out: 'écartée',
    captured: 'capturée',
    captures: text('+{#count}'),
    capturesLabel: (who, count) =>
      `${who.isMe ? 'Tu captures' : `${who.name} capture`} ${plural(count, { one: '# carte', other: '# cartes' })}\u00a0: ${points(count)}`,
  },

  left: {
    has: 'l’a encore',
    hasTwo: 'en a deux',
    won: (count) => `réalisée\u00a0: ${points(count)}`,
    lost: 'jouée et ratée',
    hint: 'Ce que chacun peut encore poser. Une carte encore face cachée reste dans la liste.',
  },

  explain: {
    roll: [
      'Le joueur actif lance les cinq dés. Puis chacun pose une carte objectif face cachée\u00a0: c’est un pari sur les dés.',
      'Seule la carte du joueur actif est retournée. Il peut ensuite relancer les dés de son choix, deux fois au plus.',
    ],
    commit: [
      'Pose une carte que les dés réaliseront à la fin. Le joueur actif peut encore relancer deux fois, pour réaliser sa carte ou gâcher celles des autres.',
      'Une carte réalisée rapporte ses points. Si elle est ratée, le joueur actif la capture pour 1 point\u202f; si c’est la sienne, elle est écartée du jeu.',
      'Une coche marque les cartes que les dés réalisent déjà. Une carte posée ne se reprend pas.',
    ],
    reroll: [
      'Le joueur actif peut relancer les dés de son choix, même des dés déjà gardés, ou s’arrêter.',
      'S’il s’arrête, ou après la deuxième relance, on retourne toutes les cartes et on juge chacune à part.',
      'Il capture les cartes ratées des autres, 1 point chacune, même s’il a raté la sienne\u00a0: gâcher est permis.',
    ],
    over: [
      'Celui qui a le plus de points gagne\u202f; entre ex æquo, celui qui a été joueur actif en dernier.',
    ],
  },

  options: {
    decks: 'Paquets',
    oneDeck: 'Un chacun',
    oneDeckHint: 'Dix cartes chacun, une par manche.',
    twoDecks: 'Deux chacun',
    twoDecksHint:
      'À deux joueurs\u00a0: vingt cartes chacun, deux par manche, et plus de stratégie.',
    rounds: 'Manches',
    equalRounds: 'Autant chacun',
    equalRoundsHint: (count, staysOver) =>
      `${rounds(count)}\u00a0: chacun est joueur actif autant de fois${staysOver ? '\u202f; quelques cartes restent en main' : ''}.`,
    twiceRounds: 'Deux chacun',
    twiceRoundsHint: (count, isShort, staysOver) =>
      `${rounds(count)}\u00a0: chacun est joueur actif deux fois${isShort ? ', pour une partie courte' : ''}${staysOver ? '\u202f; quelques cartes restent en main' : ''}.`,
    allRounds: 'Dix en tout',
    allRoundsHint: (count, isEven) =>
      `${rounds(count)}\u00a0: toutes les cartes sont jouées${isEven ? '' : '\u202f; certains sont joueur actif une fois de plus'}.`,
  },
};
