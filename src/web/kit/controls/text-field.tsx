/**
 * A line of text with its name above it, and a sentence below where one helps or something is
 * wrong.
 */

import { useId } from 'preact/hooks';
import './text-field.css';

export interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: string;
  /** What is wrong, and what to do. */
  readonly problem?: string | undefined;
  readonly maxLength?: number;
  readonly autocomplete?: string;
  readonly onEnter?: () => void;
}

export function TextField({
  label,
  value,
  onChange,
  hint,
  problem,
  maxLength,
  autocomplete = 'off',
  onEnter,
}: TextFieldProps) {
  const id = useId();
  const below = problem ?? hint;
  return (
    <div class={`text-field${problem === undefined ? '' : ' has-problem'}`}>
      <label for={id}>{label}</label>
      <input
        id={id}
        type="text"
        value={value}
        maxLength={maxLength}
        autocomplete={autocomplete}
        aria-invalid={problem !== undefined}
        aria-describedby={below === undefined ? undefined : `${id}-below`}
        onInput={(event) => onChange(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.isComposing) onEnter?.();
        }}
      />
      {below === undefined ? null : <p id={`${id}-below`}>{below}</p>}
    </div>
  );
}
