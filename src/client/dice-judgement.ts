/**
 * A proof held against what this device noted: whether the house tells of the dice what really
 * happened with this device.
 */

import { isNext, shownOf } from '../dice/chain.ts';
import type { PotChain, PotStep } from '../dice/pot.ts';
import { type Proof, type Proof2, potOf } from '../dice/proof.ts';
import type { Seat } from '../game.ts';
import { Refusal } from '../shape.ts';
import { type ChainNotes, linksOf, type NotedChain, type NotedLink } from './chain-notes.ts';

/** What the house is caught at. */
export type Caught =
  /** The secret is not the one that was committed to. */
  | 'commitment'
  /** Somebody is said to have been named to begin who was not, or the other way round. */
  | 'first'
  /** The seed that this device gave is not in the proof. */
  | 'seed'
  /** Nor is a chain that it gave. */
  | 'chain'
  /** A link that was acknowledged is not in the proof. */
  | 'link'
  /** A link was refused though it was the next of its chain. */
  | 'refused-link'
  /** Another seat's chain was not the one that this device was told of when it showed a link. */
  | 'other-chain';

/**
 * Why nothing was found and the dice may have been chosen all the same: the table was never seen
 * from here; one has no seat; it was seen only when the game had begun; what the seat gave is
 * another device's.
 */
export type Doubt = 'absent' | 'watching' | 'late' | 'elsewhere';

export interface DiceJudgement {
  readonly caught: readonly Caught[];
  readonly doubt: Doubt | undefined;
  /**
   * The commitment was noted before the game, and before anything was given to the dice: only then
   * could nothing be chosen.
   */
  readonly isBefore: boolean;
  /** Something of this device's own is in the dice. */
  readonly isIn: boolean;
  /** Links that were sent and never answered: they may have been lost on the way. */
  readonly unanswered: number;
  /** Links that were acknowledged and then lost, because a backup was put back. */
  readonly lost: number;
}

/** `seat` is the seat at the end of the person who has the notes; undefined for spectators. */
export function judgeNotes(
  notes: ChainNotes | undefined,
  proof: Proof,
  seat: Seat | undefined,
): DiceJudgement {
  if (notes === undefined)
    return { caught: [], doubt: 'absent', isBefore: false, isIn: false, unanswered: 0, lost: 0 };
  const caught = new Set<Caught>();
  const promised = commitmentsOf(proof);
  if (notes.commitments.some((commitment) => !promised.includes(commitment)))
    caught.add('commitment');
  const isSeedIn =
    seat !== undefined && notes.seed?.seat === seat && isSeeded(proof, seat, notes.seed.seed);
  if (notes.seed !== undefined && seat === notes.seed.seat && !isSeedIn && !isRedealt(proof))
    caught.add('seed');
  if (!isNamedAsKnown(notes, proof)) caught.add('first');
  const mine = notes.chains.map((chain, at): Shown => {
    const isVoid = at < notes.void && isRedealt(proof);
    return { ...chain, links: linksOf(chain), shown: shownOf(chain.start), isVoid };
  });
  const chains = mine.filter((chain) => chain.seat === seat && chain.kept);
  for (const fault of chainFaults(proof, chains)) caught.add(fault);
  const links = notes.chains.flatMap((chain) => chain.links);
  if (links.some(({ state }) => state === 'unjustly-refused')) caught.add('refused-link');
  const unanswered = links.filter(({ state }) => state === 'sent').length;
  const lost = chains.flatMap((chain) =>
    proof.proof === 2 && chain.isVoid ? lostLinks(proof, chain) : [],
  ).length;
  const isIn = isSeedIn || chains.length > 0;
  return {
    caught: [...caught],
    doubt: doubtOf(notes, seat, isIn),
    isBefore: notes.before,
    isIn,
    unanswered,
    lost,
  };
}

function doubtOf(
  { commitments, before }: ChainNotes,
  seat: Seat | undefined,
  isIn: boolean,
): Doubt | undefined {
  if (commitments.length === 0) return 'absent';
  if (seat === undefined) return 'watching';
  if (!before) return 'late';
  return isIn ? undefined : 'elsewhere';
}

/** By the host's own device, and by what everybody was told. */
function isNamedAsKnown({ asked, told }: ChainNotes, { named }: Proof): boolean {
  return [asked, told].every((known) => known === undefined || known === (named.first ?? null));
}

function commitmentsOf(proof: Proof): readonly string[] {
  if (proof.proof === 1) return [proof.commitment];
  const later = proof.steps.flatMap((step) => (step.type === 'redealt' ? [step.commitment] : []));
  return [...(proof.earlier ?? []).map(({ commitment }) => commitment), proof.commitment, ...later];
}

/** What was given before a restore is void. */
function isRedealt(proof: Proof): boolean {
  return (
    proof.proof === 2 &&
    (proof.earlier !== undefined || proof.steps.some(({ type }) => type === 'redealt'))
  );
}

function lostLinks(proof: Proof2, chain: Shown): readonly NotedLink[] {
  return chain.links.filter((link) => link.state === 'kept' && !isShownIn(proof, chain, link));
}

