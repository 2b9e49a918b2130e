/** A small number with a button on each side. */

import { IconButton } from './button.tsx';
import './stepper.css';

export interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
  readonly lessLabel: string;
  readonly moreLabel: string;
}

export function Stepper({ label, value, min, max, onChange, lessLabel, moreLabel }: StepperProps) {
  return (
    <fieldset class="stepper">
      <legend>{label}</legend>
      <IconButton
        icon="minus"
        label={lessLabel}
        isDisabled={value <= min}
        onPress={() => onChange(value - 1)}
      />
      <output>{value}</output>
      <IconButton
        icon="plus"
        label={moreLabel}
        isDisabled={value >= max}
        onPress={() => onChange(value + 1)}
      />
    </fieldset>
  );
}
