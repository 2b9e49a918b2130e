/**
 * A visit to one table: what is heard is told and drawn, what is typed is done. Both happen at any time, so the screen is
 * drawn from what is known at that moment, above the line that is being typed.
 *
 * Through a pipe frames follow one another: one when something is asked, and a line for whatever happens. There the next line
 * waits until the one before is done, and a move until it is asked for.
 */

import type { Api, Guest } from '../../client/api.ts';
import type { NoteStore } from '../../client/chain-notes.ts';
import { DiceKeeper } from '../../client/dice-keeper.ts';
import { DeedRefused, type Following, type Known, type News } from '../../client/following.ts';
import type { Link, LinkStatus } from '../../client/link.ts';
import { type AnyGame, asksChance, type Kinds, type Seat } from '../../game.ts';
import type { Deed, Happening, MessageOf } from '../../protocol.ts';
import { readTold } from '../../record.ts';
import type { Face, Told } from '../../terminal/face.ts';
import { roomOf, type Screen } from '../../terminal/screen.ts';
import { cleaned, wrapped } from '../../terminal/text.ts';
import { type Console, Left } from '../dialogue/console.ts';
import { PROMPT } from '../dialogue/marks.ts';
import { fetchKept, judge, type Kept, keepFiles } from './ending.ts';
import { obviousDeed } from './lobby.ts';
import { isHeld, isReserved, isUnseeded, nameOf, namesOf, seatOf } from './people.ts';
import { drawPage, drawScene, movesFor, offerTo, type Scene, viewOf } from './scene.ts';
import { statusLines } from './status.ts';
import { tellHappening, tellSaid } from './telling.ts';
import { type Errand, type Page, readTyped } from './typed.ts';
import { refusedFor, say, timeWords } from './words.ts';

/** Who visits, and how. */
export interface Visitor {
  readonly api: Api;
  readonly guest: Guest;
  readonly link: Link;
  readonly colour: boolean;
  readonly isWatching: boolean;
  /** Whether record and proof are kept without being asked for. */
  readonly saves: boolean;
  /** Where is kept what this device notes about the dice. */
  readonly notes: NoteStore;
}

const SECOND = 1000;
const LONGEST_REASON = 200;

export class Visit {
  readonly #following: Following;
  readonly #game: AnyGame;
  readonly #face: Face;
  readonly #console: Console;
  readonly #visitor: Visitor;
  /** Throws with our chain, and notes what the dice were committed to when the table was first seen. */
  readonly #dice: DiceKeeper;
  #isSeeding = false;
  readonly #told: string[] = [];
  /** How much was told when this person last decided, and how often he has. */
  #decided = 0;
  #decisions = 0;
  #last: Told | undefined;
  #notice: string | undefined;
  /** The notice that time is running out, which is out of date with the move. */
  #hurried: string | undefined;
  #page: (() => readonly string[]) | undefined;
  /** Through a pipe: what the last frame was about. */
  #shown: string | undefined;
  #isDue = false;
  #isConnected = true;
  /** What is under way, and not stored yet. */
  #doing: Deed['type'] | undefined;
  #isGone = false;
  /** After the game. */
  #judged: 'not yet' | 'under way' | 'done' = 'not yet';
  #kept: Kept | undefined;
  readonly #waiters = new Set<() => void>();

