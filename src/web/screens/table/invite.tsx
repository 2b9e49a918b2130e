/**
 * The way to a table for others: its link to share or copy, and a code for phones in the same room.
 */

import { useSignal } from '@preact/signals';
import { Button } from '../../kit/controls/button.tsx';
import { QrCode } from '../../kit/controls/qr.tsx';
import { copyText } from '../../shell/copy.ts';
import { pathOf } from '../../shell/route.ts';
import { t } from '../../shell/words.ts';
import '../../shell/invite.css';

export function Invite({ table, title }: { readonly table: string; readonly title: string }) {
  const isCopied = useSignal(false);
  const link = `${location.origin}${pathOf({ type: 'table', table })}`;
  const copy = async (): Promise<void> => {
    await copyText(link);
    isCopied.value = true;
  };
  const share = (): void => {
    navigator
      .share({ title: t().appName, text: t().invite.text({ game: title }), url: link })
      .catch(() => undefined); // closed without sending
  };
  return (
    <section class="invite" aria-labelledby="invite">
      <div class="invite-words">
        <h2 id="invite">{t().invite.title}</h2>
        <p>{t().invite.how}</p>
        <p class="invite-link">
          <code>{link.replace(/^https?:\/\//, '')}</code>
        </p>
        <div class="row">
          {'share' in navigator ? (
            <Button icon="share" onPress={share}>
              {t().invite.share}
            </Button>
          ) : null}
          <Button icon={isCopied.value ? 'check' : 'copy'} onPress={copy}>
            {isCopied.value ? t().invite.copied : t().invite.copy}
          </Button>
        </div>
      </div>
      <QrCode text={link} label={t().invite.qr} />
    </section>
  );
}
