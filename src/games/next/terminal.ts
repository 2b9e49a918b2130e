/** How NEXT! shows itself in a terminal: its words, and what is typed. */

import type { Seat } from '../../game.ts';
import { letterOf, lettersOf } from '../../terminal/dice.ts';
import type { Face, Told } from '../../terminal/face.ts';
import type { Screen } from '../../terminal/screen.ts';
import { counted, object, subject } from '../../terminal/table.ts';
import { GLUE, listed } from '../../terminal/text.ts';
import { COLOURS } from './cards.ts';
import type { Move } from './moves.ts';
import type { Next } from './rules.ts';
import { ACTIONS, called, symbol } from './terminal-cards.ts';
import { drawOdds } from './terminal-odds.ts';
import { draw } from './terminal-table.ts';
import type { View } from './view.ts';

function ask(view: View, _seat: Seat, screen: Screen): string {
  switch (view.phase) {
    case 'turn':
      return askTurn(view);
    case 'action': {
      const what = view.action?.type ?? 'steal';
      return what === 'steal'
        ? 'Steal: from whom do you draw a card?'
        : `${what === 'swap' ? 'Swap' : 'Super-swap'}: from whom do you draw a card?`;
    }
    case 'give': {
      const from = view.action?.from ?? null;
      return `You drew ${called(view, view.drawn)}. Which card do you give ${from === null ? 'back' : `to ${screen.names[from]}`}?`;
    }
    case 'finish':
      return 'Stop the game here, or play on?';
    case 'over':
      return '';
  }
}

function askTurn(view: View): string {
  if (view.lie === 'nothing') return 'Your turn: throw all six dice.';
  const made = view.piles.some(({ takeable }) => takeable);
  const power = view.power ? ' The black dice agree: you may turn one die.' : '';
  if (view.lie === 'inherited') {
    const take = made ? 'take a card they make, ' : '';
    return `A failed turn's dice: ${take}throw some (2 throws in all) or all six (3 throws).`;
  }
  if (view.throwsLeft === 0) return `${made ? 'Your last throw: take a card.' : 'Your last throw, and no card to take.'}${power}`;
  const left = counted(view.throwsLeft, 'throw');
  return `${made ? `Take a card, or throw on and lose what is made (${left} left).` : `Throw again (${left} left).`}${power}`;
}

function notations(move: Move, _view: View): readonly string[] {
  switch (move.type) {
    case 'roll': {
      const letters = lettersOf(move.dice);
      const others = lettersOf([0, 1, 2, 3, 4, 5].filter((position) => !move.dice.includes(position)));
      return others === '' ? ['all', letters, `throw ${letters}`, 'throw'] : [letters, `throw ${letters}`, `keep ${others}`];
    }
    case 'turn-die': {
      const letter = letterOf(move.die);
      return [`${letter}=${move.face}`, `${letter} ${move.face}`, `turn ${letter} ${move.face}`];
    }
    case 'take':
      return [`take ${move.pile + 1}`];
    case 'end-turn':
      return ['end', 'end turn'];
    case 'steal':
    case 'swap':
      return [`${move.type} ${move.from + 1}`];
    case 'give':
      return [`give ${move.card}`, ...(/^\s*\d+\s*$/.test(move.card) ? [] : [move.card])];
    case 'finish':
      return ['stop', 'finish'];
    case 'continue':
      return ['on', 'play on', 'continue'];
  }
}

function describe(move: Move, view: View, screen: Screen): string {
  switch (move.type) {
    case 'roll':
      return move.dice.length === 6 ? 'throw all six dice' : `throw ${listed(move.dice.map(letterOf))}`;
    case 'turn-die':
      return `turn die ${letterOf(move.die)} to ${move.face} ${symbol(screen, move.face)}`;
    case 'take': {
      const top = view.piles[move.pile]?.top;
      return top === null || top === undefined
        ? ''
        : `${called(view, top.id)}${top.action === undefined ? '' : `, then ${ACTIONS[top.action].name}`}`;
    }
    case 'end-turn':
      return 'end the turn without a card';
    case 'steal':
    case 'swap':
      return `draw from ${screen.names[move.from]}, ${counted(view.seats[move.from]?.held ?? 0, 'card')}`;
    case 'give':
      return called(view, move.card);
    case 'finish':
      return 'stop the game: most points wins';
    case 'continue':
      return 'play on';
  }
}

function family(moves: readonly Move[], view: View): string | undefined {
  const [first] = moves;
  if (first === undefined || moves.length < 2) return undefined;
  const fresh = view.lie === 'inherited' ? 'throw dice' : 'throw dice again';
  if (first.type === 'roll') return `${fresh}: their letters, e.g. \`bce\`; or \`keep adf\`; or \`all\``;
  if (first.type === 'turn-die') return `turn one die: e.g. \`${notations(first, view)[0]}\``;
  return undefined;
}

