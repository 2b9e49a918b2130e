/** The laws of src/tables/bus.ts, as a suite for every bus. */

import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Bus } from '../../src/tables/bus.ts';
import { samples } from '../support/chance.ts';

/** Breaks whatever is between the two ends; returns how it is mended. */
export type Break = () => Promise<() => Promise<void>>;

/**
 * `open` gives two ends of one bus, such as two processes have; within one process they may be the
 * same. `breaks` if there is something between them that can break.
 */
export function busSuite(
  name: string,
  open: () => Promise<readonly [Bus, Bus]>,
  breaks?: Break,
): void {
  describe(name, () => {
    let here: Bus;
    let there: Bus;
    let count = 0;
    let subject = '';

    beforeEach(async () => {
      [here, there] = await open();
      subject = `subject ${process.pid}.${count++}`;
    });
    afterEach(async () => {
      await Promise.all([here.close(), there.close()]);
    });

    /** Listens, and waits until that has got around. */
    const listen = async (
      to: string,
      heard: (message: string) => void,
      end = there,
    ): Promise<() => void> => {
      let isReady = false;
      const stop = end.subscribe(to, (message) => {
        if (message === 'ready?') isReady = true;
        else heard(message);
      });
      await vi.waitFor(() => {
        here.publish(to, 'ready?');
        if (!isReady) throw new Error('not yet');
      }, 10_000);
      return stop;
    };
    const until = (check: () => void): Promise<void> => vi.waitFor(check, 10_000);

    it('tells everybody who listens to the subject, this end included, and nobody else', async () => {
      const heard: string[] = [];
      await listen(subject, (message) => heard.push(`there ${message}`));
      await listen(subject, (message) => heard.push(`there too ${message}`));
      await listen(subject, (message) => heard.push(`here ${message}`), here);
      await listen(`${subject}.other`, (message) => heard.push(`other ${message}`));
      here.publish(subject, 'news');
      await until(() =>
        expect(heard.sort()).toEqual(['here news', 'there news', 'there too news']),
      );
      here.publish(`${subject}.other`, 'later');
      await until(() => expect(heard).toContain('other later'));
      expect(heard).toHaveLength(4);
    });

    it('brings the messages of one publisher in order, whatever is in them', async () => {
      const heard: string[] = [];
      await listen(subject, (message) => heard.push(message));
      const text = fc.string({ unit: 'binary', maxLength: 200 });
      const messages = samples(text, 300).map((message, index) => `${index} ${message}`);
      for (const message of messages) here.publish(subject, message);
      await until(() => expect(heard).toHaveLength(messages.length));
      expect(heard).toEqual(messages);
    });

    it('keeps many subjects apart, and forgets those that nobody listens to', async () => {
      const subjects = Array.from({ length: 1000 }, (_, index) => `${subject}/${index}`);
      const heard = new Map<string, string[]>();
      const stops = subjects.map((one) =>
        there.subscribe(one, (message) => {
          heard.set(one, [...(heard.get(one) ?? []), message]);
        }),
      );
      await listen(subject, () => undefined); // by now the others have got around, too
      for (const one of subjects) here.publish(one, `to ${one}`);
      await until(() => expect(heard.size).toBe(subjects.length));
      for (const one of subjects) expect(heard.get(one)).toEqual([`to ${one}`]);
      for (const stop of stops) stop();
      const last: string[] = [];
      await listen(subject, (message) => last.push(message));
      for (const one of subjects) here.publish(one, 'to nobody');
      here.publish(subject, 'behind them');
      await until(() => expect(last).toEqual(['behind them']));
      for (const one of subjects) expect(heard.get(one)).toHaveLength(1);
    });

    it('brings what each of several publishers says in their order, though they talk at once', async () => {
      const heard: string[] = [];
      await listen(subject, (message) => heard.push(message));
      const number = (message: string): number => Number(message.split(' ')[1]);
      for (let n = 0; n < 200; n++)
        for (const [name, end] of [
          ['here', here],
          ['there', there],
        ] as const)
          end.publish(subject, `${name} ${n}`);
      await until(() => expect(heard).toHaveLength(400));
      for (const name of ['here', 'there']) {
        const said = heard.filter((message) => message.startsWith(name)).map(number);
        expect(said).toEqual(Array.from({ length: 200 }, (_, n) => n));
      }
    });

    it('takes a burst: it may lose some, but tells none twice or out of order, and goes on', async () => {
      const heard: string[] = [];
      await listen(subject, (message) => heard.push(message));
      const long = 'x'.repeat(1000);
      for (let n = 0; n < 20_000; n++) here.publish(subject, `${n} ${long}`);
      await vi.waitFor(() => {
        here.publish(subject, 'more');
        expect(heard.at(-1)).toBe('more');
      }, 30_000);
      const said = heard
        .filter((message) => message !== 'more')
        .map((message) => Number.parseInt(message, 10));
      expect(said.every((n, index) => index === 0 || n > (said[index - 1] as number))).toBe(true);
      expect(said[0]).toBe(0);
    });

    it.runIf(breaks !== undefined)(
      'comes back after every break: those who listened hear again, and so do those who began meanwhile',
      { timeout: 60_000 },
      async () => {
        const heard: string[] = [];
        const own: string[] = [];
        await listen(subject, (message) => heard.push(message));
        here.subscribe(subject, (message) => own.push(message));
        for (let round = 0; round < 3; round++) {
          const mend = await breaks?.();
          for (let n = 0; n < 100; n++) here.publish(subject, `lost ${round}.${n}`);
          const late: string[] = [];
          const stop = there.subscribe(`${subject}.${round}`, (message) => late.push(message));
          await until(() => expect(own).toContain(`lost ${round}.99`));
          await mend?.();
          await vi.waitFor(() => {
            here.publish(subject, `back ${round}`);
            here.publish(`${subject}.${round}`, 'late');
            expect(heard).toContain(`back ${round}`);
            expect(late).toContain('late');
          }, 15_000);
          stop();
        }
      },
    );

    it('never tells anybody while publish runs', async () => {
      let isPublishing = false;
      const during: boolean[] = [];
      await listen(subject, () => during.push(isPublishing), here);
      isPublishing = true;
      here.publish(subject, 'news');
      isPublishing = false;
      await until(() => expect(during).toEqual([false]));
    });

    it('tells nothing to whoever has stopped, and goes on telling the others', async () => {
      const heard: string[] = [];
      const stop = await listen(subject, (message) => heard.push(`one ${message}`));
      await listen(subject, (message) => heard.push(`two ${message}`));
      here.publish(subject, 'first');
      await until(() => expect(heard.sort()).toEqual(['one first', 'two first']));
      stop();
      stop();
      here.publish(subject, 'second');
      await until(() => expect(heard).toContain('two second'));
      expect(heard).not.toContain('one second');
    });

    it('hears no more of one listener that stops another in the middle', async () => {
      const heard: string[] = [];
      const stops: (() => void)[] = [];
      for (const name of ['one', 'two']) {
        stops.push(
          await listen(subject, () => {
            heard.push(name);
            for (const stop of stops) stop();
          }),
        );
      }
      await listen(subject, () => heard.push('last'));
      here.publish(subject, 'news');
      await until(() => expect(heard).toContain('last'));
      expect(heard).toHaveLength(2);
    });

    it('keeps nothing from the others when one listener throws', async () => {
      const heard: string[] = [];
      await listen(subject, () => {
        throw new Error('a listener that fails');
      });
      await listen(subject, (message) => heard.push(message));
      here.publish(subject, 'news');
      here.publish(subject, 'more');
      await until(() => expect(heard).toEqual(['news', 'more']));
    });

    it('lets two who answer each other go on while others get their turn', async () => {
      let rounds = 0;
      let isOver = false;
      await listen(subject, (message) => {
        rounds++;
        if (!isOver) here.publish(subject, message);
      });
      here.publish(subject, 'ball');
      await new Promise((resolve) => setTimeout(resolve, 20));
      isOver = true;
      expect(rounds).toBeGreaterThan(0);
    });

    it('is silent once closed: publishing and listening do no harm', async () => {
      const heard: string[] = [];
      const stop = await listen(subject, (message) => heard.push(message), here);
      here.publish(subject, 'before');
      await until(() => expect(heard).toEqual(['before']));
      await here.close();
      here.publish(subject, 'after');
      here.subscribe(subject, (message) => heard.push(message))();
      stop();
      await here.close();
      await new Promise((resolve) => setTimeout(resolve, 20));
      expect(heard).toEqual(['before']);
    });
  });
}
