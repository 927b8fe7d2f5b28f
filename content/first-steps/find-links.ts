import type { Db } from '#database/connect.ts';
import { titleOf } from '../kit/activity-text.ts';
import type { Entity } from '../kit/entity.ts';
import { findRecords } from '../kit/repository.ts';
import { entities } from '../registry.ts';
import { placesOf } from '../site-documents/document-places.ts';
import { siteDocuments } from '../site-documents/registry.ts';
import { findDocuments } from '../site-documents/site-documents.repository.ts';
import { type RemovalPlan, stateOf, withoutDemo } from './plan-removal.ts';

/** The titles of records and documents that stay and link to records that go. */
export async function findLinksToGoing(db: Db, plan: RemovalPlan): Promise<string[]> {
  const isGoing = createTest(plan);
  const titles: string[] = [];
  for (const entity of entities.filter(hasHtml)) {
    const exceptIds = plan.records.flatMap((going) => (going.entity === entity ? going.record.id : []));
    for (const record of await findRecords(db, entity, { reader: 'administrator', exceptIds })) {
      const html = htmlFieldsOf(entity).map((name) => String(record[name] ?? ''));
      if (html.flatMap(pathsIn).some(isGoing)) titles.push(titleOf(entity, record));
    }
  }
  for (const stored of await findDocuments(db, siteDocuments)) {
    const document = siteDocuments.find(({ key }) => key === stored.key);
    if (!document) continue;
    const planned = plan.documents.find((one) => one.document === document);
    const { value } = planned ? withoutDemo(document, stored, planned.loaded) : stateOf(stored);
    const texts = placesOf(document.fields, value).map((place) => String(place.value ?? ''));
    const paths = texts.flatMap((text) => (text.startsWith('/') ? [text] : pathsIn(text)));
    if (paths.some(isGoing)) titles.push(document.label);
  }
  return titles;
}

/** Whether a path is one of a record that goes: its own, or the longer one below its section. */
function createTest({ records }: RemovalPlan): (path: string) => boolean {
  const slugs = new Map(entities.map(({ name }) => [name, new Set<unknown>()]));
  for (const { entity, record } of records) slugs.get(entity.name)?.add(record.slug);
  return (path) => {
    const slug = path.split('/').filter(Boolean).at(-1) ?? '';
    return entities.some((entity) => {
      if (!slugs.get(entity.name)?.has(slug)) return false;
      return entity.pathOf({ slug }) === `${path.replace(/\/$/, '')}/` || path.startsWith(`/${entity.path}/`);
    });
  };
}

/** The paths of this site that a text links to. */
function pathsIn(html: string): string[] {
  return [...html.matchAll(/href="(\/[^"#?]*)/g)].map(([, path = '']) => path);
}

function hasHtml(entity: Entity): boolean {
  return htmlFieldsOf(entity).length > 0;
}

function htmlFieldsOf({ fields }: Entity): string[] {
  return Object.entries(fields).flatMap(([name, { kind }]) => (kind === 'html' ? [name] : []));
}
