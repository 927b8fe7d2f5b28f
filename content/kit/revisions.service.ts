import type { Db } from '#database/connect.ts';
import { notFound } from '#errors/app-error.ts';
import { daysAgo } from './days-ago.ts';
import type { Entity } from './entity.ts';
import { deleteRevisionsBefore } from './old-traces.repository.ts';
import { findReferences } from './references.repository.ts';
import { createDifference, type FieldChange } from './revision-changes.ts';
import { countRevisions, findRevision, findRevisions, type Revision } from './revisions.repository.ts';

/** Of each record, however old they are. */
const keptOfEachRecord = 5;

export type RevisionSummary = Pick<Revision, 'id' | 'version' | 'action' | 'username' | 'createdAt'> & {
  changes: FieldChange[];
};

/** `page` counts from 1. */
export type RevisionRange = { page: number; perPage: number };

/** What to read for a page: one more than it shows, since the last of a page differs from the first of the next. */
export function rangeOf(page: RevisionRange | undefined) {
  return page && { limit: page.perPage + 1, offset: (page.page - 1) * page.perPage };
}

/** The versions of records: who saved what and when. They are deleted for good with their record. */
export function createRevisionService(db: Db) {
  return {
    /** A record's versions, the newest first, each with what it changed in the one before. */
    async list(entity: Entity, recordId: number, page?: RevisionRange): Promise<RevisionSummary[]> {
      const revisions = await findRevisions(db, { entity, recordId, ...rangeOf(page) });
      const difference = await createDifference(
        db,
        entity,
        revisions.map(({ values }) => values),
      );
      return revisions
        .slice(0, page?.perPage)
        .map(({ id, version, action, username, createdAt, values }, index) => {
          const before = revisions[index + 1]?.values;
          const changes = before ? difference(before, values) : [];
          return { id, version, action, username, createdAt, changes };
        });
    },

    /** Forgets versions that are older, but for the newest of each record. @returns how many */
    removeOld: (days: number, now = new Date()) =>
      deleteRevisionsBefore(db, { before: daysAgo(days, now), keepNewest: keptOfEachRecord }),

    count: (entity: Entity, recordId: number) => countRevisions(db, { entity, recordId }),

    /**
     * The values that restore a record to a version; related records deleted since are left out.
     * @throws AppError `not-found`
     */
    async getValues(query: {
      entity: Entity;
      recordId: number;
      id: number;
    }): Promise<Record<string, unknown>> {
      const revision = await findRevision(db, query);
      if (!revision) throw notFound('This version is not there any more.');
      const values = { ...revision.values };
      for (const [name, field] of Object.entries(query.entity.fields)) {
        const ids = values[name];
        if (field.kind !== 'referenceList' || !Array.isArray(ids)) continue;
        const living = await findReferences(db, { to: field.to, ids, reader: 'administrator' });
        values[name] = ids.filter((id) => living.has(id));
      }
      return values;
    },
  };
}
