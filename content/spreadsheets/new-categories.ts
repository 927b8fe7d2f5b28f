import type { Db } from '#database/connect.ts';
import { maxStoredInteger } from '#errors/storable.ts';
import { checkInput } from '#errors/validate.ts';
import type { BulkRecord } from '../editorial/bulk.repository.ts';
import { bulkTargetOf } from '../editorial/bulk-target.ts';
import { categoryEntity } from '../entities/category/category.entity.ts';
import type { Author } from '../kit/author.ts';
import { createSchemaOf } from '../kit/input-schema.ts';
import { listReferences } from '../kit/references.repository.ts';
import type { ServiceOptions } from '../kit/service.ts';

/** Categories that rows name and that are not there: each has a number of its own until it is made. */
export type NewCategories = Awaited<ReturnType<typeof collectNewCategories>>;

/** Another spelling of a name that is there, or that another row has, is the same category. */
export async function collectNewCategories(db: Db) {
  const known = new Map<string, number>();
  const names = new Map<number, string>();
  for await (const references of listReferences(db, 'category')) {
    for (const { id, name } of references) known.set(fold(name), id);
  }
  return {
    /** The number of a category; tells why there can be none of this name. */
    place(name: string, refuse: (message: string) => void): number | undefined {
      if (name === '') return undefined;
      const found = known.get(fold(name));
      if (found !== undefined) return found;
      const checked = checkInput(createSchemaOf(categoryEntity), valuesOf(name));
      if (!checked.success) {
        refuse(Object.values(checked.errors)[0] ?? '');
        return undefined;
      }
      const number = maxStoredInteger - names.size;
      known.set(fold(name), number);
      names.set(number, name);
      return number;
    },

    /** The name behind a number; undefined for a category that is there. */
    nameOf: (number: unknown): string | undefined => names.get(Number(number)),
  };
}

/** A category needs a description; until somebody writes one it is the name. */
function valuesOf(name: string) {
  return { name, description: name };
}

function fold(name: string): string {
  return name.trim().toLowerCase();
}

/** Makes the categories of rows, each once. @returns their ids by their numbers, and what undoing them needs */
export async function createCategories(
  trx: Db,
  { names, author, options }: { names: ReadonlyMap<number, string>; author: Author; options: ServiceOptions },
): Promise<{ ids: Map<number, number>; records: BulkRecord[] }> {
  const target = bulkTargetOf(trx, 'category', options);
  const ids = new Map<number, number>();
  const records: BulkRecord[] = [];
  for (const [number, name] of names) {
    const { id, version } = await target.create(createSchemaOf(categoryEntity).parse(valuesOf(name)), author);
    ids.set(number, id);
    records.push({ id, version, before: {}, isNew: true, entity: 'category' });
  }
  return { ids, records };
}
