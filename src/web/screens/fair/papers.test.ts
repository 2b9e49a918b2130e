/**
 * A record and its proof from files: found in any order, checked, and refused where something is
 * wrong.
 */

import { describe, expect, it } from 'vitest';
import { fairGame } from '../../../../test/support/fair-game.ts';
import { makeProof } from '../../../dice/proof.ts';
import { games } from '../../../games/index.ts';
import { words } from '../../../words/en/proof.ts';
import { findingOf } from '../../stage/proof/finding.ts';
import { headlineOf } from '../../stage/proof/finding-shown.tsx';
import { checkPapers, gameIn, type Papers, sortPapers } from './papers.ts';

const SECRET = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';

function papers(game: string, seats = 2): Papers {
  const rules = games.find(({ id }) => id === game);
  if (rules === undefined) throw new Error(game);
  const given = Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'lucky-7' : null));
  const proof = makeProof('kabo-relu-timo-sane', SECRET, given);
  return {
    record: fairGame(rules, seats, rules.options(seats)({}), proof, 'papers').join('\n'),
    proof: JSON.stringify(proof),
  };
}

describe('which is which', () => {
  const { record, proof } = papers('sequence');

  it('is told by what is in them, whatever their order', () => {
    for (const texts of [
      [record, proof],
      [proof, record],
      ['', proof, 'x', record],
    ])
      expect(sortPapers(texts)).toEqual({ record, proof });
    expect(gameIn(`\n${record}`)).toBe('sequence');
  });

  it('is said where one is missing', () => {
    expect(sortPapers([record])).toBe('noProof');
    expect(sortPapers([proof])).toBe('noRecord');
    expect(sortPapers(['nonsense', '[]', '{"game":"next"}'])).toBe('unreadable');
  });
});

describe.each(['pokerdice', 'next', 'sequence'])('%s', (game) => {
  const honest = papers(game);

  it('follows as it was played', () => {
    expect(checkPapers(honest, games)).toMatchObject({
      found: { follows: true, over: true, game },
    });
  });

  it('counts what was thrown and drawn, as the command does, and not the lots before', () => {
    const checked = checkPapers(honest, games);
    if (typeof checked === 'string') throw new Error(checked);
    const { found, proof } = checked;
    const count = found.totals.throw.asked + found.totals.draw.asked;
    expect(headlineOf(findingOf(found, proof, 'own', true), words)).toBe(words.follow({ count }));
  });

  it('does not with one die turned, another secret, or another table’s proof', () => {
    const [, face = ''] = /"faces":\[([^,\]]+)/.exec(honest.record) ?? [];
    const other = Number.isNaN(Number(face))
      ? face === '"red"'
        ? '"blue"'
        : '"red"'
      : `${(Number(face) % 6) + 1}`;
    const turned = honest.record.replace(`"faces":[${face}`, `"faces":[${other}`);
    expect(checkPapers({ ...honest, record: turned }, games)).toMatchObject({
      found: { follows: false },
    });
    const swapped = honest.proof.replace(SECRET, SECRET.replace('00', 'ff'));
    expect(checkPapers({ ...honest, proof: swapped }, games)).toMatchObject({
      found: { follows: false, commitment: { follows: false } },
    });
  });

  it('cannot be compared with a proof for other seats', () => {
    const { proof } = papers('next', 3);
    expect(checkPapers({ ...honest, proof }, games)).toBe('apart');
    expect(checkPapers({ ...honest, proof: '{"proof":1}' }, games)).toBe('unreadable');
  });
});
