import type { Picture } from '#content/picture/picture.ts';
import { pathOfProduct } from '#content/product/product-path.shared.ts';
import { fillText } from '#content/site-documents/fill-text.shared.ts';
import type { SiteDocumentService } from '#content/site-documents/site-documents.service.ts';
import { describeDetails, type StoneLine } from '#enquiries/shortlist-line.shared.ts';
import type { FileStorage } from '#media/file-storage.ts';
import type { AppearanceService } from '#site/appearance/appearance.service.ts';
import { companyLines } from '../data-sheet/compose-data-sheet.ts';
import type { DataSheet } from '../data-sheet/data-sheet.ts';
import { createKeptSheets, type SheetFile } from '../data-sheet/kept-sheets.ts';
import type { ListSheet } from './list-sheet.ts';

type SharedList = { id: string; lines: StoneLine[]; createdAt: string; expiresAt: string };
type PrintedPicture = Picture & { version: string };

type Parts = {
  publicUrl: string;
  siteDocuments: Pick<SiteDocumentService, 'get'>;
  appearance: Pick<AppearanceService, 'read'>;
  /** Main pictures of the stones that visitors see, by slug; empty where there is none. */
  findImages: (slugs: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  findPicture: (path: string) => Promise<PrintedPicture | undefined>;
  /** The picture as JPEG, cropped for the sheet; undefined where its file is lost. */
  renderPicture: (picture: NonNullable<DataSheet['picture']>) => Promise<Buffer | undefined>;
  draw: (sheet: ListSheet, pictures: ReadonlyMap<string, Uint8Array>) => Promise<Buffer>;
  cache: FileStorage;
};

export const listSheetPrefix = 'list-sheets/';
/** Of as many stones a sheet has pictures: each takes a moment to make. */
const mostPictures = 60;

/** Shared lists as PDF. */
export function createListSheetService(parts: Parts) {
  const kept = createKeptSheets(parts.cache);
  return {
    async find(list: SharedList): Promise<SheetFile> {
      const sheet = await compose(parts, list);
      return kept.find({
        sheet,
        folder: `${listSheetPrefix}${list.id}/`,
        make: () => drawSheet(parts, sheet),
      });
    },
  };
}

async function compose(parts: Parts, list: SharedList): Promise<ListSheet> {
  const { get } = parts.siteDocuments;
  const [company, { shared }, { typeface }, images] = await Promise.all([
    ...([get('company'), get('shortlist'), parts.appearance.read()] as const),
    parts.findImages(list.lines.map(({ product }) => product)),
  ]);
  const pictures = await findPictures(parts, [...images.values()]);
  const dates = { date: list.createdAt.slice(0, 10), end: list.expiresAt.slice(0, 10) };
  return {
    title: shared.sheetTitle,
    text: fillText(shared.text, dates),
    typeface,
    company: { name: company.name, lines: companyLines(company) },
    changed: { label: '', value: dates.date },
    code: { url: `${parts.publicUrl}/shortlist/${list.id}/`, text: shared.codeText },
    lines: list.lines.map((line) => {
      const image = images.get(line.product);
      return {
        ...{ name: line.name, details: describeDetails({ ...line, note: '' }), note: line.note },
        url: image === undefined ? '' : parts.publicUrl + pathOfProduct({ slug: line.product }),
        picture: image ? pictures.get(image) : undefined,
      };
    }),
  };
}

async function findPictures({ findPicture }: Parts, paths: readonly string[]) {
  const pictures = new Map<string, DataSheet['picture']>();
  for (const path of [...new Set(paths)].filter(Boolean).slice(0, mostPictures)) {
    const picture = await findPicture(path);
    if (!picture) continue;
    const { version, alt, focalX, focalY } = picture;
    pictures.set(path, { path, version, alt, focalX, focalY });
  }
  return pictures;
}

async function drawSheet({ renderPicture, draw }: Parts, sheet: ListSheet): Promise<Buffer> {
  const pictures = new Map<string, Uint8Array>();
  for (const { picture } of sheet.lines) {
    if (!picture || pictures.has(picture.path)) continue;
    const bytes = await renderPicture(picture);
    if (bytes) pictures.set(picture.path, bytes);
  }
  return draw(sheet, pictures);
}
