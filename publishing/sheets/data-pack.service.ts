import { buffer } from 'node:stream/consumers';
import yazl from 'yazl';
import type { SiteDocumentService } from '#content/documents/site-documents.service.ts';
import type { Product } from '#content/entities/product/product.entity.ts';
import { pathOfProduct } from '#content/entities/product/product-path.shared.ts';
import { technicalFields } from '#content/entities/product/technical-fields.shared.ts';
import type { ClassFactService } from '#content/fit/class-facts.service.ts';
import type { createFitService } from '#content/fit/fit.service.ts';
import { protectCell } from '#content/spreadsheets/cell-texts.ts';
import type { FileStorage } from '#media/storage/file-storage.ts';
import type { WordingService } from '#messages/wording.service.ts';
import type { createDeclarationService } from './declarations.service.ts';
import { createKeptSheets, type InTurn, type SheetFile } from './kept-sheets.ts';
import { modelOfSlab } from './slab-model.ts';
import { specificationText } from './specification-text.ts';

/** A picture of the stone; its sides in millimetres where it is of a slab, which was measured. */
type Surface = {
  path: string;
  version: string;
  width: number;
  height: number;
  measured: { lengthMm: number; heightMm: number } | undefined;
};
type Visitor = { ip: string };
type Parts = {
  publicUrl: string;
  dataSheets: { find: (product: Product, visitor: Visitor) => Promise<SheetFile> };
  declarations: ReturnType<typeof createDeclarationService>;
  classFacts: Pick<ClassFactService, 'describe'>;
  fit: Pick<ReturnType<typeof createFitService>, 'describe'>;
  wording: Pick<WordingService, 'read'>;
  siteDocuments: Pick<SiteDocumentService, 'get'>;
  /** Undefined where the stone has no picture. */
  findSurface: (product: Product) => Promise<Surface | undefined>;
  /** As JPEG, as wide as textures are; undefined where its file is lost. */
  renderTexture: (surface: Surface) => Promise<Buffer | undefined>;
  cache: FileStorage;
  inTurn: InTurn;
};

/** What keys in the cache begin with. */
export const dataPackPrefix = 'data-packs/';
/** Of a stone without a measured slab: as the comparison takes pictures of stones. */
const assumedLengthMm = 3_000;
const modelThicknessMm = 20;

/** What architects take into their programs, as ZIP: sheet, texture, model and facts of a stone. */
export function createDataPackService(parts: Parts) {
  const kept = createKeptSheets(parts);

  /** The text that architects copy, in the language of the request. */
  async function specify(product: Product): Promise<string> {
    const [t, { product: labels }, { tests }, classFacts] = await Promise.all([
      parts.wording.read(),
      parts.siteDocuments.get('collections'),
      parts.fit.describe(product, { units: 'metric' }),
      parts.classFacts.describe(product, { units: 'metric' }),
    ]);
    return specificationText({ stone: product, tests, classFacts, labels, t });
  }

  return {
    specify,

    async find(product: Product, visitor: Visitor): Promise<SheetFile> {
      const [sheet, declarations, surface, specification, described] = await Promise.all([
        parts.dataSheets.find(product, visitor),
        parts.declarations.findAll(product, visitor),
        parts.findSurface(product),
        specify(product),
        parts.classFacts.describe(product, { units: 'metric' }),
      ]);
      const facts = {
        name: product.name,
        url: parts.publicUrl + pathOfProduct(product),
        ...{ origin: product.origin, finishes: product.finishOptions, thicknesses: product.thicknessOptions },
        technical: Object.fromEntries(technicalFields.map((field) => [field, product[field]])),
        rock_class: product.rockClass,
        tests: product.tests,
        declarations: declarations.map(({ declaration }) => declaration),
        class_facts: described?.facts.map(({ label, text, source }) => ({ label, text, source })) ?? [],
        texture: surface && {
          real_size_mm: surface.measured ? [surface.measured.lengthMm, surface.measured.heightMm] : null,
        },
      };
      return kept.find({
        ...{
          sheet: { facts, specification, surface, tags: [sheet, ...declarations].map(({ tag }) => tag) },
          folder: `${dataPackPrefix}${product.id}/`,
          ending: 'zip',
        },
        make: async () =>
          zipOf(facts, {
            ...{ sheet, declarations, specification },
            surface,
            texture: surface && (await parts.renderTexture(surface)),
          }),
        ip: visitor.ip,
      });
    },
  };
}

type Facts = Pick<Product, 'name' | 'origin' | 'tests'> & {
  technical: Record<string, string>;
  class_facts: { label: string; text: string; source: string }[];
};
type Files = {
  sheet: SheetFile;
  declarations: ({ file: string } & SheetFile)[];
  specification: string;
  surface: Surface | undefined;
  texture: Buffer | undefined;
};

function zipOf(
  facts: Facts,
  { sheet, declarations, specification, surface, texture }: Files,
): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  zip.addBuffer(sheet.bytes, 'data-sheet.pdf');
  for (const { file, bytes } of declarations) zip.addBuffer(bytes, `declarations/${file}`);
  zip.addBuffer(Buffer.from(`${specification}\n`), 'specification.txt');
  zip.addBuffer(Buffer.from(JSON.stringify(facts, null, 2)), 'facts.json');
  zip.addBuffer(Buffer.from(csvOf(facts)), 'facts.csv');
  if (surface && texture) {
    const lengthMm = surface.measured?.lengthMm ?? assumedLengthMm;
    const heightMm = surface.measured?.heightMm ?? Math.round((lengthMm * surface.height) / surface.width);
    zip.addBuffer(texture, 'texture.jpg', { compress: false });
    zip.addBuffer(modelOfSlab({ lengthMm, heightMm, thicknessMm: modelThicknessMm }, texture), 'slab.glb');
  }
  zip.end();
  return buffer(zip.outputStream as AsyncIterable<Buffer>);
}

function csvOf({ name, origin, technical, tests, class_facts }: Facts): string {
  const rows = [
    ['fact', 'value', 'unit', 'method', 'date', 'note'],
    ['name', name],
    ['origin', origin],
    ...Object.entries(technical).filter(([, text]) => text !== ''),
    ...tests.map((test) => [
      ...[test.property, String(test.value), test.unit, test.method, test.testedOn],
      [test.finish, test.typical ? 'typical' : ''].filter(Boolean).join(', '),
    ]),
    ...class_facts.map(({ label, text, source }) => [label, text, '', '', '', source]),
  ];
  const cellOf = (text: string) => `"${protectCell(text, { isCsv: true }).replaceAll('"', '""')}"`;
  return `\ufeff${rows.map((row) => row.map(cellOf).join(',')).join('\r\n')}\r\n`;
}
