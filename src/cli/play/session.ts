/**
 * A game at one terminal: who is asked, from whose view the table is drawn, and what is wiped
 * before anybody else looks.
 *
 * A person alone always sees the table from their seat. If several share the screen it is drawn as
 * everybody may see it, and from a seat only after it was handed over; everything shown or typed
 * then is wiped before the next frame.
 */

import type { Bot } from '../../bots/bot.ts';
import type { GameTypes, Seat, Viewer } from '../../game.ts';
import type { GameInProgress } from '../../game-in-progress.ts';
import type { Advise } from '../../odds.ts';
import type { Random } from '../../random.ts';
import type { Event } from '../../record/record.ts';
import { roomOf, type Screen } from '../../terminal/screen.ts';
import { paint } from '../../terminal/style.ts';
import type { TerminalUi } from '../../terminal/terminal-ui.ts';
import { wrapped } from '../../terminal/text.ts';
import { type Console, UserLeft } from '../dialogue/console.ts';
import { compose } from '../dialogue/frame.ts';
import { COMMANDS, PROMPT } from '../dialogue/marks.ts';
import { MoveReader } from '../dialogue/move-reader.ts';
import { pageOf } from '../dialogue/page.ts';
import { t } from '../words.ts';
import type { SeatNews } from './news.ts';

type Move = GameTypes['move'];

export interface SessionPlayers {
  /** The number of people; they have the first seats. */
  readonly humans: number;
  readonly names: readonly string[];
  readonly colour: boolean;
  /** Those on the seats after the people, and the source of chance they think with. */
  readonly bots: readonly Bot[];
  readonly chance: Random;
  /** For a person alone: in games between people nobody is advised. */
  readonly odds: Advise;
}

const PAUSE = 400;
/** Lines left free below a table that asks nothing: the name of the record's file may follow. */
const LAST_WORDS = 3;

export class PlaySession {
  readonly #table: GameInProgress;
  readonly #face: TerminalUi;
  readonly #console: Console;
  readonly #company: SessionPlayers;
  readonly #news: SeatNews;
  readonly #keep: () => void;
  /** Whose secrets may be on the screen. */
  #holder: Seat | undefined;

  /** `keep` is called after each event, before it is shown. */
  constructor(
    table: GameInProgress,
    face: TerminalUi,
    terminal: Console,
    company: SessionPlayers,
    news: SeatNews,
    keep: () => void,
  ) {
    this.#table = table;
    this.#face = face;
    this.#console = terminal;
    this.#company = company;
    this.#news = news;
    this.#keep = keep;
  }

  /** Plays to the end. Throws UserLeft if a person leaves before. */
  async play(): Promise<void> {
    for (;;) {
      const { toMove } = this.#table;
      const seat = toMove.find((other) => other >= this.#company.humans) ?? toMove[0];
      if (seat === undefined) return;
      if (seat < this.#company.humans) await this.#decide(seat);
      else await this.#letBotPlay(seat, toMove.length === 1);
    }
  }

  /**
   * The table as everybody, or the one person there is, may see it: while bots play and at the end.
   */
  showTable(): void {
    this.#show(this.#common, () =>
      this.#frame(this.#common, this.#common === 'public' ? undefined : this.#common),
    );
  }

  async #letBotPlay(seat: Seat, alone: boolean): Promise<void> {
    const { bots, humans, chance } = this.#company;
    this.#play(
      seat,
      (bots[seat - humans] as Bot)(this.#table.see(seat), this.#table.moves(seat), chance),
    );
    if (alone && this.#console.isTerminal) this.showTable();
    await this.#console.pause(alone ? PAUSE : 0);
  }

  #play(seat: Seat, move: Move): Event {
    const event = this.#news.tell(
      (viewer) => this.#table.see(viewer),
      () => {
        const played = this.#table.play(seat, move);
        if (!played.ok)
          throw new Error(`${this.#table.game.id}: an offered move was refused: ${played.reason}`);
        this.#keep();
        return played.event;
      },
    );
    const told = this.#news.latest(this.#common);
    if (!this.#console.isTerminal && told !== '')
      this.#console.print(wrapped(told, roomOf(this.#screen)));
    return event;
  }

  // A decision ------------------------------------------------------------------------------------

