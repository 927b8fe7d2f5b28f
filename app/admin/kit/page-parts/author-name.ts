import { systemUsername } from '#people/log/system-username.shared.ts';
import { t } from '../language/t.ts';

/** Who wrote something, for people to read: the site itself has written what no administrator has. */
export function authorName(username: string): string {
  return username === '' || username === systemUsername ? t('the site') : username;
}
