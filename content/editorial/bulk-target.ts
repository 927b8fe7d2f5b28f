import type { Db } from '#database/connect.ts';
import { byEntityName, createContentServices } from '../content-services.ts';
import type { Author } from '../kit/author.ts';
import type { Due } from '../kit/due.ts';
import type { Entity, RecordMeta } from '../kit/entity.ts';
import type { EntityName } from '../kit/field.ts';
import type { RecordWrite } from '../kit/record-writer.ts';
import type { ServiceOptions } from '../kit/service.ts';

/** What writing many records needs of an entity's service, without its types: values are checked already. */
export type BulkTarget = {
  entity: Entity;
  getById(id: number): Promise<RecordMeta & object>;
  create(input: object, author: Author): Promise<RecordMeta & object>;
  update(write: RecordWrite & { changes: object; due?: Due }): Promise<RecordMeta & object>;
  trash(write: RecordWrite): Promise<void>;
  restore(write: RecordWrite): Promise<unknown>;
};

export function bulkTargetOf(db: Db, name: EntityName, options: ServiceOptions): BulkTarget {
  return byEntityName(createContentServices(db, options))[name] as BulkTarget;
}
