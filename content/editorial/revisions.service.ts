import type { Db } from '#database/connect.ts';
import { notFound } from '#errors/app-error.ts';
import type { Entity } from '../kit/entity.ts';
import { findReferences } from '../kit/references.repository.ts';
import { findRevision, findRevisions, type Revision } from '../kit/revisions.repository.ts';
import { createDifference, type FieldChange } from './revision-changes.ts';

export type RevisionSummary = Pick<Revision, 'id' | 'version' | 'action' | 'username' | 'createdAt'> & {
  changes: FieldChange[];
};

/** The versions of records: who saved what and when. They are deleted for good with their record. */
export function createRevisionService(db: Db) {
  return {
    /** A record's versions, the newest first, each with what it changed in the one before. */
    async list(entity: Entity, recordId: number): Promise<RevisionSummary[]> {
      const revisions = await findRevisions(db, { entity, recordId });
      const difference = await createDifference(
        db,
        entity,
        revisions.map(({ values }) => values),
      );
      return revisions.map(({ id, version, action, username, createdAt, values }, index) => {
        const before = revisions[index + 1]?.values;
        const changes = before ? difference(before, values) : [];
        return { id, version, action, username, createdAt, changes };
      });
    },

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
