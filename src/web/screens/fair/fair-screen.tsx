/** Why you can trust the dice: told in pictures, tried out, and checked on a real game. */

import { IconButton } from '../../kit/controls/button.tsx';
import { RouteLink } from '../../shell/route-link.tsx';
import { useWords } from '../../shell/use-words.ts';
import { t } from '../../shell/words.ts';
import { CheckGame } from './check-game.tsx';
import { Demo } from './demo.tsx';
import { Steps } from './steps.tsx';
import './fair.css';

export function FairScreen() {
  const words = useWords('fair');
  if (words === undefined) return null;
  return (
    <main class="fair-page">
      <header class="page-head">
        <IconButton icon="back" label={t().home.back} onPress={() => history.back()} />
        <h1>{t().dice.why}</h1>
      </header>
      <p class="lead">{words.lead}</p>
      <Steps words={words} />
      <Demo words={words} />
      <CheckGame words={words} />
      <section class="fair-limits" aria-labelledby="fair-older">
        <h2 id="fair-older">{words.older.title}</h2>
        <p>{words.older.text}</p>
      </section>
      <section class="fair-limits" aria-labelledby="fair-limits">
        <h2 id="fair-limits">{words.limits.title}</h2>
        <ul>
          {words.limits.text.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </section>
      <p class="fair-ways">
        <RouteLink to={{ type: 'dice' }}>{t().dice.fell}</RouteLink>
      </p>
    </main>
  );
}
