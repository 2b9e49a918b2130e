/**
 * Before a table is opened: with friends over the network, around this device, or against bots
 * chosen by level.
 */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { LEVELS, type Level } from '../../../bots/bot.ts';
import type { Pace, PackColour } from '../../../protocol.ts';
import { coloursOf } from '../../../tables/fold/colours.ts';
import type { Board } from '../../kit/contracts/board.ts';
import { Button, IconButton } from '../../kit/controls/button.tsx';
import { Choice } from '../../kit/controls/choice.tsx';
import { Stepper } from '../../kit/controls/stepper.tsx';
import { Toggle } from '../../kit/controls/toggle.tsx';
import { Waiting } from '../../kit/controls/waiting.tsx';
import { coverOf, loadBoard } from '../../shell/games.ts';
import { go, type Route } from '../../shell/route.ts';
import { set, settings } from '../../shell/settings.ts';
import { whatWentWrong } from '../../shell/trouble.ts';
import { useLoaded, useWords } from '../../shell/use-words.ts';
import { gameName, loadGameWords, t } from '../../shell/words.ts';
import { DeckChoice } from '../../sources/decks/deck-choice.tsx';
import type { LocalSitter } from '../../sources/local/plan.ts';
import { me, openHere } from '../../sources/local/play-now.ts';
import { isCrowded } from '../../sources/online/crowd.ts';
import { api, withToken } from '../../sources/online/me.ts';
import { readName } from '../../sources/online/my-name.tsx';
import { OwnChoice, type WhoseDice } from '../../stage/own/own-choice.tsx';
import { Tops } from '../../stage/own/tops.tsx';
import { PackChoice } from '../../stage/packs/pack-choice.tsx';
import { SeatColours } from '../../stage/packs/seat-colours.tsx';
import { PACES, type PaceName } from './paces.ts';
import { Players } from './players.tsx';
import './new.css';

type NewRoute = Pick<Route<'new'>, 'game' | 'how'>;

export function NewTable({ game, how }: NewRoute) {
  const { value: loaded, isMissing } = useLoaded(game, (now) =>
    Promise.all([loadBoard(game), loadGameWords(game, 'page', now)]),
  );
  useEffect(() => {
    if (isMissing) go({ type: 'lost' }, 'replace');
  }, [isMissing]);
  if (coverOf(game) === undefined || loaded === undefined) {
    return (
      <main class="screen">
        <Waiting text={t().table.opening} />
      </main>
    );
  }
  const [board, words] = loaded;
  return <Form board={board} words={words} how={how} />;
}

interface FormProps {
  readonly board: Board;
  readonly words: unknown;
  readonly how: NewRoute['how'];
}

