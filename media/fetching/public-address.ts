import { BlockList, isIP } from 'node:net';

/** IPv4 that is no place in the internet: RFC 6890 and its successors. */
const reserved = new BlockList();
for (const [network, bits] of [
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
  ] as const),
  ...([
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.88.99.0', 24],
    ['192.168.0.0', 16],
  ] as const),
  ...([
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    ['224.0.0.0', 4],
    ['240.0.0.0', 4],
  ] as const),
] as const) {
  reserved.addSubnet(network, bits, 'ipv4');
}

/** All of IPv6 that is given out; the exceptions within it stand for other addresses, or for examples. */
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');
const reserved6 = new BlockList();
for (const [network, bits] of [
  ...([
    ['2001::', 23],
    ['2001:db8::', 32],
    ['2002::', 16],
    ['3fff::', 20],
  ] as const),
] as const) {
  reserved6.addSubnet(network, bits, 'ipv6');
}

/** Whether an IP address is one of the public internet: none of this machine, of its network, or of nobody. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !reserved.check(address, 'ipv4');
  return version === 6 && global.check(address, 'ipv6') && !reserved6.check(address, 'ipv6');
}
