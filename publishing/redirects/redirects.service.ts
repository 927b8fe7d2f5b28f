import { stringify } from 'csv-stringify/sync';
import { hasFormerSlug } from '#content/editorial/checks/record-places.repository.ts';
import type { Author } from '#content/kit/author.ts';
import type { Db } from '#database/connect.ts';
import { isUniqueViolation } from '#database/constraint-violations.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { AppError, type FieldErrors, invalid, notFound } from '#errors/app-error.ts';
import { ownPathOf, pathKeyOf, redirectKeyOf } from '../paths/path-key.ts';
import { readPathIndex } from '../paths/read-path-index.ts';
import type { Redirect, RedirectChange } from '../paths/redirect-change.ts';
import {
  addHits,
  deleteActions,
  findRedirect,
  findRedirectsAfter,
  findRedirectsBySource,
} from '../paths/redirects.repository.ts';
import { keyOfTarget, readSource, readTarget } from './judge-redirects.ts';
import { importRedirects } from './redirect-import.ts';
import { listAllRedirects, type RedirectQuery } from './redirect-list.ts';
import { judgeChanges, storeChanges, undoAction } from './redirect-writer.ts';

export type RedirectInput = { from: string; to: string };
export type Stored = { redirect: Redirect; undo: number };

/** For this long an action can be undone. */
const undoDays = 30;
const dayMs = 24 * 60 * 60_000;
const storeAfterMs = 5000;

/**
 * Redirects that somebody made, beside those that follow from moved slugs (specification/addresses.md, "Redirects").
 */
export function createRedirectService(
  db: Db,
  { publicUrl, now = () => new Date() }: { publicUrl: string; now?: () => Date },
) {
  const hits = createHitCounter(db, { now });
  const stamp = (author: Author) => ({ author, now: now().toISOString() });
  return {
    /**
     * Where a visitor is sent on to from an address where no page is: a redirect of its path and query goes first; one of
     * the path alone keeps the query. Undefined where there is none.
     */
    async follow(path: string, query: string): Promise<string | undefined> {
      const [exact, key] = [redirectKeyOf(path, query), pathKeyOf(path)];
      const targets = await findRedirectsBySource(db, [...new Set([exact, key])]);
      const found = targets.get(exact) ?? targets.get(key);
      if (!found) return undefined;
      hits.count(found.source);
      const end = await findEnd(db, found.target, publicUrl);
      if (keyOfTarget(end, publicUrl) === found.source) return undefined;
      return found.source === key ? withQuery(end, query) : end;
    },

    /** One page of them, made by hand and by moves; counts what visitors have followed so far. */
    async list(query: RedirectQuery) {
      await hits.store();
      return listAllRedirects(db, query, publicUrl);
    },

    /** @throws AppError `invalid` naming `from` or `to` */
    create: (input: RedirectInput, author: Author): Promise<Stored> =>
      write(db, { input, publicUrl, ...stamp(author) }),

    /** @throws AppError `not-found`; `invalid` as above */
    change: (id: number, input: RedirectInput, author: Author): Promise<Stored> =>
      write(db, { id, input, publicUrl, ...stamp(author) }),

    /** @returns the number to undo it by @throws AppError `not-found` */
    remove: (id: number, author: Author): Promise<number> => remove(db, id, stamp(author)),

    /** Takes back a creation, a change, a deletion or an import. @returns how many redirects it was */
    undo: (id: number, author: Author): Promise<number> =>
      undoAction(db, { id, publicUrl, ...stamp(author) }),

    /** Redirects from a CSV or XLSX file of two columns: all of it or nothing. */
    import: (source: { bytes: Uint8Array; isDryRun: boolean }, author: Author) =>
      importRedirects(db, { ...source, publicUrl, ...stamp(author) }),

    /** As a file that imports to no change. */
    export: () => exportRedirects(db),

    storeHits: hits.store,

    removeExpired: () => deleteActions(db, new Date(now().getTime() - undoDays * dayMs).toISOString()),
  };
}

/** Spreadsheets take a file without it for one in their old code page. */
const byteOrderMark = '\uFEFF';

const rowsAtOnce = 1_000;
const options = { record_delimiter: '\r\n' } as const;

/** A table of two columns; neither can begin like a formula. */
export async function* exportRedirects(db: Db): AsyncGenerator<string> {
  yield byteOrderMark + stringify([['from', 'to']], options);
  for (let after = ''; ; ) {
    const some = await findRedirectsAfter(db, { after, limit: rowsAtOnce });
    yield stringify(
      some.map(({ source, target }) => [source, target]),
      options,
    );
    if (some.length < rowsAtOnce) return;
    after = some.at(-1)?.source ?? '';
  }
}

