/** What a verification came to, for a person. */

import type { Checked, CheckedSeed, Kind, Verification } from '../../dice/verify.ts';
import { cleaned, listed } from '../../terminal/text.ts';
import { paragraph } from '../command.ts';
import { firstDifference } from './difference.ts';

/** With the wrong secret nothing follows at all; nobody reads all of that. */
const MOST_SHOWN = 10;

/** `noted` is the commitment that the player wrote down before sitting, if he did. */
export function makeReport(verification: Verification, noted: string | null, title: string): string {
  const { table, seats, events, over, named, fault } = verification;
  const wrong = verification.questions.filter(({ follows }) => !follows);
  return [
    ...paragraph(
      `${title} at table ${table}: ${counted(seats, 'seat')}, ${counted(events, 'event')}, ${over ? 'played to the end' : 'not yet over'}.`,
    ),
    '',
    ...commitmentLines(verification.commitment, noted),
    ...seedLines(verification.seeds),
    ...(named.first === undefined ? [] : [`· Seat ${named.first} begins because it was named, not by lot.`]),
    ...setupLines(verification),
    ...totalLine(verification, 'throw'),
    ...totalLine(verification, 'draw'),
    ...wrong.slice(0, MOST_SHOWN).flatMap(wrongLines),
    ...(wrong.length > MOST_SHOWN ? [`    … and ${counted(wrong.length - MOST_SHOWN, 'more')}: --json has them all`] : []),
    ...(fault === null ? [] : marked(false, `Line ${fault.line} can't stand in this record: ${fault.reason}.`)),
    '',
    ...paragraph(conclusion(verification, noted)),
    '',
  ].join('\n');
}

function marked(follows: boolean, text: string): readonly string[] {
  return [`${follows ? '✓' : '✗'} ${text}`];
}

function commitmentLines({ published, derived, follows }: Verification['commitment'], noted: string | null): readonly string[] {
  return [
    ...marked(follows, `The commitment is ${follows ? '' : 'not '}the hash of the secret.`),
    `    ${published}`,
    ...(follows ? [] : [`    ${derived} is the hash`]),
    ...(noted === null ? [] : marked(noted === published, `It is ${noted === published ? '' : 'not '}the one you noted.`)),
    ...(noted === null || noted === published ? [] : [`    ${noted} is yours`]),
  ];
}

function seedLines(seeds: readonly CheckedSeed[]): readonly string[] {
  const follows = seeds.every((seed) => seed.follows);
  const text = follows ? 'Each seat has a seed; those of the table are what they must be.' : 'A seed is not what it must be.';
  return [
    ...marked(follows, text),
    ...seeds.map(({ seat, seed, by, follows, derived }) => {
      if (!follows) return `    seat ${seat}: ${seed} from the table, which had to take\n            ${derived}`;
      return by === 'table' ? `    seat ${seat}: from the table` : `    seat ${seat}: ${seed}`;
    }),
  ];
}

function setupLines({ questions }: Verification): readonly string[] {
  const [setup] = questions;
  if (setup?.kind !== 'setup') return [];
  const lots = (setup.asked as readonly { readonly kind: string; readonly of: number }[]).map(({ kind, of }) =>
    kind === 'order' ? `a shuffle of ${of}` : `a lot of one in ${of}`,
  );
  return marked(setup.follows, `The setup ${setup.follows ? 'follows' : 'does not follow'}: ${listed(lots)}.`);
}

function totalLine({ totals }: Verification, kind: Kind): readonly string[] {
  const { asked, follow } = totals[kind];
  if (asked === 0) return [];
  const all = asked === follow;
  if (asked === 1) return marked(all, `The one ${kind} ${all ? 'follows' : 'does not follow'}.`);
  return marked(all, `${all ? 'All' : `${follow.toLocaleString('en')} of`} ${counted(asked, kind)} follow.`);
}

function wrongLines({ kind, line, seat, question, drawn, recorded }: Checked): readonly string[] {
  if (kind !== 'setup')
    return [`    line ${line}, seat ${seat}, ${question}: ${spelled(drawn)} follows, the record has ${spelled(recorded)}`];
  const { path, one, other } = firstDifference(drawn, recorded);
  return [`    line ${line}, setup, ${path}: ${value(one)} follows, the record has ${value(other)}`];
}

/** An answer by its values: {faces: [2, 5]} is "2 5". */
function spelled(answer: object): string {
  return Object.values(answer)
    .map((field: unknown) => (Array.isArray(field) ? field.map(value).join(' ') : value(field)))
    .join(' ');
}

function value(json: unknown): string {
  return cleaned(typeof json === 'string' ? json : (JSON.stringify(json) ?? 'nothing'));
}

function conclusion({ follows, over, commitment }: Verification, noted: string | null): string {
  if (!follows) return 'Not everything follows: this is not what the dice gave, or not the proof of this game.';
  if (noted !== null && noted !== commitment.published)
    return 'Everything follows, but from another secret than the one you were promised.';
  const all = `Everything that chance decided ${over ? 'in this game' : 'so far'} follows from the secret and the seeds.`;
  return noted === null
    ? `${all} Is the commitment the one you saw before you sat down, and is your seed your own? Only you can tell; --commitment HEX compares.`
    : all;
}

function counted(count: number, what: string): string {
  return `${count.toLocaleString('en')} ${what}${count === 1 || what === 'more' ? '' : 's'}`;
}
