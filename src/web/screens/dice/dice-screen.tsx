/**
 * How the dice fell: for one table, for me, for everybody on the server; the sentence first, then
 * the counts.
 */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { sumCounts } from '../../../tally/series.ts';
import type { Words } from '../../../words/en/dice.ts';
import { Button, IconButton } from '../../kit/controls/button.tsx';
import { Choice } from '../../kit/controls/choice.tsx';
import { Waiting } from '../../kit/controls/waiting.tsx';
import { CupMark } from '../../kit/things/cup.tsx';
import { useTitle } from '../../shell/title.ts';
import { whatWentWrong } from '../../shell/trouble.ts';
import { useWords } from '../../shell/use-words.ts';
import { gameName, t } from '../../shell/words.ts';
import { Fallen } from './fallen.tsx';
import { type Found, findDice, type Place, SCOPES, type Scope } from './finding.ts';
import { Verdict } from './verdict.tsx';
import './dice.css';

type State = Found | { readonly trouble: string } | 'counting';

export function DiceScreen({ place }: { readonly place?: Place | undefined }) {
  const scope = useSignal<Scope>(place === undefined ? 'me' : 'table');
  const state = useSignal<State>('counting');
  const tries = useSignal(0);
  const words = useWords('dice');
  useEffect(() => {
    let isWanted = true;
    const settle = (next: State): void => {
      if (isWanted) state.value = next;
    };
    settle('counting');
    findDice(scope.value, place).then(settle, (error: unknown) =>
      settle({ trouble: whatWentWrong(error) }),
    );
    return () => {
      isWanted = false;
    };
  }, [scope.value, tries.value, place?.table]);
  const now = state.value;
  const game = typeof now === 'object' && 'game' in now ? now.game : undefined;
  useTitle(game && `${t().dice.fell} · ${gameName(game)}`);
  if (words === undefined) return null;
  return (
    <main class="dice-page">
      <header class="page-head">
        <IconButton icon="back" label={t().home.back} onPress={() => history.back()} />
        <h1>{t().dice.fell}</h1>
      </header>
      <p class="lead">{words.lead}</p>
      <Choice
        label={words.whose}
        value={scope.value}
        choices={SCOPES.filter((one) => one !== 'table' || place !== undefined).map((value) => ({
          value,
          label: words.scopes[value].name,
          hint: words.scopes[value].hint,
        }))}
        onChange={(value) => {
          scope.value = value;
        }}
      />
      {now === 'counting' ? <Waiting text={words.counting} /> : null}
      {now !== 'counting' && 'trouble' in now ? (
        <Nothing title={t().troubles.unreachable.title} text={now.trouble}>
          <Button icon="again" onPress={() => tries.value++}>
            {t().troubles.tryAgain}
          </Button>
        </Nothing>
      ) : null}
      {now !== 'counting' && 'dice' in now ? <Counted found={now} words={words} /> : null}
    </main>
  );
}

function Counted({
  found: { games, dice, isDeviceOnly },
  words,
}: {
  readonly found: Found;
  readonly words: Words;
}) {
  const fallen = dice.filter(({ faces }) => sumCounts(faces.counts) > 0);
  return (
    <>
      {isDeviceOnly ? (
        <p class="notice" role="status">
          {words.deviceOnly}
        </p>
      ) : null}
      {fallen.length === 0 ? (
        <Nothing title={words.empty.title} text={words.empty.text} />
      ) : (
        <>
          <Verdict tally={fallen} words={words} />
          <div class="dice-legend">
            <p>
              <span class="legend-line" aria-hidden="true" /> {words.expected}
            </p>
            <p>
              <span class="legend-band" aria-hidden="true" /> {words.band}
            </p>
            <p class="hint">
              {words.games({ count: games })}. {words.outside}
            </p>
          </div>
          <div class="fallen-all">
            {fallen.map((one) => (
              <Fallen key={one.game} dice={one} words={words} />
            ))}
          </div>
          <details class="numbers">
            <summary>{words.how.title}</summary>
            {words.how.text.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </details>
        </>
      )}
    </>
  );
}

interface NothingProps {
  readonly title: string;
  readonly text: string;
  readonly children?: preact.ComponentChildren;
}

function Nothing({ title, text, children }: NothingProps) {
  return (
    <section class="dice-nothing">
      <CupMark size={72} />
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </section>
  );
}
