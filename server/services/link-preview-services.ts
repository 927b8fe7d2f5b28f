import { inLanguageOf } from '#content/languages.ts';
import { keyOfUpload, uploadsPrefix } from '#content/picture/picture.ts';
import { getEntity } from '#content/registry.ts';
import type { EntityTable } from '#database/schema.ts';
import type { FileStorage } from '#media/storage/file-storage.ts';
import type { JobQueue } from '#media/storage/job-queue.ts';
import { readIfThere } from '#media/storage/read-if-there.ts';
import { drawings } from '#publishing/drawing/drawings.ts';
import { linkPreviewOf, picturePathOf } from '#publishing/head/link-picture.ts';
import {
  hashOfLinkPreview,
  type LinkPreviewFile,
  type LinkPreviewKind,
  pathOfLinkPreview,
  readLinkPreviewFile,
} from '#publishing/link-preview/link-preview-path.ts';
import { createLinkPreviewService } from '#publishing/link-preview/link-previews.service.ts';
import type { Drawing } from '../drawing.ts';
import type { createReadingServices } from './reading-services.ts';

type Site = ReturnType<typeof createReadingServices>['site'];
type Parts = Pick<Site, 'media' | 'appearance' | 'readLanguages' | EntityTable<LinkPreviewKind>> & {
  storage: FileStorage;
  cache: FileStorage;
  decoding: JobQueue;
  drawing: Drawing;
};

/** The picture itself, or the path of the one that has taken its place. */
type Found = { bytes: Buffer } | { path: string };

/** The pictures of links to pages of records. */
export function createLinkPreviewServices({
  media,
  appearance,
  storage,
  cache,
  decoding,
  drawing,
  readLanguages,
  ...content
}: Parts) {
  const previews = createLinkPreviewService({
    cache,
    readUpload: async (path) =>
      path.startsWith(uploadsPrefix) ? readIfThere(storage, keyOfUpload(path)) : undefined,
    draw: drawings.drawLinkPreview,
    inTurn: (ip, work) => drawing.draw(ip, () => decoding.run({ urgency: 'now', group: ip }, work)),
  });
  return {
    /** By the last part of its path; undefined where visitors see no such record. */
    async find(kind: LinkPreviewKind, file: string, ip: string): Promise<Found | undefined> {
      const place = readLinkPreviewFile(file);
      const languages = await readLanguages();
      const { language: tag = languages.source } = place ?? {};
      if (!place || !languages.all.includes(tag)) return undefined;
      return inLanguageOf(languages, { tag, work: () => findIn(kind, place, ip) });
    },
  };

  async function findIn(
    kind: LinkPreviewKind,
    place: LinkPreviewFile,
    ip: string,
  ): Promise<Found | undefined> {
    const table = getEntity(kind).table as EntityTable<LinkPreviewKind>;
    const [record] = await content[table].findByIds({ reader: 'visitor', ids: [place.id] });
    if (!record) return undefined;
    const path = picturePathOf(kind, record);
    const { [path]: picture } = await media.findPictures([path]);
    const preview = linkPreviewOf(kind, { record, picture, appearance: await appearance.read() });
    const hash = hashOfLinkPreview(preview);
    if (hash !== place.hash) return { path: pathOfLinkPreview({ kind, id: place.id, hash }) };
    return { bytes: await previews.find(preview, { kind, id: place.id, ip }) };
  }
}
