/**
 * The table of Pokerdice: everybody's cards and the dice, one's own hand below, one thing to do.
 */

import { useState } from 'preact/hooks';
import { Button } from '../../../../web/kit/controls/button.tsx';
import { useSelected } from '../../../../web/kit/controls/selected.ts';
import { Sheet } from '../../../../web/kit/controls/sheet.tsx';
import { Actions, Middle, Mine } from '../../../../web/kit/controls/zones.tsx';
import { playSound } from '../../../../web/kit/things/sound.ts';
import { Dice } from './dice.tsx';
import { Hand } from './hand.tsx';
import { useTableKeys } from './keys.tsx';
import { Left } from './left.tsx';
import { onTable } from './lying.ts';
import { whoIs } from './people.ts';
import { Places } from './places.tsx';
import { commitOf, moveOf, rethrowOf } from './selection.ts';
import { type Props, type Touch, useTouch } from './touches.tsx';
import './board.css';

export function Scene(props: Props) {
  const { view, me, actor, moves, n, words, seats } = props;
  const touch = useTouch(props);
  const table = onTable(props);
  const hand = me ?? actor;
  const isOpen = moves.some(({ type }) => type === 'reroll');
  useTableKeys(isOpen ? touch.die : ignore, touch.undo);
  useSelected(
    props.selected,
    moveOf('roll', moves) ??
      commitOf(touch.chosen, moves) ??
      rethrowOf(touch.kept, moves) ??
      moveOf('stop', moves),
  );
  return (
    <>
      <Middle label={words.table}>
        <div
          class="pokerdice-table"
          style={{
            '--pokerdice-seats': seats.length,
            '--pokerdice-cards': seats.length * view.decks,
          }}
        >
          <Places props={props} table={table} touch={touch} />
          <Dice
            dice={table.dice}
            kept={isOpen ? touch.kept : table.kept}
            thrown={table.thrown}
            n={n}
            isOpen={isOpen}
            isOld={table.judged !== null && !props.isMoving && !view.over}
            words={words}
            onTouch={hand === null ? undefined : touch.die}
          />
          <aside class="pokerdice-aside" aria-label={words.cardsLeft}>
            <Left view={view} seats={seats} words={words} />
          </aside>
        </div>
      </Middle>
      <Mine label={words.hand(hand === null ? { name: '', isMe: false } : whoIs(seats, hand))}>
        <Line
          {...props}
          hint={touch.hint}
          round={table.isReveal ? view.history.length : view.round}
        />
        {hand === null ? null : (
          <Hand
            view={view}
            seat={hand}
            chosen={touch.chosen}
            laid={(me === null ? view.seats[hand]?.turnedUp : view.myCommit) ?? []}
            label={words.hand(whoIs(seats, hand))}
            words={words}
            onTouch={touch.card}
          />
        )}
      </Mine>
      <Actions>
        <ToDo {...props} touch={touch} />
      </Actions>
    </>
  );
}

function ignore(): void {}

/** Which round it is, or the answer to a touch; and the way to everybody's cards. */
function Line({
  view,
  seats,
  words,
  hint,
  round,
}: Props & { readonly hint: string; readonly round: number }) {
  const [isOpen, setOpen] = useState(false);
  const left = view.phase === 'reroll' ? words.throwsLeft({ count: view.rerollsLeft }) : '';
  return (
    <div class="pokerdice-line">
      <p class="pokerdice-hint" role="status">
        {hint}
      </p>
      <p class="pokerdice-round" aria-hidden={hint !== ''}>
        <span>{words.round({ round, rounds: view.rounds })}</span>
        {left === '' ? null : <span>{left}</span>}
      </p>
      <Button kind="plain" icon="people" onPress={() => setOpen(true)}>
        {words.cardsLeft}
      </Button>
      {isOpen ? (
        <Sheet title={words.cardsLeft} closeLabel={words.close} onClose={() => setOpen(false)}>
          <p class="pokerdice-left-hint">{words.left.hint}</p>
          <Left view={view} seats={seats} words={words} />
        </Sheet>
      ) : null}
    </div>
  );
}

/** The one thing to do now. What cannot be done is not there. */
function ToDo({ moves, words, play, touch }: Props & { readonly touch: Touch }) {
  const [roll, stop] = [moveOf('roll', moves), moveOf('stop', moves)];
  const [rethrow, commit] = [rethrowOf(touch.kept, moves), commitOf(touch.chosen, moves)];
  if (roll !== undefined) {
    return (
      <Button kind="main" icon="cup" throws onPress={() => play(roll)}>
        {words.throwDice(5)}
      </Button>
    );
  }
  if (commit !== undefined) {
    const lay = (): void => {
      playSound('lay');
      play(commit);
    };
    return (
      <Button kind="main" onPress={lay}>
        {words.lay}
      </Button>
    );
  }
  if (stop === undefined) return null;
  return (
    <div class="pokerdice-two">
      <Button kind={rethrow === undefined ? 'main' : 'quiet'} onPress={() => play(stop)}>
        {words.stop}
      </Button>
      {rethrow?.type === 'reroll' ? (
        <Button kind="main" throws onPress={() => play(rethrow)}>
          {words.rethrowDice(rethrow.dice.length)}
        </Button>
      ) : null}
    </div>
  );
}
