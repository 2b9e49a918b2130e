/** The things on the table: dice, the cup, cards, seats. */

import { useState } from 'preact/hooks';
import { Button } from '../../kit/controls/button.tsx';
import { Card } from '../../kit/things/card.tsx';
import { COLOURS, Cup, CupMark, Die, MiniDie } from '../../kit/things/die.tsx';
import { SEAT_SHAPES, SeatMark } from '../../kit/things/seat-mark.tsx';
import type { PartProps } from './part.ts';

const FACES = [1, 2, 3, 4, 5, 6];
const TONES = ['ivory', 'black'] as const;

export function Dice({ words }: PartProps) {
  const [isKept, setKept] = useState(false);
  return (
    <div class="design-stack">
      {[28, 48, 72].map((size) => (
        <div key={size} class="design-row">
          {FACES.map((face) => (
            <Die key={face} face={face} size={size} label={words.die({ face: `${face}` })} />
          ))}
        </div>
      ))}
      <div class="design-row">
        {FACES.map((face) => (
          <Die
            key={face}
            face={face}
            tone="black"
            size={48}
            label={words.die({ face: `${face}` })}
          />
        ))}
      </div>
      {TONES.map((tone) => (
        <div key={tone} class="design-row">
          {COLOURS.map((colour) => (
            <Die
              key={colour}
              face={colour}
              tone={tone}
              size={48}
              label={words.die({ face: colour })}
            />
          ))}
        </div>
      ))}
      <div class="design-row">
        <Die
          face={5}
          size={48}
          isKept={isKept}
          isPressed={isKept}
          onPress={() => setKept(!isKept)}
          label={words.die({ face: '5' })}
        />
        <Die face={5} size={48} isKept label={words.die({ face: '5' })} />
        <Die face="blue" tone="black" size={48} isKept label={words.die({ face: 'blue' })} />
        <Die face={5} size={48} isLit label={words.die({ face: '5' })} />
        <Die face="red" tone="black" size={48} isLit label={words.die({ face: 'red' })} />
        <Die face={5} size={48} isDisabled label={words.die({ face: '5' })} />
      </div>
      <div class="design-row">
        {FACES.map((face) => (
          <MiniDie key={face} face={face} size={16} />
        ))}
        {TONES.map((tone) =>
          COLOURS.map((colour) => (
            <MiniDie key={tone + colour} face={colour} tone={tone} size={16} />
          )),
        )}
        <MiniDie size={16} />
        <MiniDie mark="x" size={16} />
      </div>
    </div>
  );
}

const THROWN = [3, 'green', 6, 1, 'orange'] as const;

export function Throwing({ words }: PartProps) {
  const [id, setId] = useState({ now: 0, last: 0 });
  return (
    <div class="design-stack">
      <div class="design-row design-throw">
        <Cup throwId={id.now} />
        {THROWN.map((face, order) => (
          <Die
            key={face}
            face={face}
            tone={order === 4 ? 'black' : 'ivory'}
            throwId={id.now}
            order={order}
            label={words.die({ face: `${face}` })}
          />
        ))}
      </div>
      <div class="design-row">
        <Button
          kind="main"
          icon="dice"
          onPress={() => setId({ now: id.last + 1, last: id.last + 1 })}
        >
          {words.throwAgain}
        </Button>
        <Button onPress={() => setId({ ...id, now: 0 })}>{words.lieStill}</Button>
      </div>
    </div>
  );
}

function Full() {
  return [5, 5, 5, 2, 2].map((face, at) => <MiniDie key={`${at} ${face}`} face={face} />);
}

const STATES = [
  {},
  { isLit: true },
  { isChosen: true },
  { isLocked: true },
  { isSpent: true },
] as const;

export function Cards({ words }: PartProps) {
  const [turned, setTurned] = useState(0);
  const face = { value: 6, title: words.cardTitle, label: words.card } as const;
  return (
    <div class="design-stack">
      <div class="design-row">
        {STATES.map((state) => (
          <Card key={Object.keys(state)[0]} {...face} {...state} hue={1} onPress={() => undefined}>
            <Full />
          </Card>
        ))}
      </div>
      <div class="design-row">
        {SEAT_SHAPES.map((shape, seat) => (
          <Card key={shape} size="small" hue={seat} label={words.cardBack} isFaceDown />
        ))}
        {SEAT_SHAPES.map((shape, seat) => (
          <Card key={shape} {...face} size="small" hue={seat}>
            <Full />
          </Card>
        ))}
      </div>
      <div class="design-row">
        <Card
          {...face}
          size="large"
          hue={2}
          label={turned % 2 === 1 ? words.cardBack : words.card}
          isFaceDown={turned % 2 === 1}
          flipId={turned}
          onPress={() => setTurned(turned + 1)}
        >
          <Full />
        </Card>
        <CupMark size={96} />
        <Button onPress={() => setTurned(turned + 1)}>{words.turnOver}</Button>
      </div>
    </div>
  );
}

export function Seats() {
  return (
    <>
      {[false, true].map((isBot) => (
        <div key={`${isBot}`} class="design-row">
          {SEAT_SHAPES.map((shape, seat) => (
            <SeatMark key={shape} seat={seat} size={32} isBot={isBot} />
          ))}
          {SEAT_SHAPES.map((shape, seat) => (
            <SeatMark key={shape} seat={seat} isBot={isBot} />
          ))}
        </div>
      ))}
    </>
  );
}
