/** Where the links of formatted text lead, once each. */
export function linksIn(html: string): string[] {
  const targets = [...html.matchAll(/<a\b[^<>]*>/gi)].map(([tag]) => attributeOf(tag, 'href'));
  return [...new Set(targets)].filter((target) => /^(?:\/|https?:)/i.test(target));
}

/** The pictures of formatted text, with what it says of each. */
export function picturesIn(html: string): { src: string; alt: string }[] {
  return [...html.matchAll(/<img\b[^<>]*>/gi)].map(([tag]) => ({
    src: attributeOf(tag, 'src'),
    alt: attributeOf(tag, 'alt').trim(),
  }));
}

export function wordsIn(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

function attributeOf(tag: string, name: string): string {
  const [, double, single] = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(tag) ?? [];
  return (double ?? single ?? '').replaceAll('&amp;', '&');
}
