/**
 * Before the start: the fingerprint of the dice in one line, that opens to all of it and what it is
 * for.
 */

import { useSignal } from '@preact/signals';
import { Button } from '../../kit/controls/button.tsx';
import { Icon } from '../../kit/controls/icon.tsx';
import { copyText } from '../../shell/copy.ts';
import { RouteLink } from '../../shell/route-link.tsx';
import { useWords } from '../../shell/use-words.ts';
import { t } from '../../shell/words.ts';
import './fingerprint.css';

export function Fingerprint({ commitment }: { readonly commitment: string }) {
  const words = useWords('proof');
  const isCopied = useSignal(false);
  if (words === undefined) return null;
  const copy = async (): Promise<void> => {
    await copyText(commitment);
    isCopied.value = true;
  };
  return (
    <details class="fingerprint">
      <summary>
        <Icon name="shield" />
        <span>{words.fingerprint}</span>
        <code>{commitment.slice(0, SHORT)}…</code>
        <Icon name="chevron" />
      </summary>
      <p>{words.kept}</p>
      <code class="fingerprint-whole">{commitment}</code>
      <div class="row">
        <Button icon={isCopied.value ? 'check' : 'copy'} onPress={copy}>
          {isCopied.value ? t().invite.copied : words.copy}
        </Button>
        <RouteLink to={{ type: 'fair' }} class="fingerprint-way">
          {t().dice.why}
        </RouteLink>
      </div>
    </details>
  );
}

const SHORT = 8;
