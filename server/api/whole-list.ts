import { createHash } from 'node:crypto';
import type { Entity } from '#content/kit/entity.ts';
import { createPacer } from '#content/kit/pacer.ts';
import type { ListQuery } from '#content/kit/record-reader.ts';
import { readInBackground } from '#database/background-reading.ts';
import { type ContentService, showFields, shownNamesOf, writeRecord } from './content-records.ts';
import { maxPerPage } from './list-query.ts';

/** So many records a list has at most that is asked for without a page; the rest comes page by page. */
export const maxWhole = 10_000;
/** Few enough that reading and writing them down is no pause. */
const recordsAtOnce = 100;

type AskedList = {
  entity: Entity;
  service: ContentService;
  query: ListQuery;
  /** The only names to show of each record. */
  chosen: string[] | undefined;
};

/** `digest` is of the payload, where it was made as that was written. */
type WrittenList = { payload: string | Buffer; total: number; digest?: string };

/** One page of a list as JSON, or all of a short one. */
export async function writePage({ entity, service, query, chosen }: AskedList): Promise<WrittenList> {
  const fields = chosen && fieldsOf(entity, chosen);
  const { records, total } = await (fields ? service.listFields({ ...query, fields }) : service.list(query));
  return { payload: write({ entity, query, chosen }, records), total };
}

/**
 * A list without a page, as JSON. A long one is read and written down piece by piece, so that others are answered in
 * between, whoever asks for it.
 */
export async function writeWhole(asked: AskedList): Promise<WrittenList> {
  const first = { page: 1, perPage: maxPerPage };
  const begun = await writePage({ ...asked, query: { ...asked.query, ...first } });
  if (begun.total <= maxPerPage) return begun;
  const { service, query } = asked;
  const limited = { ...query, page: 1, perPage: maxWhole };
  const ids = await readInBackground(() => service.listIds(limited));
  return { ...(await writeRecords(asked, ids)), total: begun.total };
}

async function writeRecords(asked: AskedList, ids: readonly number[]) {
  const { entity, service, query, chosen } = asked;
  const fields = chosen && fieldsOf(entity, chosen);
  const { reader } = query;
  const pace = createPacer();
  const pieces: Buffer[] = [];
  const hash = createHash('sha256');
  for (let start = 0; start < ids.length; start += recordsAtOnce) {
    const some = { reader, ids: ids.slice(start, start + recordsAtOnce) };
    const records = await (fields ? service.findFieldsByIds({ ...some, fields }) : service.findByIds(some));
    await pace();
    // Without the brackets around them; what is gone meanwhile leaves nothing.
    const text = write(asked, records).slice(1, -1);
    const piece = Buffer.from(text && `${pieces.length > 0 ? ',' : '['}${text}`);
    if (text) pieces.push(piece);
    hash.update(piece);
    await pace();
  }
  const payload = Buffer.concat([...pieces, Buffer.from(pieces.length > 0 ? ']' : '[]')]);
  return { payload, digest: hash.digest('base64url') };
}

function write(
  { entity, query, chosen }: Pick<AskedList, 'entity' | 'query' | 'chosen'>,
  records: Parameters<typeof showFields>[1],
): string {
  if (chosen) return JSON.stringify(showFields(entity, records, chosen));
  return `[${records.map((record) => writeRecord(entity, record, query.reader)).join(',')}]`;
}

function fieldsOf(entity: Entity, chosen: readonly string[]): string[] {
  const names = shownNamesOf(entity);
  return chosen.flatMap((name) => names.get(name) ?? []);
}
