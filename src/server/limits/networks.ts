/**
 * Addresses as keys to count by: one spelling for each, and the networks of IPv6 that one customer
 * may have as a whole.
 */

import { BlockList, isIP, SocketAddress } from 'node:net';

export interface Network {
  readonly key: string;
  /** How many times as much as one address this network may have. */
  readonly share: number;
}

/**
 * A home has a /64 at least and often a /56, a tunnel account a /48. Whoever changes addresses
 * within one of them meets the limit of the wider network, which many honest neighbours share.
 */
const WIDER: readonly { readonly bits: number; readonly share: number }[] = [
  { bits: 64, share: 1 },
  { bits: 56, share: 4 },
  { bits: 48, share: 16 },
];

/** The one spelling of an address, ::ffff:10.0.0.1 being one of IPv4; undefined if it is none. */
export function plainAddress(text: string): string | undefined {
  const bare = text.replace(/%.*$/, ''); // fe80::1%eth0
  const version = isIP(bare);
  if (version === 0) return undefined;
  if (version === 4) return bare;
  const { address } = new SocketAddress({ address: bare, family: 'ipv6' });
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1] ?? address;
}

/**
 * What an address is counted as: itself, or the /64 of IPv6, of which whoever has one address has
 * all.
 */
export function keyOf(address: string): string {
  const plain = plainAddress(address);
  if (plain === undefined) return 'unknown';
  return plain.includes(':') ? networkKey(groupsOf(plain), 64) : plain;
}

/** The networks in which a key of keyOf() is counted, the narrowest first. */
export function networksOf(key: string): readonly Network[] {
  const known = /^([\da-f:]+)\/64$/.exec(key)?.[1];
  if (known === undefined) return [{ key, share: 1 }];
  const groups = groupsOf(known);
  return WIDER.map(({ bits, share }) => ({ key: networkKey(groups, bits), share }));
}

function networkKey(groups: readonly number[], bits: number): string {
  const kept = groups.slice(0, 4).map((group, index) => {
    const left = Math.min(16, Math.max(0, bits - 16 * index));
    return (group & (0xffff << (16 - left)) & 0xffff).toString(16);
  });
  return `${kept.join(':')}::/${bits}`;
}

/** The eight groups of an address of IPv6; the last two may be written as one of IPv4. */
function groupsOf(address: string): readonly number[] {
  const [head = [], tail] = address.split('::').map((part) =>
    part
      .split(':')
      .filter((group) => group !== '')
      .flatMap(numbersOf),
  );
  if (tail === undefined) return head;
  return [...head, ...new Array<number>(8 - head.length - tail.length).fill(0), ...tail];
}

function numbersOf(group: string): readonly number[] {
  if (!group.includes('.')) return [Number.parseInt(group, 16)];
  const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
  return [256 * a + b, 256 * c + d];
}

/** The networks whose word is taken for where somebody comes from: those of our own proxies. */
export class Proxies {
  readonly #list = new BlockList();
  readonly isEmpty: boolean;
  /** Whether all of them are on this machine. */
  readonly areHere: boolean;

  /**
   * Each an address or a network, 10.0.0.0/8. Throws a RangeError that names the one that is
   * neither.
   */
  constructor(networks: readonly string[]) {
    this.isEmpty = networks.length === 0;
    let areHere = true;
    for (const network of networks) {
      const [, start = '', length] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(network) ?? [];
      const version = isIP(start);
      const most = version === 4 ? 32 : 128;
      const bits = Number(length ?? most);
      if (version === 0 || bits > most) throw new RangeError(network);
      this.#list.addSubnet(start, bits, version === 4 ? 'ipv4' : 'ipv6');
      areHere &&=
        version === 4
          ? start.startsWith('127.') && bits >= 8
          : plainAddress(start) === '::1' && bits === 128;
    }
    this.areHere = areHere;
  }

  /** Whether this address of a socket or of a header is one of them. */
  has(address: string | undefined): boolean {
    const plain = plainAddress(address ?? '');
    return plain !== undefined && this.#list.check(plain, plain.includes(':') ? 'ipv6' : 'ipv4');
  }
}

export const LOOPBACK_NETWORKS: readonly string[] = ['127.0.0.0/8', '::1'];
export const LOOPBACK = new Proxies(LOOPBACK_NETWORKS);
