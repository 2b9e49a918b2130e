/** What a client knows of a table from the messages alone. */

import { describe, expect, it } from 'vitest';
import type { About, MessageOf } from '../protocol.ts';
import { Following } from './following.ts';

const TABLE = 'kabo-relu-timo-sane';

describe('the clocks', () => {
  it('go on through steps that do not tell them', () => {
    const following = new Following(TABLE, () => undefined);
    const clocks = { left: [60_000, 50_000], running: [1] };
    following.heard({ type: 'table', table: TABLE, n: 1, at: 1000, about: {} as About, said: [], clocks });
    const said: MessageOf<'step'>['what'] = { type: 'said', person: 'abcdefghijkl', name: 'Léa', text: 'Salut' };
    following.heard({ type: 'step', table: TABLE, n: 2, at: 4000, what: said });
    expect(following.known?.clocks).toEqual({ left: [60_000, 47_000], running: [1] });
    following.heard({ type: 'step', table: TABLE, n: 3, at: 90_000, what: said });
    expect(following.known?.clocks?.left).toEqual([60_000, 0]);
  });
});
