/** Sits down at a table and plays, over the protocol of ../protocol.md: node remote-bot.ts http://localhost:3000/t/TABLE [NAME] */
type View = { piles: { top: { points: number } }[]; chips: number[]; sides: number[]; viewer: number; dice: number[] | null };
type Move = { type: string; dice?: number[]; pile: number; square: string };
type About = { status: string; seats: ({ person?: string; playing?: string; reserved?: boolean } | null)[]; winners: number[] };
type Known = { n: number; about: About; view: View; moves: Move[] };
type Message = { type: string; id?: string; code: string; reason: string } & Known;

const { origin, pathname } = new URL(process.argv[2] ?? '');
const table = pathname.slice('/t/'.length);
let known: Known | undefined; // the table, and the number of the last step
let pending: { id: string; [field: string]: unknown } | undefined; // a deed not acknowledged yet: sent twice, it happens once

async function post(path: string, body: object, token = ''): Promise<{ person: string; token: string }> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const answer = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(await answer.text());
  return JSON.parse(await answer.text());
}
const owner = process.env['GOBELET_TOKEN'] ?? (await post('/api/guests', {})).token;
const me = await post('/api/programs', { name: process.argv[3] ?? 'Remote' }, owner); // everybody sees that it is a program

/** The card with the most points; the most equal dice kept; the square that makes my row longest. */
function worth({ dice, piles, chips, sides, viewer }: View, { type, dice: thrown, pile, square }: Move): number {
  if (type === 'take') return 100 + (piles[pile]?.top.points ?? 0);
  const kept = (type === 'stop' ? dice : thrown && dice?.filter((_, die) => !thrown.includes(die))) || []; // before the first throw none lie
  if (type !== 'place') return new Set(kept).size === 1 ? kept.length : 0;
  const run = (dx: number, dy: number, x = square.charCodeAt(0) - 97 + dx, y = Number(square.charAt(1)) - 1 + dy): number =>
    x >= 0 && x < 6 && y >= 0 && y < 6 && chips[6 * y + x] === sides[viewer] ? 1 + run(dx, dy, x + dx, y + dy) : 0;
  return Math.max(run(1, 0) + run(-1, 0), run(0, 1) + run(0, -1), run(1, 1) + run(-1, -1), run(1, -1) + run(-1, 1));
}

function deed({ n, about, view, moves = [] }: Known): object | undefined {
  const mine = about.seats.find((sitter) => sitter?.person === me.person);
  if (mine === undefined || mine === null || mine.reserved) return { type: 'sit', seed: crypto.randomUUID() };
  if (mine.playing === 'bot') return { type: 'return' }; // we were away for long
  const worths = moves.map((move) => worth(view, move));
  const good = moves.filter((_, index) => worths[index] === Math.max(...worths));
  return good.length === 0 ? undefined : { type: 'play', move: good[(n * 7919) % good.length] };
}

function connect(): void {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/socket`);
  const send = (message: object | undefined): void => (message ? socket.send(JSON.stringify(message)) : undefined);
  socket.onopen = () => send({ type: 'hello', protocol: 1, token: me.token });
  socket.onclose = () => setTimeout(connect, 500);
  socket.onmessage = ({ data }) => {
    const { type, n, id, code, reason, about, view, moves }: Message = JSON.parse(data);
    if (type === 'welcome') for (const message of [{ type: 'watch', table, seen: known?.n }, pending]) send(message);
    if (type === 'refused' && /draining|not-stored|too-many/.test(code)) setTimeout(send, 500, pending);
    else if (type === 'refused' && !/stale|held/.test(code)) throw new Error(reason);
    else if (id === pending?.id) pending = undefined; // it is stored, or not possible any more
    if (type === 'table' || type === 'step')
      known = Object.assign({ ...known }, { n }, about && { about }, view && { view, moves });
    if (known?.about.status === 'over') process.exit();
    const next = known && !pending && type !== 'welcome' ? deed(known) : undefined;
    if (known && next) pending = { type: 'do', table, id: crypto.randomUUID(), seen: known.n, deed: next };
    if (next) send(pending);
  };
}
connect();
