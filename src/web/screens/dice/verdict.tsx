/** The honest sentence: what is unusual about these dice and what is not. */

import { ENOUGH, judgeTally } from '../../../tally/judge.ts';
import { sumCounts } from '../../../tally/series.ts';
import type { Tally } from '../../../tally/tally.ts';
import type { Words } from '../../../words/en/dice.ts';
import { Icon } from '../../kit/controls/icon.tsx';
import { RouteLink } from '../../shell/route-link.tsx';
import { t } from '../../shell/words.ts';
import { shareOf } from './share.ts';

export function Verdict({ tally, words }: { readonly tally: Tally; readonly words: Words }) {
  const { kind, least, likelihood } = judgeTally(tally);
  const dice = sumCounts(tally.map(({ faces }) => sumCounts(faces.counts)));
  const share = shareOf(likelihood);
  return (
    <section class={`verdict verdict-${kind}`} aria-labelledby="verdict">
      <Icon name={kind === 'usual' ? 'check' : kind === 'few' ? 'clock' : 'eye'} />
      <div>
        <h2 id="verdict">{words[kind].title}</h2>
        {kind === 'few' ? <p>{words.few.text(dice, ENOUGH)}</p> : null}
        {kind === 'usual' ? (
          <p>{words.usual.text('inHundred' in share ? share.inHundred : 1)}</p>
        ) : null}
        {kind === 'unusual' && least !== undefined ? (
          <p>
            {words.unusual.text({ oneIn: 'oneIn' in share ? share.oneIn : 100 })}{' '}
            {words.unusual.what[least.test]} {words.unusual.but}
          </p>
        ) : null}
        <RouteLink to={{ type: 'fair' }}>{t().dice.why}</RouteLink>
      </div>
    </section>
  );
}
