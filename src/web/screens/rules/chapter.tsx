/**
 * A section of the rules: its paragraphs, steps, pictures and examples, in their order. Rulings of
 * ours wear a badge.
 */

import type { ComponentChildren } from 'preact';
import type { Paragraph } from '../../kit/contracts/guide.ts';
import type { AnyPart, Chapter } from './chapters.ts';
import { Example } from './example.tsx';
import type { Book } from './guides.ts';

interface ChapterProps {
  readonly chapter: Chapter;
  readonly book: Book;
  /** The search has not found it. It is still printed. */
  readonly isHidden: boolean;
  /** One came here for it. */
  readonly isHere: boolean;
  say(text: string): ComponentChildren;
}

export function ChapterSection({ chapter, book, isHidden, isHere, say }: ChapterProps) {
  const { id, words, parts } = chapter;
  const draw = { book, say, text: words.text };
  return (
    <section
      id={id}
      class={`rules-chapter${isHere ? ' is-here' : ''}`}
      aria-labelledby={`${id}-title`}
      hidden={isHidden}
      data-ours={parts.some(hasRuling) ? '' : undefined}
    >
      <h2 id={`${id}-title`} tabIndex={-1}>
        {say(words.title)}
      </h2>
      {inRuns(parts).map((run, at) =>
        'steps' in run ? (
          <ol key={at}>
            {run.steps.map((paragraphs, step) => (
              <li key={step}>
                {paragraphs.map((paragraph) => (
                  <Says key={paragraph.says} {...draw} paragraph={paragraph} />
                ))}
              </li>
            ))}
          </ol>
        ) : (
          <PartOf key={at} {...draw} part={run} />
        ),
      )}
    </section>
  );
}

type Alone = Exclude<AnyPart, { readonly step: unknown }>;
type Run = Alone | { readonly steps: readonly (readonly Paragraph[])[] };

/** Steps that follow each other are one list. */
function inRuns(parts: readonly AnyPart[]): readonly Run[] {
  const runs: Run[] = [];
  for (const part of parts) {
    const last = runs.at(-1);
    if (!('step' in part)) runs.push(part);
    else if (last !== undefined && 'steps' in last)
      runs.splice(-1, 1, { steps: [...last.steps, part.step] });
    else runs.push({ steps: [part.step] });
  }
  return runs;
}

function hasRuling(part: AnyPart): boolean {
  return 'says' in part ? part.isOurs : 'step' in part && part.step.some(({ isOurs }) => isOurs);
}

interface Draw {
  readonly book: Book;
  readonly text: Readonly<Record<string, string>>;
  say(text: string): ComponentChildren;
}

function PartOf({ part, ...draw }: Draw & { readonly part: Alone }) {
  const { book, say } = draw;
  if ('says' in part) return <Says {...draw} paragraph={part} />;
  if ('example' in part) return <Example name={part.example} book={book} say={say} />;
  const { Drawing } = part.picture;
  return (
    <div class="rules-picture">
      <Drawing words={book.words} guide={book.rules} say={say} />
    </div>
  );
}

function Says({ paragraph, text, book, say }: Draw & { readonly paragraph: Paragraph }) {
  const said = say(text[paragraph.says] ?? '');
  if (!paragraph.isOurs) return <p>{said}</p>;
  return (
    <p class="rules-ours">
      <Badge label={book.common.ours} /> {said}
    </p>
  );
}

/** On paper only the sign is left; the legend says what it means. */
export function Badge({ label }: { readonly label: string }) {
  return (
    <span class="rules-badge">
      <span aria-hidden="true">◆</span> <span>{label}</span>
    </span>
  );
}
