/** Before the start: the fingerprint of the dice in one line, that opens to all of it and what it is for. */

import { useSignal } from '@preact/signals';
import { t } from '../app/words.ts';
import { useProofWords } from '../fair/words.ts';
import { Way } from '../home/way.tsx';
import { Button } from '../kit/button.tsx';
import { Icon } from '../kit/icon.tsx';
import { copyText } from './copy.ts';
import './fingerprint.css';

export function Fingerprint({ commitment }: { readonly commitment: string }) {
  const words = useProofWords();
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
        <Way to={{ at: 'fair' }} class="fingerprint-way">
          {t().dice.why}
        </Way>
      </div>
    </details>
  );
}

const SHORT = 8;
