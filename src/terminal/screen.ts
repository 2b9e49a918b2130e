/** What a drawing may know of the terminal it is for. */

export interface Screen {
  readonly columns: number;
  /** How many lines there are, if that is known: a drawing may be brief. */
  readonly rows?: number;
  readonly colour: boolean;
  /** The players' names, by seat; a bot's name carries its mark. */
  readonly names: readonly string[];
}

/** Narrower than this is drawn for this width and left to the terminal to wrap. */
export const NARROWEST = 40;
const WIDEST = 100;

/** How wide a drawing may be: on a very wide screen it stays together. */
export function roomOf(screen: Screen): number {
  return Math.min(Math.max(screen.columns, NARROWEST), WIDEST);
}
