import type { Picture } from '#content/picture/picture.ts';
import { mostCompared, pathOfComparison } from '#content/product/compare-path.shared.ts';
import type { Product } from '#content/product/product.entity.ts';
import { fillText } from '#content/site-documents/fill-text.shared.ts';
import type { DocumentValues } from '#content/site-documents/registry.ts';
import type { Services } from '#server/services.ts';
import { findProductBySlug } from '../product-page/find-product.ts';
import { inUnits, readUnits } from '../product-page/product-units.ts';
import { type AddedStones, findAdded } from './add-stone.ts';
import { compareRows } from './compare-rows.ts';
import { type AskedComparison, readComparison } from './read-comparison.ts';
import { shownWidthIn } from './slab-scale.ts';

export type ComparePageData = Exclude<Awaited<ReturnType<typeof loadComparePage>>, string>;

/** What stands above a column. */
export type ComparedHead = Pick<Product, 'slug' | 'name'> & { pathWithout: string };

/** @returns a path instead, where a stone was added by its name */
export async function loadComparePage(services: Services, url: URL) {
  const asked = readComparison(url.searchParams);
  const [texts, product, sheet] = await readTexts(services);
  const { shown, messages } = await findStones(services, asked, texts.messages);
  const others = keptQuery(url);
  const added = await findAdded(services, { asked, stones: shown, others });
  if (added.path) return added.path;
  const units = readUnits(url) ?? 'metric';
  const converted = shown.map((stone) => inUnits(stone, units));
  const pictures = await findPictures(services, shown);
  const rows = compareRows(
    converted.map((each) => each.product),
    { product, applicationsLabel: sheet.applicationsLabel },
  );
  const slugs = shown.map(({ slug }) => slug);
  return {
    head: await readHead(services, shown, pictures),
    texts: textsOf(texts, sheet, shownWidthIn(units)),
    ...{ messages, pictures, others, added: added.found, answer: answerOf(added, { asked, texts }) },
    stones: headsOf(shown, others),
    rows: asked.isOnlyDifferences ? rows.filter(({ differs }) => differs) : rows,
    isOnlyDifferences: asked.isOnlyDifferences,
    units: converted.some((each) => each.units) ? units : undefined,
    toggledPath: pathOfComparison(slugs, toggled(others)),
    path: pathOfComparison(slugs),
  };
}

function headsOf(stones: readonly Product[], others: Readonly<Record<string, string>>): ComparedHead[] {
  return stones.map(({ slug, name }) => {
    const rest = stones.map((each) => each.slug).filter((other) => other !== slug);
    return { slug, name, pathWithout: pathOfComparison(rest, others) };
  });
}

function readHead(
  services: Services,
  stones: readonly Product[],
  pictures: readonly (Picture | undefined)[],
) {
  const query = stones.length > 0 && { query: `stones=${stones.map(({ slug }) => slug).join(',')}` };
  return services.heads.get({
    ...{ kind: 'compare', stones: stones.map(({ name }) => name), pictures },
    part: { page: 1, pages: 1, ...query },
  });
}

async function findPictures(
  { media }: Services,
  stones: readonly Product[],
): Promise<(Picture | undefined)[]> {
  const pictures = await media.findPictures(stones.map(({ mainImage }) => mainImage));
  return stones.map(({ mainImage }) => pictures[mainImage]);
}

async function readTexts({ siteDocuments }: Services) {
  return Promise.all([
    siteDocuments.get('compare'),
    siteDocuments.get('collections').then(({ product }) => product),
    siteDocuments.get('dataSheet'),
  ]);
}

function textsOf(texts: DocumentValues['compare'], sheet: DocumentValues['dataSheet'], width: string) {
  const { messages: _messages, ...shown } = texts;
  const { unitsLabel, metricLabel, imperialLabel } = sheet;
  return { ...shown, ...{ unitsLabel, metricLabel, imperialLabel }, scale: fillText(texts.scale, { width }) };
}

/** The first four of the stones that are there, and what became of the others. */
async function findStones(
  services: Services,
  { slugs, repeated }: AskedComparison,
  texts: DocumentValues['compare']['messages'],
): Promise<{ shown: Product[]; messages: string[] }> {
  const found = await Promise.all(slugs.map((slug) => findProductBySlug(services, slug)));
  const stones = found.filter((stone) => stone !== undefined);
  // A former name and the present one are the same stone.
  const different = stones.filter((stone, index) => stones.findIndex(({ id }) => id === stone.id) === index);
  const shown = different.slice(0, mostCompared);
  const twice = stones.filter(
    ({ id, slug }, index) => repeated.includes(slug) || stones.findIndex((each) => each.id === id) !== index,
  );
  const left = different.slice(mostCompared).map(({ name }) => name);
  return {
    shown,
    messages: [
      ...slugs.flatMap((slug, index) => (found[index] ? [] : fillText(texts.unknown, { slug }))),
      ...new Set(twice.map(({ name }) => fillText(texts.twice, { stone: name }))),
      ...(left.length > 0 ? [fillText(texts.full, { stones: left.join(', ') })] : []),
    ].filter(Boolean),
  };
}

/** What became of a name that was typed. */
function answerOf(
  added: AddedStones,
  { asked, texts }: { asked: AskedComparison; texts: DocumentValues['compare'] },
): string {
  if (added.known) return fillText(texts.messages.isThere, { stone: added.known });
  if (!asked.added) return '';
  return fillText(added.found.length > 0 ? texts.foundText : texts.noneFound, { query: asked.added });
}

/** What of an address stays while stones come and go. */
function keptQuery(url: URL): Record<string, string> {
  const units = readUnits(url);
  const only = url.searchParams.get('only') === 'differences';
  return { ...(only && { only: 'differences' }), ...(units && { units }) };
}

function toggled({ only, ...others }: Record<string, string>): Record<string, string> {
  return only ? others : { only: 'differences', ...others };
}
