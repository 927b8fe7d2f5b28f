import { z } from 'zod';

/** What the archive is, and everything that is in it; the last entry, since its checksums are known only then. */
export type ArchiveManifest = z.output<typeof manifestSchema>;

export const manifestName = 'manifest.json';
export const archiveFormat = 1;
/** One entry of a table unfolds to no more: what claims to be larger is refused before it fills the memory. */
export const maxPartBytes = 64 * 1024 * 1024;
export const maxManifestBytes = 256 * 1024 * 1024;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.number().int().min(0);

export const manifestSchema = z.strictObject({
  format: z.literal(archiveFormat),
  version: z.string(),
  createdAt: z.iso.datetime(),
  engine: z.enum(['sqlite', 'postgres']),
  /** Those that had run, oldest first. */
  migrations: z.array(z.string()).min(1),
  /** In the order in which they are in the archive. */
  tables: z.array(
    z.strictObject({
      name: z.string().min(1),
      columns: z.array(z.string()).min(1),
      key: z.array(z.string()).min(1),
      rows: count,
      /** Of its rows as lines. */
      sha256,
      parts: count,
    }),
  ),
  sequences: z.record(z.string(), count),
  /** Uploads that a row names and nobody has found. */
  missing: z.array(z.string()),
  /** Everything before the manifest: parts of tables, then uploads. */
  entries: z.array(z.strictObject({ name: z.string(), bytes: count, sha256 })),
});

export function nameOfPart(table: string, number: number): string {
  return `data/${table}/${number}.jsonl.gz`;
}

export const filesPrefix = 'files/';

/** What the entries have to be called, as far as the tables tell; the others are uploads. */
export function namesOfParts({ tables }: Pick<ArchiveManifest, 'tables'>): string[] {
  return tables.flatMap(({ name, parts }) =>
    Array.from({ length: parts }, (_none, index) => nameOfPart(name, index + 1)),
  );
}
