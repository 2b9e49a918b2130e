/** Two games of the same challenge, turn by turn: how it stood for each after every turn of his. */

import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { storyFrom } from '../../../challenge/story.ts';
import { readEvent } from '../../../record/record.ts';
import type { Words } from '../../../words/en/challenge.ts';
import { Choice } from '../../kit/controls/choice.tsx';
import { Icon } from '../../kit/controls/icon.tsx';
import type { Row } from '../../sources/challenge/standing.ts';
import type { Task } from '../../sources/challenge/task.ts';

interface TurnByTurnProps {
  readonly task: Task;
  readonly rows: readonly Row[];
  readonly words: Words;
  readonly gameWords: unknown;
}

const MOST = 6;
/** More turns than one wants to scroll past. */
const LONG = 16;

export function TurnByTurn({ task, rows, words, gameWords }: TurnByTurnProps) {
  const others = rows.filter(({ isMe, events }) => !isMe && events !== undefined).slice(0, MOST);
  const me = rows.find(({ isMe }) => isMe);
  const chosen = useSignal<string | undefined>(undefined);
  const notes = useSignal<readonly (readonly string[])[]>([]);
  const other = others.find(({ key }) => key === chosen.value) ?? others[0];
  const pair = `${me?.key} ${other?.key}`;
  useEffect(() => {
    let isGone = false;
    notes.value = [];
    Promise.all([me, other].map((row) => notesOf(task, row, gameWords))).then(
      (found) => {
        if (!isGone) notes.value = found;
      },
      () => undefined, // his game is out of reach: the results stand without it
    );
    return () => {
      isGone = true;
    };
  }, [pair, gameWords, task]);
  if (me === undefined || other === undefined) return null;
  const [mine = [], his = []] = notes.value;
  const turns = Math.max(mine.length, his.length);
  return (
    <section class="challenge-turns" aria-labelledby="challenge-turns">
      <h2 id="challenge-turns">{words.sideBySide}</h2>
      {others.length > 1 ? (
        <Choice
          label={words.with}
          value={other.key}
          choices={others.map(({ key, name }) => ({ value: key, label: name }))}
          onChange={(key) => {
            chosen.value = key;
          }}
        />
      ) : null}
      {turns === 0 ? null : (
        <Folded isLong={turns > LONG} label={words.turns({ count: turns })}>
          <table>
            <thead>
              <tr>
                <th scope="col">{words.turn}</th>
                <th scope="col">{me.name}</th>
                <th scope="col">{other.name}</th>
              </tr>
            </thead>
            <tbody>
              {Array.from({ length: turns }, (_, turn) => (
                <tr key={turn}>
                  <th scope="row">{turn + 1}</th>
                  <td>{mine[turn] ?? ''}</td>
                  <td>{his[turn] ?? ''}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Folded>
      )}
    </section>
  );
}

function Folded({
  isLong,
  label,
  children,
}: {
  readonly isLong: boolean;
  readonly label: string;
  readonly children: ComponentChildren;
}) {
  if (!isLong) return children;
  return (
    <details>
      <summary>
        {label}
        <Icon name="chevron" />
      </summary>
      {children}
    </details>
  );
}

/** What the board says of the challenger after each of his turns. */
async function notesOf(
  { challenge, board, begin }: Task,
  row: Row | undefined,
  gameWords: unknown,
): Promise<readonly string[]> {
  const events = (await row?.events?.()) ?? [];
  if (events.length === 0) return [];
  const game = board.rules;
  const { ends } = storyFrom(begin(), challenge.seat, events);
  const record = begin();
  const notes: string[] = [];
  for (const json of events) {
    record.add(readEvent(game, json));
    if (ends.includes(record.events))
      notes.push(board.note(game.view(record.state, challenge.seat), challenge.seat, gameWords));
  }
  return notes;
}
