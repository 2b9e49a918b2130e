/** The laws of src/tables/bus.ts, as a suite for every bus. */

import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Bus } from '../../src/tables/bus.ts';
import { samples } from '../support/chance.ts';

/**
 * `open` gives two ends of one bus, such as two processes have; within one process they may be the
 * same.
 */
export function busSuite(name: string, open: () => Promise<readonly [Bus, Bus]>): void {
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
