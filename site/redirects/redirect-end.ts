import { hasFormerSlug } from '#content/checks/record-places.repository.ts';
import type { Db } from '#database/connect.ts';
import { ownPathOf } from '../paths/path-key.ts';
import { readPathIndex } from '../paths/read-path-index.ts';

/**
 * Where a redirect ends by now: a record that has moved since is led to directly, so that nobody is sent on twice. Most
 * targets have no part that was ever somebody's former slug, and cost one query of an index.
 */
export async function findEnd(db: Db, target: string, publicUrl: string): Promise<string> {
  const path = ownPathOf(target, publicUrl);
  const parts =
    path
      ?.replace(/[?#].*$/s, '')
      .split('/')
      .filter(Boolean) ?? [];
  if (path === undefined || !(await hasFormerSlug(db, parts))) return target;
  const { stateOf } = await readPathIndex(db, [path], { redirects: new Map() });
  const state = stateOf(path);
  return state.kind === 'moved' ? path.replace(/^[^?#]*/, () => state.to) : target;
}
