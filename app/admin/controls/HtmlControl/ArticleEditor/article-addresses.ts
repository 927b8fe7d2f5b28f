/** Where a link may lead: the web, a mail program, a telephone, or a page of this site. */
export function isAllowedAddress(address: string): boolean {
  const text = address.trim();
  if (/^(?:https?:\/\/|mailto:|tel:)\S+$/i.test(text)) return true;
  return /^(?:\/(?!\/)|#)\S*$/.test(text);
}
