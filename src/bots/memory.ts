/**
 * Answers that were worked out lately, so that they need not be worked out again. Forgets the
 * oldest, never changes one.
 */

export function remembered<Question, Answer>(
  most: number,
): (question: Question, work: () => Answer) => Answer {
  const known = new Map<Question, Answer>();
  return (question, work) => {
    const before = known.get(question);
    if (before !== undefined) return before;
    const answer = work();
    for (const oldest of known.keys()) {
      if (known.size < most) break;
      known.delete(oldest);
    }
    known.set(question, answer);
    return answer;
  };
}
