import { z } from 'zod';
import type { Db } from '#database/connect.ts';
import { readStoredJson } from '#database/stored-json.ts';
import { type ReplyTemplate, replyChannels } from './reply-templates.shared.ts';

const onlyId = 1;
const text = z.string();
const channel = z.enum(replyChannels);
const translations = z.array(z.object({ language: text, subject: text, text })).optional();
const templatesSchema = z
  .array(z.object({ name: text, channel, subject: text, text, translations }))
  .optional();

export type StoredTemplates = { version: number; templates: ReplyTemplate[] };

/** Undefined until somebody has changed them. */
export async function findReplyTemplates(db: Db): Promise<StoredTemplates | undefined> {
  const row = await db.selectFrom('replyTemplates').select(['version', 'templates']).executeTakeFirst();
  const stored = { schema: templatesSchema, instead: undefined, of: 'reply templates' };
  const templates = row && readStoredJson(row.templates, stored);
  return templates && { version: row.version, templates };
}

/** @returns whether the stored ones still had the version before this one */
export async function saveReplyTemplates(
  db: Db,
  save: StoredTemplates & { username: string; now: string },
): Promise<boolean> {
  const { version, username: updatedBy, now: updatedAt } = save;
  const values = { version, templates: JSON.stringify(save.templates), updatedAt, updatedBy };
  const saved = await db
    .insertInto('replyTemplates')
    .values({ id: onlyId, ...values })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet(values)
        .where('replyTemplates.version', '=', version - 1),
    )
    .returning('id')
    .executeTakeFirst();
  return saved !== undefined;
}
