/** What is seldom needed: the moment as a link, the record, looking together, the keys. */

import { useSignal } from '@preact/signals';
import type { Words } from '../../../words/en/replay.ts';
import { Button } from '../../kit/controls/button.tsx';
import { copyText } from '../../shell/copy.ts';
import { downloadRecord } from '../../shell/download.ts';
import { pathOf } from '../../shell/route.ts';
import { gameName, t } from '../../shell/words.ts';
import { writeMoment } from '../timeline/moment-address.ts';
import type { ReplaySession } from './replay-session.ts';
import './more.css';

interface MoreProps {
  readonly session: ReplaySession;
  readonly words: Words;
  readonly close: () => void;
}

export function More({ analyse, ...props }: MoreProps & { readonly analyse: () => void }) {
  const { source, together } = props.session;
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
      {source.where === 'file' ? null : (
        <Button icon="download" onPress={() => downloadRecord(source.record, source.name)}>
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
export function linkTo({ source, playback }: ReplaySession): string {
  const type = source.where === 'online' ? 'replay-table' : 'replay-here';
  const query = writeMoment(playback.snapshot.value);
  return `${location.origin}${pathOf({ type, table: source.name, query })}`;
}

function Links({ session, words }: MoreProps) {
  const isCopied = useSignal(false);
  const { source, playback } = session;
  if (source.where === 'file') return <p class="hint">{words.link.fileOnly}</p>;
  const copy = async (): Promise<void> => {
    await copyText(linkTo(session));
    isCopied.value = true;
  };
  const share = (): void => {
    const { at } = playback.snapshot.value;
    const text = words.link.text({
      game: gameName(source.timeline.game.id),
      moment: words.at(at, playback.timeline.end),
    });
    // closed without sending
    navigator.share({ title: t().appName, text, url: linkTo(session) }).catch(() => undefined);
  };
  return (
    <section>
      <h3>{words.link.title}</h3>
      {source.where === 'here' ? <p class="hint">{words.link.hereOnly}</p> : null}
      <p class="replay-link">
        <code>{linkTo(session).replace(/^https?:\/\//, '')}</code>
      </p>
      <div class="row">
        {source.where === 'online' && 'share' in navigator ? (
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
export function TogetherButtons({ session, words, close }: MoreProps) {
  const { together, isPointing } = session;
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
