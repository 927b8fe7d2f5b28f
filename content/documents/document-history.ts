import type { Db } from '#database/connect.ts';
import { notFound } from '#errors/app-error.ts';
import type { Field } from '../kit/field.ts';
import { type FieldChange, mediaIn, tellApart } from '../kit/revision-changes.ts';
import { countRevisions, findRevision, findRevisions } from '../kit/revisions.repository.ts';
import { type RevisionRange, type RevisionSummary, rangeOf } from '../kit/revisions.service.ts';
import type { DocumentFields, LeafField } from './document-field.ts';
import { listsOf, type Place, placesOf, titleOfItem } from './document-places.ts';
import { subjectOf } from './document-store.ts';
import { completeValues, type Values } from './document-values.ts';
import type { SiteDocument } from './site-document.ts';
import { findDocument } from './site-documents.repository.ts';

/** A document's versions, the newest first, each with what it changed in the one before. */
export async function listDocumentRevisions(
  db: Db,
  document: SiteDocument,
  page?: RevisionRange,
): Promise<RevisionSummary[]> {
  const revisions = await findRevisions(db, { ...(await queryOf(db, document)), ...rangeOf(page) });
  return revisions
    .slice(0, page?.perPage)
    .map(({ id, version, action, username, createdAt, values }, index) => {
      const before = revisions[index + 1]?.values;
      const changes = before ? changesOf(document.fields, before, values) : [];
      return { id, version, action, username, createdAt, changes };
    });
}

export async function countDocumentRevisions(db: Db, document: SiteDocument): Promise<number> {
  return countRevisions(db, await queryOf(db, document));
}

/** What a document held at each of its versions, drafts included, the newest first. */
export async function listEarlierValues(db: Db, document: SiteDocument): Promise<Values[]> {
  const revisions = await findRevisions(db, await queryOf(db, document));
  return revisions.map(({ values }) => completeValues(document.fields, values));
}

/** What a document held at a version, and whether that was a draft. @throws AppError `not-found` */
export async function getEarlierValue(
  db: Db,
  document: SiteDocument,
  revisionId: number,
): Promise<{ value: Values; isDraft: boolean }> {
  const revision = await findRevision(db, { ...(await queryOf(db, document)), id: revisionId });
  if (!revision) throw notFound('This version is not there any more.');
  const value = completeValues(document.fields, revision.values);
  return { value, isDraft: revision.action === 'drafted' };
}

async function queryOf(db: Db, document: SiteDocument) {
  const { id: recordId } = await findDocument(db, document);
  return { entity: subjectOf(document), recordId };
}

/**
 * What differs between two versions of a document, readable by a person: values by their paths of ids, and items that
 * came, went or were moved.
 */
function changesOf(fields: DocumentFields, from: unknown, to: unknown): FieldChange[] {
  return [...movesOf(fields, from, to), ...valueChangesOf(fields, from, to)];
}

/** A value whose item is in one version only tells what is in it, unless that is nothing. */
function valueChangesOf(fields: DocumentFields, from: unknown, to: unknown): FieldChange[] {
  const before = new Map(placesOf(fields, from).map((place) => [place.idPath, place]));
  const after = new Map(placesOf(fields, to).map((place) => [place.idPath, place]));
  const idPaths = [...new Set([...after.keys(), ...before.keys()])];
  return idPaths.flatMap((idPath) => {
    const place = after.get(idPath) ?? before.get(idPath);
    if (!place || isSame(before.get(idPath), after.get(idPath))) return [];
    const change = { from: before.get(idPath)?.value, to: after.get(idPath)?.value };
    return [{ field: place.path, label: place.label, ...describeChange(place.field, change) }];
  });
}

function movesOf(fields: DocumentFields, from: unknown, to: unknown): FieldChange[] {
  const before = new Map(listsOf(fields, from).map((list) => [list.idPath, list]));
  return listsOf(fields, to).flatMap(({ idPath, path, label, field, items }) => {
    const were = before.get(idPath)?.items ?? [];
    if (were.map(({ id }) => id).join(' ') === items.map(({ id }) => id).join(' ')) return [];
    const titlesOf = (some: typeof items) =>
      some.map((item, index) => titleOfItem(field, item) || String(index + 1)).join(', ');
    const isMovedOnly =
      were.length === items.length && were.every(({ id }) => items.some((one) => one.id === id));
    return [
      {
        field: path,
        label: isMovedOnly ? `${label}: order` : label,
        from: titlesOf(were),
        to: titlesOf(items),
      },
    ];
  });
}

function describeChange(
  field: LeafField,
  change: { from: unknown; to: unknown },
): Pick<FieldChange, 'from' | 'to' | 'media'> {
  const kit = kitFieldOf(field);
  return { ...tellApart(kit, { ...change, names: new Map() }), ...mediaIn(kit, change) };
}

/** The kind of a record's field that reads the same. */
function kitFieldOf(field: LeafField): Field {
  const { label } = field;
  switch (field.kind) {
    case 'optionalChoice':
    case 'colour':
    case 'decimal':
    case 'file':
      return { kind: 'text', label, maxLength: 0 };
    case 'products':
    case 'categories':
    case 'weekdays':
    case 'list':
      return { kind: 'textList', label, maxItems: 0 };
    default:
      return field;
  }
}

function isSame(one: Place | undefined, other: Place | undefined): boolean {
  const isNothing = (place: Place | undefined) => place === undefined || isEmpty(place.value);
  if (one === undefined || other === undefined) return isNothing(one) && isNothing(other);
  return JSON.stringify(one.value) === JSON.stringify(other.value);
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    value === '' ||
    value === false ||
    (Array.isArray(value) && value.length === 0)
  );
}
