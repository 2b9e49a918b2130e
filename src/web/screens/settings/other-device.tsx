/**
 * The same person on another device, by a code that works once and for five minutes; and whom one
 * was on this one.
 */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { makeCode, stateOfCode } from '../../../client/devices.ts';
import type { Words } from '../../../words/en/device.ts';
import { Button } from '../../kit/controls/button.tsx';
import { QrCode } from '../../kit/controls/qr.tsx';
import { copyText } from '../../shell/copy.ts';
import { go } from '../../shell/route.ts';
import { whatWentWrong } from '../../shell/trouble.ts';
import { useWords } from '../../shell/use-words.ts';
import { t } from '../../shell/words.ts';
import { become, formers, signOutOthers } from '../../sources/online/former.ts';
import { api, beSomebody, isUnknown, token, withToken } from '../../sources/online/me.ts';
import { UnknownHere } from '../../sources/online/unknown-here.tsx';
import '../../shell/invite.css';

/** A code, and how long it works still, by this device's own clock. */
interface Shown {
  readonly code: string;
  readonly until: number;
}

const LIFE = 5 * 60_000;
/** How often the server is asked whether the code was used. */
const LOOK = 3000;

export function OtherDevice() {
  const words = useWords('device');
  const shown = useSignal<Shown | undefined>(undefined);
  const said = useSignal<string | undefined>(undefined);
  if (words === undefined) return null;
  const saying = (work: () => Promise<string | undefined>) => (): void => {
    work().then(
      (text) => {
        said.value = text;
      },
      (error: unknown) => {
        said.value = whatWentWrong(error);
      },
    );
  };
  const show = saying(async () => {
    const { code } = await withToken((mine) => makeCode(api, mine));
    shown.value = { code, until: Date.now() + LIFE };
    return undefined;
  });
  const renew = saying(async () => {
    await signOutOthers(await beSomebody());
    shown.value = undefined; // it is signed out, too
    return words.renewed;
  });
  return (
    <section aria-labelledby="other-device">
      <h2 id="other-device">{words.title}</h2>
      {isUnknown.value ? <UnknownHere again={show} /> : <p>{words.how}</p>}
      {shown.value === undefined ? (
        <div class="stack">
          <Button icon="qr" onPress={show}>
            {words.show}
          </Button>
          <Button onPress={() => go({ type: 'me' })}>{words.enter}</Button>
        </div>
      ) : (
        <Code shown={shown.value} words={words} again={show} said={(text) => (said.value = text)} />
      )}
      {token.value === undefined ? null : (
        <Button icon="shield" onPress={renew}>
          {words.renew}
        </Button>
      )}
      <p class="hint" role="status">
        {said.value}
      </p>
      <Formers words={words} />
    </section>
  );
}

interface CodeProps {
  readonly shown: Shown;
  readonly words: Words;
  again(): void;
  said(text: string): void;
}

function Code({ shown: { code, until }, words, again, said }: CodeProps) {
  const now = useSignal(Date.now());
  useEffect(() => {
    now.value = Date.now();
    const timer = setInterval(() => {
      now.value = Date.now();
    }, 1000);
    return () => clearInterval(timer);
  }, [until, now]);
  const isUsed = useIsUsed(code, until);
  const left = until - now.value;
  if (isUsed || left <= 0)
    return (
      <div class="stack">
        <p role="status" class={isUsed ? 'notice' : undefined}>
          {isUsed ? words.used : words.over}
        </p>
        <Button icon="again" onPress={again}>
          {words.again}
        </Button>
      </div>
    );
  const link = `${location.origin}/me#${code}`;
  const copy = async (): Promise<void> => {
    await copyText(link);
    said(t().invite.copied);
  };
  return (
    <div class="invite">
      <div class="stack">
        <p class="device-code" translate={false}>
          {code}
        </p>
        <p class="hint">{words.left({ time: t().time(left) })}</p>
        <p class="hint">{words.works}</p>
        <Button icon="copy" onPress={copy}>
          {words.copy}
        </Button>
      </div>
      <QrCode text={link} label={words.qr} />
    </div>
  );
}

/** Whether another device has taken the code: the moment to notice that it was somebody else's. */
function useIsUsed(code: string, until: number): boolean {
  const used = useSignal<string | undefined>(undefined);
  useEffect(() => {
    const timer = setInterval(async () => {
      const mine = token.value;
      if (mine === undefined || Date.now() >= until || used.value === code) clearInterval(timer);
      else if ((await stateOfCode(api, mine).catch(() => undefined)) === 'used') used.value = code;
    }, LOOK);
    return () => clearInterval(timer);
  }, [code, until, used]);
  return used.value === code;
}

function Formers({ words }: { readonly words: Words }) {
  if (formers.value.length === 0) return null;
  return (
    <ul class="formers">
      {formers.value.map((former) => (
        <li key={former.token}>
          <span>{words.was({ name: former.name })}</span>
          <Button icon="back" onPress={() => become(former)}>
            {words.back({ name: former.name })}
          </Button>
        </li>
      ))}
      <li class="hint">{words.backHint}</li>
    </ul>
  );
}
