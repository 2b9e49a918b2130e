/** Through whose eyes one looks: a player's, everybody's, or with everything open. */

import type { Words } from '../../i18n/en/replay.ts';
import type { Eyes } from '../../protocol.ts';
import type { SeatFace } from '../kit/board.ts';
import { Choice } from '../kit/choice.tsx';
import { eyesOf } from './place.ts';
import type { Screening } from './screening.ts';

interface EyesChoiceProps {
  readonly screening: Screening;
  readonly faces: readonly SeatFace[];
  readonly words: Words;
}

export function EyesChoice({ screening, faces, words }: EyesChoiceProps) {
  const { player } = screening;
  const all: readonly { readonly eyes: Eyes; readonly label: string; readonly hint: string }[] = [
    ...faces.map(({ seat, name }) => ({ eyes: eyesOf(seat), label: name, hint: words.eyes.seatHint({ name }) })),
    { eyes: 'public', label: words.eyes.public, hint: words.eyes.publicHint },
    { eyes: 'open', label: words.eyes.open, hint: words.eyes.openHint },
  ];
  return (
    <Choice
      label={words.eyes.title}
      value={String(player.shot.value.eyes)}
      choices={all.map(({ eyes, label, hint }) => ({ value: String(eyes), label, hint }))}
      onChange={(value) => {
        const chosen = all.find(({ eyes }) => String(eyes) === value);
        if (chosen !== undefined) screening.act(() => player.see(chosen.eyes));
      }}
    />
  );
}

/** Whose they are, in a word. */
export function whoseEyes(eyes: Eyes, faces: readonly SeatFace[], words: Words): string {
  return typeof eyes === 'number' ? (faces[eyes]?.name ?? '') : words.eyes[eyes];
}
