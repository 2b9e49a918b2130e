/** A page that shows every part of the kit in every state, by day and by lamplight side by side. */

import type { ComponentChildren, ComponentType } from 'preact';
import type { Words } from '../../../words/en/design.ts';
import { IconButton } from '../../kit/controls/button.tsx';
import { useTitle } from '../../shell/title.ts';
import { useWords } from '../../shell/use-words.ts';
import { Buttons, Forms, Icons, States } from './controls.tsx';
import { Colours, Type } from './ground.tsx';
import { Joyful } from './joyful.tsx';
import type { PartProps } from './part.ts';
import { Cards, Dice, Seats, Throwing } from './things.tsx';
import './design.css';

/** Two panels a section, but for what fills the whole page. */
const SECTIONS: readonly (readonly [keyof Words['sections'], ComponentType<PartProps>])[] = [
  ['colours', Colours],
  ['type', Type],
  ['dice', Dice],
  ['throwing', Throwing],
  ['cards', Cards],
  ['seats', Seats],
  ['buttons', Buttons],
  ['icons', Icons],
  ['forms', Forms],
  ['states', States],
];

export function Design() {
  const w = useWords('design');
  useTitle(w?.title);
  if (w === undefined) return null;
  return (
    <main class="design">
      <header class="design-head">
        <IconButton icon="back" label={w.back} onPress={() => history.back()} />
        <div>
          <h1>{w.title}</h1>
          <p class="design-lead">{w.lead}</p>
        </div>
      </header>
      {SECTIONS.map(([name, Part]) => (
        <section key={name} aria-label={w.sections[name]}>
          <h2>{w.sections[name]}</h2>
          <div class="design-pair">
            <Panel light="day" title={w.day}>
              <Part words={w} />
            </Panel>
            <Panel light="night" title={w.night}>
              <Part words={w} />
            </Panel>
          </div>
        </section>
      ))}
      <section aria-label={w.sections.joy}>
        <h2>{w.sections.joy}</h2>
        <Joyful words={w} />
      </section>
    </main>
  );
}

interface PanelProps {
  readonly light: 'day' | 'night';
  readonly title: string;
  readonly children: ComponentChildren;
}

function Panel({ light, title, children }: PanelProps) {
  return (
    <div class={`design-panel design-${light}`}>
      <p class="design-light">{title}</p>
      {children}
    </div>
  );
}
