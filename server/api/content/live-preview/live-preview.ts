import { labelOfPath } from '#content/documents/document-places.ts';
import { siteDocuments } from '#content/documents/registry.ts';
import { documentKind } from '#content/documents/site-document.ts';
import { wordingDocument } from '#content/documents/wording.document.ts';
import { findFieldOfName } from '#content/kit/api-names.ts';
import type { Entity } from '#content/kit/entity.ts';
import type { RecordReference } from '#content/kit/field.ts';
import { ownValue } from '#content/kit/own-value.shared.ts';
import { pathOfRecord } from '#content/kit/record-path.shared.ts';
import { inLanguageOf } from '#content/languages.ts';
import { getEntity } from '#content/registry.ts';
import { stageTranslation } from '#content/translations/stage-translation.ts';
import type { TranslatedField } from '#content/translations/translated-fields.ts';
import { getSource } from '#content/translations/translation-sources.ts';
import type { Subject as TranslatedSubject } from '#content/translations/translations.repository.ts';
import type { Db } from '#database/connect.ts';
import { inRolledBackTransaction } from '#database/in-rolled-back-transaction.ts';
import { type FieldErrors, isAppError, notFound } from '#errors/app-error.ts';
import { languagePrefix } from '#messages/language.ts';
import { readShippedTexts } from '#messages/shipped-languages.ts';
import type { Pages } from '../../../pages/page-renderer.ts';
import type { Services } from '../../../services/services.ts';
import { readContentInput } from '../../kit/content-input.ts';
import { contentServiceOf, showRecord } from '../../kit/content-records.ts';
import { withSentNames } from '../../kit/sent-names.ts';
import { createFieldMarks, type FieldMarks } from './field-marks.ts';
import { finishPage } from './finish-page.ts';
import { listPreviewPages, type PreviewPage } from './preview-pages.ts';
import { renderWithin } from './render-within.ts';
import { findStandIn } from './stand-ins.ts';

/** The values of a form, under the API's names; without an id those of a record that was never saved. */
type UnsavedRecord = { entity: Entity; id?: number | undefined; values: Body };

type UnsavedDocument = { document: string; value: unknown };
/** The texts of the translation of a record or document into a language. */
type UnsavedTranslation = {
  of: { entity: Entity; id: number } | { document: string };
  language: string;
  values: Body;
};

/** What is being edited; `page` is the path of another page than its own. */
export type Unsaved = (UnsavedRecord | UnsavedDocument | UnsavedTranslation) & { page?: string | undefined };

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
/** Whose page it is, if there is enough of it to show one. */
type Owner = { entity: Entity; id: number } | { document: string };
type Staged = { owner: Owner | undefined; lacking: Lack[] };

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
    const staged = await stageSubject(within, unsaved);
    const work = () => renderStaged(within, { ...staged, asked: unsaved.page }, { pages, signal });
    if (!('language' in unsaved)) return work();
    return inLanguageOf(await within.services.readLanguages(), { tag: unsaved.language, work });
  });
}

type Within = { trx: Db; services: Services; marks: FieldMarks };

/** Paths are in the language that is answered in. */
async function renderStaged(
  { services, marks }: Within,
  { owner, lacking, asked }: Staged & { asked: string | undefined },
  rendering: Parameters<typeof renderWithin>[1],
): Promise<LivePreview> {
  const path = owner && (await findPath(services, owner));
  const prefix = languagePrefix();
  const offered = (await listPreviewPages(services)).map((one) => ({ ...one, path: prefix + one.path }));
  if (path === undefined) return { html: null, page: '', own: '', lacking, pages: offered };
  const own = prefix + path;
  const { html, page } = await renderWithin(services, rendering)(asked ?? own);
  const others = offered.filter((other) => other.path !== own);
  return { html: finishPage(html, marks), page, own, lacking, pages: others };
}

async function findPath(services: Services, owner: Owner): Promise<string | undefined> {
  if ('document' in owner) return services.siteDocuments.findShownOn(owner.document);
  return pathOfRecord(owner.entity, await contentServiceOf(services, owner.entity.name).getById(owner.id));
}

function stageSubject(within: Within, unsaved: Unsaved): Promise<Staged> {
  if ('language' in unsaved) return stageTranslated(within, unsaved);
  return 'document' in unsaved ? stageDocument(within, unsaved) : stageRecord(within, unsaved);
}

async function stageRecord(within: Within, unsaved: UnsavedRecord): Promise<Staged> {
  const { entity } = unsaved;
  const { id, wrong } = await stageUnsavedRecord(within, unsaved);
  const inOrder = Object.keys(entity.fields);
  const lacking = describe(wrong, (field) => entity.fields[field]?.label ?? field).toSorted(
    (one, other) => inOrder.indexOf(one.field) - inOrder.indexOf(other.field),
  );
  if (id === undefined) return { owner: undefined, lacking };
  noteRecordLinks(within.marks, entity, await contentServiceOf(within.services, entity.name).getById(id));
  return { owner: { entity, id }, lacking };
}

/** `id` is undefined where there is not enough yet to show a page; `wrong` by declared names. */
type StagedRecord = { id: number | undefined; wrong: FieldErrors };

/**
 * Writes the values of a form as a save would, as far as they can be stored. What is wrong stays as it is stored, and
 * has a stand-in in a new record.
 */
