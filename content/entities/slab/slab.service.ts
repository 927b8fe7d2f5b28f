import type { Db } from '#database/connect.ts';
import { AppError, invalid, notFound } from '#errors/app-error.ts';
import type { StoredRecord } from '../../kit/codec.ts';
import type { Reader } from '../../kit/declaration.ts';
import type { RecordQuery } from '../../kit/record-conditions.repository.ts';
import type { ListQuery } from '../../kit/record-reader.ts';
import { createEntityService, type ServiceOptions } from '../../kit/service.ts';
import { listedStatuses, type ReadSlab, type Slab, slabEntity, slabStatuses } from './slab.entity.ts';
import { findSlabChoices } from './slab-choices.repository.ts';
import { endHolds, findHolds, findSlabsHeldByStaff } from './slab-holds.repository.ts';
import { findNumbers } from './slab-numbers.repository.ts';
import { addStones } from './slab-stones.repository.ts';

/** Slabs: visitors' lists show those that can be had; a number is found as long as its stone is no draft. */
export function createSlabService(db: Db, options: ServiceOptions = {}) {
  const service = createEntityService(db, slabEntity, {
    ...options,
    complete: (values, stored, isReversion) => settleStatus(values, stored, isReversion),
    checkDeletion: refuseWhileHeld,
    follow: async (trx, { before, after, now }) => {
      const outcome = slabStatuses.find((status) => status === after.status);
      if (!outcome || outcome === 'held' || before?.status === after.status) return;
      await endHolds(trx, { slabId: after.id, outcome, now });
    },
    read: (records, reader) => readFurther(db, records, reader),
  });
  /** Every slab that is read has what is read beside its fields. */
  const list = async (query: ListQuery, conditions: Partial<RecordQuery> = {}) =>
    (await service.list(query, { ...conditionsFor(query.reader), ...conditions })) as {
      records: ReadSlab[];
      total: number;
    };
  const find = async (query: Parameters<typeof service.find>[0]) => {
    const slab = (await service.find(query)) as ReadSlab | undefined;
    return query.reader === 'visitor' && slab?.stone.isDraft ? undefined : slab;
  };
  async function findNumbered(
    numbers: readonly string[],
    listThem: (query: ListQuery) => Promise<{ records: Slab[] }>,
  ): Promise<Map<string, ReadSlab>> {
    const slugs = await findNumbers(db, numbers);
    if (slugs.length === 0) return new Map();
    const records = (await listThem({ reader: 'visitor', slugs })).records as ReadSlab[];
    const shown = records.filter(({ stone }) => !stone.isDraft);
    return new Map(shown.map((slab) => [slab.slug.toLowerCase(), slab]));
  }
  return {
    ...service,
    find,
    list,

    /** Those of these that visitors may ask for, by their numbers in lower case. */
    findToBeHad: (numbers: readonly string[]) => findNumbered(numbers, list),

    /** The same of all that have a passport, sold ones among them. */
    findByNumbers: (numbers: readonly string[]) => findNumbered(numbers, service.list),

    listFields: ((query, conditions = {}) =>
      service.listFields(query, {
        ...conditionsFor(query.reader),
        ...conditions,
      })) as typeof service.listFields,
    /** What visitors' lists can be narrowed to. */
    findChoices: () => findSlabChoices(db),
    listIds: (query: ListQuery) => service.listIds(query, conditionsFor(query.reader)),
    async get(query: Parameters<typeof find>[0]) {
      const slab = await find(query);
      if (!slab) throw notFound(slabEntity.messages.notFound(String(query.key)));
      return slab;
    },
  };
}

function conditionsFor(reader: Reader): Partial<RecordQuery> {
  return reader === 'visitor' ? { oneOf: { status: listedStatuses }, withShown: ['product'] } : {};
}

/** Only a hold makes a slab held; an earlier version that comes back neither makes nor ends one. */
function settleStatus(
  values: Record<string, unknown>,
  stored: StoredRecord | undefined,
  isReversion: boolean | undefined,
): Record<string, unknown> {
  if (isReversion && (values.status === 'held' || stored?.status === 'held')) {
    return values.status === undefined || ['available', 'held'].includes(String(values.status))
      ? { status: stored?.status ?? 'available' }
      : {};
  }
  if (values.status !== 'held' || stored?.status === 'held') return {};
  throw invalid({ status: 'A slab is held by holding it for a customer' });
}

/** What came with the demo company is held for nobody. */
async function refuseWhileHeld(trx: Db, slab: StoredRecord): Promise<void> {
  const held = await findSlabsHeldByStaff(trx, [slab.id]);
  if (held.length === 0) return;
  throw new AppError('conflict', `Slab "${slab.slug}" is held for a customer. End the hold first.`);
}

/** Before references are followed. */
async function readFurther(db: Db, records: StoredRecord[], reader: Reader): Promise<void> {
  const held = records.filter(({ status }) => status === 'held').map(({ id }) => id);
  const holds = held.length > 0 ? await findHolds(db, held) : [];
  for (const record of records) {
    const own = holds.filter(({ slabId }) => slabId === record.id);
    record.heldUntil = own[0]?.until ?? null;
    if (reader === 'administrator') record.holds = own;
  }
  await addStones(db, records);
}
