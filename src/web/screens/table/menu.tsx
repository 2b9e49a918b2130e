/** What is seldom needed at a table: sound, settings, the link, leaving. */

import { Button } from '../../kit/controls/button.tsx';
import { Toggle } from '../../kit/controls/toggle.tsx';
import { go } from '../../shell/route.ts';
import { set, settings } from '../../shell/settings.ts';
import { t } from '../../shell/words.ts';
import { seatOf } from '../../stage/people/seating.ts';
import type { Session } from '../../stage/session.ts';

/** In which place the moves are kept, or that they are not. */
function keptWhere({ source }: Session): string {
  if (!source.isKept) return t().table.notKept;
  return source.isOnline ? t().table.keptOnline : t().table.keptHere;
}

export function Menu({ session, close }: { readonly session: Session; close(): void }) {
  const about = session.shown.value?.about;
  const seat = about === undefined ? null : seatOf(about, session.source.person);
  const sitter = seat === null ? undefined : about?.seats[seat];
  const mayLeave =
    session.source.isOnline &&
    about?.status === 'running' &&
    about.ranked === undefined && // its game waits
    sitter?.type === 'person' &&
    sitter.playing === 'self';
  return (
    <div class="stack">
      <Toggle
        label={t().settings.sound}
        isOn={settings.value.sound}
        onChange={(sound) => set({ sound })}
      />
      <Button icon="settings" onPress={() => go({ type: 'settings' })}>
        {t().settings.title}
      </Button>
      {mayLeave ? (
        <>
          <Button
            icon="away"
            onPress={() => {
              session.do({ type: 'stand' });
              close();
            }}
          >
            {t().table.leave}
          </Button>
          <p class="hint">{t().table.leaveHint}</p>
        </>
      ) : null}
      <Button icon="back" onPress={() => go({ type: 'home' })}>
        {t().home.back}
      </Button>
      <p class="hint">{keptWhere(session)}</p>
    </div>
  );
}
