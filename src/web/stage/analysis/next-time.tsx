/** One thing to try next time, for everybody whose choices are looked at. */

import { adviceFor } from '../../../analysis/advice.ts';
import { SeatMark } from '../../kit/things/seat-mark.tsx';
import { markOf } from '../people/seats.tsx';
import { type AnalysisView, hundredths, seatsLookedAt } from './analysis-view.ts';

export function NextTime({ looking }: { readonly looking: AnalysisView }) {
  const { analysis, words, faces, retelling, said } = looking;
  const seats = seatsLookedAt(looking);
  return (
    <section class="analysis-advice" aria-labelledby="analysis-advice">
      <h2 id="analysis-advice">{words.advice}</h2>
      <ul>
        {faces
          .filter(({ seat }) => seats.includes(seat))
          .map((face) => {
            const advice = adviceFor(analysis, face.seat);
            const text = advice && retelling.advice(advice.kind, said);
            return (
              <li key={face.seat}>
                {seats.length === 1 ? null : (
                  <h3>
                    <SeatMark seat={markOf(face, faces)} isBot={face.isBot} size={18} />
                    {face.name}
                  </h3>
                )}
                <p class="analysis-try">{text ?? words.noAdvice}</p>
                {advice === undefined ? null : (
                  <p class="hint">{words.adviceCost(advice.times, hundredths(advice.loss))}</p>
                )}
              </li>
            );
          })}
      </ul>
    </section>
  );
}
