/**
 * One visit to a table: what is shown, what was told so far, who acts at this device, and what is
 * on its way to being stored. Knows no component; the screens read its signals.
 */

import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { DeedRefused, type TableNews } from '../../client/following.ts';
import type { CommonView, GameTypes, Seat } from '../../game.ts';
import type { Code, Deed, Happening, MessageOf } from '../../protocol.ts';
import { readTold } from '../../record/record.ts';
import type { Board, Moment, ToldStep } from '../kit/contracts/board.ts';
import {
  type Asking,
  askingOf,
  type Chosen,
  firstOf,
  isSeenWith,
  lyingStill,
  type Seen,
} from './own/asking.ts';
import { Presenter, type Shown } from './presenter.ts';
import type { Source } from './source.ts';

type NewsOf<T extends TableNews['type']> = Extract<TableNews, { readonly type: T }>;

/** What happened besides moves, for the log. */
export interface OtherStep {
  readonly n: number;
  readonly what: Exclude<Happening, { type: 'played' }>;
}

export class Session {
  readonly board: Board;
  readonly source: Source;
  readonly #presenter: Presenter;
  readonly #stops: (() => void)[] = [];
  /** Everything that was told, in order: the log is made from it. */
  readonly told: Signal<readonly ToldStep[]> = signal([]);
  readonly others: Signal<readonly OtherStep[]> = signal([]);
  readonly presence: Signal<MessageOf<'presence'> | undefined>;
  readonly hurry: Signal<MessageOf<'hurry'> | undefined> = signal(undefined);
  /** Why the table can't be shown: no such table, nobody may watch. */
  readonly closed: Signal<Code | undefined> = signal(undefined);
  /** The last deed that was refused, to be told once. */
  readonly refused: Signal<Code | undefined> = signal(undefined);
  /** The server was set back to an earlier state, and nobody here has taken note of it yet. */
  readonly isSetBack: Signal<boolean> = signal(false);
  readonly #sending = signal(0);
  /** On a shared device: to whom it was handed, so that they may see what is theirs. */
  readonly handedTo: Signal<Seat | null> = signal(null);
  readonly moment: ReadonlySignal<Moment | undefined>;
  /** What those around a real table are asked to look at; nothing can be played meanwhile. */
  readonly asking: ReadonlySignal<Asking | undefined>;
  #isLogRead = false;
  readonly #chosen: Signal<Chosen | undefined> = signal(undefined);

  constructor(board: Board, source: Source) {
    this.board = board;
    this.source = source;
    this.presence = signal(source.main.presence);
    this.#presenter = new Presenter(
      source.own === undefined ? board : lyingStill(board),
      source.main.known,
    );
    this.#stops.push(source.main.listen((news) => this.#listen(news)));
    const offered = computed(() => this.#moment());
    this.asking = computed(() => this.#asking(offered.value));
    this.moment = computed(() => {
      const now = offered.value;
      return now === undefined || this.asking.value === undefined ? now : { ...now, moves: [] };
    });
    this.#readLog();
  }

  get shown(): ReadonlySignal<Shown | undefined> {
    return this.#presenter.shown;
  }

  get isShared(): boolean {
    return this.source.shared !== undefined;
  }

  /** The seat of the person at this device; null for spectators and on a shared device. */
  get mySeat(): Seat | null {
    const viewer = this.shown.value?.view?.viewer;
    return this.isShared || viewer === undefined || viewer === 'public' ? null : viewer;
  }

  // What is shown ---------------------------------------------------------------------------------

  #moment(): Moment | undefined {
    const shown = this.shown.value;
    if (shown?.view === undefined) return undefined;
    const { view, event, before, n, isMoving } = shown;
    const isSending = this.#sending.value > 0;
    const isAsked = !isMoving && !isSending && shown.about.status === 'running';
    const common = { event, before, n, isMoving, isSending };
    if (!this.isShared) {
      const me = view.viewer === 'public' ? null : view.viewer;
      const moves =
        isAsked && me !== null ? (shown.known.moves as readonly GameTypes['move'][]) : [];
      return {
        ...common,
        view,
        me,
        actor: me !== null && view.toMove.includes(me) ? me : null,
        moves,
      };
    }
    return this.#sharedMoment(shown, view, isAsked, common);
  }