function Form({ board, words, how }: FormProps) {
  const { id, seats, hasPacks = false } = board.rules;
  const count = useSignal(Math.min(how === 'bots' ? 3 : 2, seats.max));
  const level = useSignal<Level>('casual');
  const names = useSignal<readonly string[]>(t().names);
  const bots = useSignal<readonly boolean[]>([]);
  const wishes = useSignal<readonly (PackColour | undefined)[]>([settings.value.colour]);
  const packs = useWords('packs', hasPacks && how !== 'friends');
  const options = useSignal<Readonly<Record<string, string | number>>>({});
  const deck = useSignal<Readonly<Record<string, unknown>>>({});
  const dice = useSignal<WhoseDice>('page');
  const tops = useSignal<readonly string[]>([]);
  const pace = useSignal<PaceName>('relaxed');
  const mayWatch = useSignal(true);
  const trouble = useSignal<string | undefined>(undefined);
  const isOpening = useSignal(false);
  const fields = board.options(count.value, words);
  const chosen = Object.fromEntries(
    fields.flatMap(({ key, choices }) => {
      const value = options.value[key];
      return value !== undefined && choices.some((choice) => choice.value === value)
        ? [[key, value]]
        : [];
    }),
  );

  const open = async (): Promise<void> => {
    isOpening.value = true;
    trouble.value = undefined;
    const all = { ...chosen, ...deck.value };
    try {
      if (how === 'friends')
        await openOnline(id, count.value, all, PACES[pace.value], mayWatch.value);
      else await openHere(id, sitters(), all, real());
    } catch (error) {
      isOpening.value = false;
      trouble.value = whatWentWrong(error);
    }
  };
  const real = (): Parameters<typeof openHere>[3] => {
    if (how !== 'device' || dice.value === 'page') return {};
    return isCards ? { own: 'dice-and-cards', tops: tops.value } : { own: 'dice' };
  };
  const sitters = (): readonly LocalSitter[] => {
    if (how === 'bots') {
      const others = Array.from(
        { length: count.value - 1 },
        (): LocalSitter => ({ type: 'bot', level: level.value }),
      );
      return [me(), ...others];
    }
    return Array.from({ length: count.value }, (_, seat): LocalSitter => {
      if (bots.value[seat] === true) return { type: 'bot', level: level.value };
      const name = readName(names.value[seat] ?? '') ?? t().table.freeSeat({ seat: seat + 1 });
      return { type: 'person', name, colour: wishes.value[seat] };
    });
  };
  const wish = (seat: number, colour: PackColour): void => {
    if (seat === 0) set({ colour }); // whoever sits first is the one whose device it is
    wishes.value = Array.from({ length: seats.max }, (_, one) =>
      one === seat ? colour : wishes.value[one],
    );
  };
  const wished = Array.from({ length: count.value }, (_, seat) =>
    bots.value[seat] === true ? undefined : wishes.value[seat],
  );
  const hasBots =
    how === 'bots' || (how === 'device' && bots.value.slice(0, count.value).some(Boolean));
  const isCards = how === 'device' && dice.value === 'dice-and-cards' && !hasBots;
  const isMissing = isCards && (tops.value.length === 0 || tops.value.includes(''));
  return (
    <main class="new-table">
      <header class="page-head">
        <IconButton icon="back" label={t().home.back} onPress={() => go({ type: 'home' })} />
        <h1>{gameName(id)}</h1>
      </header>
      <p class="lead">{t().newTable.lead[how]}</p>
      <Stepper
        label={how === 'bots' ? t().newTable.opponents : t().newTable.players}
        value={how === 'bots' ? count.value - 1 : count.value}
        min={how === 'bots' ? seats.min - 1 : seats.min}
        max={how === 'bots' ? seats.max - 1 : seats.max}
        onChange={(value) => {
          count.value = how === 'bots' ? value + 1 : value;
        }}
        lessLabel={t().newTable.less}
        moreLabel={t().newTable.more}
      />
      {how === 'device' ? (
        <SeatColours colours={hasPacks ? coloursOf(wished) : undefined}>
          <Players
            count={count.value}
            names={names}
            bots={bots}
            packs={packs}
            wished={wished}
            wish={wish}
          />
        </SeatColours>
      ) : null}
      {how === 'bots' && packs !== undefined ? (
        <PackChoice
          label={packs.title}
          colour={coloursOf(wished)[0]}
          words={packs}
          holder={() => undefined}
          onChoose={(colour) => wish(0, colour)}
        />
      ) : null}
      {how === 'device' ? <OwnChoice game={id} value={dice} hasBots={hasBots} /> : null}
      {hasBots ? (
        <Choice
          label={t().newTable.level}
          value={level.value}
          choices={LEVELS.map((value) => ({
            value,
            label: t().levels[value].name,
            hint: t().levels[value].hint,
          }))}
          onChange={(value) => {
            level.value = value;
          }}
        />
      ) : null}
      {fields.map(({ key, name, choices }) => (
        <Choice
          key={key}
          label={name}
          value={String(chosen[key] ?? choices[0]?.value)}
          choices={choices.map((choice) => ({
            value: String(choice.value),
            label: choice.name,
            hint: choice.hint,
          }))}
          onChange={(text) => {
            const choice = choices.find(({ value }) => String(value) === text);
            if (choice !== undefined) options.value = { ...options.value, [key]: choice.value };
          }}
        />
      ))}
      <DeckChoice game={id} options={deck} />
      {isCards ? <Tops game={id} options={deck.value} gameWords={words} tops={tops} /> : null}
      {how === 'friends' ? (
        <>
          <Choice
            label={t().pace.title}
            value={pace.value}
            choices={(Object.keys(PACES) as PaceName[]).map((value) => ({
              value,
              label: t().pace.names[value],
              hint: t().pace.said(PACES[value]),
            }))}
            onChange={(value) => {
              pace.value = value;
            }}
          />
          <Toggle
            label={t().lobby.anybodyMayWatch}
            isOn={mayWatch.value}
            onChange={(isOn) => {
              mayWatch.value = isOn;
            }}
          />
        </>
      ) : null}
      <div class="new-action">
        {trouble.value === undefined ? null : (
          <p class="notice is-bad" role="status">
            {trouble.value}
          </p>
        )}
        {isOpening.value && isCrowded.value ? (
          <p class="notice" role="status">
            {t().notices.crowd}
          </p>
        ) : null}
        <Button
          kind="main"
          icon={how === 'friends' ? 'share' : 'dice'}
          onPress={open}
          isDisabled={isOpening.value || isMissing}
        >
          {how === 'friends' ? t().newTable.openAndInvite : t().newTable.start}
        </Button>
      </div>
    </main>
  );
}

/**
 * Opens the table on the server and goes there; whoever opened it sits down with the first look.
 */
async function openOnline(
  game: string,
  seats: number,
  options: Readonly<Record<string, unknown>>,
  pace: Pace,
  mayWatch: boolean,
): Promise<void> {
  // as fetch() would, after asking in vain
  if (!navigator.onLine) throw new TypeError('no network');
  const { table } = await withToken((token) =>
    api.open(token, { game, seats, options, pace, watch: mayWatch ? 'anybody' : 'nobody' }),
  );
  go({ type: 'table', table });
}
