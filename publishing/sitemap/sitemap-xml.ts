const entities = new Map(
  Object.entries({
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&apos;',
  }),
);

/** Text as it may stand in XML, in an element or an attribute; signs that XML cannot hold are dropped. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(/(?![\t\n\r])\p{Cc}|\uFFFE|\uFFFF/gu, '')
    .replace(/[&<>"']/g, (sign) => entities.get(sign) ?? sign);
}
