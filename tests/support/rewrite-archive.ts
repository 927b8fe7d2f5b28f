import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { type ArchiveManifest, manifestName } from '#backups/archive-manifest.ts';
import type { ArchiveSource } from '#backups/archive-place.ts';
import { trailerOf } from '#backups/archive-trailer.ts';
import { readEntries } from '#backups/read-archive.ts';
import { endBlocks, headerOf, paddingOf } from '#backups/tar-blocks.ts';

export type RewrittenEntry = { name: string; bytes: Buffer };

/** Writes an archive anew with other entries, and with checksums that fit them: as somebody would who means harm. */
export async function rewriteArchive(
  { place, name }: ArchiveSource,
  change: (entries: RewrittenEntry[], manifest: ArchiveManifest) => RewrittenEntry[],
): Promise<Buffer> {
  const entries: RewrittenEntry[] = [];
  const stat = await place.stat(name);
  for await (const entry of readEntries({ place, name }, stat?.bytes ?? 0)) {
    entries.push({ name: entry.name, bytes: await buffer(entry.body) });
  }
  const manifest = JSON.parse(String(entries.pop()?.bytes)) as ArchiveManifest;
  const changed = change(entries, manifest);
  manifest.entries = changed.map((entry) => ({
    ...{ name: entry.name, bytes: entry.bytes.length },
    sha256: createHash('sha256').update(entry.bytes).digest('hex'),
  }));
  const all = [...changed, { name: manifestName, bytes: Buffer.from(JSON.stringify(manifest)) }];
  const parts = all.flatMap(({ name: path, bytes }) => [
    headerOf(path, bytes.length),
    bytes,
    paddingOf(bytes.length),
  ]);
  const tar = Buffer.concat([...parts, endBlocks]);
  return Buffer.concat([tar, trailerOf(createHash('sha256').update(tar).digest('hex'))]);
}
