/**
 * The moments that mattered most, each with what would have been better, the number, and the way
 * there.
 */

import { momentsOf, type TurningPoint } from '../../../analysis/turning-points.ts';
import { Button } from '../../kit/controls/button.tsx';
import { SeatMark } from '../../kit/things/seat-mark.tsx';
import { markOf } from '../people/seats.tsx';
import { linesAt } from '../timeline/snapshot.ts';
import { type AnalysisView, hundredths, seatsLookedAt } from './analysis-view.ts';
import type { ReplayAt } from './curve.tsx';

interface MomentsProps {
  readonly looking: AnalysisView;
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

function OneMoment({
  looking,
  moment,
  replayWords,
}: MomentsProps & { readonly moment: TurningPoint }) {
  const { words, faces, see, session } = looking;
  const { timeline } = session.source;
  const face = faces[moment.seat];
  return (
    <>
      <h3>
        {face === undefined ? null : (
          <SeatMark seat={markOf(face, faces)} isBot={face.isBot} size={18} />
        )}
        <span>{face?.name}</span>
        <small class="numeral">{replayWords(moment.at + 1, timeline.end)}</small>
      </h3>
      {moment.type === 'slip' ? (
        <Instead looking={looking} moment={moment} />
      ) : (
        <p>{happened(looking, moment.at)}</p>
      )}
      <p class="analysis-cost">
        <b>
          {moment.type === 'slip'
            ? words.cost(hundredths(moment.loss))
            : words.swing(hundredths(moment.gain))}
        </b>
        <Button icon="eye" onPress={() => see(moment.at)}>
          {words.see}
        </Button>
      </p>
    </>
  );
}

function Instead({
  looking,
  moment,
}: {
  readonly looking: AnalysisView;
  readonly moment: TurningPoint & { readonly type: 'slip' };
}) {
  const { words, retelling, said, faces, session } = looking;
  const view = session.source.timeline.view(moment.at, moment.seat);
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
function happened({ session, faces, said }: AnalysisView, at: number): string {
  const { board, timeline } = session.source;
  const lines = linesAt(board, timeline, { at: at + 1, eyes: 'public' }, faces, said.game);
  return lines.findLast(({ n }) => n === at + 1)?.text ?? lines.at(-1)?.text ?? '';
}
