/**
 * THE BOARD: the contract between the table of the page and a game. A game's folder has one, in
 * board.tsx; the rules know nothing of it. A board is told what there is to see and what may be
 * played, and calls back what was; it decides nothing.
 */

import type { ComponentType } from 'preact';
import type { Game, GameTypes, Seat, Told } from '../../../game.ts';
import type { DieFace } from '../things/colours.ts';

/** Who sits on a seat, as the page shows him. Seats have a colour, a shape and a name. */
export interface SeatFace {
  readonly seat: Seat;
  /** “You” is the page's to say where grammar wants it; this is the name. */
  readonly name: string;
  /** The person at this device. On a shared device nobody, but for the time after a hand-over. */
  readonly isMe: boolean;
  readonly isBot: boolean;
  /** Of the game: seats of one side win together. */
  readonly side: number;
}

/** The table at one moment, as one viewer is shown it. */
export interface Moment<K extends GameTypes = GameTypes> {
  readonly view: K['view'];
  /**
   * Through whose eyes: null for spectators, and on a shared device while nothing secret is shown.
   */
  readonly me: Seat | null;
  /**
   * Who acts at this device now: `me`, or on a shared device the seat that is asked. Null while
   * others act.
   */
  readonly actor: Seat | null;
  /**
   * What the actor may play; empty while somebody else is asked, something moves, or a move is on
   * its way.
   */
  readonly moves: readonly K['move'][];
  /** What happened last, and the view before it; null when the table was just opened. */
  readonly event: Told<K> | null;
  readonly before: K['view'] | null;
  /** The number of the step: a new one for every event, so that an animation runs once. */
  readonly n: number;
  /**
   * The event is being shown: dice tumble, cards turn. It is over after linger() or when somebody
   * taps.
   */
  readonly isMoving: boolean;
  /** A move of this device is on its way to being stored. */
  readonly isSending: boolean;
}

export interface SceneProps<K extends GameTypes = GameTypes, W = unknown> extends Moment<K> {
  readonly words: W;
  readonly seats: readonly SeatFace[];
  /** Only moves out of `moves`. */
  play(move: K['move']): void;
  /**
   * Told what the main button would play now, whenever that changes; undefined while something is
   * still to be chosen.
   */
  readonly selected?: ((move: K['move'] | undefined) => void) | undefined;
}

/** A line of the log. */
export interface Line {
  /** The number of the step it tells of. */
  readonly n: number;
  readonly seat: Seat | null;
  readonly text: string;
  /** Not for a shared device, and never said aloud: what only the viewer may know. */
  readonly isPrivate?: boolean;
  /** Worth a look: a card won, a chip lost, the end of a round. */
  readonly weight?: 'strong';
}

/** A move as it was told, with the number of its step. */
export interface ToldStep<K extends GameTypes = GameTypes> {
  readonly n: number;
  readonly event: Told<K>;
}

export interface OptionChoice {
  readonly value: string | number;
  readonly name: string;
  /** One sentence. */
  readonly hint: string;
}

/** An option of the game before the start; the first choice is what a newly opened table plays. */
export interface OptionField {
  readonly key: string;
  readonly name: string;
  readonly choices: readonly OptionChoice[];
}

/** One of the dice of a throw, by position. */
export interface ThrownDie {
  readonly tone: 'ivory' | 'black';
  /** It is not thrown, and lies there with this face. */
  readonly kept: DieFace | null;
}

/** A throw that is still to be made. */
export interface Throwing {
  readonly dice: readonly ThrownDie[];
  /**
   * What each of them can show: chance's answer is the `faces` of those that are thrown, in order.
   */
  readonly faces: readonly DieFace[];
}

export interface Board<K extends GameTypes = GameTypes, W = unknown> {
  readonly rules: Game<K>;
  /** What the Scene draws: <Middle>, <Mine> and <Actions> of the kit, in this order. */
  readonly Scene: ComponentType<SceneProps<K, W>>;
  /** Beside a player's name: score, cards left, ready; small and calm. */
  readonly Note: ComponentType<{
    readonly view: K['view'];
    readonly seat: Seat;
    readonly words: W;
  }>;
  /** The same as a text for the screen reader, and for the result. */
  note(view: K['view'], seat: Seat, words: W): string;
  /**
   * What the table waits for, in a sentence; it is also what the screen reader hears. Nothing
   * secret.
   */
  status(moment: Moment<K>, seats: readonly SeatFace[], words: W): string;
  /**
   * What happened so far, in words, from everything that was told and the view now. Recomputed with
   * each step.
   */
  narrate(
    told: readonly ToldStep<K>[],
    view: K['view'],
    seats: readonly SeatFace[],
    words: W,
  ): readonly Line[];
  /**
   * How long the page shows an event before the next one may follow, in milliseconds; 0 for what
   * needs no showing.
   */
  linger(event: Told<K>, before: K['view'], after: K['view']): number;
  /**
   * On a shared device: this seat's choice is kept from the others, so the device is handed over
   * first.
   */
  isSecret(view: K['view'], seat: Seat): boolean;
  /**
   * Whether this seat has something that only it may look at, on a shared device (cards face down).
   */
  hasSecrets(view: K['view'], seat: Seat): boolean;
  /**
   * What only this seat may look at, as small things in a row, for whoever looks back at a finished
   * game with everything open; the view is the seat's own. Asked for where hasSecrets() says so;
   * absent where nothing is ever hidden.
   */
  readonly Secret?: ComponentType<{
    readonly view: K['view'];
    readonly seat: Seat;
    readonly words: W;
  }>;
  /** The rule that applies now, in a few sentences. */
  explain(moment: Moment<K>, words: W): readonly string[];
  /**
   * The section of the game's rules that it stands in: an anchor of the rules page, see guide.ts.
   */
  ruleNow(view: K['view']): string;
  /** Which dice this move throws, for whoever throws real ones; undefined where it throws none. */
  throwing(move: K['move'], view: K['view']): Throwing | undefined;
  /** The options that a table of so many seats can have. */
  options(seats: number, words: W): readonly OptionField[];
}
