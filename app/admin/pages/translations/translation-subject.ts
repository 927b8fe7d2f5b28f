import { siteDocuments } from '#content/documents/registry.ts';
import type { Entity } from '#content/kit/entity.ts';
import {
  fieldsOfDocument,
  fieldsOfImage,
  fieldsOfRecord,
  type TranslatedField,
} from '#content/translations/translated-fields.ts';
import { groupOf, messagePlaces } from '#messages/catalogue.ts';
import { apiNameOf } from '../../kit/api/field-names.ts';
import { ApiError } from '../../kit/api/request-api.ts';
import { documentKeyAt, documentPathOf } from '../../kit/forms/document-path.ts';
import { readRecord } from '../../kit/forms/record-endpoints.ts';
import { t } from '../../kit/language/t.ts';
import { fetchImage, imageEndpoint } from '../../kit/media/image-record.ts';
import {
  documentTranslationPath,
  imageTranslationPath,
  recordTranslationPath,
} from '../../kit/translations/translation-paths.ts';
import { readDocument } from '../site-documents/document-endpoints.ts';

/** What is translated: a record, a site document or a picture. */
export type TranslationSubject = {
  /** Of its calls: `/products/7`. */
  apiPath: string;
  /** `product`. */
  noun: string;
  title: string;
  /** The pages above it: the last is its own form. */
  crumbs: readonly { label: string; to: string }[];
  fields: readonly TranslatedField[];
  /** The address of its translation into a language. */
  hrefOf: (language: string) => string;
  /** Of a picture, to be looked at. */
  image?: string;
  /** Of what visitors read on pages. */
  page?: TranslatedPage;
};

/** What a preview needs to know of what is translated. */
type TranslatedPage = {
  /** How its calls name it. */
  edited: object;
  /** Whether its page shows it among others. */
  isAmongOthers: boolean;
  /** What a field is called on the page: the items of a record's list belong to the list. */
  nameOf: (field: TranslatedField) => string;
  /** The page that shows a field, where that is another than its own. */
  pathOf?: (name: string) => string | undefined;
};

const longestTitle = 80;

/** @throws ApiError as those below do */
export async function loadRecordSubject(entity: Entity, id: number): Promise<TranslationSubject> {
  const { record } = await readRecord(entity, id);
  const values = Object.fromEntries(
    Object.entries(entity.fields).map(([name, field]) => [name, record[apiNameOf(name, field)]]),
  );
  const title = shorten(String(values[entity.card.title] ?? '')) || t('Number {id}', { id });
  return {
    apiPath: `/${entity.path}/${id}`,
    noun: t(entity.noun.one),
    title,
    crumbs: [
      { label: t(entity.listTitle), to: `/admin/${entity.path}/` },
      { label: title, to: `/admin/${entity.path}/${id}/edit/` },
    ],
    fields: fieldsOfRecord(entity, values),
    hrefOf: (language) => recordTranslationPath(entity, id, language),
    page: {
      edited: { path: entity.path, id },
      isAmongOthers: !entity.hasOwnPage,
      nameOf: ({ key }) => key.split('/', 1)[0] ?? key,
    },
  };
}

/** @param name as it stands in the address of its form */
export async function loadDocumentSubject(name: string): Promise<TranslationSubject> {
  const key = documentKeyAt(name);
  const document = siteDocuments.find((one) => one.key.toLowerCase() === key);
  if (!document)
    throw new ApiError({ message: t('There is no site document "{name}".', { name }), status: 404 });
  const { record } = await readDocument(document.key);
  return {
    apiPath: `/site-documents/${document.key}`,
    noun: t('document'),
    title: t(document.label),
    crumbs: [
      { label: t('Site'), to: '/admin/site/' },
      { label: t(document.label), to: documentPathOf(document.key) },
    ],
    fields: fieldsOfDocument(document, record.value),
    hrefOf: (language) => documentTranslationPath(document.key, language),
    page: {
      edited: { document: document.key },
      isAmongOthers: false,
      nameOf: ({ names: [path] }) => path,
      pathOf: pathOfMessage,
    },
  };
}

/** @param path `/uploads/…` */
export async function loadImageSubject(path: string): Promise<TranslationSubject> {
  const image = await fetchImage(path);
  return {
    apiPath: imageEndpoint(path),
    noun: t('picture'),
    title: image.filename,
    crumbs: [
      { label: t('Images'), to: '/admin/images/' },
      { label: image.filename, to: `/admin/images/?${new URLSearchParams({ image: path })}` },
    ],
    fields: fieldsOfImage(image.alt),
    hrefOf: (language) => imageTranslationPath(path, language),
    image: path,
  };
}

/** The page of a fixed text of the site, where every visitor meets it. @param name `messages.search:title` */
function pathOfMessage(name: string): string | undefined {
  const group = groupOf(name.replace('messages.', ''));
  return group && messagePlaces[group].path;
}

function shorten(title: string): string {
  return title.length > longestTitle ? `${title.slice(0, longestTitle).trimEnd()}…` : title;
}
