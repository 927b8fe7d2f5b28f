import type { Author } from '#content/kit/author.ts';
import type { Db } from '#database/connect.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { isUniqueViolation } from '#database/is-unique-violation.ts';
import { AppError, type FieldErrors, invalid, notFound } from '#errors/app-error.ts';
import { pathKeyOf } from '../paths/path-key.ts';
import { keyOfTarget, readSource, readTarget } from './judge-redirects.ts';
import type { Redirect, RedirectChange } from './redirect-change.ts';
import { findEnd } from './redirect-end.ts';
import { exportRedirects } from './redirect-export.ts';
import { createHitCounter } from './redirect-hits.ts';
import { importRedirects } from './redirect-import.ts';
import { listAllRedirects, type RedirectQuery } from './redirect-list.ts';
import { judgeChanges, storeChanges, undoAction } from './redirect-writer.ts';
import { deleteActions, findRedirect, findRedirectsBySource, findTarget } from './redirects.repository.ts';

export type RedirectInput = { from: string; to: string };
export type Stored = { redirect: Redirect; undo: number };

/** For this long an action can be undone. */
const undoDays = 30;
const dayMs = 24 * 60 * 60_000;

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
    /** Where a visitor is sent on to from a path where no page is, with what follows the path; else undefined. */
    async follow(path: string, query: string): Promise<string | undefined> {
      const source = pathKeyOf(path);
      const target = await findTarget(db, source);
      if (target === undefined) return undefined;
      hits.count(source);
      const end = await findEnd(db, target, publicUrl);
      return keyOfTarget(end, publicUrl) === source ? undefined : withQuery(end, query);
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
