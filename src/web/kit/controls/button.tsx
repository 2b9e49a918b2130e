/** Buttons: one main thing to do, quiet things beside it, icons with a name. */

import type { ComponentChildren } from 'preact';
import { Icon, type IconName } from './icon.tsx';
import './button.css';

export interface ButtonProps {
  readonly children: ComponentChildren;
  readonly onPress: () => void;
  /** `main` is the one thing to do now; `quiet` everything else; `plain` a link without a frame. */
  readonly kind?: 'main' | 'quiet' | 'plain';
  readonly icon?: IconName;
  /** Says more than the face of the button, where that is short. */
  readonly label?: string;
  /** Not now. It keeps the focus, which a disabled one would lose. */
  readonly isDisabled?: boolean;
  readonly isPressed?: boolean;
  /** A key that presses it too, shown to those who have a keyboard. */
  readonly shortcut?: string;
  /** It throws dice: shaking the phone presses it. */
  readonly throws?: boolean;
}

export function Button(props: ButtonProps) {
  const {
    children,
    onPress,
    kind = 'quiet',
    icon,
    label,
    isDisabled,
    isPressed,
    shortcut,
    throws,
  } = props;
  return (
    <button
      type="button"
      class={`button button-${kind}`}
      onClick={isDisabled ? undefined : onPress}
      aria-disabled={isDisabled}
      aria-label={label}
      aria-pressed={isPressed}
      aria-keyshortcuts={shortcut}
      data-throws={throws ? '' : undefined}
    >
      {icon === undefined ? null : <Icon name={icon} />}
      <span>{children}</span>
      {shortcut === undefined ? null : (
        <span class="button-key" aria-hidden="true">
          {KEY_SIGNS[shortcut] ?? shortcut}
        </span>
      )}
    </button>
  );
}

/** Keys that are shown by a sign, the same in every language. */
const KEY_SIGNS: Readonly<Record<string, string>> = {
  Enter: '⏎',
  Escape: '⎋',
  Space: '␣',
  Backspace: '⌫',
};

export interface IconButtonProps {
  readonly icon: IconName;
  /** Always: it has no other words. */
  readonly label: string;
  readonly onPress: () => void;
  readonly isPressed?: boolean;
  /** A number that waits to be looked at; the label says it too. */
  readonly badge?: number;
  readonly isDisabled?: boolean;
}

export function IconButton({
  icon,
  label,
  onPress,
  isPressed,
  badge,
  isDisabled,
}: IconButtonProps) {
  return (
    <button
      type="button"
      class="icon-button"
      onClick={isDisabled ? undefined : onPress}
      aria-disabled={isDisabled}
      aria-label={label}
      aria-pressed={isPressed}
      title={label}
    >
      <Icon name={icon} />
      {badge === undefined || badge === 0 ? null : <span class="icon-badge" data-text={badge} />}
    </button>
  );
}
