import type { FileStorage } from '#media/storage/file-storage.ts';
import { currentLanguage } from '#messages/language.ts';
import { type LinkPreview, toCard } from './compose-link-preview.ts';
import type { LinkPreviewCard } from './draw-link-preview.ts';
import { hashOfLinkPreview, type LinkPreviewKind } from './link-preview-path.ts';

type Parts = {
  /** The bytes of an upload; undefined where its file is lost. */
  readUpload: (path: string) => Promise<Buffer | undefined>;
  draw: (
    card: LinkPreviewCard,
    pictures: { picture?: Buffer | undefined; logo?: Buffer | undefined },
  ) => Promise<Buffer>;
  /** Runs what decodes large pictures one at a time, and refuses where too many wait. */
  inTurn: <Made>(ip: string, work: () => Promise<Made>) => Promise<Made>;
  /** Where they are kept; it may be emptied at any time. */
  cache: FileStorage;
};

/** What keys in the cache begin with. */
export const linkPreviewPrefix = 'link-previews/';

/** Pictures of links to stones, articles and projects, each made once and kept until something on it changes. */
export function createLinkPreviewService(parts: Parts) {
  const underWay = new Map<string, Promise<Buffer>>();
  return {
    /** The JPEG of one. @param place whose it is: the record's former one in its language is removed */
    async find(
      preview: LinkPreview,
      place: { kind: LinkPreviewKind; id: number; ip: string },
    ): Promise<Buffer> {
      const language = currentLanguage();
      const subject = [place.kind, place.id, ...(language ? [language] : [])].join('-');
      const folder = `${linkPreviewPrefix}${subject}/`;
      const key = `${folder}${hashOfLinkPreview(preview)}.jpg`;
      const kept = await parts.cache.read(key).catch(() => undefined);
      if (kept) return kept;
      const making = underWay.get(key) ?? parts.inTurn(place.ip, () => make(parts, { preview, folder, key }));
      underWay.set(key, making);
      return making.finally(() => underWay.delete(key));
    },
  };
}

async function make(
  { readUpload, draw, cache }: Parts,
  { preview, folder, key }: { preview: LinkPreview; folder: string; key: string },
): Promise<Buffer> {
  const { page, logo } = preview;
  const picture = page.picture && (await readUpload(page.picture.path));
  const bytes = await draw(toCard(preview), { picture, logo: logo ? await readUpload(logo) : undefined });
  // What cannot be kept is sent all the same.
  await keep().catch(() => {});
  return bytes;

  async function keep(): Promise<void> {
    const former = await cache.list(folder);
    await cache.write(key, bytes);
    for (const file of former) await cache.remove(file.key);
  }
}
