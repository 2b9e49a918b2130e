/** Answers that were worked out lately, so that the decisions of one round need not work them out again. Forgets, never changes. */

export function remembered<Answer>(most: number): (question: string, work: () => Answer) => Answer {
  const known = new Map<string, Answer>();
  return (question, work) => {
    const before = known.get(question);
    if (before !== undefined) return before;
    const answer = work();
    if (known.size >= most) known.clear();
    known.set(question, answer);
    return answer;
  };
}
