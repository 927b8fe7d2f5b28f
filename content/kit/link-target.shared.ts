export const linkMessage = 'Give a path that starts with / or an address that starts with https://';

/** Where a link of a record may lead: to a page of this site, or to a page elsewhere over https. */
export function isLinkTarget(target: string): boolean {
  return isSitePath(target) || isSecureUrl(target);
}

/** `/veins/`, but not `//host/` or what browsers treat alike, and not `veins/`, which is relative to the page. */
function isSitePath(path: string): boolean {
  return /^\/(?![/\\])[^\s\p{C}\\"<>]*$/u.test(path);
}

function isSecureUrl(url: string): boolean {
  return /^https:\/\/[^\s\p{C}\\"<>@]+$/iu.test(url) && URL.canParse(url);
}

/** Whether a link stored before links were validated may be shown: it leads to a page, over https or http. */
export function isSafeLink(url: string): boolean {
  return isLinkTarget(url.replace(/^http:/i, 'https:'));
}
