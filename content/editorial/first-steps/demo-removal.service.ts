import { isDeepStrictEqual } from 'node:util';
import type { Db } from '#database/connect.ts';
import { inTransaction } from '#database/in-transaction.ts';
import type { EntityTable } from '#database/schema.ts';
import { AppError } from '#errors/app-error.ts';
import { enterInLog } from '#people/log/write-log.ts';
import { byEntityName, createContentServices } from '../../content-services.ts';
import { completeValues } from '../../documents/document-values.ts';
import { siteDocuments } from '../../documents/registry.ts';
import type { SiteDocument } from '../../documents/site-document.ts';
import type { StoredDocument } from '../../documents/site-documents.repository.ts';
import { createSiteDocumentService } from '../../documents/site-documents.service.ts';
import type { Author } from '../../kit/author.ts';
import { writeAndAnnounce } from '../../kit/content-changes.ts';
import { countRecords } from '../../kit/record-reader.repository.ts';
import type { ServiceOptions } from '../../kit/service.ts';
import { entities } from '../../registry.ts';
import { keptDays } from '../trash.service.ts';
import { findIdleDemoUploads, forgetDemo } from './demo-items.repository.ts';
import {
  type DemoRemoval,
  deleteDemoRemoval,
  findDemoRemovals,
  hasDemoRemoval,
  insertDemoRemoval,
} from './demo-removals.repository.ts';
import { restoreDemoTranslations } from './demo-translations.ts';
import { type DemoLink, findLinksToDemo } from './find-links.ts';
import { moveUnchanged } from './move-unchanged.ts';
import { type DocumentState, planRemoval, type RemovalPlan, stateOf } from './plan-removal.ts';
import { ignoreRefusal, removeDemo } from './remove-demo.ts';

/** How many there are of each. */
export type DemoCounts = Record<EntityTable | 'siteDocuments', number>;

export type RemovalPreview = {
  goes: DemoCounts;
  /** All that stays: the company's own, and of the demo content what was made its own. */
  stays: DemoCounts;
  /** How many records of those that stay came with the demo content. */
  edited: number;
  /** What stays and links to what goes, or to what has gone. */
  links: DemoLink[];
};

/** A removal that can be undone. */
export type RemovalNotice = {
  removedAt: string;
  removedBy: string;
  records: number;
  documents: number;
  daysLeft: number;
};

const dayMs = 24 * 60 * 60_000;

/** Taking the demo content away, and bringing it back (docs/decisions/0024-site-documents.md). */
export function createDemoRemovalService(db: Db, options: ServiceOptions = {}) {
  const now = () => options.now?.() ?? new Date();

  /** Does it all in one transaction, with one line in the activity log. */
  const inOne = <T>(author: Author, work: (within: Within) => Promise<Done<T>>): Promise<T> =>
    writeAndAnnounce(db, options.changes, async (trx, changes) => {
      const at = now().toISOString();
      const atOnce = { ...options, changes, now: () => new Date(at) };
      const { text, result } = await work({ trx, author, now: at, options: atOnce });
      await enterInLog(trx, { kind: 'content', username: author.username, text, now: at });
      return result;
    });

  return {
    /** What removing it now would take away, and what would stay. */
    preview: (): Promise<RemovalPreview> => previewRemoval(db),

    /** Whether there is anything to remove, and the removal that can be undone. */
    async findState(): Promise<{ isThere: boolean; removal: RemovalNotice | null }> {
      const [plan, removals] = [await planRemoval(db), await findDemoRemovals(db)];
      return { isThere: hasAny(plan), removal: describeRemovals(removals, now()) };
    },

    /** Moves the demo's records to the trash, and takes its words out of the documents. @throws AppError `conflict` */
    run: (author: Author): Promise<{ records: number; documents: number }> => inOne(author, removeWithin),

    /** Brings back all that was removed in the last 30 days. @throws AppError `conflict` */
    undo: (author: Author): Promise<{ records: number }> => inOne(author, restoreWithin),

    /** Uploads that belong to what was removed, and that nothing outside the trash shows. */
    findHiddenUploads: async (): Promise<string[]> =>
      (await hasDemoRemoval(db)) ? findIdleDemoUploads(db, { isTrashIgnored: true }) : [],

    /** Ends removals that are too old to be undone. @returns the paths of uploads that go with them */
    removeExpired: (): Promise<string[]> => inTransaction(db, (trx) => endRemovals(trx, now())),
  };
}

type Done<T> = { result: T; text: string };
type Within = { trx: Db; author: Author; now: string; options: ServiceOptions };

