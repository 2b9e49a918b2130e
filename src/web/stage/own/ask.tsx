/** What is asked of those who sit around the real table, over the place of the one thing to do. */

import type { SeatFace } from '../../kit/contracts/board.ts';
import { useWords } from '../../shell/use-words.ts';
import type { Session } from '../session.ts';
import type { Asking } from './asking.ts';
import { CardAsk } from './card-ask.tsx';
import { Pad } from './pad.tsx';

interface AskProps {
  readonly session: Session;
  readonly asking: Asking;
  readonly faces: readonly SeatFace[];
  readonly gameWords: unknown;
}

export function Ask({ session, asking, faces, gameWords }: AskProps) {
  const words = useWords('own-dice');
  if (words === undefined) return null;
  const { throwing, card, isBot, seat, key } = asking;
  const cards = session.source.own?.cards;
  if (card !== undefined && cards !== undefined) {
    const props = { session, asking, card, cards, faces, words, gameWords };
    return <CardAsk key={key} {...props} />;
  }
  const back = asking.mayGoBack ? () => session.unchoose() : undefined;
  if (throwing === undefined) return null;
  const thrown = throwing.dice.flatMap(({ kept }, place) => (kept === null ? [place + 1] : []));
  const isAgain = thrown.length < throwing.dice.length;
  return (
    <Pad
      key={key}
      title={
        isBot
          ? words.throwFor({ name: faces[seat]?.name ?? '', dice: thrown.length })
          : words.throwOwn({ dice: thrown.length })
      }
      note={isBot && isAgain ? words.again(thrown) : undefined}
      throwing={throwing}
      words={words}
      send={(shown) => session.witness(asking, { answer: { faces: shown } })}
      back={back}
    />
  );
}
