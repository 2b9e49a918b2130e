/** How NEXT! shows itself in a terminal: its words, and what is typed. */

import type { Seat } from '../../../game.ts';
import { letterOf, lettersOf } from '../../../terminal/dice.ts';
import type { Screen } from '../../../terminal/screen.ts';
import type { LoadWords, TerminalUi } from '../../../terminal/terminal-ui.ts';
import { ACTIONS, COLOURS } from '../rules/cards.ts';
import type { Move } from '../rules/moves.ts';
import type { Next } from '../rules/rules.ts';
import type { View } from '../rules/view.ts';
import type { Words as Said } from '../words/en/page.ts';
import type { Words } from '../words/en/terminal.ts';
import { called, symbol, type Talk } from './cards.ts';
import { drawOdds } from './odds.ts';
import { draw } from './table.ts';
import { tell } from './telling.ts';

function ask(talk: Talk, view: View, screen: Screen): string {
  const { said, words } = talk;
  switch (view.phase) {
    case 'turn':
      return askTurn(talk, view);
    case 'action':
      return view.action?.type === 'steal' ? said.ask.steal : said.ask.swap;
    case 'give': {
      const from = view.action?.from ?? null;
      const give =
        from === null ? said.explain.give : said.ask.give({ name: `${screen.names[from]}` });
      return `${words.drew({ card: called(talk, view, view.drawn) })} ${give}`;
    }
    case 'finish':
      return said.ask.finish;
    case 'over':
      return '';
  }
}

function askTurn({ said }: Talk, view: View): string {
  if (view.lie === 'nothing') return said.ask.first;
  const made = view.piles.some(({ takeable }) => takeable);
  if (view.lie === 'inherited') return made ? said.ask.inheritedTake : said.ask.inherited;
  const power = view.power ? ` ${said.ask.power}` : '';
  if (view.throwsLeft === 0) return made ? `${said.ask.lastTake}${power}` : said.ask.lastPower;
  return `${(made ? said.ask.takeOrThrow : said.ask.throwAgain)(view.throwsLeft)}${power}`;
}

/**
 * What is typed is the same in every language; colours are known by their names in this one, too.
 */
function notations({ said }: Talk, move: Move): readonly string[] {
  switch (move.type) {
    case 'roll': {
      const letters = lettersOf(move.dice);
      const others = lettersOf(
        [0, 1, 2, 3, 4, 5].filter((position) => !move.dice.includes(position)),
      );
      return others === ''
        ? ['all', letters, `throw ${letters}`, 'throw']
        : [letters, `throw ${letters}`, `keep ${others}`];
    }
    case 'turn-die': {
      const letter = letterOf(move.die);
      const faces = [...new Set([said.colour[move.face], move.face])];
      return faces.flatMap((face) => [
        `${letter}=${face}`,
        `${letter} ${face}`,
        `turn ${letter} ${face}`,
      ]);
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

function describe(talk: Talk, move: Move, view: View, screen: Screen): string {
  const { said } = talk;
  const { moves } = talk.words;
  switch (move.type) {
    case 'roll':
      return move.dice.length === 6 ? moves.throwAll : moves.throw(move.dice.map(letterOf));
    case 'turn-die':
      return moves.turn({
        letter: letterOf(move.die),
        colour: `${said.colour[move.face]} ${symbol(screen, move.face)}`,
      });
    case 'take': {
      const top = view.piles[move.pile]?.top;
      if (top === null || top === undefined) return '';
      return moves.take(
        called(talk, view, top.id),
        top.action === undefined ? undefined : said.action[top.action].name,
      );
    }
    case 'end-turn':
      return moves.end;
    case 'steal':
    case 'swap':
      return moves.draw({
        name: `${screen.names[move.from]}`,
        cards: said.cards(view.seats[move.from]?.held ?? 0),
      });
    case 'give':
      return called(talk, view, move.card);
    case 'finish':
      return moves.finish;
    case 'continue':
      return moves.continue;
  }
}

function family(talk: Talk, moves: readonly Move[], view: View): string | undefined {
  const { families } = talk.words;
  const [first] = moves;
  if (first === undefined || moves.length < 2) return undefined;
  if (first.type === 'roll') return view.lie === 'inherited' ? families.throw : families.throwAgain;
  if (first.type === 'turn-die') return families.turn({ example: notations(talk, first)[0] ?? '' });
  return undefined;
}

function explain({ said, words }: Talk, view: View, screen: Screen): readonly string[] {
  const { explain: rules } = said;
  const { typing } = words;
  const colours = COLOURS.map((colour) => `${symbol(screen, colour)} ${said.colour[colour]}`).join(
    ', ',
  );
  const rule = {
    turn: [
      rules.turn,
      rules.lock,
      rules.pass,
      ...(view.lie === 'inherited' ? [rules.inherited] : []),
      ...(view.power ? [rules.power] : []),
      '',
      typing.turn,
    ],
    action: [...ACTIONS.map((action) => rules.action(action)), '', typing.action],
    give: [rules.give, typing.give],
    finish: [rules.finish(view.enough), typing.finish],
    over: [rules.over],
  }[view.phase];
  return [...rule, '', words.squares({ colours }), rules.end(view.limit, view.enough)];
}

export function terminalWith(said: Said, words: Words): TerminalUi<Next> {
  const talk: Talk = { said, words };
  return {
    title: said.title,
    summary: said.summary,
    draw: (view, screen, moment) => draw(talk, view, screen, moment),
    ask: (view, _seat: Seat, screen) => ask(talk, view, screen),
    notations: (move) => notations(talk, move),
    describe: (move, view, screen) => describe(talk, move, view, screen),
    family: (moves, view) => family(talk, moves, view),
    tell: (event, view, screen, before) => tell(talk, event, view, screen, before),
    explain: (view, screen) => explain(talk, view, screen),
    odds: (odds, view, screen) =>
      drawOdds(talk, odds as Parameters<typeof drawOdds>[1], view, screen),
    isSecret: (view) => view.phase !== 'turn' && view.phase !== 'over',
  };
}

export async function terminalIn(load: LoadWords): Promise<TerminalUi<Next>> {
  const [said, words] = await Promise.all([load('next/page'), load('next/terminal')]);
  return terminalWith(said as Said, words as Words);
}
