/** Where somebody comes from: what a proxy says of it, and the networks of IPv6. */

import { beforeAll, describe, expect, it } from 'vitest';
import { readSettings, withEnvironment } from '../../src/cli/serve/flags.ts';
import { speak } from '../../src/cli/words.ts';
import {
  LOOPBACK_NETWORKS,
  networksOf,
  Proxies,
  plainAddress,
} from '../../src/server/limits/networks.ts';
import { SETTINGS } from '../../src/server/settings.ts';
import { asked, gateOf } from '../support/online/gates.ts';

const trusting = (...networks: readonly string[]) => gateOf({ ...SETTINGS, trustProxy: networks });

describe('X-Forwarded-For', () => {
  it('M4: is believed only if the address of the socket itself is trusted', () => {
    expect(gateOf().addressOf(asked('10.0.0.1', '1.2.3.4'))).toBe('10.0.0.1');
    const gate = trusting(...LOOPBACK_NETWORKS);
    expect(gate.addressOf(asked('127.0.0.1', '1.2.3.4'))).toBe('1.2.3.4');
    expect(gate.addressOf(asked('::1', '1.2.3.4'))).toBe('1.2.3.4');
    expect(gate.addressOf(asked('::ffff:127.0.0.1', '1.2.3.4'))).toBe('1.2.3.4');
    expect(gate.addressOf(asked('203.0.113.9', '1.2.3.4'))).toBe('203.0.113.9');
  });

  it('M4: is read from the right, past proxies of ours, and no further than somebody else', () => {
    const gate = trusting('127.0.0.1', '10.0.0.0/8', 'fd00::/8');
    expect(gate.addressOf(asked('10.1.2.3', '6.6.6.6, 1.2.3.4'))).toBe('1.2.3.4');
    expect(gate.addressOf(asked('10.1.2.3', '6.6.6.6, 1.2.3.4, fd00::7, 10.9.9.9'))).toBe(
      '1.2.3.4',
    );
    expect(gate.addressOf(asked('10.1.2.3', '10.9.9.9'))).toBe('10.9.9.9');
    expect(gate.addressOf(asked('10.1.2.3', ''))).toBe('10.1.2.3');
    expect(gate.addressOf(asked('10.1.2.3'))).toBe('10.1.2.3');
  });

  it('M4: makes no key of anything but an address', () => {
    const gate = trusting('10.0.0.0/8');
    for (const forged of [
      'somebody',
      '1.2.3.4.5',
      '__proto__',
      '"><script>',
      'x'.repeat(9000),
      '999.1.1.1',
      '2001:db8::/64',
      ',',
    ])
      expect(gate.addressOf(asked('10.0.0.1', forged))).toBe('10.0.0.1');
    expect(gate.addressOf(asked('10.0.0.1', '1.2.3.4, nonsense'))).toBe('10.0.0.1');
    expect(gate.addressOf(asked('10.0.0.1', '1.2.3.4:5678'))).toBe('1.2.3.4');
    expect(gate.addressOf(asked('10.0.0.1', '[2001:db8:1:2::3]:5678'))).toBe('2001:db8:1:2::/64');
  });

  it('M4: from somewhere else is told of once in the log, without the address', () => {
    const lines: string[] = [];
    const gate = gateOf(SETTINGS, lines);
    for (const last of [1, 2, 3]) gate.addressOf(asked(`203.0.113.${last}`, '1.2.3.4'));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('--trust-proxy');
    expect(lines[0]).not.toMatch(/203\.0|1\.2\.3\.4/);
  });
});

