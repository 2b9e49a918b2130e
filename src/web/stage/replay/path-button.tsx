/**
 * Buttons with the signs of a video player; drawn as the kit's icons are, and loaded with
 * replays only.
 */

const PATHS = {
  first: 'M6.5 5v14M18 5l-8 7 8 7',
  back: 'M15 5l-7 7 7 7',
  play: 'M7.5 4.5v15l12-7.5z',
  pause: 'M8 5v14M16 5v14',
  forward: 'M9 5l7 7-7 7',
  last: 'M17.5 5v14M6 5l8 7-8 7',
  decision: 'M12 21v-6.5M12 14.5 5.5 6M12 14.5 18.5 6M5 11V5.5h5.5M13.5 5.5H19V11',
} as const;

interface PathButtonProps {
  readonly sign: keyof typeof PATHS;
  readonly label: string;
  readonly onPress: () => void;
  readonly shortcut?: string;
  readonly isDisabled?: boolean;
}

export function PathButton({ sign, label, onPress, shortcut, isDisabled }: PathButtonProps) {
  return (
    <button
      type="button"
      class={`icon-button replay-button replay-button-${sign}`}
      onClick={isDisabled ? undefined : onPress}
      aria-disabled={isDisabled}
      aria-label={label}
      aria-keyshortcuts={shortcut}
      title={label}
    >
      <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={PATHS[sign]} />
      </svg>
    </button>
  );
}
