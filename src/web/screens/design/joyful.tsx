/** What fills the whole page: sheet, quiet line, joy; and the sounds. */

import { useState } from 'preact/hooks';
import { Button } from '../../kit/controls/button.tsx';
import { Sheet } from '../../kit/controls/sheet.tsx';
import { Toast } from '../../kit/controls/toast.tsx';
import { Toggle } from '../../kit/controls/toggle.tsx';
import { Joy } from '../../kit/things/joy.tsx';
import { playSound, SOUNDS, setSound } from '../../kit/things/sound.ts';
import type { PartProps } from './part.ts';

export function Joyful({ words }: PartProps) {
  const [wins, setWins] = useState(0);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [isToldSo, setToldSo] = useState(false);
  const [isLoud, setLoud] = useState(false);
  const beLoud = (wanted: boolean): void => {
    setSound(wanted);
    setLoud(wanted);
  };
  return (
    <div class="design-stack">
      <div class="design-row">
        <Button icon="crown" onPress={() => setWins(wins + 1)}>
          {words.celebrate}
        </Button>
        <Button onPress={() => setSheetOpen(true)}>{words.openSheet}</Button>
        <Button isPressed={isToldSo} onPress={() => setToldSo(!isToldSo)}>
          {words.toast}
        </Button>
      </div>
      <Toggle label={words.toggle} hint={words.toggleHint} isOn={isLoud} onChange={beLoud} />
      <div class="design-row">
        {SOUNDS.map((sound) => (
          <Button key={sound} icon="sound" onPress={() => playSound(sound)}>
            {words.sounds[sound]}
          </Button>
        ))}
      </div>
      {wins > 0 ? <Joy key={wins} /> : null}
      {isSheetOpen ? (
        <Sheet title={words.openSheet} closeLabel={words.close} onClose={() => setSheetOpen(false)}>
          <p>{words.sheetText}</p>
        </Sheet>
      ) : null}
      <Toast text={isToldSo ? words.toast : null} icon="check" />
    </div>
  );
}
