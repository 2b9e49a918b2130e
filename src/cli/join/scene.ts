/**
 * A table as one person sees it at one moment, and how that is drawn: the lobby, the game, a page
 * instead of it.
 */

import type { KnownTable } from '../../client/following.ts';
import type { AnyGame, CommonView, GameTypes, Seat } from '../../game.ts';
import { roomOf, type Screen } from '../../terminal/screen.ts';
import { paint } from '../../terminal/style.ts';
import type { TerminalUi, Told } from '../../terminal/terminal-ui.ts';
import { GLUE, wrapped } from '../../terminal/text.ts';
import { compose } from '../dialogue/frame.ts';
import { COMMANDS } from '../dialogue/marks.ts';
import { MoveReader } from '../dialogue/move-reader.ts';
import { pageOf } from '../dialogue/page.ts';
import { t } from '../words.ts';
import { drawLobby, type LobbyView, lobbyCommands, lobbyQuestion } from './lobby.ts';
import { isHeld, seatOfPerson } from './people.ts';
import { type StatusParts, statusLines } from './status.ts';
import type { Page } from './typed.ts';
import { say } from './words.ts';

export interface VisitScene extends StatusParts {
  readonly game: AnyGame;
  readonly ui: TerminalUi;
  readonly person: string;
  /** The address of the table, for a browser. */
  readonly url: string;
  readonly isWatching: boolean;
  /** The last move. */
  readonly last: Told | undefined;
  readonly screen: Screen;
}

type Move = GameTypes['move'];

/** What this person may play now; none if they are not asked, or a bot plays for them. */
export function movesFor(known: KnownTable, person: string): readonly Move[] {
  const { about, moves } = known;
  const seat = seatOfPerson(about, person);
  return about.status === 'running' && seat !== undefined && !isHeld(about.seats[seat])
    ? (moves as readonly Move[])
    : [];
}

export function viewOf({ view }: KnownTable): CommonView | undefined {
  return view as CommonView | undefined;
}

export function offerTo({
  known,
  person,
  ui,
}: Pick<VisitScene, 'known' | 'person' | 'ui'>): MoveReader | undefined {
  const moves = movesFor(known, person);
  const view = viewOf(known);
  return moves.length === 0 || view === undefined ? undefined : new MoveReader(ui, moves, view);
}

// The frame ---------------------------------------------------------------------------------------

export function drawScene(
  scene: VisitScene,
  rows: number,
  news: readonly string[],
  notice: string | undefined,
): readonly string[] {
  const { known, ui, screen, last } = scene;
  const offer = offerTo(scene);
  const view = viewOf(known);
  const seat = seatOfPerson(known.about, scene.person);
  const table =
    view === undefined
      ? drawLobby(lobbyOf(scene), screen)
      : [...statusLines(scene, screen), ...ui.draw(view, screen, { last, moves: offer?.moves })];
  return compose(
    {
      table,
      news,
      question: questionOf(scene, view, offer === undefined ? undefined : seat),
      moves: [
        ...(offer?.lines(screen) ?? []),
        ...commandLines(commandsOf(scene, seat, offer !== undefined), screen),
      ],
      notice,
    },
    screen,
    rows,
  );
}

function questionOf(
  scene: VisitScene,
  view: CommonView | undefined,
  asked: Seat | undefined,
): string {
  const { known, ui, screen, isWatching } = scene;
  if (known.about.status === 'open') return lobbyQuestion(lobbyOf(scene), screen, isWatching);
  if (view === undefined || known.about.status === 'over') return '';
  if (asked !== undefined) return ui.ask(view, asked, screen);
  return say().waitingFor({
    names: say().list(view.toMove.map((seat) => screen.names[seat] as string)),
  });
}

function commandsOf(scene: VisitScene, seat: Seat | undefined, isAsked: boolean): string {
  const { about } = scene.known;
  if (about.status === 'open') return lobbyCommands(lobbyOf(scene));
  if (about.status === 'over') return seat === undefined ? COMMANDS.overWatching : COMMANDS.over;
  if (seat === undefined) return COMMANDS.watching;
  if (isHeld(about.seats[seat])) return `${say().backTakes}  ·  ${COMMANDS.held}`;
  return isAsked ? t().say.or({ commands: COMMANDS.asked }) : COMMANDS.waiting;
}

/** Commands stand two spaces apart, and none is broken in two. */
function commandLines(commands: string, screen: Screen): readonly string[] {
  const whole = commands.split('  ').map((command) => command.replaceAll(' ', GLUE));
  return wrapped(whole.join('  '), roomOf(screen) - 1).map((line) =>
    paint(screen, 'dim', ` ${line.trim()}`),
  );
}

function lobbyOf({ known, game, ui, person, url, presence }: VisitScene): LobbyView {
  return { about: known.about, game, title: ui.title, person, url, presence };
}

// Pages -------------------------------------------------------------------------------------------

/** `told` is everything that was told so far. */
export function drawPage(
  page: Page,
  scene: VisitScene,
  told: readonly string[],
): readonly string[] {
  const { ui, screen } = scene;
  const offer = offerTo(scene);
  switch (page) {
    case 'help':
      return pageOf(screen, ui.title, helpOf(scene));
    case 'log':
      return pageOf(screen, t().say.soFar, told.length === 0 ? [t().say.nothingYet] : told);
    case 'list':
      return offer === undefined
        ? drawPage('who', scene, told)
        : pageOf(screen, t().say.allMoves, offer.list(screen));
    case 'who':
      return [...drawLobby(lobbyOf(scene), screen), '', paint(screen, 'dim', t().say.back)];
  }
}

function helpOf({ known, ui, person, screen }: VisitScene): readonly string[] {
  const view = viewOf(known);
  const { status, host } = known.about;
  const rules = view === undefined ? [] : [...ui.explain(view, screen), ''];
  return [
    ...rules,
    ...say().help[status],
    say().help.always,
    ...(host === person ? [say().help.host] : []),
  ];
}
