/** An example: its moments drawn one beside the other, each with a sentence. */

import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { castOf, type Example as Recorded } from '../../kit/contracts/guide.ts';
import type { Book } from './guides.ts';
import { positionsOf } from './positions.ts';

interface ExampleProps {
  readonly name: string;
  readonly book: Book;
  say(text: string): ComponentChildren;
}

export function Example({ name, book, say }: ExampleProps) {
  const { guide, rules, words } = book;
  const { title, moments } = rules.examples[name] ?? { title: '', moments: {} };
  const positions = useMemo(
    () => positionsOf(guide, guide.examples[name] as Recorded),
    [guide, name],
  );
  return (
    <div class="rules-example" data-example={name}>
      <h3>{say(title)}</h3>
      <div class="rules-moments">
        {positions.map(({ name: moment, seats, ...position }) => (
          <figure key={moment}>
            <guide.Position
              {...position}
              words={words}
              guide={rules}
              seats={castOf(guide.rules, rules.names, seats)}
            />
            <figcaption>{say(moments[moment] ?? '')}</figcaption>
          </figure>
        ))}
      </div>
    </div>
  );
}
