import type { Db } from '#database/connect.ts';
import { invalid } from '#errors/app-error.ts';
import { cleanHtml, isTooDeep } from './clean-html.ts';
import type { Announcer } from './content-changes.ts';
import type { Entity } from './entity.ts';
import { createRecordReader } from './record-reader.ts';
import { createRecordWriter, type WriterRules } from './record-writer.ts';
import { settleSchedule } from './schedule.ts';
import { type Staging, stageRecord } from './stage-record.ts';

/** Reading and writing one entity's records, with the rules that all entities share. */
export type EntityService<E extends Entity> = ReturnType<typeof createEntityService<E>>;

/** What every content service may be given: where its writes are announced, this site's own URL, and a clock. */
export type ServiceOptions = {
  changes?: Announcer;
  publicUrl?: string;
  now?: () => Date;
  /** For who writes many records as one thing, and enters that in the activity log instead of each. */
  hasOwnActivity?: boolean;
};

type Rules = ServiceOptions & {
  complete?: WriterRules['complete'];
  checkDeletion?: WriterRules['checkDeletion'];
  follow?: WriterRules['follow'];
  read?: WriterRules['read'];
};

export function createEntityService<E extends Entity>(db: Db, entity: E, rules: Rules = {}) {
  const now = () => (rules.now?.() ?? new Date()).toISOString();
  const writerRules: WriterRules = {
    complete: (values, stored, isReversion) => {
      const cleaned = cleanFormattedTexts(entity, { values, publicUrl: rules.publicUrl });
      const completed = { ...cleaned, ...rules.complete?.({ ...values, ...cleaned }, stored, isReversion) };
      return { ...completed, ...settleSchedule(entity, { values, stored, now: now() }) };
    },
    checkDeletion: rules.checkDeletion,
    follow: rules.follow,
    read: rules.read,
    changes: rules.changes,
    hasOwnActivity: rules.hasOwnActivity,
    now,
  };
  return {
    entity,
    ...createRecordReader(db, entity, { read: rules.read }),
    ...createRecordWriter(db, entity, writerRules),

    /**
     * Writes a record as saving would, but no history of it: for a transaction that is rolled back. @returns its id
     * @throws AppError `not-found`, `conflict` for a taken slug, `invalid`
     */
    stage: (staging: Staging) => stageRecord(db, entity, { ...staging, rules: writerRules }),
  };
}

/**
 * The formatted texts among the values, as they may be stored.
 * @throws AppError `invalid` naming the field, where tags stand too deep within each other
 */
function cleanFormattedTexts(
  entity: Entity,
  { values, publicUrl }: { values: Record<string, unknown>; publicUrl: string | undefined },
): Record<string, string> {
  const cleaned: Record<string, string> = {};
  for (const [name, field] of Object.entries(entity.fields)) {
    const html = values[name];
    if (field.kind !== 'html' || typeof html !== 'string') continue;
    if (isTooDeep(html)) {
      throw invalid({
        [name]: `${field.label} has more than 100 tags within each other. Simplify its formatting`,
      });
    }
    cleaned[name] = cleanHtml(html, publicUrl);
  }
  return cleaned;
}
