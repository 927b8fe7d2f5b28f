import type { Db } from '#database/connect.ts';
import { hasAdministrators } from '#people/accounts/administrators.repository.ts';
import { createSiteDocumentService } from '../documents/site-documents.service.ts';
import { systemAuthor } from '../kit/author.ts';

/**
 * Closes a site that nobody has worked on yet to visitors, until somebody opens it. Called before the first account is
 * made: a start that is cut off in between closes it again.
 */
export async function closeNewSite(db: Db): Promise<void> {
  const documents = createSiteDocumentService(db);
  const isDecided = (await documents.read('launch')).id !== 0;
  if (isDecided || (await hasAdministrators(db))) return;
  await documents.save('launch', { value: { open: false }, author: systemAuthor });
}
