/** The words of a code, typed in. */

import { useSignal } from '@preact/signals';
import type { Words } from '../../i18n/en/device.ts';

const LENGTH = 30;

export function CodeForm({ words, give }: { readonly words: Words; give(code: string): void }) {
  const text = useSignal('');
  const isBad = useSignal(false);
  const send = (event: Event): void => {
    event.preventDefault();
    isBad.value = !/^(?:[^a-z]*[a-z]){16}[^a-z]*$/i.test(text.value);
    if (!isBad.value) give(text.value);
  };
  return (
    <form class="stack" onSubmit={send}>
      <h1>{words.enterTitle}</h1>
      <p>{words.enterHint}</p>
      <label class="field">
        <span>{words.label}</span>
        <input
          value={text.value}
          maxLength={LENGTH}
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          placeholder="kabo-relu-timo-sane"
          aria-invalid={isBad.value}
          aria-describedby="code-trouble"
          onInput={(event) => {
            text.value = event.currentTarget.value;
            isBad.value = false;
          }}
        />
      </label>
      <p id="code-trouble" class="notice is-bad" role="status" hidden={!isBad.value}>
        {isBad.value ? words.bad : null}
      </p>
      <button type="submit" class="button button-main">
        <span>{words.goOn}</span>
      </button>
    </form>
  );
}
