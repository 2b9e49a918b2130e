/**
 * Before the start: who sits where, bots by level, the link and its code, who may watch, and the
 * one thing to do now.
 */

import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { newSeed } from '../../../client/seed.ts';
import type { Seat } from '../../../game.ts';
import type { About, Deed } from '../../../protocol.ts';
import { Button, IconButton } from '../../kit/controls/button.tsx';
import { Choice } from '../../kit/controls/choice.tsx';
import { Toggle } from '../../kit/controls/toggle.tsx';
import { Waiting } from '../../kit/controls/waiting.tsx';
import { go } from '../../shell/route.ts';
import { useTitle } from '../../shell/title.ts';
import { useWords } from '../../shell/use-words.ts';
import { t } from '../../shell/words.ts';
import { botsFor, missingAt, missingSaid, nameOf, seatOf } from '../../stage/people/seating.ts';
import type { Session } from '../../stage/session.ts';
import { Fingerprint } from './fingerprint.tsx';
import { Invite } from './invite.tsx';
import { LobbySeat } from './lobby-seat.tsx';
import { Notices } from './notices.tsx';
import { OptionsSaid } from './options-said.tsx';
import { sitting } from './sitting.ts';
import './lobby.css';

interface LobbyProps {
  readonly session: Session;
  readonly words: unknown;
  readonly title: string;
}

export function Lobby({ session, words, title }: LobbyProps) {
  const first = useSignal<Seat | undefined>(undefined);
  const shown = session.shown.value;
  if (shown === undefined) return null;
  const { about } = shown;
  const { person } = session.source;
  const mine = seatOf(about, person);
  const isHost = about.host === person;
  const isStanding = useRef(false);
  const act = (deed: Deed): void => {
    isStanding.current = deed.type === 'stand';
    session.do(deed);
  };
  const hadSeat = useRef(false);
  const isRemoved = useSignal(false);
  useEffect(() => {
    if (mine !== null) isRemoved.value = false;
    else if (hadSeat.current && !isStanding.current) isRemoved.value = true;
    hadSeat.current = mine !== null;
    isStanding.current = false;
  }, [mine, isRemoved]);
  const sitter = mine === null ? null : about.seats[mine];
  const isExpected = sitter?.type === 'person' && sitter.reserved === true;
  const owesSeed = about.dice !== 2 && sitter?.type === 'person' && !sitter.seeded && !isExpected;
  useEffect(() => {
    if (isExpected && mine !== null)
      act(sitting(about, mine)); // whoever follows to a rematch takes the seat that is kept
    // the one who asked for it sits already, and the dice want a new seed
    else if (owesSeed) act({ type: 'seed', seed: newSeed() });
  }, [isExpected, owesSeed]);
  useTitle(title);
  const packs = useWords('packs', about.colours !== undefined);
  const isEmpty = about.seats.every((sitter) => sitter === null || sitter.type === 'bot');
  useEffect(() => {
    if (isHost && isEmpty) act(sitting(about)); // whoever opens a table means to play at it
  }, [isHost]);
  return (
    <main class="lobby">
      <header class="page-head">
        <IconButton icon="back" label={t().home.back} onPress={() => go({ type: 'home' })} />
        <h1>{title}</h1>
      </header>
      <Notices session={session} />
      {isRemoved.value ? (
        <p class="notice is-bad" role="status">
          {t().refusals.removed}
        </p>
      ) : null}
      <Invite table={about.id} title={title} />
      <section aria-labelledby="lobby-seats">
        <h2 id="lobby-seats">{t().lobby.seats}</h2>
        <ul class="lobby-seats">
          {about.seats.map((_, seat) => (
            <LobbySeat
              key={seat}
              {...{ session, about, seat, mine, isHost, isRemoved: isRemoved.value, packs, act }}
            />
          ))}
        </ul>
      </section>
      <section class="lobby-about" aria-labelledby="lobby-about">
        <h2 id="lobby-about">{t().lobby.about}</h2>
        <OptionsSaid about={about} board={session.board} words={words} />
        {isHost ? (
          <HostChoices session={session} about={about} first={first} act={act} />
        ) : (
          <WhoMayWatch about={about} />
        )}
        <Fingerprint commitment={about.commitment} />
      </section>
      <div class="lobby-action">
        {isRemoved.value ? null : about.called === undefined ? (
          <MainAction about={about} mine={mine} isHost={isHost} first={first.value} act={act} />
        ) : (
          <Called />
        )}
      </div>
    </main>
  );
}

/** A moment before the start: devices show what goes into the dice by themselves. */
function Called() {
  const words = useWords('proof');
  return <Waiting text={words?.called ?? t().table.opening} />;
}

function WhoMayWatch({ about }: { readonly about: About }) {
  return <p class="hint">{t().lobby.watch[about.watch]}</p>;
}

interface HostChoicesProps {
  readonly session: Session;
  readonly about: About;
  readonly first: { value: Seat | undefined };
  act(deed: Deed): void;
}

function HostChoices({ session, about, first, act }: HostChoicesProps) {
  const { rules } = session.board;
  const mayName = rules
    .lots(about.seats.length, rules.options(about.seats.length)(about.options))
    .some(({ choice }) => choice === 'first');
  const seats = about.seats.map((sitter, seat) => ({
    value: String(seat),
    label: nameOf(sitter, seat, about),
  }));
  return (
    <>
      <Toggle
        label={t().lobby.anybodyMayWatch}
        isOn={about.watch === 'anybody'}
        onChange={(isOn) => act({ type: 'set', watch: isOn ? 'anybody' : 'nobody' })}
      />
      <Toggle
        label={t().lobby.listed}
        hint={t().lobby.listedHint}
        isOn={about.listed}
        onChange={(listed) => act({ type: 'set', listed })}
      />
      {mayName ? (
        <Choice
          label={t().lobby.first}
          value={first.value === undefined ? 'lot' : String(first.value)}
          choices={[{ value: 'lot', label: t().lobby.byLot }, ...seats]}
          onChange={(value) => {
            first.value = value === 'lot' ? undefined : Number(value);
          }}
        />
      ) : null}
    </>
  );
}

interface MainActionProps {
  readonly about: About;
  readonly mine: Seat | null;
  readonly isHost: boolean;
  readonly first: Seat | undefined;
  act(deed: Deed): void;
}

/** One thing to do at a time: sit down, start, or wait. */
function MainAction({ about, mine, isHost, first, act }: MainActionProps) {
  const { free, kept } = missingAt(about);
  const missing = free.length + kept.length;
  if (mine === null && free.length > 0) {
    return (
      <Button kind="main" onPress={() => act(sitting(about))}>
        {t().lobby.sit}
      </Button>
    );
  }
  if (isHost && missing === 0) {
    return (
      <Button
        kind="main"
        icon="dice"
        onPress={() => act({ type: 'start', ...(first !== undefined && { first }) })}
      >
        {t().lobby.start}
      </Button>
    );
  }
  if (isHost) {
    return (
      <>
        <p class="hint">{missingSaid(about)}</p>
        {free.length === 0 ? null : (
          <Button
            icon="bot"
            onPress={() => {
              for (const deed of botsFor(about)) act(deed);
            }}
          >
            {t().lobby.fillWithBots}
          </Button>
        )}
      </>
    );
  }
  if (mine === null) return <p class="hint">{t().lobby.full}</p>;
  return <p class="hint">{missing > 0 ? missingSaid(about) : t().lobby.hostStarts}</p>;
}
