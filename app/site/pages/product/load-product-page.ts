import { fillText } from '#content/documents/fill-text.shared.ts';
import type { DocumentValues } from '#content/documents/registry.ts';
import type { Product } from '#content/entities/product/product.entity.ts';
import { pathOfDeclaration } from '#content/entities/product/product-path.shared.ts';
import { technicalFields } from '#content/entities/product/technical-fields.shared.ts';
import type { Units } from '#content/facts/units.shared.ts';
import type { ShownClassFacts } from '#content/fit/class-facts.service.ts';
import type { Translated } from '#content/kit/fallback-of.shared.ts';
import { fallbackAs, fallbackOf } from '#content/kit/fallback-of.shared.ts';
import type { Picture } from '#content/picture/picture.ts';
import type { CompiledMessages } from '#messages/translate.ts';
import type { PageHead } from '#publishing/head/page-head.ts';
import type { Services } from '#server/services/services.ts';
import { withoutPreview } from '../../components/Picture/without-preview.ts';
import {
  type ProductSummary,
  productCardFields,
  summarizeProducts,
} from '../../components/ProductCard/summarize-products.ts';
import { type ShownSlabs, summarizeSlabs } from '../../components/SlabRow/summarize-slabs.ts';
import { degrade } from '../../degrade.ts';
import { loadLook, type ProductLook } from './load-look.ts';
import { findUnits, inUnits, readUnits } from './product-units.ts';
import { loadStoneFit, type StoneFitData } from './StoneFit/load-stone-fit.ts';
import { loadStoneTrade, type StoneTradeData } from './StoneTrade/load-stone-trade.ts';

/** What a product's page says of it; the rest of the record stays on the server. */
const shownFields = [
  ...(['name', 'slug', 'description', 'longDescription', 'category', 'origin', 'price'] as const),
  ...(['availability', 'finishOptions', 'thicknessOptions', 'applications', 'featured', 'new'] as const),
  ...technicalFields,
] as const;

export type ShownProduct = Pick<Product, (typeof shownFields)[number]> & Translated;

export type ProductPageData = {
  messages: CompiledMessages;
  product: ShownProduct;
  head: PageHead;
  texts: ProductTexts;
  /** The slab first, then the gallery; missing pictures are left out. */
  gallery: Picture[];
  related: ProductSummary[];
  /** Its slabs that can be had, and how many there are. */
  yard: { slabs: ShownSlabs; total: number };
  /** Undefined where nothing is known of it. */
  fit: StoneFitData | undefined;
  /** What follows from the class of its rock; undefined where nothing is known. */
  classFacts: ShownClassFacts | undefined;
  trade: StoneTradeData | undefined;
  /** Links to its declarations of performance. */
  declarations: { to: string; label: string }[];
  /** The system of units that its values are shown in; undefined where both would read the same. */
  units: Units | undefined;
} & ProductLook;

/** Of its pictures have a preview behind them; the others are loaded before they can be seen. */
const previewed = 2;

type ProductTexts = Omit<DocumentValues['collections']['product'], 'consultationText'> &
  Pick<DocumentValues['dataSheet'], 'unitsLabel' | 'metricLabel' | 'imperialLabel'> & {
    consultation: string;
    dataSheetButton: string;
  };

/** The data of a product's page, whichever of its paths was requested. @param url whose query may ask for units */
export async function loadProductPage(
  services: Services,
  product: Product,
  url: URL,
): Promise<ProductPageData> {
  const [company, language, related, texts] = await Promise.all([
    services.siteDocuments.get('company'),
    services.readLanguage(),
    degrade(services.products.findRelated(product, productCardFields), {
      fallback: [],
      message: `products related to "${product.slug}" could not be read`,
    }),
    readProductTexts(services, product),
  ]);
  const galleryPaths = [...new Set([product.mainImage, ...product.galleryImages])];
  const pictures: Record<string, Picture | undefined> = await services.media.findPictures(galleryPaths);
  const gallery = galleryPaths
    .flatMap((path) => pictures[path] ?? [])
    .map((picture, index) => (index < previewed ? picture : withoutPreview(picture)));
  const shown = Object.fromEntries(shownFields.map((field) => [field, product[field]])) as Pick<
    Product,
    (typeof shownFields)[number]
  >;
  const units = readUnits(url) ?? company.units;
  const inAsked = inUnits({ ...shown, ...fallbackOf(product) }, readUnits(url), { ...company, language });
  const testUnits = readUnits(url) ?? findUnits(product) ?? company.units;
  const finish = url.searchParams.get('finish') ?? '';
  return {
    yard: await degrade(loadYard(services, product, units), {
      fallback: { slabs: { pairs: [], personHeight: '' }, total: 0 },
      message: `slabs of "${product.slug}" could not be read`,
    }),
    product: inAsked.product,
    units: inAsked.units ?? (product.tests.length > 0 ? testUnits : undefined),
    fit: await loadStoneFit(services, product, { finish, units: testUnits }),
    classFacts: await degrade(services.classFacts.describe(product, { units: testUnits }), {
      fallback: undefined,
      message: `what follows from the rock of "${product.slug}" could not be read`,
    }),
    trade: await loadStoneTrade(services, product, testUnits),
    declarations: await linkDeclarations(services, product),
    texts,
    messages: await services.wording.pick('product', 'slabs'),
    head: await services.heads.get({ kind: 'product', record: product, pictures: gallery }),
    gallery,
    related: await summarizeProducts(services, related),
    ...(await loadLook(services, product, related)),
  };
}

async function linkDeclarations({ declarations, wording }: Services, product: Product) {
  const listed = product.category.slug ? await declarations.list(product) : [];
  const t = await wording.read();
  return listed.map(({ file, declaration: { standard } }) => ({
    to: pathOfDeclaration(product, file),
    label: t('declaration:link', { standard }),
  }));
}

const slabsShown = 4;

async function loadYard(services: Services, { slug }: Product, units: Units) {
  const query = { reader: 'visitor', filters: { product: slug }, page: 1, perPage: slabsShown } as const;
  const { records, total } = await services.slabs.list(query);
  return { slabs: await summarizeSlabs(services, records, units), total };
}

/** The texts around a product's facts, with its name and the promised hours filled in. */
async function readProductTexts({ siteDocuments }: Services, { name }: Product): Promise<ProductTexts> {
  const [{ product }, { answerHours }, sheet] = await Promise.all([
    siteDocuments.get('collections'),
    siteDocuments.get('forms'),
    siteDocuments.get('dataSheet'),
  ]);
  const { consultationText, ...texts } = product;
  const consultation = fillText(consultationText, { stone: name, hours: answerHours });
  const { button: dataSheetButton, unitsLabel, metricLabel, imperialLabel } = sheet;
  return {
    ...{ ...texts, consultation, dataSheetButton, unitsLabel, metricLabel, imperialLabel },
    ...fallbackOf(
      product,
      fallbackAs(sheet, {
        ...{ dataSheetButton: 'button', unitsLabel: 'unitsLabel' },
        ...{ metricLabel: 'metricLabel', imperialLabel: 'imperialLabel' },
      }),
    ),
  };
}
