/**
 * The field that filters the rules while one types, and how much was found. The slash leads to it,
 * Escape empties it, Enter goes to what was found.
 */

import { useEffect, useRef } from 'preact/hooks';
import type { Words } from '../../../words/en/rules.ts';
import { IconButton } from '../../kit/controls/button.tsx';
import { Icon } from '../../kit/controls/icon.tsx';

interface SearchFieldProps {
  readonly words: Words['search'];
  readonly query: string;
  /** Sections found; undefined while nothing is looked for. */
  readonly found: number | undefined;
  onChange(query: string): void;
  onEnter(): void;
}

export function SearchField({ words, query, found, onChange, onEnter }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useSlash(() => field.current?.focus());
  const clear = (): void => {
    onChange('');
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.isComposing) return;
    if (event.key === 'Escape' && query !== '') onChange('');
    if (event.key === 'Enter' && found !== undefined && found > 0) onEnter();
  };
  return (
    <search class="rules-search">
      <span class="rules-search-field">
        <Icon name="search" />
        <input
          ref={field}
          type="text"
          inputMode="search"
          enterkeyhint="search"
          autocomplete="off"
          spellcheck={false}
          aria-label={words.label}
          placeholder={words.label}
          aria-keyshortcuts="/"
          value={query}
          onInput={(event) => onChange(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        {query === '' ? null : <IconButton icon="close" label={words.clear} onPress={clear} />}
      </span>
      <p role="status">
        {found === undefined ? '' : found === 0 ? words.nothing : words.found({ sections: found })}
      </p>
    </search>
  );
}

function useSlash(lead: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (
        event.key !== '/' ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        event.target instanceof HTMLInputElement
      )
        return;
      event.preventDefault();
      lead();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
}
