/** Through whose eyes one looks: a player's, everybody's, or with everything open. */

import type { Eyes } from '../../../protocol.ts';
import type { Words } from '../../../words/en/replay.ts';
import type { SeatFace } from '../../kit/contracts/board.ts';
import { Choice } from '../../kit/controls/choice.tsx';
import { eyesOf } from '../timeline/moment-address.ts';
import type { ReplaySession } from './replay-session.ts';

interface EyesChoiceProps {
  readonly session: ReplaySession;
  readonly faces: readonly SeatFace[];
  readonly words: Words;
}

export function EyesChoice({ session, faces, words }: EyesChoiceProps) {
  const { playback } = session;
  const all: readonly { readonly eyes: Eyes; readonly label: string; readonly hint: string }[] = [
    ...faces.map(({ seat, name }) => ({
      eyes: eyesOf(seat),
      label: name,
      hint: words.eyes.seatHint({ name }),
    })),
    { eyes: 'public', label: words.eyes.public, hint: words.eyes.publicHint },
    { eyes: 'open', label: words.eyes.open, hint: words.eyes.openHint },
  ];
  return (
    <Choice
      label={words.eyes.title}
      value={String(playback.snapshot.value.eyes)}
      choices={all.map(({ eyes, label, hint }) => ({ value: String(eyes), label, hint }))}
      onChange={(value) => {
        const chosen = all.find(({ eyes }) => String(eyes) === value);
        if (chosen !== undefined) session.act(() => playback.see(chosen.eyes));
      }}
    />
  );
}

/** Whose they are, in a word. */
export function whoseEyes(eyes: Eyes, faces: readonly SeatFace[], words: Words): string {
  return typeof eyes === 'number' ? (faces[eyes]?.name ?? '') : words.eyes[eyes];
}
