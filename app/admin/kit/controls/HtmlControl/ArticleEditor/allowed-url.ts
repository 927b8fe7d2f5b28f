/** Where a link may lead: the web, a mail program, a telephone, or a page of this site. */
export function isAllowedUrl(url: string): boolean {
  const text = url.trim();
  if (/^(?:https?:\/\/|mailto:|tel:)\S+$/i.test(text)) return true;
  return /^(?:\/(?!\/)|#)\S*$/.test(text);
}
