/** Who points at something, by name. */

import type { Words } from '../../../words/en/replay.ts';
import { Icon } from '../../kit/controls/icon.tsx';
import type { Pointed } from './together.ts';
import './fingers.css';

export function Fingers({
  pointed,
  words,
}: {
  readonly pointed: readonly Pointed[];
  readonly words: Words;
}) {
  if (pointed.length === 0) return null;
  const names = pointed.map(({ person, name }) => (person === '' ? words.together.you : name));
  return (
    <span class="replay-fingers" title={words.together.pointedBy(names)}>
      <Icon name="hand" />
      <span>{names.join(', ')}</span>
    </span>
  );
}
