/**
 * A seat's mark that opens the choice of its colour, and closes it. The choice itself stands
 * wherever the row has room.
 */

import { Icon } from '../../kit/controls/icon.tsx';
import { SeatMark } from '../../kit/things/seat-mark.tsx';
import './pack-button.css';

interface PackButtonProps {
  readonly seat: number;
  /** Whose pack, and its colour. */
  readonly label: string;
  readonly isOpen: boolean;
  onToggle(): void;
}

export function PackButton({ seat, label, isOpen, onToggle }: PackButtonProps) {
  return (
    <button
      type="button"
      class="pack-button"
      aria-label={label}
      title={label}
      aria-expanded={isOpen}
      onClick={onToggle}
    >
      <SeatMark seat={seat} size={28} />
      <Icon name="chevron" />
    </button>
  );
}
