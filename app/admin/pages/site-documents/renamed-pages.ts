import { navigationDocument } from '#content/documents/navigation.document.ts';
import type { SiteDocument } from '#content/documents/site-document.ts';
import { findByPage, staticPages } from '#content/static-pages.shared.ts';
import type { FormValues } from '../../kit/api/form-values.ts';
import { messageOf } from '../../kit/api/message-of.ts';
import { placesInForm } from '../../kit/forms/document-form-values.ts';
import type { FieldMessages } from '../../kit/forms/validate-values.ts';
import { t } from '../../kit/language/t.ts';
import { renamePage } from './document-endpoints.ts';

/** What is typed, and what visitors see. */
type Versions = { values: FormValues; published: FormValues };

const kinds = Object.fromEntries(
  staticPages.flatMap(({ path, kind, isNamed }) => (isNamed ? [[path, kind]] : [])),
);

/** The page with a name of its own that a link of menu or footer leads to, where somebody has typed another label. */
export function pageRenamedAt(idPath: string, { key }: SiteDocument, { values, published }: Versions) {
  if (key !== navigationDocument.key || !idPath.endsWith('/label')) return undefined;
  const label = textAt(values, idPath);
  const path = textAt(values, idPath.replace(/label$/, 'path'));
  if (label === '' || label === textAt(published, idPath) || path === '') return undefined;
  const renamed = findByPage(kinds, path);
  return staticPages.find(({ kind }) => kind === renamed);
}

/** Gives pages the labels that were chosen as their names. @returns why not, by the places of the labels */
export async function renamePages(
  document: SiteDocument,
  { chosen, ...versions }: Versions & { chosen: readonly string[] },
): Promise<FieldMessages> {
  const { values } = versions;
  const places = placesInForm(document.fields, values).filter(({ idPath }) => chosen.includes(idPath));
  const messages: FieldMessages = {};
  // One after the other: two links may lead to the same page.
  for (const { idPath } of places) {
    const page = pageRenamedAt(idPath, document, versions);
    try {
      if (page) await renamePage(page.kind, textAt(values, idPath));
    } catch (error) {
      messages[idPath] = messageOf(error, t('The page could not be called this.'));
    }
  }
  return messages;
}

function textAt(values: FormValues, idPath: string): string {
  return String(values[idPath] ?? '').trim();
}