  constructor(following: Following, game: AnyGame, face: Face, terminal: Console, visitor: Visitor) {
    this.#following = following;
    this.#game = game;
    this.#face = face;
    this.#console = terminal;
    this.#visitor = visitor;
    this.#dice = new DiceKeeper(following, {
      person: () => (visitor.isWatching ? undefined : visitor.guest.person),
      store: visitor.notes,
      asksChance: (type) => asksChance(game, type),
    });
  }

  /** Stays until the person goes on to another table, whose name is returned. Throws Left where he leaves. */
  async stay(sitsDown: boolean): Promise<string> {
    const deafen = this.#following.listen((news) => this.#heard(news));
    const ticking = setInterval(() => this.#tick(), SECOND);
    try {
      for (const said of this.#known.said) this.#tell(tellSaid(said));
      this.#caughtUp();
      if (sitsDown && this.#seat === undefined) await this.#sit();
      for (;;) {
        const next = await this.#take(await this.#line());
        if (next !== undefined) return next;
      }
    } finally {
      this.#isGone = true;
      clearInterval(ticking);
      deafen();
      this.#dice.close();
    }
  }

  /** The table as it is, for the last time: nothing is asked below it. */
  showLast(): void {
    if (this.#console.isTerminal) this.#console.show(() => this.#frame(), 'screen');
  }

  /** Has a seat in a game that is not over. */
  get isAwaited(): boolean {
    return this.#seat !== undefined && this.#known.about.status !== 'over';
  }

  /** Of the link: said once through a pipe, else marked above the table. */
  heardStatus(status: LinkStatus): void {
    const isConnected = status === 'open';
    if ((!isConnected && status !== 'waiting') || isConnected === this.#isConnected) return;
    this.#isConnected = isConnected;
    if (!this.#console.isTerminal) this.#console.print([isConnected ? say().found : say().lost]);
    if (isConnected) this.#shown = undefined; // what is asked is shown again
    if (isConnected || this.#console.isTerminal) this.#refresh();
  }

  // What is known ------------------------------------------------------------------------------------------------------

  get #known(): Known {
    const { known } = this.#following;
    if (known === undefined) throw new Error('a visit begins when the table is known');
    return known;
  }

  get #person(): string {
    return this.#visitor.guest.person;
  }

  get #seat(): Seat | undefined {
    return seatOf(this.#known.about, this.#person);
  }

  get #isHeld(): boolean {
    return this.#seat !== undefined && isHeld(this.#known.about.seats[this.#seat]);
  }

  get #isAsked(): boolean {
    return movesFor(this.#scene.known, this.#person).length > 0;
  }

  get #screen(): Screen {
    const { columns, rows } = this.#console;
    return { columns, rows: rows - 1, colour: this.#visitor.colour, names: this.#names(this.#known) };
  }

  #names({ about }: Known): readonly string[] {
    return namesOf(about, this.#visitor.colour);
  }

  get #scene(): Scene {
    const { api, link, isWatching } = this.#visitor;
    const known = this.#known;
    return {
      known: this.#doing === 'play' ? { ...known, moves: [] } : known, // a move on its way is not asked for again
      presence: this.#following.presence,
      game: this.#game,
      face: this.#face,
      person: this.#person,
      link: `${api.origin}/t/${known.about.id}`,
      isWatching,
      isConnected: this.#isConnected,
      now: link.now(),
      last: this.#last,
      screen: this.#screen,
    };
  }

  // Hearing ------------------------------------------------------------------------------------------------------------

  #heard(news: News): void {
    switch (news.type) {
      case 'table':
        if (news.isSetBack) this.#tell(say().redealt);
        this.#caughtUp();
        break;
      case 'step':
        if (news.what.type === 'played') this.#played(news.what, news.known, news.before);
        else this.#happened(news.what, news.known, news.before);
        this.#caughtUp();
        break;
      case 'presence':
        this.#refresh();
        break;
      case 'hurry':
        this.#hurry(say().hurry({ left: timeWords((news.message as MessageOf<'hurry'>).left) }));
        break;
      case 'refused':
        this.#notify(news.code === 'closed' ? say().turnedAway : cleaned(news.reason, LONGEST_REASON));
        if (news.code === 'closed') this.#console.leave('quit');
        break;
    }
  }

  #happened(what: Exclude<Happening, { type: 'played' }>, known: Known, before: Known): void {
    const [then, now] = [this.#names(before), this.#names(known)];
    const words = tellHappening(what, { before: then, now, of: (person) => nameOf(before, then, person) });
    if (words !== '') this.#tell(words);
    const wasMine = what.type === 'stood' && seatOf(before.about, this.#person) === what.seat;
    if (wasMine && this.#doing !== 'stand') this.#notify(say().removed);
  }

  #played({ event, instead }: Extract<Happening, { type: 'played' }>, known: Known, before: Known): void {
    const told = readTold(this.#game, event);
    if (told.seat === this.#seat && this.#notice === this.#hurried) this.#notice = undefined; // the move has been made
    const [view, then] = [viewOf(known), viewOf(before)];
    const count = this.#told.length;
    if (instead === 'time') this.#tell(say().insteadOfTime({ name: this.#names(known)[told.seat] as string }));
    const words = view === undefined || then === undefined ? '' : this.#face.tell(told, view, this.#screen, then);
    if (words !== '') this.#tell(words);
    this.#last = told;
    if (told.seat !== this.#seat) return;
    this.#decided = count;
    this.#decisions++;
  }

  /** Adds to what happened. Through a pipe it is said at once, on a terminal it is in the next frame. */
  #tell(text: string): void {
    this.#told.push(text);
    if (!this.#console.isTerminal) this.#console.print(wrapped(text, roomOf(this.#screen)));
  }

  /** After something was heard: what follows from it by itself. */
  #caughtUp(): void {
    const { about } = this.#known;
    const own = this.#seat === undefined ? null : about.seats[this.#seat];
    const isMissed = about.status === 'open' && isUnseeded(own) && (about.dice !== 2 || isReserved(own));
    if (isMissed && !this.#isSeeding && !this.#visitor.isWatching) this.#giveSeed();
    if (about.status === 'over' && this.#judged === 'not yet') this.#judge();
    this.#wake();
  }

  /** For a seat that came without, after a rematch: whoever follows takes the seat that is kept for them. */
  #giveSeed(): void {
    this.#isSeeding = true;
    const seed = newSeed();
    const isKept = this.#seat !== undefined && isReserved(this.#known.about.seats[this.#seat]);
    this.#dice.do(isKept ? { type: 'sit', seed } : { type: 'seed', seed }).catch(() => undefined); // the game has just started without it
  }

  /** Fetches record and proof, and checks the dice. */
  async #judge(): Promise<void> {
    this.#judged = 'under way';
    const { api, guest, saves } = this.#visitor;
    const { id } = this.#known.about;
    const kept = await fetchKept(api, guest.token, id);
    this.#judged = 'done';
    if (typeof kept === 'string') {
      this.#tell(say().unchecked({ why: kept }));
    } else {
      this.#kept = kept;
      this.#tell(judge(kept, await this.#dice.notes(), this.#seat, this.#known.about.ended !== undefined));
      if (saves) this.#tell(keepFiles(kept, id));
    }
    this.#wake();
  }

  #wake(): void {
    this.#refresh();
    for (const waiter of this.#waiters) waiter();
  }

  /** Resolves as soon as it is so. */
  #when(isSo: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = (): void => {
        if (!isSo()) return;
        this.#waiters.delete(look);
        resolve();
      };
      this.#waiters.add(look);
      look();
    });
  }

  // Typing -------------------------------------------------------------------------------------------------------------

  /** The next line. Whoever only looks on stays to the end of the game though nothing more can be typed. */
  async #line(): Promise<string> {
    try {
      return await this.#console.ask(PROMPT);
    } catch (error) {
      if (error instanceof Left && error.how === 'end' && this.#seat === undefined)
        await this.#console.until(this.#when(() => this.#judged === 'done'));
      throw error;
    }
  }

  /** Does what was typed; returns the table to go on to, if any. */
  async #take(line: string): Promise<string | undefined> {
    const wasPage = this.#page !== undefined;
    this.#page = undefined;
    this.#notice = undefined;
    const typed = readTyped(line, this.#known, newSeed);
    if (typed === undefined) await this.#takeOther(line, wasPage);
    else if ('problem' in typed) this.#notify(typed.problem);
    else if ('page' in typed) this.#open(typed.page);
    else if ('deed' in typed) await this.#do(typed.deed);
    else return await this.#go(typed.errand);
    this.#refresh();
    return undefined;
  }

  /** No command: Enter, or a move. */
  async #takeOther(line: string, wasPage: boolean): Promise<void> {
    const { about } = this.#known;
    const isEmpty = line.trim() === '';
    if (isEmpty && (wasPage || about.status === 'over')) this.#shown = undefined;
    else if (isEmpty && about.status === 'open') await this.#doObvious();
    else if (about.status === 'running') await this.#move(line);
    else this.#notify(say().unknown({ typed: cleaned(line.trim()) }));
  }

  async #doObvious(): Promise<void> {
    const deed = obviousDeed({ about: this.#known.about, person: this.#person }, this.#visitor.isWatching);
    if (deed === 'sit') await this.#sit();
    else if (deed === 'start') await this.#do({ type: 'start' });
    else this.#shown = undefined;
  }

  async #move(line: string): Promise<void> {
    const isPatient = !this.#console.isTerminal && this.#seat !== undefined && !this.#isHeld;
    const isTime = (): boolean => this.#isAsked || this.#isHeld || this.#known.about.status !== 'running';
    if (isPatient) await this.#console.until(this.#when(isTime));
    const meant = offerTo(this.#scene)?.read(line);
    if (meant === undefined)
      this.#notify(this.#isHeld ? say().held : this.#seat === undefined ? say().notSeated : say().notAsked);
    else if ('problem' in meant) this.#notify(meant.problem);
    else await this.#do({ type: 'play', move: meant.move as Kinds['move'] & Record<string, unknown> });
  }

  #sit(): Promise<void> {
    return this.#do({ type: 'sit', seed: newSeed() });
  }

  /** Done when the server has stored it, however long it can't be reached. */
  async #do(deed: Deed): Promise<void> {
    this.#doing = deed.type;
    try {
      await this.#console.until(this.#dice.do(deed));
    } catch (error) {
      if (!(error instanceof DeedRefused)) throw error;
      this.#notify(refusedFor(error.code) ?? cleaned(error.message, LONGEST_REASON));
    } finally {
      this.#doing = undefined;
    }
  }

  async #go(errand: Errand): Promise<string | undefined> {
    switch (errand) {
      case 'quit':
        throw new Left('quit');
      case 'save':
        if (this.#kept !== undefined) this.#tell(keepFiles(this.#kept, this.#known.about.id));
        this.#refresh();
        return undefined;
      case 'rematch':
        if (this.#known.about.rematch === null) await this.#do({ type: 'rematch' });
        return this.#known.about.rematch ?? undefined;
    }
  }

  // Showing ------------------------------------------------------------------------------------------------------------

  #hurry(notice: string): void {
    this.#hurried = notice;
    this.#notify(notice);
  }

  #notify(notice: string): void {
    this.#notice = notice;
    if (!this.#console.isTerminal) this.#console.print(wrapped(notice, roomOf(this.#screen)));
    this.#refresh();
  }

  #open(page: Page): void {
    this.#page = () => drawPage(page, this.#scene, this.#told);
    this.#console.show(this.#page, 'screen');
  }

  /** Draws when everything that has come in at once is heard. */
  #refresh(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    setImmediate(() => {
      this.#isDue = false;
      if (!this.#isGone && this.#page === undefined) this.#show();
    });
  }

  #show(): void {
    if (!this.#console.isTerminal) {
      const subject = this.#subject();
      if (subject === undefined || subject === this.#shown) return;
      this.#shown = subject;
    }
    this.#console.show(() => this.#frame(), 'screen');
  }

  /** What a frame would be about; undefined where nothing is to be seen that was not told. */
  #subject(): string | undefined {
    const { about, moves } = this.#known;
    if (about.status !== 'running') return about.status;
    if (this.#isAsked) return `asked ${this.#decisions} ${JSON.stringify(moves)}`;
    return this.#shown === undefined || this.#shown === 'open' ? 'running' : undefined;
  }

  #frame(): readonly string[] {
    if (!this.#console.isTerminal) return drawScene(this.#scene, this.#console.rows, [], undefined);
    return drawScene(this.#scene, this.#console.rows, this.#told.slice(this.#decided), this.#notice);
  }

  /** The clocks go on. */
  #tick(): void {
    const { about, clocks } = this.#known;
    if (about.status !== 'running' || clocks === undefined || this.#page !== undefined) return;
    this.#console.touchUp(statusLines(this.#scene, this.#screen));
  }
}

/** Nobody else chose it, and nobody could have guessed it. */
function newSeed(): string {
  return crypto.randomUUID();
}
