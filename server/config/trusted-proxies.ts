import { BlockList, isIP } from 'node:net';

/** Whose forwarding headers are believed: nobody's, those of so many proxies in a row, or of addresses and networks. */
export type TrustedProxies = false | number | string[];

export const trustedProxiesRule =
  'is false, a number of hops from 1 to 10, or addresses and networks with commas between them';
/** Why `true`, which Fastify would take, is refused. */
export const trustEverybodyRule = `${trustedProxiesRule}; true would believe whatever a visitor writes there`;

const maxHops = 10;

/** @returns undefined where the text is none of the three */
export function parseTrustedProxies(text: string): TrustedProxies | undefined {
  if (text === 'false') return false;
  if (/^\d+$/.test(text)) {
    const hops = Number(text);
    return hops >= 1 && hops <= maxHops ? hops : undefined;
  }
  const networks = text.split(',').map((part) => part.trim());
  return networks.every(isNetwork) ? networks : undefined;
}

/** A prefix of no bits is everybody, and refused as `true` is. */
function isNetwork(text: string): boolean {
  const [, ip = '', prefix] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const bits = { 0: 0, 4: 32, 6: 128 }[isIP(ip)] ?? 0;
  return bits > 0 && (prefix === undefined || (Number(prefix) >= 1 && Number(prefix) <= bits));
}

type Trust = false | string[] | ((ip: string, hop: number) => boolean);

/**
 * As Fastify takes it, which believes no hops where it gets a number. Hop 0 is who is connected; each further one
 * is an entry of X-Forwarded-For from its end, so that what a visitor writes there themselves is never reached.
 */
export function trustOf(proxies: TrustedProxies): Trust {
  return typeof proxies === 'number' ? (_ip, hop) => hop < proxies : proxies;
}

/** Whether what somebody connected, or named in a row of forwarders, is a trusted proxy; hops are counted as above. */
export type PeerTrust = (address: string, hop: number) => boolean;

/** The same for what does not pass the framework. */
export function peerTrustOf(proxies: TrustedProxies): PeerTrust {
  if (proxies === false) return () => false;
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies;
  const list = new BlockList();
  for (const network of proxies) {
    const [ip = '', prefix] = network.split('/');
    const family = isIP(ip) === 6 ? 'ipv6' : 'ipv4';
    if (prefix === undefined) list.addAddress(ip, family);
    else list.addSubnet(ip, Number(prefix), family);
  }
  return (address) => isIP(address) > 0 && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}
