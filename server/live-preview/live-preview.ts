import type { Entity } from '#content/kit/entity.ts';
import type { RecordReference } from '#content/kit/field.ts';
import { pathOfRecord } from '#content/kit/record-path.shared.ts';
import { getEntity } from '#content/registry.ts';
import { labelOfPath } from '#content/site-documents/document-places.ts';
import { siteDocuments } from '#content/site-documents/registry.ts';
import type { Db } from '#database/connect.ts';
import { inRolledBackTransaction } from '#database/in-rolled-back-transaction.ts';
import { type FieldErrors, notFound } from '#errors/app-error.ts';
import { contentServiceOf } from '../api/content-records.ts';
import type { Pages } from '../page-renderer.ts';
import type { Services } from '../services.ts';
import { createFieldMarks, type FieldMarks } from './field-marks.ts';
import { finishPage } from './finish-page.ts';
import { listPreviewPages, type PreviewPage } from './preview-pages.ts';
import { renderWithin } from './render-within.ts';
import { stageUnsavedRecord, type UnsavedRecord, type Within } from './stage-unsaved-record.ts';

/** What is being edited; `page` is the path of another page than its own. */
export type Unsaved = (UnsavedRecord | { document: string; value: unknown }) & { page?: string | undefined };

type Lack = { field: string; label: string; message: string };
export type LivePreview = {
  /** Null where there is not enough yet to show a page. */
  html: string | null;
  /** The path of the page. */
  page: string;
  /** The path of the page that belongs to what is edited; empty while it has none. */
  own: string;
  /** What cannot be saved as it is, and is shown as it was. */
  lacking: Lack[];
  pages: PreviewPage[];
};

type Parts = { db: Db; services: Services; pages: Pages };
type Subject = { path: string | undefined; lacking: Lack[] };

/**
 * A page as it will be once a form is saved. The values are written as a save would write them, the page is rendered
 * by the same services and routes as for visitors, and the transaction is rolled back.
 */
export async function renderLivePreview(
  { db, services, pages }: Parts,
  unsaved: Unsaved,
  signal: AbortSignal,
): Promise<LivePreview> {
  return inRolledBackTransaction(db, async (trx) => {
    const marks = createFieldMarks();
    const within = { trx, services: { ...services, ...services.readWithin(trx) }, marks };
    const { path, lacking } = await stageSubject(within, unsaved);
    const offered = await listPreviewPages(within.services);
    if (path === undefined) return { html: null, page: '', own: '', lacking, pages: offered };
    const render = renderWithin(within.services, { pages, signal });
    const { html, page } = await render(unsaved.page ?? path);
    const others = offered.filter((other) => other.path !== path);
    return { html: finishPage(html, marks), page, own: path, lacking, pages: others };
  });
}

function stageSubject(within: Within, unsaved: Unsaved): Promise<Subject> {
  return 'document' in unsaved ? stageDocument(within, unsaved) : stageRecord(within, unsaved);
}

async function stageRecord(within: Within, unsaved: UnsavedRecord): Promise<Subject> {
  const { entity } = unsaved;
  const { id, wrong } = await stageUnsavedRecord(within, unsaved);
  const inOrder = Object.keys(entity.fields);
  const lacking = describe(wrong, (field) => entity.fields[field]?.label ?? field).toSorted(
    (one, other) => inOrder.indexOf(one.field) - inOrder.indexOf(other.field),
  );
  if (id === undefined) return { path: undefined, lacking };
  const record = await contentServiceOf(within.services, entity.name).getById(id);
  noteRecordLinks(within.marks, entity, record);
  return { path: pathOfRecord(entity, record), lacking };
}

/** Other records are shown by links to their pages. */
function noteRecordLinks(
  marks: FieldMarks,
  { fields }: Entity,
  record: Readonly<Record<string, unknown>>,
): void {
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind !== 'reference' && field.kind !== 'referenceList') continue;
    const { pathOf } = getEntity(field.to);
    for (const { slug } of [record[name]].flat() as RecordReference[]) marks.noteLink(name, pathOf({ slug }));
  }
}

async function stageDocument(
  { services, marks }: Within,
  { document: key, value }: { document: string; value: unknown },
): Promise<Subject> {
  const document = siteDocuments.find((candidate) => candidate.key === key);
  if (!document) throw notFound(`There is no site document "${key}".`);
  const wrong = await services.siteDocuments.stage(key, {
    value,
    finish: ({ path, field, value: shown }) => {
      if (field.kind === 'products' || field.kind === 'categories') {
        const { pathOf } = getEntity(field.kind === 'products' ? 'product' : 'category');
        for (const slug of shown as string[]) marks.noteLink(path, pathOf({ slug }));
      }
      return marks.mark(path, field, shown);
    },
  });
  return {
    path: document.shownOn,
    // The last place comes first.
    lacking: describe(wrong, (path) => labelOfPath(document.fields, path)).toReversed(),
  };
}

function describe(wrong: FieldErrors, labelOf: (field: string) => string): Lack[] {
  return Object.entries(wrong).map(([field, message]) => ({ field, label: labelOf(field), message }));
}
