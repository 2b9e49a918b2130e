/** The proof to play with: seal, bring boxes, throw, open, check; then cheat, and be caught. */

import { useSignal } from '@preact/signals';
import { newSecret } from '../../../tables/ids.ts';
import type { Words } from '../../../words/en/fair.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Icon } from '../../kit/controls/icon.tsx';
import { TextField } from '../../kit/controls/text-field.tsx';
import { Die } from '../../kit/things/die.tsx';
import {
  boxesOf,
  type Claim,
  check,
  DICE,
  isWord,
  loseLink,
  MOST_THROWS,
  seal,
  throwOnce,
  turnDie,
} from './demonstration.ts';
import { OpenEnvelope, SealedEnvelope } from './pictures.tsx';

const LONGEST_WORD = 64;
/** Of a link, enough to see that they differ. */
const SHORT = 8;

export function Demo({ words: { demo } }: { readonly words: Words }) {
  const honest = useSignal<Claim>(seal(newSecret()));
  const claim = useSignal<Claim>(honest.value);
  const isOpen = useSignal(false);
  const { commitment, secret, word, throws } = claim.value;
  const hasThrown = throws.length > 0;
  const begin = (): void => {
    honest.value = seal(newSecret());
    claim.value = honest.value;
    isOpen.value = false;
  };
  const throwDice = (): void => {
    claim.value = throwOnce(claim.value);
    honest.value = claim.value;
  };
  const hasWord = isWord(word);
  return (
    <section class="fair-demo" aria-labelledby="fair-demo">
      <h2 id="fair-demo">{demo.title}</h2>
      <p class="lead">{demo.lead}</p>
      <div class="fair-envelope">
        {isOpen.value ? <OpenEnvelope /> : <SealedEnvelope />}
        <div>
          <p>{demo.sealed}</p>
          <code>{commitment}</code>
          {isOpen.value ? (
            <>
              <p>{demo.opened}</p>
              <code>{secret}</code>
            </>
          ) : null}
        </div>
      </div>
      {hasThrown ? (
        <p>
          {demo.outside} <code>{boxesOf(word)[0]}</code>
        </p>
      ) : (
        <TextField
          label={demo.salt}
          value={word}
          maxLength={LONGEST_WORD}
          hint={demo.saltHint}
          problem={word !== '' && !hasWord ? demo.saltProblem : undefined}
          onChange={(text) => {
            claim.value = { ...claim.value, word: text.trim() };
          }}
          {...(hasWord && { onEnter: throwDice })}
        />
      )}
      <Thrown
        claim={claim.value}
        words={demo}
        {...(isOpen.value && {
          turn: (number, place) => (claim.value = turnDie(claim.value, number, place)),
        })}
      />
      {isOpen.value ? (
        <Checked claim={claim.value} words={demo} />
      ) : (
        <div class="row">
          {throws.length < MOST_THROWS ? (
            <Button
              kind={hasThrown ? 'quiet' : 'main'}
              icon="cup"
              isDisabled={!hasWord}
              onPress={throwDice}
              throws
            >
              {hasThrown ? demo.again : demo.throw({ dice: DICE })}
            </Button>
          ) : null}
          {hasThrown ? (
            <Button
              kind="main"
              icon="lock"
              onPress={() => {
                isOpen.value = true;
              }}
            >
              {demo.open}
            </Button>
          ) : null}
        </div>
      )}
      {isOpen.value ? (
        <div class="fair-cheat">
          <h3>{demo.cheat}</h3>
          <p>{demo.cheatHow}</p>
          <div class="row">
            <Button
              icon="swap"
              onPress={() => {
                claim.value = { ...claim.value, secret: newSecret() };
              }}
            >
              {demo.swap}
            </Button>
            {claim.value.isLastLost ? null : (
              <Button
                icon="close"
                onPress={() => {
                  claim.value = loseLink(claim.value);
                }}
              >
                {demo.lose}
              </Button>
            )}
            <Button
              icon="undo"
              onPress={() => {
                claim.value = honest.value;
              }}
            >
              {demo.undo}
            </Button>
            <Button icon="again" onPress={begin}>
              {demo.restart}
            </Button>
          </div>
        </div>
      ) : null}
    </section>
  );
}

interface ThrownProps {
  readonly claim: Claim;
  readonly words: Words['demo'];
  /** Once the envelope is open dice may be turned. */
  readonly turn?: (number: number, place: number) => void;
}

function Thrown({ claim, words, turn }: ThrownProps) {
  const { follow } = check(claim);
  if (claim.throws.length === 0) return null;
  return (
    <ol class="fair-throws">
      {claim.throws.map((faces, number) => (
        <li key={`${number}`}>
          <span>
            {words.throwOf({ number_: number + 1 })}
            <small>
              {words.box({ number_: number + 1 })}{' '}
              <code>{boxesOf(claim.word)[number + 2]?.slice(0, SHORT)}…</code>
            </small>
          </span>
          <span class="fair-row">
            {faces.map((face, place) => (
              <span
                key={`${place}`}
                class={
                  turn !== undefined && follow[number]?.[place] === false
                    ? 'fair-die is-bad'
                    : 'fair-die'
                }
              >
                <Die
                  face={face}
                  throwId={
                    turn === undefined && number === claim.throws.length - 1 ? number + 1 : 0
                  }
                  order={place}
                  label={
                    turn === undefined
                      ? words.die({ place: place + 1, face })
                      : words.turn({ place: place + 1, face })
                  }
                  onPress={turn === undefined ? undefined : () => turn(number, place)}
                />
              </span>
            ))}
          </span>
        </li>
      ))}
    </ol>
  );
}

function Checked({ claim, words }: { readonly claim: Claim; readonly words: Words['demo'] }) {
  const { isFair, isSealed, areBoxesThere, follow } = check(claim);
  const wrong = follow.filter((dice) => dice.includes(false)).length;
  return (
    <div class={`fair-check${isFair ? '' : ' is-bad'}`} role="status">
      <h3>{words.checks}</h3>
      <ul>
        <li class={isSealed ? '' : 'is-bad'}>
          <Icon name={isSealed ? 'check' : 'close'} />
          {isSealed ? words.envelope.good : words.envelope.bad}
        </li>
        <li class={areBoxesThere ? '' : 'is-bad'}>
          <Icon name={areBoxesThere ? 'check' : 'close'} />
          {areBoxesThere ? words.boxes.good : words.boxes.bad}
        </li>
        <li class={wrong === 0 ? '' : 'is-bad'}>
          <Icon name={wrong === 0 ? 'check' : 'close'} />
          {wrong === 0
            ? words.throws.good({ count: follow.length })
            : words.throws.bad({ count: wrong })}
        </li>
      </ul>
      <p>
        <b>{isFair ? words.fair : words.caught}</b>
      </p>
    </div>
  );
}
