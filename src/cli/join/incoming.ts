/** What the server tells during a visit, put into sentences, and what follows from it by itself. */

import type { KnownTable, TableNews } from '../../client/following.ts';
import type { Happening, MessageOf } from '../../protocol.ts';
import { readTold } from '../../record/record.ts';
import { cleaned } from '../../terminal/text.ts';
import type { Console } from '../dialogue/console.ts';
import type { DiceCheck } from './dice-check.ts';
import type { Display } from './display.ts';
import { isReserved, isUnseeded, nameOfPerson, seatOfPerson } from './people.ts';
import { viewOf } from './scene.ts';
import { tellHappening, tellSaid } from './telling.ts';
import { newSeed, type VisitedTable } from './visited-table.ts';
import { LONGEST_REASON, say, timeWords } from './words.ts';

type Played = Extract<Happening, { type: 'played' }>;

export class Incoming {
  readonly #table: VisitedTable;
  readonly #display: Display;
  readonly #check: DiceCheck;
  readonly #console: Console;
  #isSeeding = false;

  constructor(table: VisitedTable, display: Display, check: DiceCheck, terminal: Console) {
    this.#table = table;
    this.#display = display;
    this.#check = check;
    this.#console = terminal;
  }

  /** Tells what was said before the visit. */
  begin(): void {
    for (const said of this.#table.known.said) this.#display.tell(tellSaid(said));
    this.#follow();
  }

  onNews(news: TableNews): void {
    switch (news.type) {
      case 'table':
        if (news.isSetBack) this.#display.tell(say().redealt);
        this.#follow();
        break;
      case 'step':
        if (news.what.type === 'played') this.#played(news.what, news.known, news.before);
        else this.#happened(news.what, news.known, news.before);
        this.#follow();
        break;
      case 'presence':
        this.#display.refresh();
        break;
      case 'hurry': {
        const { left } = news.message as MessageOf<'hurry'>;
        this.#display.hurry(say().hurry({ left: timeWords(left) }));
        break;
      }
      case 'refused':
        this.#display.notify(
          news.code === 'closed' ? say().turnedAway : cleaned(news.reason, LONGEST_REASON),
        );
        if (news.code === 'closed') this.#console.leave('quit');
        break;
    }
  }

  #happened(what: Exclude<Happening, Played>, known: KnownTable, before: KnownTable): void {
    const then = this.#table.names(before);
    const words = tellHappening(what, {
      before: then,
      now: this.#table.names(known),
      of: (person) => nameOfPerson(before, then, person),
    });
    if (words !== '') this.#display.tell(words);
    const wasMine =
      what.type === 'stood' && seatOfPerson(before.about, this.#table.person) === what.seat;
    if (wasMine && !this.#table.isDoing('stand')) this.#display.notify(say().removed);
  }

  #played({ event, instead }: Played, known: KnownTable, before: KnownTable): void {
    const told = readTold(this.#table.game, event);
    const sentences: string[] = [];
    if (instead === 'time') {
      const name = this.#table.names(known)[told.seat] as string;
      sentences.push(say().insteadOfTime({ name }));
    }
    const [view, then] = [viewOf(known), viewOf(before)];
    if (view !== undefined && then !== undefined)
      sentences.push(this.#table.ui.tell(told, view, this.#display.screen, then));
    this.#display.tellMove(
      told,
      sentences.filter((sentence) => sentence !== ''),
      told.seat === this.#table.seat,
    );
  }

  /** What is done without being asked for: a seed that is missing, the dice after the game. */
  #follow(): void {
    const { about, ownSeat, visitor } = this.#table;
    const isMissed =
      about.status === 'open' && isUnseeded(ownSeat) && (about.dice !== 2 || isReserved(ownSeat));
    if (isMissed && !this.#isSeeding && !visitor.isWatching) this.#giveSeed();
    if (about.status === 'over') this.#check.begin();
    this.#display.refresh();
    this.#table.change();
  }

  /** After a rematch: takes the seat that is kept for the visitor, or seeds it. */
  #giveSeed(): void {
    this.#isSeeding = true;
    const type = isReserved(this.#table.ownSeat) ? 'sit' : 'seed';
    // refused if the game has just started without it
    this.#table.dice.do({ type, seed: newSeed() }).catch(() => undefined);
  }
}
