/** A switch with its sentence. */

import { useId } from 'preact/hooks';
import './toggle.css';

export interface ToggleProps {
  readonly label: string;
  readonly hint?: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

export function Toggle({ label, hint, isOn, onChange }: ToggleProps) {
  const id = useId();
  return (
    <div class="toggle">
      <label for={id}>
        <span>{label}</span>
        {hint === undefined ? null : <small id={`${id}-hint`}>{hint}</small>}
      </label>
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </div>
  );
}
