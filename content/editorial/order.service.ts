import type { Db } from '#database/connect.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { AppError, invalid } from '#errors/app-error.ts';
import { enterInLog } from '#people/log/write-log.ts';
import { arrangePlaces } from '../kit/arrange-places.ts';
import type { Author } from '../kit/author.ts';
import type { Entity } from '../kit/entity.ts';
import { findFilterColumns } from '../kit/list-filters.ts';
import { lockPlaces, ownerColumnOf, type Place, savePositions } from '../kit/positions.repository.ts';
import { findReferences } from '../kit/references.repository.ts';
import type { ServiceOptions } from '../kit/service.ts';

export type OrderRequest = {
  entity: Entity;
  /** Records that are not in the trash, in the requested order. Those left out keep their places. */
  ids: number[];
  /** Slug, id or name of the category that all of them are in. */
  category?: string | undefined;
  author: Author;
};

/** The order that editors make by hand, in which visitors see records (specification/records.md, "Order"). */
export function createOrderService(db: Db, options: ServiceOptions = {}) {
  return {
    /**
     * Orders records in one write.
     * @returns the ids of all living records, of the category where one is given, as they stand now
     * @throws AppError `invalid` for an unknown category; `conflict` where one of the records is not there, or not in
     * the category, and nothing has been moved
     */
    async arrange(request: OrderRequest): Promise<number[]> {
      const { entity, ids } = request;
      const owner = await findOwner(db, request);
      const { order, movedId } = await inTransaction(db, async (trx) => {
        const places = await lockPlaces(trx, entity);
        const listed = placesOf(places, owner);
        refuseMissing(request, listed);
        const moved = arrangePlaces(places, ids);
        if (moved.length > 0) {
          await savePositions(trx, entity, moved);
          const text = await describeOrder(trx, request, listed);
          const now = (options.now?.() ?? new Date()).toISOString();
          const { username } = request.author;
          await enterInLog(trx, {
            kind: 'content',
            username,
            text,
            entity: entity.name,
            recordId: null,
            now,
          });
        }
        return { order: placesOf(await lockPlaces(trx, entity), owner), movedId: moved[0]?.id };
      });
      if (movedId !== undefined) {
        options.changes?.announce({ entity: entity.name, id: movedId, action: 'reordered' });
      }
      return order.map(({ id }) => id);
    },
  };
}

async function findOwner(db: Db, { entity, category }: OrderRequest): Promise<number | undefined> {
  if (category === undefined) return undefined;
  const columns = await findFilterColumns(db, entity, { filters: { category }, reader: 'administrator' });
  const owner = columns?.[ownerColumnOf(entity) ?? ''];
  if (owner === undefined) throw invalid({ category: `There is no collection "${category}"` });
  return Number(owner);
}

function placesOf(places: Place[], owner: number | undefined): Place[] {
  return places.filter((place) => !place.isTrashed && (owner === undefined || place.owner === owner));
}

/** One was deleted or moved meanwhile, so the requested order is based on old data. */
function refuseMissing({ entity, ids, category }: OrderRequest, listed: Place[]): void {
  const known = new Set(listed.map(({ id }) => id));
  const missing = ids.filter((id) => !known.has(id));
  if (missing.length === 0) return;
  const where = category === undefined ? 'there' : 'in this collection';
  const what =
    missing.length === 1
      ? `One of these ${entity.noun.many} is not ${where} any more`
      : `${missing.length} of these ${entity.noun.many} are not ${where} any more`;
  throw new AppError('conflict', `${what}, so nothing was moved.`, { data: { missing } });
}

/** `Changed the order of the products in "Dawn"`, where all of them are in one collection. */
async function describeOrder(db: Db, { entity, ids }: OrderRequest, listed: Place[]): Promise<string> {
  const text = `Changed the order of the ${entity.noun.many}`;
  const owners = new Set(listed.filter(({ id }) => ids.includes(id)).map(({ owner }) => owner));
  const [owner] = owners;
  const field = Object.values(entity.fields).find(({ kind }) => kind === 'reference');
  if (owners.size !== 1 || owner === undefined || field?.kind !== 'reference') return text;
  const found = await findReferences(db, { to: field.to, ids: [owner], reader: 'administrator' });
  return `${text} in "${found.get(owner)?.name}"`;
}
