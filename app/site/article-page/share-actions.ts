export type ShareAction = { label: string; href: string };

type Shared = {
  title: string;
  /** The full address. */
  url: string;
  /** Full address of its picture; empty where it has none. */
  picture: string;
};

/** Plain links that hand an article on; nothing of another company is loaded for them. */
export function shareActions({ title, url, picture }: Shared): ShareAction[] {
  const actions: [string, string, Record<string, string>][] = [
    ['E-mail', 'mailto:', { subject: title, body: url }],
    ['WhatsApp', 'https://wa.me/', { text: `${title} ${url}` }],
    ['LinkedIn', 'https://www.linkedin.com/sharing/share-offsite/', { url }],
    [
      'Pinterest',
      'https://www.pinterest.com/pin/create/button/',
      { url, description: title, ...(picture && { media: picture }) },
    ],
  ];
  return actions.map(([label, address, query]) => ({ label, href: `${address}?${encode(query)}` }));
}

/** Mail programs take a plus sign as one, so a space is written as `%20`. */
function encode(query: Record<string, string>): string {
  return Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
}