describe('networks of IPv6', () => {
  it('are one address by their /64; one of IPv4 is itself however it is written', () => {
    const of = (address: string): string => gateOf().addressOf(asked(address));
    expect(of('2001:db8:1:2::1')).toBe(of('2001:DB8:1:2:ffff:1:2:3'));
    expect(of('2001:db8::1')).toBe(of('2001:db8:0:0:5::'));
    expect(of('2001:db8:1:3::1')).not.toBe(of('2001:db8:1:2::1'));
    expect(of('::ffff:1.2.3.4')).toBe('1.2.3.4');
    expect(of('::ffff:102:304')).toBe('1.2.3.4');
    expect(of('fe80::1%eth0')).toBe(of('fe80::2'));
    expect(plainAddress('nonsense')).toBe(undefined);
    expect(networksOf('1.2.3.4')).toEqual([{ key: '1.2.3.4', share: 1 }]);
  });

  it('M4: count by /64, and by /56 and /48 with four and sixteen times as much', () => {
    const few = { perSecond: 0.001, burst: 5 };
    const admitted = (address: (number: number) => string): number => {
      const gate = gateOf({ ...SETTINGS, rates: { ...SETTINGS.rates, guests: few } });
      return Array.from({ length: 300 }, (_, number) =>
        gate.addressOf(asked(address(number))),
      ).filter((key) => gate.may('guests', key)).length;
    };
    const hex = (number: number): string => number.toString(16);
    expect(admitted((number) => `2001:db8:1:2::${hex(number)}`)).toBe(5);
    expect(admitted((number) => `2001:db8:1:${hex(number % 256)}::1`)).toBe(20);
    expect(admitted((number) => `2001:db8:1:${hex(number * 199)}::1`)).toBe(80);
    expect(admitted((number) => `2001:db8:${hex(number)}::1`)).toBe(300);
    expect(admitted((number) => `::ffff:10.0.0.${number % 256}`)).toBe(300);
  });

  it('M4: hold as many sockets as they may, and those who leave make room in all of them', () => {
    const gate = gateOf({ ...SETTINGS, perAddress: 2 });
    const keys = Array.from({ length: 100 }, (_, number) =>
      gate.addressOf(asked(`2001:db8:1:${number.toString(16)}::1`)),
    );
    const inside = keys.filter((key) => gate.enter(key));
    expect(inside).toHaveLength(8); // four times as many in a /56
    for (const key of inside) gate.leave(key);
    expect(keys.filter((key) => gate.enter(key))).toHaveLength(8);
  });
});

describe('--trust-proxy', () => {
  beforeAll(() => speak('en'));
  const read = (value: string) => readSettings({ 'trust-proxy': value });

  it('M4: without networks means this machine, and then only this machine is listened to', () => {
    expect(read('true')).toMatchObject({ trustProxy: LOOPBACK_NETWORKS, host: '127.0.0.1' });
    expect(readSettings(withEnvironment({}, { GOBELET_TRUST_PROXY: 'true' }))).toMatchObject({
      host: '127.0.0.1',
    });
    expect(read('127.0.0.1,::1').host).toBe('127.0.0.1');
    expect(read('10.0.0.0/8, fd00::/8')).toMatchObject({
      trustProxy: ['10.0.0.0/8', 'fd00::/8'],
      host: '0.0.0.0',
    });
    expect(read('127.0.0.1,10.0.0.1').host).toBe('0.0.0.0');
    expect(read('off').trustProxy).toEqual([]);
  });

  it.each(['maybe', '10.0.0.0/33', 'fd00::/129', '10.0.0', '10.0.0.0/', '', '10.0.0.1,,'])(
    'M4: refuses %j',
    (value) => {
      expect(() => read(value)).toThrow('--trust-proxy takes addresses and networks');
    },
  );

  it('M4: 0.0.0.0/0 and the like are not this machine', () => {
    expect(new Proxies(['0.0.0.0/0']).areHere).toBe(false);
    expect(new Proxies(['127.0.0.1/1']).areHere).toBe(false);
    expect(new Proxies(['::1/0']).areHere).toBe(false);
    expect(new Proxies(['127.0.0.0/8', '::1']).areHere).toBe(true);
  });
});
