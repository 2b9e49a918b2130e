/**
 * Where a code of another device leads, by its link or typed in: it says who one would be here and
 * who one is, and asks. A link with a token in it, as there once were, is not followed: whoever
 * sends one would make this device theirs.
 */

import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Guest } from '../../../client/api.ts';
import { useCode } from '../../../client/devices.ts';
import { deviceCode } from '../../../protocol.ts';
import { Button, IconButton } from '../../kit/controls/button.tsx';
import { Empty } from '../../kit/controls/empty.tsx';
import { Waiting } from '../../kit/controls/waiting.tsx';
import { go } from '../../shell/route.ts';
import { useTitle } from '../../shell/title.ts';
import { useWords } from '../../shell/use-words.ts';
import { t } from '../../shell/words.ts';
import { become } from '../../sources/online/former.ts';
import { api, isRefused, token } from '../../sources/online/me.ts';
import { CodeForm } from './code-form.tsx';

/** Who one is here before one becomes somebody else. */
interface Now {
  readonly person: string;
  readonly name: string;
  readonly tables: number;
}
type Found =
  | { readonly guest: Guest; readonly now: Now | undefined }
  | 'asking'
  | 'looking'
  | 'wrong'
  | 'slow'
  | 'unreachable';

export function Me() {
  const words = useWords('device');
  useTitle(words?.title);
  const found = useSignal<Found>('looking');
  const code = useRef('');
  const tried = useRef('');
  const look = (given: string): void => {
    code.current = given;
    found.value = 'looking';
    find(given).then((next) => {
      found.value = next;
    });
  };
  useEffect(() => {
    const given = location.hash.slice(1);
    // whoever looks at the address later finds no code in it
    history.replaceState(null, '', location.pathname);
    if (given === '') found.value = 'asking';
    else look(given);
  }, []);
  const now = found.value;
  const home = (): void => go({ type: 'home' }, 'replace');
  if (now === 'looking' || words === undefined)
    return <Screen children={<Waiting text={t().table.opening} />} />;
  if (now === 'asking' || (now === 'wrong' && tried.current !== '')) {
    const give = (typed: string): void => {
      tried.current = typed;
      look(typed);
    };
    return (
      <Screen>
        <header class="page-head">
          <IconButton icon="back" label={t().home.back} onPress={home} />
          <h1>{words.enterTitle}</h1>
        </header>
        <CodeForm words={words} tried={tried.current} give={give} />
      </Screen>
    );
  }
  if (now === 'unreachable' || now === 'slow') {
    const { unreachable, tryAgain } = t().troubles;
    const { title, text } =
      now === 'slow' ? { title: words.wrong, text: t().refusals['too-many'] } : unreachable;
    return (
      <Screen>
        <Empty icon={now === 'slow' ? 'lock' : 'wifi-off'} title={title} text={text}>
          <Button kind="main" icon="again" onPress={() => look(code.current)}>
            {tryAgain}
          </Button>
        </Empty>
      </Screen>
    );
  }
  if (now === 'wrong') {
    return (
      <Screen>
        <Empty icon="lock" title={words.wrong} text={words.wrongHint}>
          <Button
            kind="main"
            onPress={() => {
              found.value = 'asking';
            }}
          >
            {words.enter}
          </Button>
          <Button icon="back" onPress={home}>
            {t().home.back}
          </Button>
        </Empty>
      </Screen>
    );
  }
  const { guest, now: before } = now;
  const { name } = guest;
  const be = (): void => {
    become({ token: guest.token, name });
    home();
  };
  if (before?.person === guest.person)
    return (
      <Screen>
        <Empty icon="check" title={words.same({ name })} text="">
          <Button kind="main" icon="back" onPress={be}>
            {t().home.back}
          </Button>
        </Empty>
      </Screen>
    );
  return (
    <Screen>
      <Empty icon="people" title={words.be({ name })} text={words.mine}>
        {before === undefined ? null : (
          <p class="notice">
            {words.already({ name: before.name, tables: before.tables })} {words.wayBack}
          </p>
        )}
        <Button kind="main" icon="check" onPress={be}>
          {words.yes({ name })}
        </Button>
        <Button onPress={home}>{words.no}</Button>
      </Empty>
    </Screen>
  );
}

function Screen({ children }: { readonly children: preact.ComponentChildren }) {
  return <main class="screen">{children}</main>;
}

/** Whose code this is; a server that does not answer says nothing about it. */
async function find(text: string): Promise<Found> {
  const code = readCode(text);
  if (code === undefined) return 'wrong';
  try {
    const now = await whoNow();
    return { guest: await useCode(api, code), now };
  } catch (error) {
    if (isRefused(error, 'too-many')) return 'slow';
    return isRefused(error, 'unknown-token') ? 'wrong' : 'unreachable';
  }
}

async function whoNow(): Promise<Now | undefined> {
  const mine = token.value;
  if (mine === undefined) return undefined;
  try {
    const [{ person, name }, tables] = await Promise.all([api.me(mine), api.myTables(mine)]);
    return { person, name, tables: tables.filter(({ status }) => status !== 'over').length };
  } catch (error) {
    if (isRefused(error, 'unknown-token')) return undefined; // nobody whom the server knows
    throw error;
  }
}

/** As somebody types it: capitals, spaces and commas between the words do no harm. */
function readCode(text: string): string | undefined {
  try {
    return deviceCode(
      text
        .trim()
        .toLowerCase()
        .replaceAll(/[^a-z]+/g, '-'),
    );
  } catch {
    return undefined;
  }
}
