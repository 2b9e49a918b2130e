/**
 * A quiet line at the top: the network is back, a link was copied. It is said aloud, covers nothing
 * that is touched, and holds no buttons.
 */

import { Icon, type IconName } from './icon.tsx';
import './toast.css';

export interface ToastProps {
  /** Nothing to say: it stays in the page, so that what comes next is heard. */
  readonly text: string | null;
  readonly icon?: IconName;
}

export function Toast({ text, icon }: ToastProps) {
  return (
    <div class="toast" role="status">
      {text === null ? null : (
        <p key={text} class="toast-line">
          {icon === undefined ? null : <Icon name={icon} />}
          <span>{text}</span>
        </p>
      )}
    </div>
  );
}
