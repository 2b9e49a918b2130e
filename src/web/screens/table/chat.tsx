/**
 * Talk at the table: short messages and eight reactions. What people write is text, whatever it
 * looks like.
 */

import { useId, useState } from 'preact/hooks';
import { LIMITS, REACTIONS, type Reaction, type Said } from '../../../protocol.ts';
import { IconButton } from '../../kit/controls/button.tsx';
import { t } from '../../shell/words.ts';
import { Scroller } from '../../stage/log/scroller.tsx';
import { ReactionFace } from '../../stage/people/reaction-face.tsx';
import type { Session } from '../../stage/session.ts';
import './chat.css';

export function Chat({ session }: { readonly session: Session }) {
  const shown = session.shown.value;
  const [text, setText] = useState('');
  const id = useId(); // it is there twice on a narrow screen, once unseen beside the table
  const said = shown?.known.said ?? [];
  const count = said.length;
  if (shown === undefined) return null;
  const isClosed = shown.about.chat === 'closed' && session.mySeat !== null;
  const say = (event: Event): void => {
    event.preventDefault();
    const trimmed = text.trim();
    if (trimmed === '') return;
    session.do({ type: 'say', text: trimmed });
    setText('');
  };
  return (
    <div class="chat">
      {count === 0 ? (
        <p class="log-empty">{t().chat.empty}</p>
      ) : (
        <SaidList said={said} session={session} />
      )}
      {isClosed ? (
        <p class="chat-closed">{t().chat.closed}</p>
      ) : (
        <>
          <Reactions react={(reaction) => session.do({ type: 'react', reaction })} />
          <form class="chat-form" onSubmit={say}>
            <label class="visually-hidden" for={id}>
              {t().chat.label}
            </label>
            <input
              id={id}
              value={text}
              maxLength={LIMITS.chat}
              autocomplete="off"
              placeholder={t().chat.label}
              onInput={(event) => setText(event.currentTarget.value)}
            />
            <IconButton
              icon="send"
              label={t().chat.send}
              onPress={() => say(new Event('submit'))}
            />
          </form>
        </>
      )}
    </div>
  );
}

function SaidList({
  said,
  session,
}: {
  readonly said: readonly Said[];
  readonly session: Session;
}) {
  const about = session.shown.value?.about;
  const isHost = about?.host === session.source.person;
  return (
    <Scroller name="said" label={t().chat.title} count={said.length}>
      {said.map((one, index) => (
        <li key={`${one.at}.${index}`}>
          <b>{one.name}</b>
          {isHost && one.person !== about?.host ? <Mute session={session} said={one} /> : ' '}
          {one.reaction === undefined ? (
            <span>{one.text}</span>
          ) : (
            <ReactionFace reaction={one.reaction} label={t().reactions[one.reaction]} />
          )}
        </li>
      ))}
    </Scroller>
  );
}

/** The host's right. */
function Mute({
  session,
  said: { person, name },
}: {
  readonly session: Session;
  readonly said: Said;
}) {
  const isMuted = session.shown.value?.about.muted.includes(person) === true;
  return (
    <IconButton
      icon={isMuted ? 'sound' : 'sound-off'}
      label={isMuted ? t().chat.unmute({ name }) : t().chat.mute({ name })}
      onPress={() => session.do({ type: 'mute', person, muted: !isMuted })}
    />
  );
}

function Reactions({ react }: { react(reaction: Reaction): void }) {
  return (
    <fieldset class="reactions">
      <legend class="visually-hidden">{t().chat.reactions}</legend>
      {REACTIONS.map((reaction) => (
        <button
          key={reaction}
          type="button"
          class="reaction"
          onClick={() => react(reaction)}
          aria-label={t().reactions[reaction]}
          title={t().reactions[reaction]}
        >
          <ReactionFace reaction={reaction} />
        </button>
      ))}
    </fieldset>
  );
}
