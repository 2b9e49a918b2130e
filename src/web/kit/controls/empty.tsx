/**
 * A face for what is not there: nothing yet, a wrong link, a server that is gone; and what to do
 * next.
 */

import type { ComponentChildren } from 'preact';
import { CupMark } from '../things/cup.tsx';
import { Icon, type IconName } from './icon.tsx';
import './empty.css';

export interface EmptyProps {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  readonly children?: ComponentChildren;
}

export function Empty({ icon, title, text, children }: EmptyProps) {
  return (
    <div class="empty">
      <span class="empty-picture" aria-hidden="true">
        <CupMark />
        <span class="empty-sign">
          <Icon name={icon} />
        </span>
      </span>
      <h1>{title}</h1>
      <p>{text}</p>
      <div class="stack">{children}</div>
    </div>
  );
}
