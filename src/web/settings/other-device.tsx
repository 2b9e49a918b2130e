/** The same person on another device: a link that holds the token, in the part of an address that no server is sent. */

import { useSignal } from '@preact/signals';
import { t } from '../app/words.ts';
import { Button } from '../kit/button.tsx';
import { QrCode } from '../kit/qr.tsx';
import { api, beSomebody, beWith, token } from '../online/me.ts';
import { copyText } from '../table/copy.ts';

export function OtherDevice() {
  const isShown = useSignal(false);
  const said = useSignal<string | undefined>(undefined);
  const words = t().device;
  const link = `${location.origin}/me#${token.value ?? ''}`;
  const show = async (): Promise<void> => {
    try {
      await beSomebody();
      isShown.value = true;
    } catch {
      said.value = t().troubles.noNetwork;
    }
  };
  const copy = async (): Promise<void> => {
    await copyText(link);
    said.value = t().invite.copied;
  };
  const renew = async (): Promise<void> => {
    try {
      beWith((await api.renewTokens(await beSomebody())).token);
      said.value = words.renewed;
    } catch {
      said.value = t().troubles.noNetwork;
    }
  };
  return (
    <section aria-labelledby="other-device">
      <h2 id="other-device">{words.title}</h2>
      <p>{words.how}</p>
      {isShown.value ? (
        <div class="invite">
          <div class="stack">
            <p class="hint">{words.secret}</p>
            <Button icon="copy" onPress={copy}>
              {t().invite.copy}
            </Button>
            <Button icon="shield" onPress={renew}>
              {words.renew}
            </Button>
          </div>
          <QrCode text={link} label={words.qr} />
        </div>
      ) : (
        <Button icon="qr" onPress={show}>
          {words.show}
        </Button>
      )}
      <p class="hint" role="status">
        {said.value}
      </p>
    </section>
  );
}
