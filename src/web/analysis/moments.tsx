/** The moments that mattered most, each with what would have been better, the number, and the way there. */

import { type Moment, momentsOf } from '../../analysis/moments.ts';
import { Button } from '../kit/button.tsx';
import { SeatMark } from '../kit/seat-mark.tsx';
import { linesAt } from '../replay/shot.ts';
import { markOf } from '../table/seats.tsx';
import type { ReplayAt } from './curve.tsx';
import { hundredths, type Looking, seatsLookedAt } from './looking.ts';

interface MomentsProps {
  readonly looking: Looking;
  readonly replayWords: ReplayAt;
}

export function Moments({ looking, replayWords }: MomentsProps) {
  const { analysis, words } = looking;
  const moments = momentsOf(analysis, seatsLookedAt(looking));
  const hasSlips = moments.some(({ type }) => type === 'slip');
  return (
    <section class="analysis-moments" aria-labelledby="analysis-moments">
      <h2 id="analysis-moments">{words.moments}</h2>
      {moments.length === 0 ? <p>{words.calm}</p> : null}
      {moments.length > 0 && !hasSlips ? <p>{words.noSlips}</p> : null}
      <ol>
        {moments.map((moment) => (
          <li key={`${moment.type} ${moment.at}`}>
            <OneMoment looking={looking} moment={moment} replayWords={replayWords} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function OneMoment({ looking, moment, replayWords }: MomentsProps & { readonly moment: Moment }) {
  const { words, faces, see, screening } = looking;
  const { film } = screening.showing;
  const face = faces[moment.seat];
  return (
    <>
      <h3>
        {face === undefined ? null : <SeatMark seat={markOf(face, faces)} isBot={face.isBot} size={18} />}
        <span>{face?.name}</span>
        <small class="numeral">{replayWords(moment.at + 1, film.end)}</small>
      </h3>
      {moment.type === 'slip' ? <Instead looking={looking} moment={moment} /> : <p>{happened(looking, moment.at)}</p>}
      <p class="analysis-cost">
        <b>{moment.type === 'slip' ? words.cost(hundredths(moment.loss)) : words.swing(hundredths(moment.gain))}</b>
        <Button icon="eye" onPress={() => see(moment.at)}>
          {words.see}
        </Button>
      </p>
    </>
  );
}

function Instead({ looking, moment }: { readonly looking: Looking; readonly moment: Moment & { readonly type: 'slip' } }) {
  const { words, retelling, said, faces, screening } = looking;
  const view = screening.showing.film.view(moment.at, moment.seat);
  const names = faces.map(({ name }) => name);
  return (
    <dl>
      <div>
        <dt>{words.chosen}</dt>
        <dd>{retelling.choice(view, moment.chosen, names, said)}</dd>
      </div>
      <div class="is-better">
        <dt>{words.better}</dt>
        <dd>{retelling.choice(view, moment.better, names, said)}</dd>
      </div>
    </dl>
  );
}

/** What the log says of an event. */
function happened({ screening, faces, said }: Looking, at: number): string {
  const { board, film } = screening.showing;
  const lines = linesAt(board, film, { at: at + 1, eyes: 'public' }, faces, said.game);
  return lines.findLast(({ n }) => n === at + 1)?.text ?? lines.at(-1)?.text ?? '';
}