function isSeeded(proof: Proof, seat: Seat, seed: string): boolean {
  if (proof.proof === 1) return proof.seeds[seat]?.seed === seed && proof.seeds[seat].by === 'seat';
  const given = proof.seats[seat];
  return given?.type === 'seed' && given.seed === seed;
}

/** A chain of this device with every link that was sent, and everything that it shows. */
interface Shown extends NotedChain {
  readonly shown: readonly string[];
  /** Given before a restore: the backup may not have it. */
  readonly isVoid: boolean;
}

function chainFaults(proof: Proof, chains: readonly Shown[]): readonly Caught[] {
  if (chains.length === 0) return [];
  if (proof.proof === 1) return ['chain'];
  const faults: Caught[] = [];
  // Of those given before the start the last one counts; each one given later must be there.
  const first = chains
    .filter(({ when }) => when === 'before')
    .reduce<Shown | undefined>(laterOf, undefined);
  for (const chain of chains.filter(({ isVoid }) => !isVoid)) {
    const isThere =
      chain.when === 'during'
        ? isGivenIn(proof, chain)
        : chain !== first || isBegunWith(proof, chain);
    if (!isThere) faults.push('chain');
    if (lostLinks(proof, chain).length > 0) faults.push('link');
  }
  return isOthersAsKnown(proof, chains) ? faults : [...faults, 'other-chain'];
}

/** Two tabs may have given one each: the one that was stored last. */
function laterOf(one: Shown | undefined, other: Shown): Shown {
  return one !== undefined && (one.n ?? 0) > (other.n ?? 0) ? one : other;
}

function isBegunWith({ seats }: Proof2, { seat, shown }: Shown): boolean {
  const given = seats[seat];
  return given?.type === 'chain' && given.end === shown[0];
}

function isGivenIn({ steps }: Proof2, { seat, shown: [end] }: Shown): boolean {
  return steps.some((step) => step.type === 'chain' && step.seat === seat && step.end === end);
}

const STEP: Readonly<Record<NotedLink['why'], PotStep['type'] | undefined>> = {
  throw: 'link',
  call: 'shown',
  start: undefined,
};

function isShownIn(
  { seats, steps }: Proof2,
  { seat, shown }: Shown,
  { number, why }: NotedLink,
): boolean {
  const link = shown[number];
  const given = seats[seat];
  if (why === 'start') return given?.type === 'chain' && given.first === link;
  return steps.some(
    (step) => step.type === STEP[why] && 'link' in step && step.seat === seat && step.link === link,
  );
}

/**
 * A chain that was given after a link had been sent could have been chosen to suit it. So a chain
 * that a link of this device made ripe must be one that the device had been told of before it sent
 * the link.
 */
function isOthersAsKnown(proof: Proof2, chains: readonly Shown[]): boolean {
  const links = new Map(
    chains.flatMap((chain) =>
      chain.links.map((link) => [chain.shown[link.number] ?? '', link] as const),
    ),
  );
  const start = [...links.values()].find(({ why, state }) => why === 'start' && state === 'kept');
  if (start !== undefined && !isRedealt(proof)) {
    const own = chains[0]?.seat;
    const isAsTold = proof.seats.every(
      (given, seat) =>
        given.type !== 'chain' ||
        seat === own ||
        start.known.some((one) => one.seat === seat && isOf(given, one.last)),
    );
    if (!isAsTold) return false;
  }
  return isRipeAsKnown(proof, links);
}

/**
 * What was known of a chain may have been its first link already, if its seat answered the call
 * sooner.
 */
function isOf(
  { end, first }: { readonly end: string; readonly first?: string },
  last: string,
): boolean {
  return last === end || last === first;
}

/** Of a chain that answered a call, the link before may be what was known. */
function isTold(
  known: NotedLink['known'],
  { seat, chain }: { readonly seat: Seat; readonly chain: PotChain },
): boolean {
  return known.some(
    (one) => one.seat === seat && (one.last === chain.last || isNext(chain.last, one.last)),
  );
}

function isRipeAsKnown(proof: Proof2, links: ReadonlyMap<string, NotedLink>): boolean {
  const pot = potOf(proof);
  try {
    /** The links of ours that were shown since the call. */
    let shown: NotedLink[] = [];
    for (const step of proof.steps) {
      const before = pot.chains.map((chain) => chain);
      if (step.type === 'called') shown = [];
      pot.take(step);
      const mine = 'link' in step ? links.get(step.link) : undefined;
      if (step.type === 'shown' && mine !== undefined) shown.push(mine);
      const responsible =
        step.type === 'link' && mine !== undefined ? [mine] : step.type === 'stirred' ? shown : [];
      const ripened = before.flatMap((chain, seat) =>
        chain !== null &&
        !chain.isRipe &&
        pot.chains[seat]?.isRipe === true &&
        !links.has(chain.last)
          ? [{ seat, chain }]
          : [],
      );
      for (const { known } of responsible)
        if (!ripened.every((one) => isTold(known, one))) return false;
    }
    return true;
  } catch (error) {
    if (error instanceof Refusal) return true; // the check of the proof itself says what can't be
    throw error;
  }
}
