export type ShareAction = { name: string; label: string; href: string };

type Shared = {
  title: string;
  /** The full URL. */
  url: string;
  /** Full URL of its picture; empty where it has none. */
  picture: string;
};

/** Plain links for sharing an article, so that nothing is loaded from other companies. */
export function shareActions({ title, url, picture }: Shared, mailLabel: string): ShareAction[] {
  const actions: [string, string, Record<string, string>][] = [
    [mailLabel, 'mailto:', { subject: title, body: url }],
    ['WhatsApp', 'https://wa.me/', { text: `${title} ${url}` }],
    ['LinkedIn', 'https://www.linkedin.com/sharing/share-offsite/', { url }],
    [
      'Pinterest',
      'https://www.pinterest.com/pin/create/button/',
      { url, description: title, ...(picture && { media: picture }) },
    ],
  ];
  return actions.map(([label, target, query]) => ({
    name: target === 'mailto:' ? 'e-mail' : label.toLowerCase(),
    label,
    href: `${target}?${encode(query)}`,
  }));
}

/** Mail programs read a plus sign literally, so a space is written as `%20`. */
function encode(query: Record<string, string>): string {
  return Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
}
