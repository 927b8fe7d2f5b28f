import type { Permission } from '#people/accounts/permissions.shared.ts';
import { mayNow } from '../kit/access/use-may.ts';
import { itemAt } from './navigation.ts';

/** Pages below those of the menu that need another permission than the list above them. */
const pagesBelow: readonly [path: RegExp, Permission][] = [
  [/\/(?:new|\d+\/edit)\/?$/, 'content'],
  [/\/\d+\/translations\/[^/]+\/?$/, 'content'],
  [/\/(?:import|grid)\/?$/, 'spreadsheets'],
  [/^\/admin\/first-steps(?:\/|$)/, 'firstSteps'],
];

/** What it takes to open a page of the back office. */
export function permissionOfPage(pathname: string): Permission {
  const below = pagesBelow.find(([path]) => path.test(pathname))?.[1];
  if (below) return below;
  return itemAt(pathname)?.permission ?? 'account';
}

export function mayOpenNow(pathname: string): boolean {
  return mayNow(permissionOfPage(pathname));
}
