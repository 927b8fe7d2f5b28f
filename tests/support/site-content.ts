import { createHash } from 'node:crypto';
import { createRowSum } from '#database/transfer/row-source.ts';
import { openSnapshot } from '#database/transfer/snapshot.ts';
import type { FileStorage } from '#media/file-storage.ts';

export type SiteContent = {
  /** Of each table, how many rows it has and what they are. */
  tables: Record<string, string>;
  /** The last number that each numbered table has given. */
  sequences: Record<string, unknown>;
  /** Of each file, how large it is and the checksum of its bytes. */
  files: Record<string, string>;
  rows: number;
  bytes: number;
};

/** Everything that a site holds, so that two of them can be compared, whichever engine and storage they have. */
export async function readSiteContent(url: string, storage: FileStorage): Promise<SiteContent> {
  const snapshot = await openSnapshot(url);
  const content: SiteContent = { tables: {}, sequences: snapshot.sequences, files: {}, rows: 0, bytes: 0 };
  for (const table of snapshot.tables) {
    const sum = createRowSum();
    for await (const batch of snapshot.readRows(table)) for (const row of batch) sum.add(row);
    const { rows, sha256 } = sum.finish();
    content.tables[table.name] = `${rows} ${sha256}`;
    content.rows += rows;
  }
  await snapshot.close();
  for (const { key } of (await storage.list()).toSorted((one, other) => (one.key < other.key ? -1 : 1))) {
    const bytes = await storage.read(key);
    content.files[key] = `${bytes.length} ${createHash('sha256').update(bytes).digest('hex')}`;
    content.bytes += bytes.length;
  }
  return content;
}

/** In which tables and files two sites are not the same. */
export function findDifferences(one: SiteContent, other: SiteContent): string[] {
  const parts = ['tables', 'sequences', 'files'] as const;
  return parts.flatMap((part) => {
    const names = new Set([...Object.keys(one[part]), ...Object.keys(other[part])]);
    return [...names]
      .filter((name) => one[part][name] !== other[part][name])
      .map((name) => `${part}: ${name}`);
  });
}
