/** Options that a game is tested with. */
export interface TestedOptions {
  readonly options: object;
  /** With these numbers of seats alone: with others the game refuses them. */
  readonly seats?: readonly number[];
}