function tell({ seat, move, answer }: Told<Next>, view: View, screen: Screen, before: View): string {
  const who = (many: string, one: string): string => subject(screen, view, seat, many, one);
  const card = called(view, view.passages.at(-1)?.card ?? null);
  const after = tellEnd(view, screen, before, seat, move.type === 'take');
  switch (move.type) {
    case 'roll': {
      const faces = answer !== undefined && 'faces' in answer ? answer.faces : [];
      const what = move.dice.length === 6 ? 'all six dice' : listed(move.dice.map(letterOf));
      const shown = faces.map((colour) => `${symbol(screen, colour)}${GLUE}${colour}`).join(' ');
      const locked =
        view.turn === seat
          ? view.piles.flatMap((pile, at) => (pile.locked && !before.piles[at]?.locked ? [`Pile ${at + 1} is locked.`] : []))
          : [];
      const power = view.power ? ['The black dice agree.'] : [];
      return [`${who('throw', 'throws')} ${what}: ${shown}.`, ...locked, ...power, ...after].join(' ');
    }
    case 'turn-die':
      return [`${who('turn', 'turns')} die ${letterOf(move.die)} to ${symbol(screen, move.face)} ${move.face}.`, ...after].join(
        ' ',
      );
    case 'take':
      return [`${who('take', 'takes')} ${card}.`, ...after].join(' ');
    case 'end-turn':
      return after.join(' ');
    case 'steal':
      return [`${who('steal', 'steals')} ${card} from ${object(screen, view, move.from)}.`, ...after].join(' ');
    case 'swap':
      return `${who('draw', 'draws')} ${card} from ${object(screen, view, move.from)}.`;
    case 'give': {
      const to = view.passages.at(-1)?.other ?? null;
      return [`${who('give', 'gives')} ${card} ${to === null ? 'back' : `to ${object(screen, view, to)}`}.`, ...after].join(' ');
    }
    case 'finish':
      return [`${who('stop', 'stops')} the game.`, ...after].join(' ');
    case 'continue':
      return `${who('play', 'plays')} on.`;
  }
}

/** How the turn, or the game, ended with this event, if it did. */
function tellEnd(view: View, screen: Screen, before: View, seat: Seat, took: boolean): readonly string[] {
  if (view.over) {
    const points = counted(view.seats[view.winners[0] as Seat]?.points ?? 0, 'point');
    const winners = view.winners.map((winner, index) =>
      index === 0 && winner === view.viewer ? 'You' : object(screen, view, winner),
    );
    const win = view.winners.length > 1 ? 'share the win' : view.winners[0] === view.viewer ? 'win' : 'wins';
    return [`${listed(winners)} ${win} with ${points}.`];
  }
  if (before.phase !== 'turn') return [];
  if (took) return view.phase === 'turn' && view.turn === seat ? [`${subject(screen, view, seat, 'play', 'plays')} again.`] : [];
  if (view.lie !== 'inherited') return [];
  return [`No card: the dice are left ${view.turn === seat ? 'as they lie' : `to ${object(screen, view, view.turn)}`}.`];
}

function explain(view: View, screen: Screen): readonly string[] {
  const symbols = COLOURS.map((colour) => `${symbol(screen, colour)} ${colour}`).join(', ');
  const rule = {
    turn: [
      'Up to three throws, keeping what you like. Take a card as soon as the dice make it: it is worth its points, and your turn ends.',
      'Throw on although the dice make a card, and that card is locked for the rest of your turn. After the last throw a made card must be taken.',
      'Without a card your dice are left to the next player, who may use them.',
      'When both black dice (e, f) were thrown together and agree, you may turn one die to another colour.',
      '',
      'Type the letters of the dice to throw (`bce`), `keep adf` to throw the others, `all`; `take 2`; `c=blue` to turn a die.',
    ],
    action: [
      ...Object.values(ACTIONS).map(({ name, rule }) => `${name}: ${rule}.`),
      '',
      'Type e.g. `steal 2` or `swap 2`: the number of the seat.',
    ],
    give: ['Give one of your other cards; the one just drawn can’t be given back.', 'Type the number on the card.'],
    finish: [
      `You hold at least ${view.enough} cards, so you may stop the game at the end of your turn. Most points wins.`,
      'Type `stop` or `on`.',
    ],
    over: ['Most points wins; ties are shared.'],
  }[view.phase];
  return [
    ...rule,
    '',
    `The colours: ${symbols}. Squares on a card mean any colour, the same for squares that look alike.`,
    `${view.limit} cards end the game; with ${view.enough} a player may stop it. Others see how many cards you hold, not which.`,
  ];
}

export const face: Face<Next> = {
  title: 'NEXT!',
  summary: 'Six coloured dice race for the cards of three piles, and a failed throw is left to the next player.',
  draw,
  ask,
  notations,
  describe,
  family,
  tell,
  explain,
  odds: (odds, view, screen) => drawOdds(odds as Parameters<typeof drawOdds>[0], view, screen),
  isSecret: (view) => view.phase !== 'turn' && view.phase !== 'over',
};
