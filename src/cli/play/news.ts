/** What has happened, told for each viewer when it happened, from what they could see then. */

import type { CommonView, Seat, Viewer } from '../../game.ts';
import type { Event } from '../../record/record.ts';
import type { Screen } from '../../terminal/screen.ts';
import type { TerminalUi } from '../../terminal/terminal-ui.ts';

type See = (viewer: Viewer) => CommonView;

export class SeatNews {
  readonly #face: TerminalUi;
  readonly #screen: Screen;
  readonly #told: ReadonlyMap<Viewer, string[]>;
  /** How much had happened when a seat last decided. */
  readonly #decided = new Map<Seat, number>();
  #last: Event | undefined;

  constructor(face: TerminalUi, screen: Screen, humans: number) {
    this.#face = face;
    this.#screen = screen;
    const seats = Array.from({ length: humans }, (_, seat) => seat);
    this.#told = new Map((['public', ...seats] as const).map((viewer) => [viewer, []]));
  }

  get last(): Event | undefined {
    return this.#last;
  }

  /** Plays an event by `happen` and tells it. */
  tell(see: See, happen: () => Event): Event {
    const before = new Map([...this.#told.keys()].map((viewer) => [viewer, see(viewer)]));
    const count = this.#every('public').length;
    const event = happen();
    for (const [viewer, told] of this.#told) {
      told.push(
        this.#face.tell(event, see(viewer), this.#screen, before.get(viewer) as CommonView),
      );
    }
    this.#decided.set(event.seat, count);
    this.#last = event;
    return event;
  }

  /** What this viewer was told. Of some events nothing is told, because the table shows it. */
  all(viewer: Viewer): readonly string[] {
    return this.#every(viewer).filter((told) => told !== '');
  }

  /** What this viewer was told of the last event, nothing included. */
  latest(viewer: Viewer): string {
    return this.#every(viewer).at(-1) ?? '';
  }

  /** One entry for each event. */
  #every(viewer: Viewer): readonly string[] {
    return this.#told.get(viewer) ?? [];
  }

  /** As this viewer was told it, from this seat's last decision on. */
  since(seat: Seat | undefined, viewer: Viewer): readonly string[] {
    const from = seat === undefined ? 0 : (this.#decided.get(seat) ?? 0);
    return this.#every(viewer)
      .slice(from)
      .filter((told) => told !== '');
  }
}
