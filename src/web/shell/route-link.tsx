/**
 * A link to another screen: a real one, that can be opened elsewhere, and no new page for a plain
 * click.
 */

import type { ComponentChildren } from 'preact';
import { go, pathOf, type Route } from './route.ts';

interface RouteLinkProps {
  readonly to: Route;
  readonly class?: string;
  /** Says more than the link itself, where that is short. */
  readonly label?: string;
  readonly children: ComponentChildren;
}

export function RouteLink({ to, class: name, label, children }: RouteLinkProps) {
  const follow = (event: MouseEvent): void => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    event.preventDefault();
    go(to);
  };
  return (
    <a class={name} href={pathOf(to)} aria-label={label} onClick={follow}>
      {children}
    </a>
  );
}
