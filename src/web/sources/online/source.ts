/** A table on the server, followed over the page's one link. */

import { DiceKeeper } from '../../../client/dice-keeper.ts';
import { type AnyGame, asksChance } from '../../../game.ts';
import { loadBoard } from '../../shell/games.ts';
import type { Source } from '../../stage/source.ts';
import { theConnection } from './connection.ts';
import { api, withToken } from './me.ts';
import { theNotes } from './the-notes.ts';

export async function onlineSource(table: string): Promise<Source> {
  const link = await theConnection();
  const main = link.follow(table);
  let game: AnyGame | undefined;
  const learn = (): void => {
    const id = main.known?.about.game;
    if (id !== undefined && game === undefined)
      loadBoard(id).then(
        ({ rules }) => {
          game = rules;
        },
        () => undefined, // whoever shows the table says so
      );
  };
  learn();
  const deafen = main.listen(learn);
  const keeper = new DiceKeeper(main, {
    person: () => link.person,
    store: theNotes,
    asksChance: (type) => game !== undefined && asksChance(game, type),
  });
  return {
    table,
    isOnline: true,
    get isChallenge() {
      return main.known?.about.ranked !== undefined;
    },
    isKept: true,
    get person() {
      return link.person;
    },
    main,
    shared: undefined,
    do: (deed) => keeper.do(deed),
    notes: () => keeper.notes(),
    now: () => link.now(),
    async kept() {
      const ranked = main.known?.about.ranked;
      if (ranked === undefined) return withToken((token) => api.kept(token, table));
      const { toldOf } = await import('../challenge/daily.ts');
      const [record, challenge] = await Promise.all([
        withToken((token) => api.record(token, table)),
        toldOf(ranked.id),
      ]);
      return { record, proof: '', ...(challenge !== undefined && { challenge }) };
    },
    async rematch() {
      await main.do({ type: 'rematch' });
      const again = main.known?.about.rematch;
      if (again === null || again === undefined)
        throw new Error('a rematch was agreed to, and has no table');
      return again;
    },
    leave() {
      deafen();
      keeper.close();
      link.unfollow(table);
    },
  };
}
