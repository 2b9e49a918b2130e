/** The honest sentence: what is unusual about these dice and what is not. */

import type { Words } from '../../i18n/en/dice.ts';
import { ENOUGH, judge } from '../../tally/judge.ts';
import { sumOf } from '../../tally/series.ts';
import type { Tally } from '../../tally/tally.ts';
import { t } from '../app/words.ts';
import { Way } from '../home/way.tsx';
import { Icon } from '../kit/icon.tsx';
import { shareOf } from './share.ts';

export function Verdict({ tally, words }: { readonly tally: Tally; readonly words: Words }) {
  const { kind, least, likelihood } = judge(tally);
  const dice = sumOf(tally.map(({ faces }) => sumOf(faces.counts)));
  const share = shareOf(likelihood);
  return (
    <section class={`verdict verdict-${kind}`} aria-labelledby="verdict">
      <Icon name={kind === 'usual' ? 'check' : kind === 'few' ? 'clock' : 'eye'} />
      <div>
        <h2 id="verdict">{words[kind].title}</h2>
        {kind === 'few' ? <p>{words.few.text(dice, ENOUGH)}</p> : null}
        {kind === 'usual' ? <p>{words.usual.text('inHundred' in share ? share.inHundred : 1)}</p> : null}
        {kind === 'unusual' && least !== undefined ? (
          <p>
            {words.unusual.text({ oneIn: 'oneIn' in share ? share.oneIn : 100 })} {words.unusual.what[least.test]}{' '}
            {words.unusual.but}
          </p>
        ) : null}
        <Way to={{ at: 'fair' }}>{t().dice.why}</Way>
      </div>
    </section>
  );
}
