import type { Db } from '#database/connect.ts';
import { type PageSwitches, pagesDocument } from './documents/pages.document.ts';
import { findShown } from './documents/site-documents.repository.ts';
import { pathInJournal } from './entities/blog-post/blog-post-path.shared.ts';
import type { EntityName } from './kit/field.ts';
import { isOnPages } from './off-pages.shared.ts';
import { getEntity } from './registry.ts';
import { staticPages } from './static-pages.shared.ts';

/** The canonical paths of the pages that are switched off. */
export async function findOffPages(db: Db): Promise<string[]> {
  return offPagesIn((await findShown(db, pagesDocument)) as PageSwitches);
}

export function offPagesIn(switches: PageSwitches): string[] {
  const off = new Set(Object.entries(switches).flatMap(([kind, isOn]) => (isOn ? [] : kind)));
  return staticPages.filter(({ kind }) => off.has(kind)).map(({ path }) => path);
}

/** Whether records of an entity have no page. An article belongs to the journal, although it is shown below the root. */
export function isEntityOff(name: EntityName, offPages: readonly string[]): boolean {
  const any = { slug: 'any' };
  const path = name === 'blogPost' ? pathInJournal(any) : getEntity(name).pathOf(any);
  return isOnPages(path, offPages);
}
