/** What is pressed, chosen and written, and the faces of waiting and of nothing. */

import { useState } from 'preact/hooks';
import { Button, IconButton } from '../../kit/controls/button.tsx';
import { Choice } from '../../kit/controls/choice.tsx';
import { Empty } from '../../kit/controls/empty.tsx';
import { ICONS, Icon } from '../../kit/controls/icon.tsx';
import { QrCode } from '../../kit/controls/qr.tsx';
import { Stepper } from '../../kit/controls/stepper.tsx';
import { TextField } from '../../kit/controls/text-field.tsx';
import { Toggle } from '../../kit/controls/toggle.tsx';
import { Waiting } from '../../kit/controls/waiting.tsx';
import type { PartProps } from './part.ts';

const nothing = (): void => undefined;

export function Buttons({ words }: PartProps) {
  return (
    <div class="design-row">
      <Button kind="main" icon="dice" shortcut="Enter" onPress={nothing}>
        {words.main}
      </Button>
      <Button onPress={nothing}>{words.quiet}</Button>
      <Button kind="plain" onPress={nothing}>
        {words.plain}
      </Button>
      <Button icon="check" isPressed onPress={nothing}>
        {words.pressed}
      </Button>
      <Button isDisabled onPress={nothing}>
        {words.disabled}
      </Button>
      <IconButton icon="chat" label={words.messages} badge={3} onPress={nothing} />
      <IconButton icon="settings" label={words.choice} isPressed onPress={nothing} />
    </div>
  );
}

export function Icons() {
  return (
    <ul class="design-row design-icons">
      {ICONS.map((name) => (
        <li key={name}>
          <Icon name={name} />
          <code>{name}</code>
        </li>
      ))}
    </ul>
  );
}

export function Forms({ words }: PartProps) {
  const [isOn, setOn] = useState(true);
  const [light, setLight] = useState<keyof PartProps['words']['choices']>('system');
  const [players, setPlayers] = useState(3);
  const [name, setName] = useState(words.fieldValue);
  const { system, ...others } = words.choices;
  return (
    <div class="design-stack">
      <Toggle label={words.toggle} hint={words.toggleHint} isOn={isOn} onChange={setOn} />
      <Choice
        label={words.choice}
        value={light}
        onChange={setLight}
        choices={[
          { value: 'system', label: system, hint: words.choiceHint },
          { value: 'light', label: others.light },
          { value: 'dark', label: others.dark },
        ]}
      />
      <Stepper
        label={words.stepper}
        value={players}
        min={2}
        max={6}
        onChange={setPlayers}
        lessLabel={words.less}
        moreLabel={words.more}
      />
      <TextField label={words.field} value={name} hint={words.fieldHint} onChange={setName} />
      <TextField label={words.field} value={name} problem={words.fieldProblem} onChange={setName} />
    </div>
  );
}

export function States({ words }: PartProps) {
  return (
    <div class="design-stack">
      <Waiting text={words.waiting} />
      <Empty icon="link" title={words.emptyTitle} text={words.emptyText}>
        <Button kind="main" onPress={nothing}>
          {words.emptyAction}
        </Button>
      </Empty>
      <QrCode text={location.href} label={words.qr} />
    </div>
  );
}