  /**
   * The seat that is asked next on this device, and the table as everybody sees it; their own view
   * once it is in their hands.
   */
  #sharedMoment(
    shown: Shown,
    view: CommonView,
    isAsked: boolean,
    common: Pick<Moment, 'event' | 'before' | 'n' | 'isMoving' | 'isSending'>,
  ): Moment {
    const handed = this.handedTo.value;
    const actor = handed !== null && view.toMove.includes(handed) ? handed : this.nextActor(view);
    const known = actor === null ? undefined : this.source.shared?.get(actor)?.known;
    const isOwn = handed !== null;
    const own = isOwn ? this.source.shared?.get(handed)?.known : undefined;
    const isCurrent = known !== undefined && known.n >= shown.n;
    const mustHandOver = actor !== null && handed !== actor && this.board.isSecret(view, actor);
    return {
      ...common,
      view: own !== undefined && own.n >= shown.n ? (own.view as unknown as CommonView) : view,
      me: isOwn ? handed : null,
      actor,
      moves:
        isAsked && isCurrent && !mustHandOver && (!isOwn || handed === actor)
          ? (known.moves as readonly GameTypes['move'][])
          : [],
    };
  }

  /** Of the people on a shared device, who is asked first. */
  nextActor(view: CommonView): Seat | null {
    return view.toMove.find((seat) => this.source.shared?.has(seat)) ?? null;
  }

  /** On a shared device: who must take it in their hands before the game goes on. */
  get curtainFor(): Seat | null {
    const shown = this.shown.value;
    if (
      !this.isShared ||
      shown?.view === undefined ||
      shown.isMoving ||
      shown.about.status !== 'running'
    )
      return null;
    const actor = this.nextActor(shown.view);
    if (actor === null || this.handedTo.value === actor || !this.board.isSecret(shown.view, actor))
      return null;
    return actor;
  }

  skip(): void {
    this.#presenter.skip();
  }

  // Doing -----------------------------------------------------------------------------------------

  play(move: GameTypes['move']): void {
    const { own } = this.source;
    const now = this.moment.value;
    if (own !== undefined && now !== undefined && isSeenWith(this.board, own.cards, move, now.view))
      this.#chosen.value = { n: now.n, move };
    else this.#play(move);
  }

  #play(move: GameTypes['move']): void {
    const actor = this.moment.value?.actor ?? null;
    if (!this.isShared) this.do({ type: 'play', move: { ...move } });
    else if (actor !== null) {
      this.#send(this.source.do({ type: 'play', move: { ...move } }, actor)).then(() =>
        this.handBack(),
      );
    }
  }

  #asking(moment: Moment | undefined): Asking | undefined {
    const { own } = this.source;
    if (own === undefined || moment === undefined || !this.#presenter.isLatest) return undefined;
    const { board } = this;
    return askingOf({
      board,
      cards: own.cards,
      moment,
      chosen: this.#chosen.value,
      waits: own.waits.value,
    });
  }

  /** Something else than what was about to be thrown. */
  unchoose(): void {
    this.#chosen.value = undefined;
  }

  /**
   * Says what really happened with the move that was asked about; of several that look the same,
   * the one that can be.
   */
  async witness({ seat, move }: Asking, ...seen: readonly Seen[]): Promise<void> {
    const { own, main } = this.source;
    if (own === undefined) return;
    const n = main.known?.n ?? 0;
    const tell = ({ answer, revealed }: Seen): Promise<number> =>
      own.witness(
        { event: { seat, ...move, ...answer }, ...(revealed !== undefined && { revealed }) },
        n,
      );
    await this.#send(firstOf(seen.map((one) => () => tell(one))));
    this.unchoose();
    this.handBack();
  }

  /** Whatever was in somebody's hands lies on the table again. */
  handBack(): void {
    this.handedTo.value = null;
  }

  do(deed: Deed): Promise<void> {
    return this.#send(this.source.do(deed));
  }

  async #send(doing: Promise<number>): Promise<void> {
    this.#sending.value++;
    try {
      await doing;
    } catch (error) {
      if (!(error instanceof DeedRefused)) throw error;
      this.refused.value = error.code;
    } finally {
      this.#sending.value--;
    }
  }

  /** A deed of this device is not stored yet. */
  get isSending(): boolean {
    return this.#sending.value > 0;
  }

  // Hearing ---------------------------------------------------------------------------------------

  #listen(news: TableNews): void {
    if (news.type === 'presence') this.presence.value = news.message as MessageOf<'presence'>;
    else if (news.type === 'hurry') this.hurry.value = news.message as MessageOf<'hurry'>;
    else if (news.type === 'refused') this.closed.value = news.code;
    else if (news.type === 'step') this.#onStep(news);
    else if (news.type === 'table') {
      this.#presenter.reset(news.known);
      this.closed.value = undefined;
      this.#forgetBeyond(news.known.n);
      if (news.isSetBack) this.isSetBack.value = true;
      if (this.#isLogRead) this.#readLog(); // more was missed than is told step by step
    }
  }

  /**
   * A backup was put back: what was told after it never happened, and other steps get its numbers.
   */
  #forgetBeyond(n: number): void {
    if (this.told.value.some((step) => step.n > n))
      this.told.value = this.told.value.filter((step) => step.n <= n);
    if (this.others.value.some((step) => step.n > n))
      this.others.value = this.others.value.filter((step) => step.n <= n);
  }

  /** A step is read once, for the log and for what is shown. */
  #onStep({ known, before, what }: NewsOf<'step'>): void {
    if (what.type === 'redealt') this.isSetBack.value = true;
    const step = this.#read({ n: known.n, what });
    const last = Math.max(this.told.value.at(-1)?.n ?? 0, this.others.value.at(-1)?.n ?? 0);
    if (known.n > last) this.#keep([step]);
    this.#presenter.add({ known, before, event: 'event' in step ? step.event : undefined });
  }

  #read({ n, what }: { readonly n: number; readonly what: Happening }): ToldStep | OtherStep {
    return what.type === 'played'
      ? { n, event: readTold(this.board.rules, what.event) }
      : { n, what };
  }

  #keep(steps: readonly (ToldStep | OtherStep)[]): void {
    const moves = steps.filter((step) => 'event' in step);
    const others = steps.filter((step) => 'what' in step);
    if (moves.length > 0) this.told.value = [...this.told.value, ...moves];
    if (others.length > 0) this.others.value = [...this.others.value, ...others];
  }

  /** What happened before one came, told once; what comes meanwhile is in it or after it. */
  async #readLog(): Promise<void> {
    this.#isLogRead = false;
    const steps = await this.source.main.log();
    this.#isLogRead = true;
    const last = steps.at(-1)?.n ?? 0;
    const later = <S extends { readonly n: number }>(kept: readonly S[]): readonly S[] =>
      kept.filter(({ n }) => n > last);
    const [told, others] = [later(this.told.value), later(this.others.value)];
    this.told.value = [];
    this.others.value = [];
    this.#keep(steps.map((step) => this.#read(step)));
    this.told.value = [...this.told.value, ...told];
    this.others.value = [...this.others.value, ...others];
  }

  close(): void {
    for (const stop of this.#stops) stop();
    this.#presenter.close();
    this.source.leave();
  }
}
