import type { Db } from '#database/connect.ts';

/** An event as it is kept: nothing in it says who the visitor was. */
export type StoredEvent = {
  kind: string;
  page: string;
  data: Record<string, string | number | boolean | null>;
  utm: Record<string, string | undefined>;
  createdAt: string;
};

export async function insertEvents(db: Db, events: StoredEvent[]): Promise<void> {
  await db
    .insertInto('events')
    .values(
      events.map((event) => ({
        ...event,
        data: JSON.stringify(event.data),
        utm: JSON.stringify(event.utm),
      })),
    )
    .execute();
}

/** @param before ISO text; what is older goes */
export async function deleteEvents(db: Db, before: string): Promise<void> {
  await db.deleteFrom('events').where('createdAt', '<', before).execute();
}
