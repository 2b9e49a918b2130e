/** What was found in a file: games to choose from, and what is wrong with the rest. */

import type { Words } from '../../../words/en/replay.ts';
import { gameName } from '../../shell/words.ts';
import { type Fault, type Found, LARGEST_FILE } from '../../stage/timeline/records.ts';
import type { FileRead } from './read-file.ts';

interface FoundGamesProps {
  readonly read: FileRead | 'too-large';
  readonly words: Words;
  readonly show: (file: FileRead, found: Found) => void;
}

const MEGABYTE = 1 << 20;
/** Nobody reads a longer list; who has more games than that has a tool to cut it. */
const MOST = 200;
const MOST_FAULTS = 5;

export function FoundGames({ read, words, show }: FoundGamesProps) {
  if (read === 'too-large')
    return <Bad words={words} text={words.file.tooLarge({ most: LARGEST_FILE / MEGABYTE })} />;
  const { found, faults } = read;
  const [first] = faults;
  if (found.length === 0) {
    return first === undefined ? (
      <Bad words={words} text={words.file.empty} />
    ) : (
      <Bad words={words} text={sentence(first, words)} reason={first.reason} />
    );
  }
  return (
    <section class="replay-found" aria-labelledby="found-games">
      <h2 id="found-games">{words.file.several({ count: found.length })}</h2>
      <ul>
        {found.slice(0, MOST).map((one) => (
          <li key={one.line}>
            <button type="button" class="button" onClick={() => show(read, one)}>
              <span>
                <b>{gameName(one.timeline.game.id)}</b> <small>{about(one, words)}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {faults.length === 0 ? null : (
        <div class="notice is-bad">
          <p>{words.file.spoilt({ count: faults.length })}</p>
          <ul>
            {faults.slice(0, MOST_FAULTS).map((fault) => (
              <li key={fault.line}>{sentence(fault, words)}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

function about({ timeline, line }: Found, { file }: Words): string {
  const parts = [
    file.players({ count: timeline.seats }),
    file.moves({ count: timeline.end }),
    file.line({ line }),
  ];
  return [...parts, ...(timeline.outcome.isOver ? [] : [file.unfinished])].join(' · ');
}

function sentence({ kind, line }: Fault, words: Words): string {
  return words.file.faults[kind]({ line });
}

interface BadProps {
  readonly words: Words;
  readonly text: string;
  /** As every tool here says it: for those who made the file. */
  readonly reason?: string;
}

function Bad({ words, text, reason }: BadProps) {
  return (
    <div class="notice is-bad replay-bad" role="alert">
      <h2>{words.file.bad}</h2>
      <p>{text}</p>
      {reason === undefined ? null : (
        <details>
          <summary>{words.file.reason}</summary>
          <code lang="en">{reason}</code>
        </details>
      )}
    </div>
  );
}
