import type { Db } from '#database/connect.ts';
import { AppError } from '#errors/app-error.ts';
import { parseByPath } from '#errors/validate.ts';
import {
  findReplyTemplates,
  type StoredTemplates,
  saveReplyTemplates,
} from './reply-templates.repository.ts';
import { replyTemplatesSchema } from './reply-templates.schema.ts';
import { startingReplyTemplates } from './reply-templates.shared.ts';

/** What answers begin with: a list that the whole staff shares. */
export function createReplyTemplateService(db: Db, options: { now?: () => Date } = {}) {
  const now = options.now ?? (() => new Date());

  /** Nobody has changed them while they have the first version. */
  async function read(): Promise<StoredTemplates> {
    return (await findReplyTemplates(db)) ?? { version: 1, templates: [...startingReplyTemplates] };
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
      if (isExpected && (await saveReplyTemplates(db, { ...next, ...author }))) return next;
      const message = 'Somebody else has changed the templates meanwhile.';
      throw new AppError('stale', message, { data: { current: await read() } });
    },
  };
}
