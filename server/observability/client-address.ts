import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';
import type { PeerTrust } from '../config/trusted-proxies.ts';

/** Who has sent a request: the nearest that is no trusted proxy. What is answered from memory is read without the framework. */
export function clientAddressOf({ headers, socket }: IncomingMessage, isTrusted: PeerTrust): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const chain = [socket.remoteAddress ?? '', ...forwarded.reverse()];
  const index = chain.findIndex((address, hop) => !isTrusted(address, hop));
  return chain.at(index) ?? '';
}

const mapped = /^::ffff:(?=\d+\.)/i;
const keptBlocks = 3;
const allBlocks = 8;

/** The network that an address is in, an IPv4 /24 or an IPv6 /48: enough to see where from, too little to see who. */
export function shortenAddress(address: string): string {
  const plain = address.replace(mapped, '').replace(/%.*$/, '');
  if (isIPv4(plain)) return plain.replace(/\d+$/, '0');
  if (!isIPv6(plain)) return '';
  const [head = '', tail] = plain.split('::');
  const first = head.split(':').filter(Boolean);
  const last = (tail ?? '').split(':').filter(Boolean);
  const filled =
    tail === undefined
      ? first
      : [...first, ...Array(allBlocks - first.length - last.length).fill('0'), ...last];
  return `${filled.slice(0, keptBlocks).join(':')}::`;
}
