import type { Product } from '#content/entities/product/product.entity.ts';
import type { ReadSlab } from '#content/entities/slab/slab.entity.ts';
import { type Ruler, rulerOf, showMeasures, showSides } from '#content/facts/show-slab.shared.ts';
import type { Units } from '#content/facts/units.shared.ts';
import { fallbackAs, fallbackOf } from '#content/kit/fallback-of.shared.ts';
import type { Services } from '#server/services/services.ts';
import { createMomentOf, type ShownSlabs, summarizeSlabs } from '../../components/SlabRow/summarize-slabs.ts';
import { degrade } from '../../degrade.ts';
import { inUnits, readUnits } from '../product/product-units.ts';
import { loadStoneFit } from '../product/StoneFit/load-stone-fit.ts';
import type { ShownTests } from '../product/StoneFit/StoneTests.tsx';
import { readUnitTexts } from './unit-texts.ts';

export type PassportPageData = Awaited<ReturnType<typeof loadPassportPage>>;

/** A flaw in words, and where it is in the picture, as shares of its sides. */
export type ShownDefect = {
  note: string;
  across: string;
  down: string;
  size: string;
  box: { left: number; top: number; width: number; height: number };
};

/** What a passport says of a slab; where it stands in the yard is for the staff. */
const shownFields = [
  ...(['slug', 'product', 'finish', 'block', 'bundle', 'position', 'remark', 'remnant'] as const),
  ...(['lengthMm', 'heightMm', 'status'] as const),
];

/** @param url whose query may ask for units */
export async function loadPassportPage(services: Services, slab: ReadSlab, url: URL) {
  const [company, language, pictures, momentOf] = await Promise.all([
    services.siteDocuments.get('company'),
    services.readLanguage(),
    services.media.findPictures([slab.mainImage]),
    createMomentOf(services),
  ]);
  const units = readUnits(url) ?? company.units;
  const product = slab.product.slug
    ? await services.products.find({ reader: 'visitor', key: slab.product.slug })
    : undefined;
  const picture = pictures[slab.mainImage];
  return {
    slab: {
      ...(Object.fromEntries(shownFields.map((name) => [name, slab[name]])) as Pick<
        ReadSlab,
        (typeof shownFields)[number]
      >),
      ...fallbackOf(slab),
      heldUntil: momentOf(slab.heldUntil),
    },
    /** Its name stays when it is no longer in the catalogue. */
    stone: { name: slab.product.name || slab.stone.name, isGone: slab.stone.isGone },
    product: product && inUnits(product, units, { ...company, language }).product,
    tests: product && (await loadTests(services, product, { finish: slab.finish, units })),
    ...{ units, picture, measures: showMeasures(slab, units, language) },
    packing: await loadPacking(services),
    rulers: rulersOf(slab, units),
    defects: showDefects(slab, units, language),
    block: await degrade(loadNeighbours(services, slab, units), {
      fallback: undefined,
      message: `the neighbours of slab "${slab.slug}" could not be read`,
    }),
    texts: await readUnitTexts(services),
    messages: await services.wording.pick('slabs', 'product'),
    head: await services.heads.get({ kind: 'slab', record: slab, pictures: [picture] }),
  };
}

/** Those of its stone without what follows from them. */
async function loadTests(
  services: Services,
  product: Product,
  asked: { finish: string; units: Units },
): Promise<ShownTests | undefined> {
  const fit = await loadStoneFit(services, product, asked);
  return fit && { tests: fit.tests, testsHeading: fit.testsHeading, testColumns: fit.testColumns };
}

/** How the company packs its slabs; undefined where it does not say. */
async function loadPacking(services: Services) {
  const trade = await services.siteDocuments.get('trade');
  const t = await services.wording.read();
  return trade.packing
    ? { label: t('trade:packing'), text: trade.packing, ...fallbackAs(trade, { text: 'packing' }) }
    : undefined;
}

function rulersOf(slab: ReadSlab, units: Units): { across: Ruler; down: Ruler } {
  return { across: rulerOf(slab.lengthMm, units), down: rulerOf(slab.heightMm, units) };
}

/** Those of its picture that lie on it. */
function showDefects(slab: ReadSlab, units: Units, language: string): ShownDefect[] {
  const { lengthMm, heightMm } = slab;
  const share = (mm: number, of: number) => Math.min(1, mm / of);
  return slab.defects.map((defect) => ({
    note: defect.note,
    across: showSides([defect.x_mm], units, language),
    down: showSides([defect.y_mm], units, language),
    size: showSides([defect.width_mm, defect.height_mm], units, language),
    box: {
      left: share(defect.x_mm, lengthMm),
      top: share(defect.y_mm, heightMm),
      width: share(Math.min(defect.width_mm, lengthMm - defect.x_mm), lengthMm),
      height: share(Math.min(defect.height_mm, heightMm - defect.y_mm), heightMm),
    },
  }));
}

/** How many of a block a passport shows, with the slab itself. */
const shownOfBlock = 6;

/** The slab among those of its block that can be had, in the order in which they were sawn; undefined where it is alone. */
async function loadNeighbours(
  services: Services,
  slab: ReadSlab,
  units: Units,
): Promise<ShownSlabs | undefined> {
  if (!slab.block) return undefined;
  const filters = { block: slab.block, ...(slab.product.slug && { product: slab.product.slug }) };
  const { records } = await services.slabs.list({ reader: 'visitor', filters, page: 1, perPage: 100 });
  const others = records.filter(({ id }) => id !== slab.id);
  const distance = ({ position }: ReadSlab) => Math.abs(position - slab.position);
  const nearest = others.toSorted((one, other) => distance(one) - distance(other)).slice(0, shownOfBlock - 1);
  if (nearest.length === 0) return undefined;
  const shown = [slab, ...nearest].toSorted((one, other) => one.position - other.position);
  return summarizeSlabs(services, shown, units);
}
