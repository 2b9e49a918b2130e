/**
 * One of a few: a radio group drawn as a row of choices; the sentence of the chosen one stands
 * below it.
 */

import { useId } from 'preact/hooks';
import './choice.css';

export interface ChoiceProps<V extends string> {
  readonly label: string;
  readonly value: V;
  readonly choices: readonly {
    readonly value: V;
    readonly label: string;
    readonly hint?: string;
    readonly lang?: string;
  }[];
  readonly onChange: (value: V) => void;
}

export function Choice<V extends string>({ label, value, choices, onChange }: ChoiceProps<V>) {
  const name = useId();
  const hint = choices.find((choice) => choice.value === value)?.hint;
  return (
    <fieldset class="choice">
      <legend>{label}</legend>
      <div class="choice-row">
        {choices.map((choice) => (
          <label key={choice.value} class="choice-one" lang={choice.lang}>
            <input
              type="radio"
              name={name}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
      {hint === undefined ? null : <p class="hint">{hint}</p>}
    </fieldset>
  );
}
