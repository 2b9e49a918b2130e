/**
 * The way to friends: the link to share or copy, a code for phones in the same room where it is
 * short enough, or a file.
 */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Words } from '../../../words/en/challenge.ts';
import { Button } from '../../kit/controls/button.tsx';
import { QrCode } from '../../kit/controls/qr.tsx';
import { copyText } from '../../shell/copy.ts';
import { pathOf } from '../../shell/route.ts';
import { gameName, t } from '../../shell/words.ts';
import { type ChallengeLink, encodeLink } from './challenge-link.ts';
import '../../shell/invite.css';
import { download } from '../../shell/download.ts';

interface SendProps {
  /** Undefined at the challenge of the day, whose link is the same for everybody. */
  readonly letter: ChallengeLink | undefined;
  readonly game: string;
  /** It is the one thing to do now. */
  readonly isMain: boolean;
  readonly words: Words;
}

/** A camera reads no denser code from a screen; and a dense one only if it is large. */
const LONGEST_CODE = 1000;
const SHORT_CODE = 200;

export function Send({ letter, game, isMain, words }: SendProps) {
  const link = useSignal<string | 'too-long' | undefined>(undefined);
  const isCopied = useSignal(false);
  useEffect(() => {
    pathTo(letter).then((path) => {
      link.value = path === undefined ? 'too-long' : `${location.origin}${path}`;
    });
  }, [letter, link]);
  const url = link.value;
  if (url === undefined) return null;
  if (url === 'too-long' && letter !== undefined) {
    return (
      <section class="invite" aria-labelledby="challenge-send">
        <div class="invite-words">
          <h2 id="challenge-send">{words.send.title}</h2>
          <p>{words.send.tooLong}</p>
          <Button icon="download" onPress={() => save(letter)}>
            {words.send.file}
          </Button>
        </div>
      </section>
    );
  }
  const text = words.send.text({ game: gameName(game) });
  const copy = async (): Promise<void> => {
    await copyText(url);
    isCopied.value = true;
  };
  const share = (): void => {
    // closed without sending
    navigator.share({ title: t().appName, text, url }).catch(() => undefined);
  };
  return (
    <section
      class={`invite${url.length > SHORT_CODE ? ' has-dense-code' : ''}`}
      aria-labelledby="challenge-send"
    >
      <div class="invite-words">
        <h2 id="challenge-send">{words.send.title}</h2>
        <p>{words.send.hint}</p>
        <div class="row">
          {'share' in navigator ? (
            <Button kind={isMain ? 'main' : 'quiet'} icon="share" onPress={share}>
              {t().invite.share}
            </Button>
          ) : null}
          <Button
            kind={isMain && !('share' in navigator) ? 'main' : 'quiet'}
            icon={isCopied.value ? 'check' : 'copy'}
            onPress={copy}
          >
            {isCopied.value ? t().invite.copied : t().invite.copy}
          </Button>
        </div>
      </div>
      {url.length <= LONGEST_CODE ? <QrCode text={url} label={t().invite.qr} /> : null}
    </section>
  );
}

/** Undefined where it would be too long. */
async function pathTo(letter: ChallengeLink | undefined): Promise<string | undefined> {
  if (letter === undefined) return pathOf({ type: 'daily' });
  const hash = await encodeLink(letter);
  return hash && pathOf({ type: 'challenge', hash });
}

function save(letter: ChallengeLink): void {
  const file = new Blob([JSON.stringify(letter)], { type: 'application/json' });
  download(file, `${letter.challenge.game}.challenge.json`);
}
