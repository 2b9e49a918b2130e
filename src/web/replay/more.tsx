/** What is seldom needed: the moment as a link, the record, looking together, the keys. */

import { useSignal } from '@preact/signals';
import type { Words } from '../../i18n/en/replay.ts';
import { pathOf } from '../app/route.ts';
import { gameName, t } from '../app/words.ts';
import { Button } from '../kit/button.tsx';
import { copyText } from '../table/copy.ts';
import { writePlace } from './place.ts';
import type { Screening } from './screening.ts';
import './more.css';

interface MoreProps {
  readonly screening: Screening;
  readonly words: Words;
  readonly close: () => void;
}

export function More({ analyse, ...props }: MoreProps & { readonly analyse: () => void }) {
  const { showing, together } = props.screening;
  return (
    <div class="stack replay-more">
      <Button icon="eye" onPress={analyse}>
        {t().after.howItWent}
      </Button>
      <Links {...props} />
      {together === undefined ? null : (
        <section>
          <h3>{props.words.together.title}</h3>
          <p class="hint">{props.words.together.how}</p>
          <TogetherButtons {...props} />
        </section>
      )}
      {showing.where === 'file' ? null : (
        <Button icon="download" onPress={() => download(props.screening)}>
          {props.words.link.record}
        </Button>
      )}
      <section>
        <h3>{props.words.keys.title}</h3>
        <dl class="replay-keys">
          {props.words.keys.list.map(([keys, what]) => (
            <div key={keys}>
              <dt>
                <kbd>{keys}</kbd>
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}

/** The address of what is seen now. */
export function linkTo({ showing, player }: Screening): string {
  const at = showing.where === 'online' ? 'replay-table' : 'replay-here';
  return `${location.origin}${pathOf({ at, table: showing.name, query: writePlace(player.shot.value) })}`;
}

function Links({ screening, words }: MoreProps) {
  const isCopied = useSignal(false);
  const { showing, player } = screening;
  if (showing.where === 'file') return <p class="hint">{words.link.fileOnly}</p>;
  const copy = async (): Promise<void> => {
    await copyText(linkTo(screening));
    isCopied.value = true;
  };
  const share = (): void => {
    const { at } = player.shot.value;
    const text = words.link.text({ game: gameName(showing.film.game.id), moment: words.at(at, player.film.end) });
    navigator.share({ title: t().appName, text, url: linkTo(screening) }).catch(() => undefined); // closed without sending
  };
  return (
    <section>
      <h3>{words.link.title}</h3>
      {showing.where === 'here' ? <p class="hint">{words.link.hereOnly}</p> : null}
      <p class="replay-link">
        <code>{linkTo(screening).replace(/^https?:\/\//, '')}</code>
      </p>
      <div class="row">
        {showing.where === 'online' && 'share' in navigator ? (
          <Button icon="share" onPress={share}>
            {words.link.share}
          </Button>
        ) : null}
        <Button icon={isCopied.value ? 'check' : 'copy'} onPress={copy}>
          {isCopied.value ? words.link.copied : words.link.copy}
        </Button>
      </div>
    </section>
  );
}

/** Lead, or follow who leads; point. */
export function TogetherButtons({ screening, words, close }: MoreProps) {
  const { together, isPointing } = screening;
  const say = words.together;
  if (together === undefined) return null;
  const role = together.role.value;
  const leader = together.leader.value;
  const then = (act: () => void) => (): void => {
    act();
    close();
  };
  return (
    <div class="row">
      {leader === undefined ? null : (
        <Button
          icon="eye"
          isPressed={role === 'follows'}
          onPress={then(() => (role === 'follows' ? together.leave() : together.follow()))}
        >
          {say.follow({ name: leader.name })}
        </Button>
      )}
      <Button
        icon="people"
        isPressed={role === 'leads'}
        onPress={then(() => (role === 'leads' ? together.leave() : together.lead()))}
      >
        {say.lead}
      </Button>
      <Button
        icon="hand"
        isPressed={isPointing.value}
        onPress={then(() => {
          isPointing.value = !isPointing.value;
        })}
      >
        {say.point}
      </Button>
    </div>
  );
}

function download({ showing: { record, name } }: Screening): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([record], { type: 'application/jsonl' }));
  link.download = `${name}.jsonl`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
