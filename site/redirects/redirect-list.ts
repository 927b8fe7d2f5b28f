import type { PathState } from '#content/checks/path-state.shared.ts';
import { listFormerSlugs } from '#content/checks/record-places.repository.ts';
import { getEntity } from '#content/registry.ts';
import type { Db } from '#database/connect.ts';
import type { PathIndex } from '../paths/path-index.ts';
import { ownPathOf } from '../paths/path-key.ts';
import { readPathIndex } from '../paths/read-path-index.ts';
import type { Redirect } from './redirect-change.ts';
import { listRedirects } from './redirects.repository.ts';

export const redirectKinds = ['manual', 'moved'] as const;
type RedirectKind = (typeof redirectKinds)[number];
export type RedirectQuery = {
  search: string;
  kind: RedirectKind | undefined;
  broken: boolean;
  page: number;
  perPage: number;
};

/** `manual`: somebody made it; `moved`: it follows from a record whose address has changed, and has no number. */
export type ListedRedirect = {
  id: number | null;
  kind: RedirectKind;
  from: string;
  to: string;
  hits: number;
  lastHitAt: string | null;
  updatedAt: string;
  username: string;
  /** What is wrong with it; empty where nothing is. */
  problem: string;
};

/** Those made by hand first, the newest first, then those of moved records. */
export async function listAllRedirects(
  db: Db,
  query: RedirectQuery,
  publicUrl: string,
): Promise<{ redirects: ListedRedirect[]; total: number }> {
  const [made, former] = await Promise.all([listRedirects(db, query.search), listFormerSlugs(db)]);
  const index = await readPathIndex(db, { former, redirects: new Map() });
  const moves = query.kind === 'manual' ? [] : movesOf(former, index, query.search);
  const all = [
    ...(query.kind === 'moved' ? [] : made.map((redirect) => showRedirect(redirect, index, publicUrl))),
    ...moves,
  ].filter(({ problem }) => !query.broken || problem !== '');
  const start = (query.page - 1) * query.perPage;
  return { redirects: all.slice(start, start + query.perPage), total: all.length };
}

/** What is wrong with a redirect by now: the site goes on changing after it was made. */
export function problemOf(
  { source, target }: Pick<Redirect, 'source' | 'target'>,
  { stateOf }: Pick<PathIndex, 'stateOf'>,
  publicUrl: string,
): string {
  if (stateOf(source).kind === 'there') return 'There is a page at this address by now; nobody is sent on';
  const path = ownPathOf(target, publicUrl);
  return path === undefined ? '' : describeTarget(stateOf(path));
}

function describeTarget(state: PathState): string {
  switch (state.kind) {
    case 'missing':
      return 'The page it leads to is gone';
    case 'draft':
      return `It leads to "${state.title}", a draft, which visitors do not see`;
    case 'trashed':
      return `It leads to "${state.title}", which is in the trash`;
    default:
      return '';
  }
}

function showRedirect(redirect: Redirect, index: PathIndex, publicUrl: string): ListedRedirect {
  const { id, source, target, hits, lastHitAt, updatedAt, username } = redirect;
  const problem = problemOf(redirect, index, publicUrl);
  return { id, kind: 'manual', from: source, to: target, hits, lastHitAt, updatedAt, username, problem };
}

function movesOf(
  former: Awaited<ReturnType<typeof listFormerSlugs>>,
  index: PathIndex,
  search: string,
): ListedRedirect[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const nobody = { id: null, kind: 'moved' as const, hits: 0, lastHitAt: null, updatedAt: '', username: '' };
  return former.flatMap(({ entity, slug }) => {
    const from = getEntity(entity).pathOf({ slug });
    const state = index.stateOf(from);
    if (state.kind !== 'moved') return [];
    const isFound = words.every((word) => from.includes(word) || state.to.includes(word));
    return isFound ? [{ ...nobody, from, to: state.to, problem: '' }] : [];
  });
}
