/** What a verification came to, for a person. */

import type { Checked, CheckedSeed, QuestionKind, Verification } from '../../dice/verification.ts';
import { cleaned } from '../../terminal/text.ts';
import type { Words as Reports } from '../../words/en/reports.ts';
import { paragraph } from '../command.ts';
import { firstDifference } from './difference.ts';

/** What is wrong with a line may quote it. */
const REASON = 200;
/** With the wrong secret nothing follows at all; nobody reads all of that. */
const MOST_SHOWN = 10;

/** `noted` is the commitment that the player wrote down before sitting, if they did. */
export function verifyReport(
  reports: Reports,
  verification: Verification,
  noted: string | null,
  title: string,
): string {
  const words = reports.verify;
  const { table, seats, events, over, named, fault } = verification;
  const wrong = verification.questions.filter(({ follows }) => !follows);
  return [
    ...paragraph(words.head(title, table, seats, events, over)),
    '',
    ...commitmentLines(words, verification.commitment, noted),
    ...seedLines(words, verification.seeds),
    ...linkLines(words, verification),
    ...redealtLines(words, verification.redealt),
    ...(named.first === undefined ? [] : [words.named({ seat: named.first })]),
    ...setupLines(reports, verification),
    ...totalLine(words, verification, 'throw'),
    ...totalLine(words, verification, 'draw'),
    ...wrong.slice(0, MOST_SHOWN).flatMap((checked) => wrongLines(words, checked)),
    ...(wrong.length > MOST_SHOWN
      ? [`    ${words.more({ count: wrong.length - MOST_SHOWN })}`]
      : []),
    ...(fault === null
      ? []
      : marked(false, words.fault({ line: `${fault.line}`, why: cleaned(fault.reason, REASON) }))),
    '',
    ...paragraph(conclusion(words, verification, noted)),
    '',
  ].join('\n');
}

function marked(follows: boolean, text: string): readonly string[] {
  return [`${follows ? '✓' : '✗'} ${text}`];
}

type Words = Reports['verify'];

function commitmentLines(
  words: Words,
  { published, derived, follows }: Verification['commitment'],
  noted: string | null,
): readonly string[] {
  return [
    ...marked(follows, words.commitment(follows)),
    `    ${published}`,
    ...(follows ? [] : [`    ${words.isHash({ hex: derived })}`]),
    ...(noted === null ? [] : marked(noted === published, words.noted(noted === published))),
    ...(noted === null || noted === published ? [] : [`    ${words.isYours({ hex: noted })}`]),
  ];
}

function seedLines(words: Words, seeds: readonly CheckedSeed[]): readonly string[] {
  const follows = seeds.every((seed) => seed.follows);
  return [
    ...marked(follows, words.seeds(follows)),
    ...seeds.map(({ seat, seed, by, follows, derived, first }) => {
      if (by === 'chain') {
        const chain = !follows
          ? words.wrongChain
          : first === null
            ? words.silentChain
            : words.chain;
        return `    ${chain({ seat, hex: brief(seed) })}`;
      }
      if (!follows) return `    ${words.wrongSeed({ seat, seed })}\n            ${derived}`;
      return `    ${by === 'table' ? words.byTable({ seat }) : words.seed({ seat, seed })}`;
    }),
  ];
}

/** Enough of a hash to tell it from others; --json has all of it. */
function brief(hex: string): string {
  return `${hex.slice(0, 16)}…`;
}

/** Under scheme 2: whether links fit, and who threw. */
function linkLines(words: Words, { scheme, misfits, throws }: Verification): readonly string[] {
  if (scheme === 1) return [];
  return [
    ...marked(misfits.length === 0, words.links(misfits.length === 0)),
    ...misfits
      .slice(0, MOST_SHOWN)
      .map(({ event, reason }) => `    ${words.misfit({ event: `${event}`, why: reason })}`),
    ...throws.map(({ linked, house, withheld }, seat) => {
      const counts = { seat, linked, house };
      return `    ${withheld === 0 ? words.thrown(counts) : words.withheld({ ...counts, withheld })}`;
    }),
  ];
}

function redealtLines(words: Words, redealt: Verification['redealt']): readonly string[] {
  return redealt.flatMap(({ event, commitment, follows }) => [
    ...marked(follows, event === null ? words.redealtBefore : words.redealt({ event: `${event}` })),
    `    ${commitment}`,
    ...(follows ? [] : [`    ${words.wrongRedealt}`]),
  ]);
}

function setupLines(
  { verify: words, list }: Reports,
  { questions }: Verification,
): readonly string[] {
  const [setup] = questions;
  if (setup?.kind !== 'setup') return [];
  const lots = (setup.asked as readonly { readonly kind: string; readonly of: number }[]).map(
    ({ kind, of }) => (kind === 'order' ? words.shuffle({ of }) : words.lot({ of })),
  );
  return marked(setup.follows, words.setup(setup.follows, list(lots)));
}

function totalLine(
  words: Words,
  { totals }: Verification,
  kind: Exclude<QuestionKind, 'setup'>,
): readonly string[] {
  const { asked, follow } = totals[kind];
  if (asked === 0) return [];
  const all = asked === follow;
  if (asked === 1) return marked(all, words.one[kind](all));
  return marked(
    all,
    all ? words.all[kind]({ count: asked }) : words.some[kind]({ follow, count: asked }),
  );
}

function wrongLines(
  words: Words,
  { kind, line, seat, question, drawn, recorded }: Checked,
): readonly string[] {
  return [`    ${kind === 'setup' ? wrongSetup() : wrongAnswer()}`];

  function wrongAnswer(): string {
    const shown = { drawn: spelled(words, drawn), recorded: spelled(words, recorded) };
    return words.wrongAnswer({ line: String(line), seat: String(seat), question, ...shown });
  }

  function wrongSetup(): string {
    const { path, one, other } = firstDifference(drawn, recorded);
    return words.wrongSetup({
      line: String(line),
      path,
      drawn: value(words, one),
      recorded: value(words, other),
    });
  }
}

/** An answer by its values: {faces: [2, 5]} is "2 5". */
function spelled(words: Words, answer: object): string {
  return Object.values(answer)
    .map((field: unknown) =>
      Array.isArray(field)
        ? field.map((one: unknown) => value(words, one)).join(' ')
        : value(words, field),
    )
    .join(' ');
}

function value(words: Words, json: unknown): string {
  return cleaned(typeof json === 'string' ? json : (JSON.stringify(json) ?? words.nothing));
}

function conclusion(
  words: Words,
  { follows, over, commitment }: Verification,
  noted: string | null,
): string {
  if (!follows) return words.notAll;
  if (noted !== null && noted !== commitment.published) return words.otherSecret;
  return noted === null ? `${words.everything(over)} ${words.onlyYou}` : words.everything(over);
}