async function stageUnsavedRecord(within: Within, unsaved: UnsavedRecord): Promise<StagedRecord> {
  const { entity } = unsaved;
  const current = await readCurrent(within, unsaved);
  const wrong: FieldErrors = {};
  const body = { ...unsaved.values };
  for (;;) {
    const outcome = await tryStaging(within, unsaved, { body, ...(current && { current }) });
    if (outcome.id !== undefined) return { id: outcome.id, wrong };
    const refused = Object.entries(outcome.fields).map(([sent, message]) => {
      return { sent, message, name: findFieldOfName(entity, sent) ?? sent };
    });
    const isStuck = refused.every(({ name }) => Object.hasOwn(wrong, name));
    for (const { name, message } of refused) wrong[name] = ownValue(wrong, name) ?? message;
    if (isStuck) return { id: undefined, wrong };
    for (const { sent, name } of refused) {
      // Of a list all of it, whichever item is wrong.
      delete body[sent.split('.', 1)[0] ?? sent];
      const field = ownValue(entity.fields, name);
      const isNeeded = !current && field?.required;
      if (isNeeded) body[sent] = await findStandIn(within.services, field);
    }
  }
}

async function readCurrent({ services }: Within, { entity, id }: UnsavedRecord) {
  if (id === undefined) return undefined;
  return showRecord(entity, await contentServiceOf(services, entity.name).getById(id), 'administrator');
}

type Body = Record<string, unknown>;

type Outcome = { id: number; fields?: never } | { id: undefined; fields: FieldErrors };

async function tryStaging(
  within: Within,
  { entity, id }: UnsavedRecord,
  source: { body: Body; current?: Body },
): Promise<Outcome> {
  const { body } = source;
  const work = async () =>
    stage(within, { entity, id, values: await readContentInput(within.trx, entity, source) });
  try {
    return { id: await withSentNames(entity, { body, work }) };
  } catch (error) {
    if (isAppError(error) && error.fields) return { id: undefined, fields: error.fields };
    throw error;
  }
}

/** Stages a record as if it were published: a draft is shown like anything else. */
function stage(
  { services, marks }: Within,
  { entity, id, values }: { entity: Entity; id: number | undefined; values: object },
): Promise<number> {
  const finish = (complete: Body) => {
    const finished = Object.entries(entity.fields).map(([name, field]) => {
      return [name, name === 'published' ? true : marks.mark(name, field, complete[name])];
    });
    return Object.fromEntries(finished);
  };
  return contentServiceOf(services, entity.name).stage({ id, values, finish });
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
  { document: key, value }: UnsavedDocument,
): Promise<Staged> {
  const document = siteDocuments.find((candidate) => candidate.key === key);
  if (!document) throw notFound(`There is no site document "${key}".`);
  const wrong = await services.siteDocuments.stage(key, {
    value,
    finish: ({ path, field, value: shown }) => marks.mark(path, field, shown),
  });
  // The last place comes first.
  const lacking = describe(wrong, (path) => labelOfPath(document.fields, path)).toReversed();
  return { owner: { document: key }, lacking };
}

/** What it is of is marked as well, so that a text that is not translated yet can be found on the page. */
async function stageTranslated(
  within: Within,
  { of, language, values }: UnsavedTranslation,
): Promise<Staged> {
  const { trx, services, marks } = within;
  const subject = subjectOf(of);
  const source = await getSource(trx, subject);
  const shipped = await shippedFor(of, language);
  const nameOf = ({ key, names: [path] }: TranslatedField) =>
    source.entity ? (key.split('/', 1)[0] ?? key) : path;
  const wrong = await stageTranslation(
    trx,
    { ...subject, language },
    {
      ...{ source, fields: { ...shipped, ...values }, publicUrl: services.publicUrl },
      finish: (field, text) => marks.mark(nameOf(field), field.field, text) as typeof text,
    },
  );
  const names = new Set(source.fields.map(nameOf));
  const mark: FieldMarks['mark'] = (name, field, value) =>
    names.has(name) ? marks.mark(name, field, value) : value;
  const translated = { ...within, marks: { ...marks, mark } };
  if ('document' in of) {
    const { value } = await services.siteDocuments.read(of.document);
    await stageDocument(translated, { document: of.document, value });
  } else await stage(translated, { ...of, values: {} });
  const labelOf = (name: string) => source.fields.find(({ names }) => names.includes(name))?.label ?? name;
  const typed = Object.entries(wrong).filter(([name]) => !shipped[name] || values[name]);
  return { owner: of, lacking: describe(Object.fromEntries(typed), labelOf) };
}

/** Where the words of the site are not said otherwise, the shipped ones of the language are shown, and lead to their fields. */
async function shippedFor(
  of: UnsavedTranslation['of'],
  language: string,
): Promise<Readonly<Record<string, string>>> {
  if (!('document' in of) || of.document !== wordingDocument.key) return {};
  const texts = Object.entries(await readShippedTexts(language));
  return Object.fromEntries(texts.map(([key, text]) => [`messages.${key}`, text]));
}

function subjectOf(of: UnsavedTranslation['of']): TranslatedSubject {
  if ('document' in of) return { kind: documentKind, subject: of.document };
  return { kind: of.entity.name, subject: String(of.id) };
}

function describe(wrong: FieldErrors, labelOf: (field: string) => string): Lack[] {
  return Object.entries(wrong).map(([field, message]) => ({ field, label: labelOf(field), message }));
}
