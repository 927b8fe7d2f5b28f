export const linkMessage = 'Give a path that starts with / or an address that starts with https://';

/** Where a link of a record may lead: to a page of this site, or to another one that can be trusted to be the right one. */
export function isLinkAddress(address: string): boolean {
  return isSitePath(address) || isSecureAddress(address);
}

/** `/veins/`, but neither `//host/`, nor what browsers read like it, nor `veins/`, which depends on the page. */
function isSitePath(address: string): boolean {
  return /^\/(?![/\\])[^\s\p{C}\\"<>]*$/u.test(address);
}

function isSecureAddress(address: string): boolean {
  return /^https:\/\/[^\s\p{C}\\"<>@]+$/iu.test(address) && URL.canParse(address);
}

/** What may be shown of links from before they were checked: those that lead to a page, encrypted or not. */
export function isSafeLink(address: string): boolean {
  return isLinkAddress(address.replace(/^http:/i, 'https:'));
}
