import type { SiteLanguages } from '#content/languages.ts';
import type { Db } from '#database/connect.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { AppError } from '#errors/app-error.ts';
import { parseByPath } from '#errors/validate.ts';
import { enterInLog } from '#people/log/write-log.ts';
import {
  findReplyTemplates,
  type StoredTemplates,
  saveReplyTemplates,
} from './reply-templates.repository.ts';
import { replyTemplatesSchema } from './reply-templates.schema.ts';
import { startingReplies } from './starting-replies.ts';

/** What answers begin with: a list that the whole staff shares. */
export function createReplyTemplateService(
  db: Db,
  options: { readLanguages: () => Promise<SiteLanguages>; now?: () => Date },
) {
  const now = options.now ?? (() => new Date());

  /** Nobody has changed them while they have the first version. */
  async function read(): Promise<StoredTemplates> {
    return (
      (await findReplyTemplates(db)) ?? {
        version: 1,
        templates: startingReplies(await options.readLanguages()),
      }
    );
  }

  return {
    read,

    /**
     * Replaces all of them.
     * @param editor.versions what the client may have read; without them the newest are replaced
     * @throws AppError `invalid` with a message per field, or `stale` with the templates as they stand
     */
    async save(
      input: unknown,
      editor: { username: string; versions?: readonly number[] | undefined },
    ): Promise<StoredTemplates> {
      const { templates } = parseByPath(replyTemplatesSchema, input);
      const current = await read();
      const next = { version: current.version + 1, templates };
      const isExpected = editor.versions?.includes(current.version) ?? true;
      const author = { username: editor.username, now: now().toISOString() };
      const isSaved =
        isExpected &&
        (await inTransaction(db, async (trx) => {
          if (!(await saveReplyTemplates(trx, { ...next, ...author }))) return false;
          await enterInLog(trx, { kind: 'enquiries', text: 'Changed the reply templates', ...author });
          return true;
        }));
      if (isSaved) return next;
      const message = 'Somebody else has changed the templates meanwhile.';
      throw new AppError('stale', message, { data: { current: await read() } });
    },
  };
}
