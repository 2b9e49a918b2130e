/** The words of a code, typed in. */

import { useSignal } from '@preact/signals';
import type { Words } from '../../../words/en/device.ts';

const LENGTH = 30;

interface CodeFormProps {
  readonly words: Words;
  /** What was typed before and did not work: a slip is mended, and not typed all over again. */
  readonly tried: string;
  give(code: string): void;
}

export function CodeForm({ words, tried, give }: CodeFormProps) {
  const text = useSignal(tried);
  const trouble = useSignal(tried === '' ? undefined : `${words.wrong}. ${words.wrongHint}`);
  const send = (event: Event): void => {
    event.preventDefault();
    const isWhole = /^(?:[^a-z]*[a-z]){16}[^a-z]*$/i.test(text.value);
    trouble.value = isWhole ? undefined : words.bad;
    if (isWhole) give(text.value);
  };
  return (
    <form class="stack" onSubmit={send}>
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
          aria-invalid={trouble.value !== undefined}
          aria-describedby="code-trouble"
          onInput={(event) => {
            text.value = event.currentTarget.value;
            trouble.value = undefined;
          }}
        />
      </label>
      <p id="code-trouble" class="notice is-bad" role="status" hidden={trouble.value === undefined}>
        {trouble.value}
      </p>
      <button type="submit" class="button button-main">
        <span>{words.goOn}</span>
      </button>
    </form>
  );
}
