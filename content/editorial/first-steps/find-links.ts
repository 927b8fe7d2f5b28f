import type { Db } from '#database/connect.ts';
import { placesOf } from '../../documents/document-places.ts';
import { siteDocuments } from '../../documents/registry.ts';
import { findDocuments } from '../../documents/site-documents.repository.ts';
import { titleOf } from '../../kit/activity-text.ts';
import type { StoredRecord } from '../../kit/codec.ts';
import type { Entity } from '../../kit/entity.ts';
import type { EntityName } from '../../kit/field.ts';
import { findRecords } from '../../kit/record-reader.repository.ts';
import { findReferences, listReferences } from '../../kit/references.repository.ts';
import { slugFieldOf } from '../../kit/slug.ts';
import { entities } from '../../registry.ts';
import type { DemoRemoval } from './demo-removals.repository.ts';
import { type RemovalPlan, stateOf, withoutDemo } from './plan-removal.ts';

/** A field that links to the demo content. */
export type DemoLink = {
  /** Of the record or document. */
  title: string;
  /** What the field is called. */
  label: string;
  /** The entity's path, or that it is a document of the site. */
  kind: string;
  /** The record's number or the document's key. */
  id: string;
  /** What the form knows the field by. */
  field: string;
};

/** As the paths of the API and the back office have it. */
const documentLinkKind = 'site';
/** Looked through at once; their texts may be long. */
const recordsAtOnce = 200;

type Demo = { plan: RemovalPlan; removals: readonly Pick<DemoRemoval, 'records'>[] };

/** What stays and links to records that go, or that have gone already. */
export async function findLinksToDemo(db: Db, demo: Demo): Promise<DemoLink[]> {
  const slugs = await findSlugs(db, demo);
  if ([...slugs.values()].every(({ size }) => size === 0)) return [];
  const isGoing = createTest(slugs);
  return [
    ...(await findInRecords(db, { plan: demo.plan, isGoing })),
    ...(await findInDocuments(db, { plan: demo.plan, isGoing })),
  ];
}

type Search = { plan: RemovalPlan; isGoing: (path: string) => boolean };

async function findInRecords(db: Db, { plan, isGoing }: Search): Promise<DemoLink[]> {
  const links: DemoLink[] = [];
  for (const entity of entities.filter(hasHtml)) {
    const exceptIds = plan.records.flatMap((going) => (going.entity === entity ? going.record.id : []));
    const query = { reader: 'administrator', exceptIds, sort: 'id', limit: recordsAtOnce } as const;
    for (let afterId = 0; ; ) {
      const records = await findRecords(db, entity, { ...query, afterId });
      for (const record of records) links.push(...linksOf(entity, record, isGoing));
      if (records.length < recordsAtOnce) break;
      afterId = records.at(-1)?.id ?? afterId;
    }
  }
  return links;
}

function linksOf(entity: Entity, record: StoredRecord, isGoing: Search['isGoing']): DemoLink[] {
  const found = htmlFieldsOf(entity).filter((name) => pathsIn(String(record[name] ?? '')).some(isGoing));
  return found.map((name) => ({
    ...{ title: titleOf(entity, record), label: entity.fields[name]?.label ?? name },
    ...{ kind: entity.path, id: String(record.id), field: name },
  }));
}

async function findInDocuments(db: Db, { plan, isGoing }: Search): Promise<DemoLink[]> {
  const links: DemoLink[] = [];
  for (const stored of await findDocuments(db, siteDocuments)) {
    const document = siteDocuments.find(({ key }) => key === stored.key);
    if (!document) continue;
    const planned = plan.documents.find((one) => one.document === document);
    const { value } = planned ? withoutDemo(document, stored, planned.loaded) : stateOf(stored);
    for (const { value: text, label, idPath } of placesOf(document.fields, value)) {
      const words = String(text ?? '');
      if (!(words.startsWith('/') ? [words] : pathsIn(words)).some(isGoing)) continue;
      links.push({ title: document.label, label, kind: documentLinkKind, id: document.key, field: idPath });
    }
  }
  return links;
}

type Slugs = ReadonlyMap<EntityName, ReadonlySet<string>>;

/** The slugs of what goes, and of what has gone unless the company's own has one of them now. */
async function findSlugs(db: Db, { plan, removals }: Demo): Promise<Slugs> {
  const slugs = new Map<EntityName, Set<string>>();
  const removed = removals.flatMap(({ records }) => records);
  for (const entity of entities.filter(slugFieldOf)) {
    const { name } = entity;
    const ids = removed.flatMap((record) => (record.entity === name ? record.id : []));
    const gone = await findReferences(db, { to: name, ids, reader: 'administrator', withTrash: true });
    const living = ids.length === 0 ? new Set<string>() : await findLivingSlugs(db, name);
    const going = plan.records.flatMap((one) => (one.entity === entity ? String(one.record.slug) : []));
    const left = [...gone.values()].map(({ slug }) => slug).filter((slug) => !living.has(slug));
    slugs.set(name, new Set([...going, ...left]));
  }
  return slugs;
}

async function findLivingSlugs(db: Db, name: EntityName): Promise<Set<string>> {
  const slugs = new Set<string>();
  for await (const some of listReferences(db, name)) for (const { slug } of some) slugs.add(slug);
  return slugs;
}

/** Whether a path is one of a record that goes: its own, or the longer one below its section. */
function createTest(slugs: Slugs): (path: string) => boolean {
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
