/** One's name: suggested, and changed by a tap. */

import { useSignal } from '@preact/signals';
import { LIMITS, personName } from '../../../protocol.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Sheet } from '../../kit/controls/sheet.tsx';
import { settings } from '../../shell/settings.ts';
import { t } from '../../shell/words.ts';
import { isRefused, rename } from './me.ts';

export function MyName() {
  const isOpen = useSignal(false);
  const { name } = settings.value;
  return (
    <>
      <Button
        kind="plain"
        icon="edit"
        label={t().name.change({ name: name ?? '' })}
        onPress={() => {
          isOpen.value = true;
        }}
      >
        {name}
      </Button>
      {isOpen.value ? (
        <Sheet
          title={t().name.title}
          closeLabel={t().close}
          onClose={() => {
            isOpen.value = false;
          }}
        >
          <NameForm
            done={() => {
              isOpen.value = false;
            }}
          />
        </Sheet>
      ) : null}
    </>
  );
}

export function NameForm({ done }: { done(): void }) {
  const text = useSignal(settings.value.name ?? '');
  const trouble = useSignal<string | undefined>(undefined);
  const save = async (event: Event): Promise<void> => {
    event.preventDefault();
    const name = readName(text.value);
    if (name === undefined) {
      trouble.value = t().name.bad({ most: LIMITS.name });
      return;
    }
    try {
      await rename(name);
    } catch (error) {
      if (isRefused(error, 'name-taken')) {
        trouble.value = t().name.taken;
        return;
      }
      // It is set here; the server hears of it with the next table.
    }
    done();
  };
  return (
    <form class="stack" onSubmit={save}>
      <label class="field">
        <span>{t().name.label}</span>
        <input
          value={text.value}
          maxLength={LIMITS.name}
          autocomplete="nickname"
          aria-invalid={trouble.value !== undefined}
          aria-describedby="name-trouble"
          onInput={(event) => {
            text.value = event.currentTarget.value;
            trouble.value = undefined;
          }}
        />
      </label>
      <p id="name-trouble" class="notice is-bad" role="status" hidden={trouble.value === undefined}>
        {trouble.value}
      </p>
      <button type="submit" class="button button-main">
        <span>{t().name.save}</span>
      </button>
    </form>
  );
}

/** By the same rule as the server's. */
export function readName(text: string): string | undefined {
  try {
    return personName(text);
  } catch {
    return undefined;
  }
}
