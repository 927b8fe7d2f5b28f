import type { SiteDocumentService } from '#content/documents/site-documents.service.ts';
import type { Product } from '#content/entities/product/product.entity.ts';
import { pathOfProduct } from '#content/entities/product/product-path.shared.ts';
import type { Units } from '#content/facts/units.shared.ts';
import type { ClassFactService } from '#content/fit/class-facts.service.ts';
import type { StoneFit } from '#content/fit/fit.service.ts';
import { dayAt } from '#content/kit/zoned-days.shared.ts';
import type { Picture } from '#content/picture/picture.ts';
import type { FileStorage } from '#media/storage/file-storage.ts';
import { languagePrefix } from '#messages/language.ts';
import type { WordingService } from '#messages/wording.service.ts';
import type { AppearanceService } from '../appearance/appearance.service.ts';
import { composeDataSheet } from './compose-data-sheet.ts';
import type { DataSheet } from './data-sheet.ts';
import { createKeptSheets, type InTurn, type SheetFile } from './kept-sheets.ts';

type PrintedPicture = Picture & { version: string };

type Parts = {
  publicUrl: string;
  siteDocuments: Pick<SiteDocumentService, 'get'>;
  appearance: Pick<AppearanceService, 'read'>;
  wording: Pick<WordingService, 'read'>;
  classFacts: Pick<ClassFactService, 'describe'>;
  fit: { describe: (product: Product, asked: { units: Units }) => Promise<StoneFit> };
  /** What is known of a picture; undefined for one that is not in the library. */
  findPicture: (path: string) => Promise<PrintedPicture | undefined>;
  /** The picture as JPEG, cropped for the sheet; undefined where its file is lost. */
  renderPicture: (picture: NonNullable<DataSheet['picture']>) => Promise<Buffer | undefined>;
  draw: (sheet: DataSheet, picture: Buffer | undefined) => Promise<Buffer>;
  /** Where sheets are kept; it may be emptied at any time. */
  cache: FileStorage;
  inTurn: InTurn;
  now?: () => Date;
};

/** What keys in the cache begin with. */
export const dataSheetPrefix = 'data-sheets/';

/** Data sheets of stones, each made once and kept until something that stands on it changes. */
export function createDataSheetService(parts: Parts) {
  const kept = createKeptSheets(parts);

  async function compose(product: Product): Promise<DataSheet> {
    const { get } = parts.siteDocuments;
    const [company, certificates, collections, dataSheet, { typeface }, picture, t] = await Promise.all([
      ...([get('company'), get('certificates'), get('collections'), get('dataSheet')] as const),
      ...([parts.appearance.read(), parts.findPicture(product.mainImage), parts.wording.read()] as const),
    ]);
    const { units } = company;
    return composeDataSheet({
      fit: await parts.fit.describe(product, { units }),
      classFacts: await parts.classFacts.describe(product, { units }),
      ...{ product, documents: { company, certificates, collections, dataSheet }, typeface, picture, t },
      url: parts.publicUrl + languagePrefix() + pathOfProduct(product),
      today: dayAt(parts.now?.() ?? new Date(), company.timeZone),
    });
  }

  return {
    /** The data sheet of a stone as visitors see it; `tag` is the same as long as the bytes are. */
    async find(product: Product, { ip }: { ip: string }): Promise<SheetFile> {
      const sheet = await compose(product);
      const make = async () => parts.draw(sheet, sheet.picture && (await parts.renderPicture(sheet.picture)));
      return kept.find({ sheet, folder: `${dataSheetPrefix}${product.id}/`, make, ip });
    },
  };
}