async function previewRemoval(db: Db): Promise<RemovalPreview> {
  const plan = await planRemoval(db);
  const [goes, stays] = [noneOf(), noneOf()];
  for (const entity of entities) {
    const living = await countRecords(db, entity, { reader: 'administrator' });
    goes[entity.table] = plan.records.filter((planned) => planned.entity === entity).length;
    stays[entity.table] = living - goes[entity.table];
  }
  return {
    goes: { ...goes, siteDocuments: plan.documents.length },
    stays: { ...stays, siteDocuments: plan.documents.filter((one) => one.isPartlyKept).length },
    edited: [...plan.kept.values()].reduce((sum, count) => sum + count, 0),
    links: await findLinksToDemo(db, { plan, removals: await findDemoRemovals(db) }),
  };
}

async function removeWithin({ trx, author, now, options }: Within) {
  const removed = await removeDemo(trx, { author, options });
  const [records, documents] = [removed.records.length, removed.documents.length];
  if (records + documents === 0) throw new AppError('conflict', 'There is no demo content to remove.');
  await insertDemoRemoval(trx, { username: author.username, createdAt: now, ...removed });
  return { result: { records, documents }, text: `Removed the demo content: ${describeRemoved(removed)}` };
}

async function restoreWithin({ trx, author, options }: Within) {
  let [records, count] = [0, 0];
  for (const removal of await findDemoRemovals(trx)) {
    if (!(await deleteDemoRemoval(trx, removal.id))) continue;
    records += await restoreDemo(trx, removal, { author, options });
    count += 1;
  }
  if (count === 0) throw new AppError('conflict', 'The demo content has been restored already.');
  return { result: { records }, text: 'Restored the demo content' };
}

type Work = { author: Author; options: ServiceOptions };

/**
 * Brings back what a removal of the demo content took away, in the transaction that `trx` is. What was deleted for
 * good or restored since is left out, and what was written since stays.
 * @returns how many records came back
 */
async function restoreDemo(trx: Db, removal: DemoRemoval, work: Work): Promise<number> {
  const { author, options } = work;
  const services = byEntityName(createContentServices(trx, options));
  let count = 0;
  // Categories before the products that are in them.
  for (const { name } of entities) {
    for (const { id } of removal.records.filter(({ entity }) => entity === name)) {
      const restoring = services[name].restore({ id, author });
      count += Number(await restoring.then(() => true, ignoreRefusal));
    }
  }
  const service = createSiteDocumentService(trx, options);
  for (const changed of removal.documents) {
    const document = siteDocuments.find(({ key }) => key === changed.key);
    if (!document) continue;
    const change = (stored: StoredDocument) => backTo(document, stored, changed);
    await service.replace(document.key, { author, change });
  }
  // Once the company has its languages again.
  await restoreDemoTranslations(trx, { ...work, removedAt: removal.createdAt });
  return count;
}

function backTo(
  { fields }: SiteDocument,
  stored: StoredDocument,
  { before, after }: { before: DocumentState; after: DocumentState },
): DocumentState {
  const current = stateOf(stored);
  const complete = (values: DocumentState['value']) => completeValues(fields, values);
  const states = { from: complete(after.value), to: complete(before.value), current: current.value };
  return {
    value: moveUnchanged(fields, states),
    draft: isDeepStrictEqual(current.draft, after.draft)
      ? before.draft && complete(before.draft)
      : current.draft,
  };
}

async function endRemovals(trx: Db, now: Date): Promise<string[]> {
  const until = new Date(now.getTime() - keptDays * dayMs).toISOString();
  const removals = await findDemoRemovals(trx);
  const ended = removals.filter(({ createdAt }) => createdAt <= until);
  for (const { id } of ended) await deleteDemoRemoval(trx, id);
  if (ended.length === 0 || ended.length < removals.length) return [];
  const uploads = await findIdleDemoUploads(trx, { isTrashIgnored: false });
  await forgetDemo(trx, { uploads });
  return uploads;
}

function hasAny({ records, documents }: RemovalPlan): boolean {
  return records.length + documents.length > 0;
}

function describeRemovals(removals: DemoRemoval[], now: Date): RemovalNotice | null {
  const [newest] = removals;
  if (!newest) return null;
  const endsAt = Date.parse(newest.createdAt) + keptDays * dayMs;
  return {
    removedAt: newest.createdAt,
    removedBy: newest.username,
    records: removals.reduce((sum, { records }) => sum + records.length, 0),
    documents: Math.max(...removals.map(({ documents }) => documents.length)),
    daysLeft: Math.max(0, Math.ceil((endsAt - now.getTime()) / dayMs)),
  };
}

function noneOf(): DemoCounts {
  const counts = [...entities.map(({ table }) => table), 'siteDocuments'].map((name) => [name, 0]);
  return Object.fromEntries(counts);
}

function describeRemoved({ records, documents }: Pick<DemoRemoval, 'records' | 'documents'>): string {
  const many = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
  return `${many(records.length, 'record')} to the trash, ${many(documents.length, 'document')} without its words`;
}
