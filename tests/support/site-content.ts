import { createHash } from 'node:crypto';
import { createRowSum, type TableShape } from '#database/transfer/row-source.ts';
import type { Row } from '#database/transfer/row-text.ts';
import { openSnapshot } from '#database/transfer/snapshot.ts';
import type { FileStorage } from '#media/storage/file-storage.ts';
import { systemUsername } from '#people/log/system-username.shared.ts';

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

/** A restore by its command, and a copy, tell of themselves in the log of what they made. */
const arrival = /^(?:Restored the site from the archive|Copied the site here from)/;
/** The end of the chain, and the numbers that come after it. */
const chainTable = 'log_chain';
const countedOn = ['log_entries', 'log_people'];

/**
 * Everything that a site holds, so that two of them can be compared, whichever engine and storage they have.
 * @param look for sites that were moved by an operator's command: leaves out what tells of that
 */
export async function readSiteContent(
  url: string,
  storage: FileStorage,
  look: { isMoved: boolean } = { isMoved: false },
): Promise<SiteContent> {
  const snapshot = await openSnapshot(url);
  const sequences = { ...snapshot.sequences };
  if (look.isMoved) for (const name of countedOn) delete sequences[name];
  const content: SiteContent = { tables: {}, sequences, files: {}, rows: 0, bytes: 0 };
  for (const table of snapshot.tables) {
    if (look.isMoved && table.name === chainTable) continue;
    const sum = createRowSum();
    for await (const batch of snapshot.readRows(table))
      for (const row of batch) if (!look.isMoved || !tellsOfArrival(table, row)) sum.add(row);
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

/** The entry itself, and the program as who did it, where it had done nothing before. */
function tellsOfArrival({ name, columns }: TableShape, row: Row): boolean {
  const cellOf = (column: string) => String(row[columns.indexOf(column)]);
  if (name === 'log_people') return cellOf('name') === systemUsername;
  return name === 'log_entries' && arrival.test(cellOf('text'));
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
