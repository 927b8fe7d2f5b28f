import type { Author } from '#content/kit/author.ts';
import type { Db } from '#database/connect.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { AppError, type FieldErrors, invalid, notFound } from '#errors/app-error.ts';
import { enterInLog } from '#people/log/write-log.ts';
import { ownPathOf } from '../paths/path-key.ts';
import { readPathIndex } from '../paths/read-path-index.ts';
import type { RedirectChange } from '../paths/redirect-change.ts';
import {
  findRedirectTargets,
  insertAction,
  lockAction,
  markUndone,
  writeRedirects,
} from '../paths/redirects.repository.ts';
import { createWorld, judgeRedirect, type World } from './judge-redirects.ts';

/** More would make each change slower, and nobody could look after them. */
const maxRedirects = 10_000;

export type Judged = { change: RedirectChange; errors: FieldErrors };

/** What is wrong with each change, in the light of all of them together. */
export async function judgeChanges(
  db: Db,
  { changes, publicUrl }: { changes: readonly RedirectChange[]; publicUrl: string },
): Promise<Judged[]> {
  const world = await readWorld(db, { changes, publicUrl });
  if (world.redirects.size > maxRedirects) {
    throw invalid({ from: `There can be ${maxRedirects.toLocaleString('en')} redirects at most` });
  }
  return changes.map((change) => {
    const { source, after } = change;
    return { change, errors: after ? judgeRedirect({ source, target: after.target }, world) : {} };
  });
}

async function readWorld(
  db: Db,
  { changes, publicUrl }: { changes: readonly RedirectChange[]; publicUrl: string },
): Promise<World> {
  const redirects = await findRedirectTargets(db);
  for (const { source, after } of changes) {
    if (after) redirects.set(source, after.target);
    else redirects.delete(source);
  }
  const paths = changes.flatMap(({ source, after }) => [
    source,
    ownPathOf(after?.target ?? '', publicUrl) ?? [],
  ]);
  const { stateOf } = await readPathIndex(db, paths.flat(), { redirects: new Map() });
  return createWorld({ redirects, stateOf, publicUrl });
}

/** Stores changes and how to take them back. @returns the number to undo them by */
export async function storeChanges(
  trx: Db,
  done: { changes: readonly RedirectChange[]; text: string; author: Author; now: string },
): Promise<number> {
  const { changes, text, author, now } = done;
  await writeRedirects(trx, changes, { ...author, now });
  await enterInLog(trx, { kind: 'redirects', ...author, text, now });
  return insertAction(trx, { ...author, now, changes });
}

/**
 * Takes an action back: every redirect is then as it was before it.
 * @throws AppError `not-found`; `conflict` where it was undone already, something has changed since, or the redirects
 * would no longer fit together
 */
export async function undoAction(
  db: Db,
  { id, publicUrl, author, now }: { id: number; publicUrl: string; author: Author; now: string },
): Promise<number> {
  return inTransaction(db, async (trx) => {
    const action = await lockAction(trx, id);
    if (!action) throw notFound('This can no longer be undone.');
    if (action.undoneAt) throw new AppError('conflict', 'This has been undone already.');
    const targets = await findRedirectTargets(trx);
    const changed = action.changes.find(({ source, after }) => targets.get(source) !== after?.target);
    if (changed)
      throw new AppError('conflict', `${changed.source} has been changed since. Nothing was undone.`);
    const changes = action.changes.map(turnAround).reverse();
    for (const { change, errors } of await judgeChanges(trx, { changes, publicUrl })) {
      const [problem] = Object.values(errors);
      if (problem) throw new AppError('conflict', `${change.source} cannot come back. ${problem}.`);
    }
    await writeRedirects(trx, changes, { ...author, now });
    const text = `Undid a change of ${changes.length === 1 ? 'a redirect' : `${changes.length} redirects`}`;
    await enterInLog(trx, { kind: 'redirects', ...author, text, now });
    await markUndone(trx, id, now);
    return changes.length;
  });
}

function turnAround({ source, before, after }: RedirectChange): RedirectChange {
  return { source, ...(after && { before: after }), ...(before && { after: before }) };
}
