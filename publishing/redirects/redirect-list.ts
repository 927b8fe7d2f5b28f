import { countMoves, findMoves, type MovedRecord } from '#content/editorial/checks/moves.repository.ts';
import type { PathState } from '#content/editorial/checks/path-state.shared.ts';
import { getEntity } from '#content/registry.ts';
import type { Db } from '#database/connect.ts';
import type { PathIndex } from '../paths/path-index.ts';
import { ownPathOf } from '../paths/path-key.ts';
import { readPathIndex } from '../paths/read-path-index.ts';
import type { Redirect } from '../paths/redirect-change.ts';
import { countRedirects, listRedirects } from '../paths/redirects.repository.ts';

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

/** Read at once where each has to be looked at. */
const rowsAtOnce = 500;

/** Those made by hand first, the newest first, then those of moved records; each page is read by itself. */
export async function listAllRedirects(
  db: Db,
  query: RedirectQuery,
  publicUrl: string,
): Promise<{ redirects: ListedRedirect[]; total: number }> {
  const words = query.search.toLowerCase().split(/\s+/).filter(Boolean);
  const range = { limit: query.perPage, offset: (query.page - 1) * query.perPage };
  if (query.broken) return listBroken(db, { words, isWanted: query.kind !== 'moved', publicUrl, ...range });
  const madeCount = query.kind === 'moved' ? 0 : await countRedirects(db, words);
  const moveCount = query.kind === 'manual' ? 0 : await countMoves(db, words);
  const made = range.offset < madeCount ? await listRedirects(db, { words, ...range }) : [];
  const left = { limit: range.limit - made.length, offset: Math.max(0, range.offset - madeCount) };
  const moves = left.limit > 0 && moveCount > 0 ? await findMoves(db, { words, ...left }) : [];
  return {
    redirects: [...(await showRedirects(db, made, publicUrl)), ...(await showMoves(db, moves))],
    total: madeCount + moveCount,
  };
}

/** Those that lead nowhere by now: all are looked at, some hundred at a time. */
async function listBroken(
  db: Db,
  query: { words: string[]; isWanted: boolean; publicUrl: string; limit: number; offset: number },
) {
  const { words, isWanted, publicUrl, limit, offset } = query;
  const broken: ListedRedirect[] = [];
  for (let before: number | undefined; isWanted; ) {
    const some = await listRedirects(db, { words, limit: rowsAtOnce, ...(before && { before }) });
    broken.push(...(await showRedirects(db, some, publicUrl)).filter(({ problem }) => problem !== ''));
    if (some.length < rowsAtOnce) break;
    before = some.at(-1)?.id;
  }
  return { redirects: broken.slice(offset, offset + limit), total: broken.length };
}

const takenByPage = 'There is a page at this address by now; nobody is sent on';

/** What is wrong with a redirect by now: the site goes on changing after it was made. */
export function problemOf(
  { source, target }: Pick<Redirect, 'source' | 'target'>,
  { stateOf }: Pick<PathIndex, 'stateOf'>,
  publicUrl: string,
): string {
  if (stateOf(source).kind === 'there') return takenByPage;
  const path = ownPathOf(target, publicUrl);
  return path === undefined ? '' : describeTarget(stateOf(path));
}

function describeTarget(state: PathState): string {
  switch (state.kind) {
    case 'missing':
      return 'The page it leads to is gone';
    case 'off':
      return 'It leads to a page that is switched off';
    case 'draft':
      return `It leads to "${state.title}", a draft, which visitors do not see`;
    case 'trashed':
      return `It leads to "${state.title}", which is in the trash`;
    default:
      return '';
  }
}

async function showRedirects(
  db: Db,
  redirects: readonly Redirect[],
  publicUrl: string,
): Promise<ListedRedirect[]> {
  const paths = redirects
    .flatMap(({ source, target }) => [source, ownPathOf(target, publicUrl) ?? []])
    .flat();
  const index = await readPathIndex(db, paths, { redirects: new Map() });
  return redirects.map((redirect) => {
    const { id, source, target, hits, lastHitAt, updatedAt, username } = redirect;
    const problem = problemOf(redirect, index, publicUrl);
    return { id, kind: 'manual', from: source, to: target, hits, lastHitAt, updatedAt, username, problem };
  });
}

async function showMoves(db: Db, moves: readonly MovedRecord[]): Promise<ListedRedirect[]> {
  const shown = moves.map(({ entity, formerSlug, slug }) => {
    const { pathOf } = getEntity(entity);
    return { from: pathOf({ slug: formerSlug }), to: pathOf({ slug }) };
  });
  const { stateOf } = await readPathIndex(
    db,
    shown.map(({ from }) => from),
    { redirects: new Map() },
  );
  const nobody = { id: null, kind: 'moved' as const, hits: 0, lastHitAt: null, updatedAt: '', username: '' };
  return shown.map((move) => ({
    ...nobody,
    ...move,
    problem: stateOf(move.from).kind === 'there' ? takenByPage : '',
  }));
}