  async #decide(seat: Seat): Promise<void> {
    const isPrivate = this.#isSecretTo(seat);
    if (isPrivate) await this.#handOver(seat);
    const event = this.#play(
      seat,
      await this.#choose(seat, this.#isShared && !isPrivate ? 'public' : seat),
    );
    const goesOn = this.#table.toMove[0] === seat && this.#isSecretTo(seat);
    if (isPrivate && event.answer !== undefined && !goesOn) await this.#tellInPrivate(seat);
  }

  /** Asks until a move is meant. */
  async #choose(seat: Seat, viewer: Viewer): Promise<Move> {
    const offer = new MoveReader(this.#face, this.#table.moves(seat), this.#table.see(viewer));
    let notice: string | undefined;
    const draw = (): readonly string[] => this.#frame(viewer, seat, offer, notice);
    this.#show(viewer, draw);
    for (let isPage = false; ; ) {
      const line = await this.#ask(this.#isShared ? `${this.#name(seat)} ${PROMPT}` : PROMPT);
      const page = this.#page(line, viewer, offer);
      if (page !== undefined) {
        this.#show(viewer, page);
        isPage = true;
        continue;
      }
      if (isHand(line) && this.#hasHand(seat, viewer)) await this.#showHand(seat);
      else if (!isPage || line.trim() !== '') {
        const meant = offer.read(line);
        if ('move' in meant) return meant.move;
        notice = meant.problem;
      }
      if (this.#console.isTerminal || isPage || notice === undefined) this.#show(viewer, draw);
      else this.#console.print([notice]);
      isPage = false;
      notice = undefined;
    }
  }

  /** What a command shows instead of the table. */
  #page(line: string, viewer: Viewer, offer: MoveReader): (() => readonly string[]) | undefined {
    const page = (title: string, body: () => readonly string[]) => (): readonly string[] =>
      pageOf(this.#screen, title, body());
    switch (line.trim().toLowerCase()) {
      case '?':
      case 'help':
        return page(this.#face.title, () => [
          ...this.#face.explain(this.#table.see(viewer), this.#screen),
          '',
          this.#company.humans === 1 ? t().play.howToTypeAlone : t().play.howToType,
        ]);
      case 'list':
        return page(t().say.allMoves, () => offer.list(this.#screen));
      case 'odds': {
        if (this.#company.humans !== 1) return undefined;
        const view = this.#table.see(viewer);
        return page(t().play.odds, () =>
          this.#face.odds(this.#company.odds(view, offer.moves), view, this.#screen),
        );
      }
      case 'log':
        return page(t().say.soFar, () =>
          this.#news.all(this.#common).length === 0
            ? [t().say.nothingYet]
            : this.#news.all(this.#common),
        );
      default:
        return undefined;
    }
  }

  async #ask(prompt: string): Promise<string> {
    const line = await this.#console.ask(prompt);
    if (/^\s*(quit|q|exit)\s*$/i.test(line)) throw new UserLeft('quit');
    return line;
  }

  // Sharing a screen ------------------------------------------------------------------------------

  async #handOver(seat: Seat): Promise<void> {
    if (this.#holder === seat) return;
    this.#holder = seat; // so that what was on the screen is wiped, too
    this.#show('public', () => [
      '',
      paint(this.#screen, 'accent', t().play.pass({ name: this.#name(seat) })),
      '',
    ]);
    while ((await this.#ask(PROMPT)).trim() !== '') this.#console.print([t().play.passFirst]);
  }

  async #showHand(seat: Seat): Promise<void> {
    await this.#handOver(seat);
    this.#show(seat, () => this.#frame(seat, seat));
    await this.#ask(`${t().play.hide} `);
  }

  /** What chance answered to a secret choice, for the one who made it. */
  async #tellInPrivate(seat: Seat): Promise<void> {
    this.#show(seat, () => wrapped(this.#news.latest(seat), roomOf(this.#screen)));
    await this.#ask(`${t().play.hide} `);
  }

  #isSecretTo(seat: Seat): boolean {
    return this.#isShared && this.#face.isSecret(this.#table.see(seat));
  }

  // Showing ---------------------------------------------------------------------------------------

  #show(viewer: Viewer, draw: () => readonly string[]): void {
    const isPrivate = this.#isShared && viewer !== 'public';
    if (!this.#console.isTerminal && (isPrivate || this.#holder !== undefined))
      this.#console.print([SEPARATOR]);
    this.#console.show(draw, isPrivate || this.#holder !== undefined ? 'everything' : 'screen');
    this.#holder = isPrivate ? viewer : undefined;
  }

  /** The table with what is new to this seat, and what it is asked if it is. */
  #frame(
    viewer: Viewer,
    seat: Seat | undefined,
    offer?: MoveReader,
    notice?: string,
  ): readonly string[] {
    const screen = this.#screen;
    const view = this.#table.see(viewer);
    const isTold = this.#console.isTerminal || viewer !== this.#common;
    const { last } = this.#news;
    return compose(
      {
        table: this.#face.draw(view, screen, { last, moves: offer?.moves }),
        news: isTold ? this.#news.since(seat, viewer) : [],
        question:
          offer === undefined || seat === undefined ? '' : this.#face.ask(view, seat, screen),
        moves:
          offer === undefined
            ? []
            : [...offer.lines(screen), paint(screen, 'dim', ` ${this.#commands(seat, viewer)}`)],
        notice,
      },
      screen,
      this.#console.rows - (offer === undefined ? LAST_WORDS : 0),
    );
  }

  #commands(seat: Seat | undefined, viewer: Viewer): string {
    if (this.#company.humans === 1) return t().say.or({ commands: COMMANDS.playAlone });
    return seat !== undefined && this.#hasHand(seat, viewer)
      ? t().say.or({ commands: COMMANDS.playWithHand })
      : t().say.or({ commands: COMMANDS.play });
  }

  /** From their own seat a person would see more than everybody sees. */
  #hasHand(seat: Seat, viewer: Viewer): boolean {
    if (!this.#isShared || viewer !== 'public') return false;
    const [own, open] = [seat, viewer].map((from) =>
      this.#face.draw(this.#table.see(from), { ...this.#screen, colour: false }, {}),
    );
    return own?.join() !== open?.join();
  }

  get #screen(): Screen {
    return {
      columns: this.#console.columns,
      rows: this.#console.rows,
      colour: this.#company.colour,
      names: this.#company.names,
    };
  }

  get #isShared(): boolean {
    return this.#company.humans > 1;
  }

  /** Whose view the screen may show at any time. */
  get #common(): Viewer {
    return this.#company.humans === 1 ? 0 : 'public';
  }

  #name(seat: Seat): string {
    return this.#company.names[seat] as string;
  }
}

const SEPARATOR = '─'.repeat(40);

function isHand(line: string): boolean {
  return line.trim().toLowerCase() === 'hand';
}
