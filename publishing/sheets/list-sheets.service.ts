import { fillText } from '#content/documents/fill-text.shared.ts';
import type { SiteDocumentService } from '#content/documents/site-documents.service.ts';
import { pathOfProduct } from '#content/entities/product/product-path.shared.ts';
import {
  areaInBoth,
  describeDetails,
  type StoneLine,
  stillOf,
} from '#content/facts/shortlist-line.shared.ts';
import { dayIn, formatDay } from '#content/kit/zoned-days.shared.ts';
import { languageOf } from '#content/languages.ts';
import type { FileStorage } from '#media/storage/file-storage.ts';
import { languagePrefix } from '#messages/language.ts';
import type { AppearanceService } from '../appearance/appearance.service.ts';
import { companyLines, tellingLacks } from './compose-data-sheet.ts';
import { createKeptSheets, type InTurn, type SheetFile } from './kept-sheets.ts';
import type { ListPicture, ListSheet } from './list-sheet.ts';

type SharedList = { id: string; lines: StoneLine[]; createdAt: string; expiresAt: string };

type Parts = {
  publicUrl: string;
  siteDocuments: Pick<SiteDocumentService, 'get'>;
  appearance: Pick<AppearanceService, 'read'>;
  /** Main pictures of the stones that visitors see, by slug; empty where there is none. */
  findImages: (slugs: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** By their paths; those that are not there are left out. */
  findPictures: (paths: readonly string[]) => Promise<ReadonlyMap<string, ListPicture>>;
  /** The picture as JPEG, cropped for the sheet; undefined where its file is lost. */
  renderPicture: (picture: ListPicture) => Promise<Uint8Array | undefined>;
  /** The same of a view in a room; undefined where it shows no stone. @param group takes turns with others */
  renderStill: (view: string, group: string) => Promise<Uint8Array | undefined>;
  draw: (sheet: ListSheet, pictures: ReadonlyMap<string, Uint8Array>) => Promise<Buffer>;
  cache: FileStorage;
  inTurn: InTurn;
};

export const listSheetPrefix = 'list-sheets/';
/** So many views in rooms are shown, each a fifth of a second of a processor; of the others it is the slab. */
const mostStills = 20;

/** Shared lists as PDF. */
export function createListSheetService(parts: Parts) {
  const kept = createKeptSheets(parts);
  return {
    async find(list: SharedList, { ip }: { ip: string }): Promise<SheetFile> {
      const sheet = await compose(parts, list);
      return kept.find({
        sheet,
        folder: `${listSheetPrefix}${list.id}/`,
        make: () => drawSheet(parts, sheet, list.id),
        ip,
      });
    },
  };
}

async function compose(parts: Parts, list: SharedList): Promise<ListSheet> {
  const { get } = parts.siteDocuments;
  const [company, { shared }, { lackingNote }, { typeface }, images] = await Promise.all([
    ...([get('company'), get('shortlist'), get('dataSheet'), parts.appearance.read()] as const),
    parts.findImages(list.lines.map(({ product }) => product)),
  ]);
  const pictures = await parts.findPictures([...new Set(images.values())].filter(Boolean));
  const dayOf = (iso: string) => dayIn(iso, company.timeZone);
  const language = languageOf(company);
  const writtenDayOf = (iso: string) => formatDay(dayOf(iso), language);
  const dates = { date: writtenDayOf(list.createdAt), end: writtenDayOf(list.expiresAt) };
  const views = [...new Set(list.lines.map(({ view }) => view))].filter((view) => stillOf(view) !== '');
  const shownViews = new Set(views.slice(0, mostStills));
  const sheet: ListSheet = {
    title: shared.sheetTitle,
    text: fillText(shared.text, dates),
    typeface,
    language,
    company: { name: company.name, lines: companyLines(company) },
    changed: { label: '', value: dayOf(list.createdAt) },
    code: { url: `${parts.publicUrl}${languagePrefix()}/shortlist/${list.id}/`, text: shared.codeText },
    lines: list.lines.map((line) => {
      const image = images.get(line.product);
      return {
        ...{
          name: line.name,
          details: describeDetails({ ...line, note: '' }, areaInBoth(line, language)),
          note: line.note,
        },
        url:
          image === undefined
            ? ''
            : parts.publicUrl + languagePrefix() + pathOfProduct({ slug: line.product }),
        picture: image ? pictures.get(image) : undefined,
        view: image && shownViews.has(line.view) ? line.view : '',
      };
    }),
  };
  return tellingLacks(sheet, lackingNote);
}

/** By the path of a slab or of a view. */
async function drawSheet(parts: Parts, sheet: ListSheet, group: string): Promise<Buffer> {
  const made = new Map<string, Uint8Array>();
  const keep = async (path: string, make: () => Promise<Uint8Array | undefined>) => {
    const bytes = made.has(path) ? undefined : await make();
    if (bytes) made.set(path, bytes);
  };
  for (const { picture, view } of sheet.lines) {
    if (view) await keep(view, () => parts.renderStill(view, group));
    if (picture && !made.has(view)) await keep(picture.path, () => parts.renderPicture(picture));
  }
  return parts.draw(sheet, made);
}