/** Each is one that exists, so there are no more than redirects. */
type Pending = Map<string, { count: number; at: string }>;

/** Counts how often redirects are followed, and stores it together a little later: visitors don't wait for it. */
function createHitCounter(db: Db, { now }: { now: () => Date }) {
  let pending: Pending = new Map();
  let timer: NodeJS.Timeout | undefined;

  async function store(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (pending.size === 0) return;
    const hits = pending;
    pending = new Map();
    await inTransaction(db, (trx) => addHits(trx, hits));
  }

  return {
    count(source: string): void {
      pending.set(source, { count: (pending.get(source)?.count ?? 0) + 1, at: now().toISOString() });
      // A count that is lost is no loss for anybody.
      timer ??= setTimeout(() => void store().catch(() => undefined), storeAfterMs).unref();
    },

    /** Stores what was counted so far. */
    store,
  };
}

/**
 * Where a redirect ends by now: a record that has moved since is led to directly, so that nobody is sent on twice. Most
 * targets have no part that was ever somebody's former slug, and cost one query of an index.
 */
async function findEnd(db: Db, target: string, publicUrl: string): Promise<string> {
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

type Write = { id?: number; input: RedirectInput; publicUrl: string; author: Author; now: string };

async function write(db: Db, { id, input, publicUrl, author, now }: Write): Promise<Stored> {
  const { source, target } = readInput(input, publicUrl);
  try {
    return await inTransaction(db, async (trx) => {
      const former = id === undefined ? undefined : await getRedirect(trx, id);
      const changes = changesOf({ former, source, target });
      const taken = (await findRedirectsBySource(trx, [source])).get(source);
      if (taken && taken.id !== former?.id) throw takenSource(taken);
      for (const { errors } of await judgeChanges(trx, { changes, publicUrl })) {
        if (Object.keys(errors).length > 0) throw invalid(errors);
      }
      const text = `${former ? 'Changed' : 'Added'} the redirect from ${source} to ${target}`;
      const undo = await storeChanges(trx, { changes, text, author, now });
      const redirect = (await findRedirectsBySource(trx, [source])).get(source);
      if (!redirect) throw notFound('There is no such redirect any more.');
      return { redirect, undo };
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError('conflict', `${source} is redirected already.`);
    throw error;
  }
}

function readInput(input: RedirectInput, publicUrl: string): { source: string; target: string } {
  const from = readSource(input.from, publicUrl);
  const to = readTarget(input.to, publicUrl);
  if ('source' in from && 'target' in to) return { ...from, ...to };
  const errors: FieldErrors = {};
  if ('problem' in from) errors.from = from.problem;
  if ('problem' in to) errors.to = to.problem;
  throw invalid(errors);
}

/** A redirect that gets another source leaves the former one. */
function changesOf({
  former,
  source,
  target,
}: {
  former: Redirect | undefined;
  source: string;
  target: string;
}): RedirectChange[] {
  const after = { target };
  if (!former) return [{ source, after }];
  if (former.source === source) return [{ source, before: valuesOf(former), after }];
  return [
    { source: former.source, before: valuesOf(former) },
    { source, after: { ...valuesOf(former), target } },
  ];
}

async function remove(db: Db, id: number, stamp: { author: Author; now: string }): Promise<number> {
  return inTransaction(db, async (trx) => {
    const former = await getRedirect(trx, id);
    const changes = [{ source: former.source, before: valuesOf(former) }];
    const text = `Deleted the redirect from ${former.source} to ${former.target}`;
    return storeChanges(trx, { changes, text, ...stamp });
  });
}

function valuesOf({ id, target, hits, lastHitAt }: Redirect): NonNullable<RedirectChange['before']> {
  return { id, target, hits, lastHitAt };
}

async function getRedirect(db: Db, id: number): Promise<Redirect> {
  const redirect = await findRedirect(db, id);
  if (!redirect) throw notFound('There is no such redirect any more.');
  return redirect;
}

function takenSource({ source, target }: Redirect): AppError {
  return invalid({ from: `${source} is redirected already, to ${target}` });
}

/** What follows the path goes along, unless the target has a query of its own. */
function withQuery(target: string, query: string): string {
  if (query === '' || target.includes('?')) return target;
  const [path = '', mark] = target.split('#', 2);
  return path + query + (mark === undefined ? '' : `#${mark}`);
}
