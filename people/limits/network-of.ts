/**
 * The network that an ip belongs to, as one household or server has it: an IPv4 address itself, of an IPv6 address the
 * first 64 bits, since whoever has one has all that begin like it.
 */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!ip.includes(':')) return ip;
  const [head = '', tail] = (ip.split('%')[0] ?? '').toLowerCase().split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  const groups = [...first, ...Array.from({ length: zeros }, () => '0'), ...last];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

/** What may be kept of an ip for years: whose network it is about, and not which household. */
export function shortenNetwork(ip: string): string {
  const network = networkOf(ip);
  if (!network.includes(':')) return network.replace(/\.\d+$/, '.x');
  return `${network.split(':').slice(0, 3).join(':')}::/48`;
}
