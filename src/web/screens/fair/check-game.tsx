/**
 * A real game checked: one of one's own, or a record and its proof from files; every throw shown.
 */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { notesIn } from '../../../client/chain-notes.ts';
import type { Words } from '../../../words/en/fair.ts';
import type { Words as ProofWords } from '../../../words/en/proof.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Icon } from '../../kit/controls/icon.tsx';
import { Waiting } from '../../kit/controls/waiting.tsx';
import { download } from '../../shell/download.ts';
import { coverOf, loadBoard } from '../../shell/games.ts';
import { useWords } from '../../shell/use-words.ts';
import { gameName } from '../../shell/words.ts';
import { type Own, ownGames } from '../../sources/finished-games.ts';
import { api, withToken } from '../../sources/online/me.ts';
import { theNotes } from '../../sources/online/the-notes.ts';
import { type Finding, findingOf, kindOf } from '../../stage/proof/finding.ts';
import { Details, headlineOf, iconOf, Reasons, SetBack } from '../../stage/proof/finding-shown.tsx';
import { checkPapers, gameIn, type Obstacle, type Papers, sortPapers } from './papers.ts';

type State =
  | 'nothing'
  | 'checking'
  | { readonly obstacle: Obstacle | 'failed' }
  | { readonly finding: Finding; readonly papers: Papers };

const MOST_GAMES = 6;
/** In bytes: a record takes some ten thousand. */
const LARGEST = 4 << 20;

export function CheckGame({ words: { check: words } }: { readonly words: Words }) {
  const state = useSignal<State>('nothing');
  const games = useSignal<readonly Own[] | undefined>(undefined);
  const said = useWords('proof');
  useEffect(() => {
    ownGames().then((own) => {
      games.value = own;
    });
  }, [games]);
  const run = async (papers: () => Promise<Source | Obstacle>): Promise<void> => {
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
              if (files.length > 0)
                run(async () => sortPapers(await Promise.all(files.map(textOf))));
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
        {typeof now === 'object' && 'obstacle' in now ? (
          <p class="notice is-bad">{words[now.obstacle]}</p>
        ) : null}
        {typeof now === 'object' && 'finding' in now && said !== undefined ? (
          <Result finding={now.finding} words={words} said={said} />
        ) : null}
      </div>
      {typeof now === 'object' && 'finding' in now && said !== undefined ? (
        <>
          <Details
            finding={now.finding}
            words={said}
            nameOf={(seat) => words.seat({ seat: seat + 1 })}
          />
          <div class="row">
            <Button
              icon="download"
              onPress={() =>
                download(new Blob([now.papers.record]), `${now.finding.found.table}.jsonl`)
              }
            >
              {words.record}
            </Button>
            <Button
              icon="download"
              onPress={() =>
                download(new Blob([now.papers.proof]), `${now.finding.found.table}.proof.json`)
              }
            >
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
                    {words.players({ count: own.seats })},{' '}
                    {own.to.type === 'replay-here' ? words.here : words.online}
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

interface ResultProps {
  readonly finding: Finding;
  readonly words: Words['check'];
  readonly said: ProofWords;
}

function Result({ finding, words, said }: ResultProps) {
  return (
    <div class={`fair-check is-${kindOf(finding)}`}>
      <p>
        <Icon name={iconOf(finding)} />
        <b>{headlineOf(finding, said)}</b>
      </p>
      <Reasons finding={finding} words={said} />
      <SetBack finding={finding} words={said} />
      {finding.found.over ? null : <p>{words.unfinished}</p>}
    </div>
  );
}

/** A game of this device has no notes: nobody else ever had its secret. */
type Source = Papers & { readonly isHere?: boolean };

async function checked(papers: () => Promise<Source | Obstacle>): Promise<State> {
  const source = await papers();
  if (typeof source === 'string') return { obstacle: source };
  const game = gameIn(source.record) ?? '';
  if (coverOf(game) === undefined) return { obstacle: 'unreadable' };
  const { rules } = await loadBoard(game);
  const papersChecked = checkPapers(source, [rules]);
  if (typeof papersChecked === 'string') return { obstacle: papersChecked };
  const { found, proof } = papersChecked;
  const notes = source.isHere === true ? 'own' : await notesIn(theNotes, found.table);
  return { finding: findingOf(found, proof, notes, false), papers: source };
}

async function papersOf({ to: { type, table } }: Own): Promise<Source> {
  if (type !== 'replay-here') return withToken((token) => api.kept(token, table));
  const { localTables } = await import('../../sources/local/the-local-tables.ts');
  const house = await localTables();
  return { record: await house.record(table), proof: await house.proof(table), isHere: true };
}

async function textOf(file: File): Promise<string> {
  return file.size > LARGEST ? '' : file.text();
}
