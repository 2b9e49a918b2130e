/** A real game checked: one of one's own, or a record and its proof from files; every throw shown. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Verification } from '../../dice/verify.ts';
import type { Words } from '../../i18n/en/fair.ts';
import { coverOf, loadBoard } from '../app/games.ts';
import { gameName } from '../app/words.ts';
import { Button } from '../kit/button.tsx';
import { Icon } from '../kit/icon.tsx';
import { Waiting } from '../kit/waiting.tsx';
import { api, withToken } from '../online/me.ts';
import { type Own, ownGames } from '../replay/own.ts';
import { checkPapers, gameIn, type Obstacle, type Papers, sortPapers } from './papers.ts';
import { ProofShown } from './proof-shown.tsx';

type State =
  | 'nothing'
  | 'checking'
  | { readonly obstacle: Obstacle | 'failed' }
  | { readonly found: Verification; readonly papers: Papers };

const MOST_GAMES = 6;
/** In bytes: a record takes some ten thousand. */
const LARGEST = 4 << 20;

export function CheckGame({ words: { check: words } }: { readonly words: Words }) {
  const state = useSignal<State>('nothing');
  const games = useSignal<readonly Own[] | undefined>(undefined);
  useEffect(() => {
    ownGames().then((own) => {
      games.value = own;
    });
  }, [games]);
  const run = async (papers: () => Promise<Papers | Obstacle>): Promise<void> => {
    state.value = 'checking';
    state.value = await checked(papers).catch(() => ({ obstacle: 'failed' }) as const);
  };
  const now = state.value;
  return (
    <section class="fair-real" aria-labelledby="fair-real">
      <h2 id="fair-real">{words.title}</h2>
      <p class="lead">{words.lead}</p>
      <div class="fair-files">
        <label class="button">
          <Icon name="log" />
          <span>{words.open}</span>
          <input
            type="file"
            multiple
            accept=".jsonl,.json,.txt,application/jsonl,application/json"
            onChange={(event) => {
              const files = [...(event.currentTarget.files ?? [])];
              event.currentTarget.value = ''; // the same files may be chosen again
              if (files.length > 0) run(async () => sortPapers(await Promise.all(files.map(textOf))));
            }}
          />
        </label>
        <p class="hint">{words.openHint}</p>
      </div>
      {games.value === undefined ? null : (
        <OwnList games={games.value} words={words} choose={(own) => run(() => papersOf(own))} />
      )}
      <div role="status">
        {now === 'checking' ? <Waiting text={words.checking} /> : null}
        {typeof now === 'object' && 'obstacle' in now ? <p class="notice is-bad">{words[now.obstacle]}</p> : null}
        {typeof now === 'object' && 'found' in now ? <Result found={now.found} words={words} /> : null}
      </div>
      {typeof now === 'object' && 'found' in now ? (
        <>
          <ProofShown found={now.found} nameOf={(seat) => words.seat({ seat: seat + 1 })} />
          <div class="row">
            <Button icon="download" onPress={() => save(now.papers.record, `${now.found.table}.jsonl`)}>
              {words.record}
            </Button>
            <Button icon="download" onPress={() => save(now.papers.proof, `${now.found.table}.proof.json`)}>
              {words.proof}
            </Button>
          </div>
        </>
      ) : null}
    </section>
  );
}

interface OwnListProps {
  readonly games: readonly Own[];
  readonly words: Words['check'];
  readonly choose: (own: Own) => void;
}

function OwnList({ games, words, choose }: OwnListProps) {
  if (games.length === 0) return <p class="hint">{words.noGames}</p>;
  return (
    <div class="fair-own">
      <h3>{words.own}</h3>
      <ul>
        {games.slice(0, MOST_GAMES).map((own) => {
          const cover = coverOf(own.game);
          return (
            <li key={own.to.table}>
              <button type="button" class="fair-game" onClick={() => choose(own)}>
                <span class="fair-cover">{cover === undefined ? null : <cover.Picture />}</span>
                <span>
                  <b>{gameName(own.game)}</b>{' '}
                  <small>
                    {words.players({ count: own.seats })}, {own.to.at === 'replay-here' ? words.here : words.online}
                  </small>
                </span>
                <Icon name="shield" />
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Result({ found, words }: { readonly found: Verification; readonly words: Words['check'] }) {
  return (
    <div class={`fair-check${found.follows ? '' : ' is-bad'}`}>
      <p>
        <Icon name={found.follows ? 'check' : 'close'} />
        <b>{found.follows ? words.good({ count: found.questions.length }) : words.bad}</b>
      </p>
      {found.over ? null : <p>{words.unfinished}</p>}
    </div>
  );
}

async function checked(papers: () => Promise<Papers | Obstacle>): Promise<State> {
  const found = await papers();
  if (typeof found === 'string') return { obstacle: found };
  const game = gameIn(found.record) ?? '';
  if (coverOf(game) === undefined) return { obstacle: 'unreadable' };
  const { rules } = await loadBoard(game);
  const verification = checkPapers(found, [rules]);
  return typeof verification === 'string' ? { obstacle: verification } : { found: verification, papers: found };
}

async function papersOf({ to: { at, table } }: Own): Promise<Papers> {
  if (at !== 'replay-here') return withToken((token) => api.kept(token, table));
  const { theHouse } = await import('../local/the-house.ts');
  const house = await theHouse();
  return { record: await house.record(table), proof: await house.proof(table) };
}

async function textOf(file: File): Promise<string> {
  return file.size > LARGEST ? '' : file.text();
}

function save(text: string, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text]));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
