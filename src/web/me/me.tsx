/** Where the link to another device leads: it says who one would be here, and asks. */

import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { ApiRefusal } from '../../client/api.ts';
import { go } from '../app/route.ts';
import { set } from '../app/settings.ts';
import { t } from '../app/words.ts';
import { Button } from '../kit/button.tsx';
import { Empty } from '../kit/empty.tsx';
import { Waiting } from '../kit/waiting.tsx';
import { api, beWith } from '../online/me.ts';

type Found = { readonly token: string; readonly name: string } | 'looking' | 'wrong' | 'unreachable';

export function Me() {
  const found = useSignal<Found>('looking');
  const token = useRef('');
  const look = (): void => {
    found.value = 'looking';
    find(token.current).then((now) => {
      found.value = now;
    });
  };
  useEffect(() => {
    token.current = location.hash.slice(1);
    history.replaceState(null, '', location.pathname); // whoever looks at the address later finds no token in it
    look();
  }, []);
  const now = found.value;
  const words = t().device;
  if (now === 'looking')
    return (
      <main class="screen">
        <Waiting text={t().table.opening} />
      </main>
    );
  if (now === 'unreachable') {
    const { unreachable, tryAgain } = t().troubles;
    return (
      <main class="screen">
        <Empty icon="wifi-off" title={unreachable.title} text={unreachable.text}>
          <Button kind="main" icon="again" onPress={look}>
            {tryAgain}
          </Button>
        </Empty>
      </main>
    );
  }
  if (now === 'wrong') {
    return (
      <main class="screen">
        <Empty icon="lock" title={words.wrong} text={words.wrongHint}>
          <Button kind="main" icon="back" onPress={() => go({ at: 'home' }, 'replace')}>
            {t().home.back}
          </Button>
        </Empty>
      </main>
    );
  }
  const be = (): void => {
    beWith(now.token);
    set({ name: now.name });
    go({ at: 'home' }, 'replace');
  };
  return (
    <main class="screen">
      <Empty icon="people" title={words.be({ name: now.name })} text={words.beHint}>
        <Button kind="main" icon="check" onPress={be}>
          {words.yes({ name: now.name })}
        </Button>
        <Button onPress={() => go({ at: 'home' }, 'replace')}>{words.no}</Button>
      </Empty>
    </main>
  );
}

/** Who has this token; a server that does not answer says nothing about the link. */
async function find(token: string): Promise<Found> {
  if (token === '') return 'wrong';
  try {
    return { token, name: (await api.me(token)).name };
  } catch (error) {
    return error instanceof ApiRefusal ? 'wrong' : 'unreachable';
  }
}
