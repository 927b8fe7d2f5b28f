import { messageNounOf } from '#content/kit/nouns.shared.ts';
import type { StoredRecord } from '../api/form-values.ts';
import { ApiError } from '../api/request-api.ts';
import { loadArticleEditor } from '../controls/HtmlControl/load-article-editor.ts';
import type { FormLayout } from '../forms/form-layout.ts';
import { readRecord } from '../forms/record-endpoints.ts';
import { t } from '../language/t.ts';

const maxEditorWaitMs = 1000;

/** The initial data of a form. `failed` redirects to the list, where the message is shown. */
export type LoadedForm =
  | { kind: 'new' }
  | { kind: 'edit'; stored: StoredRecord }
  | { kind: 'failed'; message: string };

/** @param id from the path; undefined for a new record */
export async function loadForm(layout: FormLayout, id: string | undefined): Promise<LoadedForm> {
  const [loaded] = await Promise.all([loadRecord(layout, id), awaitEditor(layout)]);
  return loaded;
}

async function loadRecord(layout: FormLayout, id: string | undefined): Promise<LoadedForm> {
  if (id === undefined) return { kind: 'new' };
  try {
    if (!/^\d{1,9}$/.test(id)) throw new ApiError({ message: t('No record "{id}"', { id }), status: 404 });
    return { kind: 'edit', stored: await readRecord(layout.entity, Number(id)) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return {
      kind: 'failed',
      message: t('Error loading {entity} data', { entity: messageNounOf(layout.entity) }),
    };
  }
}

/** A form with an article waits briefly for the editor to load; on a slow connection it starts with a text box. */
async function awaitEditor({ entity }: FormLayout): Promise<void> {
  const hasArticle = Object.values(entity.fields).some(({ kind }) => kind === 'html');
  if (!hasArticle) return;
  const timeout = new Promise<void>((resolve) => setTimeout(resolve, maxEditorWaitMs));
  await Promise.race([loadArticleEditor(), timeout]);
}
