import type { ContentServices } from '#content/content-services.ts';
import type { SiteDocumentService } from '#content/documents/site-documents.service.ts';
import type { ClassFactService } from '#content/fit/class-facts.service.ts';
import type { createFitService } from '#content/fit/fit.service.ts';
import { keyOfUpload, type Picture } from '#content/picture/picture.ts';
import type { Db } from '#database/connect.ts';
import type { createMediaService } from '#media/library/media.service.ts';
import { pictures } from '#media/pictures/pictures.ts';
import type { createVariantService } from '#media/pictures/variants.service.ts';
import type { FileStorage } from '#media/storage/file-storage.ts';
import { findMediaFiles } from '#media/storage/media-files.repository.ts';
import { readIfThere } from '#media/storage/read-if-there.ts';
import type { WordingService } from '#messages/wording.service.ts';
import type { AppearanceService } from '#publishing/appearance/appearance.service.ts';
import { createDataPackService } from '#publishing/sheets/data-pack.service.ts';
import { createDataSheetService } from '#publishing/sheets/data-sheets.service.ts';
import { createDeclarationService } from '#publishing/sheets/declarations.service.ts';
import { drawInThread } from '#publishing/sheets/draw-in-thread.ts';
import type { InTurn } from '#publishing/sheets/kept-sheets.ts';
import { createListSheetService } from '#publishing/sheets/list-sheets.service.ts';
import { inPrintedLanguage } from '#publishing/sheets/printed-language.ts';
import { createSlabLabelService } from '#publishing/sheets/slab-labels.service.ts';
import type { ListedStones } from './listed-stones.ts';
import type { createRoomStillServices } from './room-still-services.ts';

type Parts = {
  siteDocuments: SiteDocumentService;
  appearance: AppearanceService;
  wording: WordingService;
  classFacts: ClassFactService;
  fit: ReturnType<typeof createFitService>;
  media: ReturnType<typeof createMediaService>;
  storage: FileStorage;
  cache: FileStorage;
  publicUrl: string;
  stones: ListedStones;
  slabs: Pick<ContentServices['slabs'], 'findByNumbers' | 'list'>;
  variants: ReturnType<typeof createVariantService>;
  roomStills: ReturnType<typeof createRoomStillServices>;
  inTurn: InTurn;
};

const textureWidth = 2_048;

/** As wide as the sheet at 200 dots to the inch, and as high as a picture on it at most. */
const printed = { width: 1400, height: 842 };

/** As wide as on the sheet of a list at 200 dots to the inch, of what cards show: decoding a slab takes ten times as long. */
const printedSmall = { width: 280, height: 187, source: 480 } as const;

/** The data sheets of stones, and the sheets of lists of them. */
export function createDataSheetServices(db: Db, parts: Parts) {
  const dataSheets = createDataSheets(db, parts);
  const declarations = createDeclarationService({
    ...parts,
    draw: (sheet) => drawInThread({ kind: 'stone', sheet, picture: undefined }),
  });
  return {
    ...{ dataSheets, declarations },
    dataPacks: createDataPacks(db, { ...parts, dataSheets, declarations }),
    listSheets: createListSheets(db, parts),
    slabLabels: createSlabLabelService({
      ...parts,
      draw: (sheet) => drawInThread({ kind: 'labels', sheet }),
    }),
    // Pages have their own copies of modules, and so another memory of the current language.
    inPrintedLanguage,
  };
}

function createDataSheets(db: Db, { media, storage, ...others }: Parts) {
  return createDataSheetService({
    ...others,
    async findPicture(path: string) {
      const { [path]: picture } = await media.findPictures([path]);
      const [file] = picture ? await findMediaFiles(db, [path]) : [];
      return picture && file && { ...picture, version: file.sha256 };
    },
    async renderPicture({ path, focalX, focalY }) {
      const source = await readIfThere(storage, keyOfUpload(path));
      return source && pictures.renderPrint(source, { ...printed, focalX, focalY });
    },
    draw: (sheet, picture) => drawInThread({ kind: 'stone', sheet, picture }),
  });
}

/** The first slab of the stone that has a picture, which is measured, or else the stone's own picture. */
function createDataPacks(
  db: Db,
  parts: Parts & {
    dataSheets: ReturnType<typeof createDataSheets>;
    declarations: ReturnType<typeof createDeclarationService>;
  },
) {
  const { media, storage, slabs } = parts;
  return createDataPackService({
    ...parts,
    async findSurface({ slug, mainImage }) {
      const { records } = await slabs.list({ reader: 'visitor', filters: { product: slug } });
      const slab = records.find((each) => each.mainImage !== '');
      const path = slab?.mainImage ?? mainImage;
      const { [path]: picture } = await media.findPictures([path]);
      const [file] = picture ? await findMediaFiles(db, [path]) : [];
      if (!picture || !file) return undefined;
      const { width, height } = picture;
      const measured = slab && { lengthMm: slab.lengthMm, heightMm: slab.heightMm };
      return { path, version: file.sha256, width, height, measured };
    },
    async renderTexture({ path, width, height }) {
      const source = await readIfThere(storage, keyOfUpload(path));
      const size = { width: textureWidth, height: Math.round((textureWidth * height) / width) };
      return source && pictures.renderPrint(source, { ...size, focalX: 0.5, focalY: 0.5 });
    },
  });
}

function createListSheets(db: Db, { media, stones, slabs, variants, roomStills, ...others }: Parts) {
  const { source: width, ...size } = printedSmall;
  return createListSheetService({
    ...others,
    async findImages(slugs) {
      const found = await stones.find(slugs);
      return new Map([...found].map(([slug, { mainImage }]) => [slug, mainImage]));
    },
    findSlabs: slabs.findByNumbers,
    async findPictures(paths) {
      const placed: Record<string, Picture | undefined> = await media.findPictures([...paths]);
      const files = await findMediaFiles(db, [...paths]);
      return new Map(
        files.flatMap(({ path, sha256: version }) => {
          const picture = placed[path];
          if (!picture) return [];
          const { alt, focalX, focalY } = picture;
          return [[path, { path, version, alt, focalX, focalY }] as const];
        }),
      );
    },
    async renderPicture({ path, focalX, focalY }) {
      const found = await variants.find({ path, width, format: 'webp' });
      return found && pictures.renderPrint(found.bytes, { ...size, focalX, focalY });
    },
    async renderStill(view, group) {
      const { searchParams } = new URL(view, others.publicUrl);
      const still = await roomStills.find(searchParams, { size: 'still', group });
      return still && pictures.renderPrint(still.bytes, { ...size, focalX: 0.5, focalY: 0.5 });
    },
    draw: (sheet, images) => drawInThread({ kind: 'list', sheet, pictures: images }),
  });
}
