/**
 * The rules of a game: read from the top, searched, printed on one sheet, or opened where one needs
 * them just now.
 */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { IconButton } from '../../kit/controls/button.tsx';
import { Icon } from '../../kit/controls/icon.tsx';
import { Waiting } from '../../kit/controls/waiting.tsx';
import { covers } from '../../shell/games.ts';
import { NotLoaded } from '../../shell/not-loaded.tsx';
import { go } from '../../shell/route.ts';
import { RouteLink } from '../../shell/route-link.tsx';
import { useLoaded } from '../../shell/use-words.ts';
import { gameName, t } from '../../shell/words.ts';
import { Badge, ChapterSection } from './chapter.tsx';
import { chaptersOf, textsOf } from './chapters.ts';
import { type Book, openBook } from './guides.ts';
import { Said } from './said.tsx';
import { isFound, termsOf } from './search.ts';
import { SearchField } from './search-field.tsx';
import { useSheet } from './sheet.ts';
import './rules.css';
import './print.css';

export function RulesScreen({ game }: { readonly game: string }) {
  const { value: book, isMissing } = useLoaded(game, (now) => openBook(game, now));
  if (isMissing) return <NotLoaded />;
  if (book === undefined)
    return (
      <main class="screen">
        <Waiting text={t().table.opening} />
      </main>
    );
  return <Rules key={book.game} book={book} />;
}

function Rules({ book }: { readonly book: Book }) {
  const { game, common } = book;
  useSheet();
  const query = useSignal('');
  const here = useSignal(anchor());
  const terms = termsOf(query.value);
  const chapters = chaptersOf(book);
  const found = chapters.filter((chapter) => isFound(textsOf(chapter, book), terms));
  const say = (text: string) => <Said text={text} terms={terms} />;
  /** Not another step back for each: whoever came from a table goes back to it. */
  const visit = (id: string): void => {
    here.value = id;
    history.replaceState(history.state, '', `#${id}`);
    goTo(id);
  };
  useEffect(() => {
    if (here.peek() !== '') goTo(here.peek());
    const onHash = (): void => {
      here.value = anchor();
      goTo(here.peek());
    };
    addEventListener('hashchange', onHash);
    return () => removeEventListener('hashchange', onHash);
  }, [here]);
  return (
    <main class={`rules rules-of-${game}`}>
      <header class="rules-head">
        <IconButton icon="back" label={common.back} onPress={back} />
        <h1>{common.title({ game: gameName(game) })}</h1>
        <IconButton icon="print" label={common.print} onPress={() => print()} />
      </header>
      <div class="rules-tools">
        <SearchField
          words={common.search}
          query={query.value}
          found={terms.length === 0 ? undefined : found.length}
          onChange={(text) => {
            query.value = text;
          }}
          onEnter={() => visit(found[0]?.id ?? '')}
        />
        <nav class="rules-contents" aria-label={common.contents}>
          <ul>
            {chapters.map(({ id, words }) => (
              <li key={id} hidden={!found.some((chapter) => chapter.id === id)}>
                <a
                  href={`#${id}`}
                  aria-current={here.value === id ? 'location' : undefined}
                  onClick={(event) => {
                    event.preventDefault();
                    visit(id);
                  }}
                >
                  {words.title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div class="rules-body">
        <RouteLink class="button button-quiet rules-learn" to={{ type: 'intro', game }}>
          <Icon name="play" />
          <span>{common.learn}</span>
        </RouteLink>
        <p class="rules-legend">
          <Badge label={common.ours} /> {common.oursMeans}
        </p>
        {chapters.map((chapter) => (
          <ChapterSection
            key={chapter.id}
            chapter={chapter}
            book={book}
            isHidden={!found.includes(chapter)}
            isHere={here.value === chapter.id}
            say={say}
          />
        ))}
      </div>
      <nav class="rules-others" aria-label={common.games}>
        {covers
          .filter(({ id }) => id !== game)
          .map(({ id }) => (
            <RouteLink key={id} to={{ type: 'rules', game: id }}>
              {common.title({ game: gameName(id) })}
            </RouteLink>
          ))}
      </nav>
    </main>
  );
}

/** The section that the address names. */
function anchor(): string {
  return location.hash.slice(1);
}

function goTo(id: string): void {
  const title = document.getElementById(`${id}-title`);
  title?.scrollIntoView({ block: 'start' });
  title?.focus({ preventScroll: true });
}

/** To where one came from; home for whoever came by a link. */
function back(): void {
  if (history.length > 1) history.back();
  else go({ type: 'home' }, 'replace');
}
