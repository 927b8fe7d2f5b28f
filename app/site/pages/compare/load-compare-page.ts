import type { Company } from '#content/documents/company.document.ts';
import { fillText } from '#content/documents/fill-text.shared.ts';
import type { DocumentValues } from '#content/documents/registry.ts';
import { availabilityMessages } from '#content/entities/product/availability-messages.shared.ts';
import { mostCompared, pathOfComparison } from '#content/entities/product/compare-path.shared.ts';
import type { Product } from '#content/entities/product/product.entity.ts';
import { technicalFields } from '#content/entities/product/technical-fields.shared.ts';
import type { Units } from '#content/facts/units.shared.ts';
import { fallbackAs, fallbackOf, type Translated } from '#content/kit/fallback-of.shared.ts';
import type { Picture } from '#content/picture/picture.ts';
import type { MessageKey } from '#messages/catalogue.ts';
import { listTexts } from '#messages/list-texts.shared.ts';
import type { Translate } from '#messages/translate.ts';
import type { Services } from '#server/services/services.ts';
import { findProductBySlug } from '../product/find-product.ts';
import { findUnits, inUnits, readUnits } from '../product/product-units.ts';
import { type AddedStones, findAdded } from './add-stone.ts';
import { type ComparedRow, compareValues } from './compare-values.ts';
import { findFitRows } from './fit-rows.ts';
import { type AskedComparison, readComparison } from './read-comparison.ts';

export type ComparePageData = Exclude<Awaited<ReturnType<typeof loadComparePage>>, string>;

/** What stands above a column. */
export type ComparedHead = Translated & Pick<Product, 'slug' | 'name'> & { pathWithout: string };

const comparedFields = [
  ...(['origin', 'category', 'availability', 'price'] as const),
  ...(['finishOptions', 'thicknessOptions', 'applications'] as const),
  ...technicalFields,
] as const;

/**
 * What the picture of a slab covers, 1.875 m high: no field says it, and the pictures of all stones are taken alike. A frame of
 * 16:10 shows each at the same scale.
 */
const slabWidthMetres = 3;

const metresInFoot = 0.3048;
const oneDigit = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** @returns a path instead, where a stone was added by its name */
export async function loadComparePage(services: Services, url: URL) {
  const asked = readComparison(url.searchParams);
  const [texts, product, sheet] = await readTexts(services);
  const { shown, messages } = await findStones(services, asked, texts.messages);
  const others = keptQuery(url);
  const added = await findAdded(services, { asked, stones: shown, others });
  if (added.path) return added.path;
  const company = await services.siteDocuments.get('company');
  const language = await services.readLanguage();
  const reader = { ...company, language };
  const { converted, units } = convertAll(shown, { asked: readUnits(url), reader });
  const pictures = await findPictures(services, shown);
  const t = await services.wording.read();
  const compared = converted.map((each) => each.product);
  const rows = [
    ...compareRows(compared, { t, product, sheet }),
    ...(await findFitRows(services, shown, { t, units })),
  ];
  const slugs = shown.map(({ slug }) => slug);
  const isScaleTranslated = !fallbackOf(texts).fallback?.includes('scale');
  const scaleIn = isScaleTranslated ? language : (await services.readLanguages()).source;
  return {
    head: await readHead(services, shown, pictures),
    texts: textsOf(texts, sheet, shownWidthIn(units, scaleIn)),
    ...{ notices: messages, pictures, others, added: added.found, answer: answerOf(added, { asked, texts }) },
    stones: headsOf(shown, others),
    actions: {
      room: product.roomButton,
      quote: t('product:quote'),
      ...fallbackAs(product, { room: 'roomButton' }),
    },
    rows: asked.isOnlyDifferences ? rows.filter(({ differs }) => differs) : rows,
    isOnlyDifferences: asked.isOnlyDifferences,
    units: converted.some((each) => each.units) ? units : undefined,
    toggledPath: pathOfComparison(slugs, toggled(others)),
    path: pathOfComparison(slugs),
  };
}

/** All in one system: the one that was asked for, or that of the first stone, with prices in the company's. */
function convertAll(
  stones: readonly Product[],
  { asked, reader }: { asked: Units | undefined; reader: Company & { language: string } },
) {
  const units = asked ?? stones.map(findUnits).find(Boolean) ?? reader.units;
  const converted = stones.map((stone) => {
    const { product: shown } = inUnits(stone, asked, reader);
    const all = inUnits(stone, units, reader);
    return { ...all, product: { ...all.product, price: shown.price } };
  });
  return { converted, units };
}

/** What is compared of a stone. */
type ComparedStone = Pick<Product, (typeof comparedFields)[number]>;

type Texts = {
  t: Translate<MessageKey>;
  product: DocumentValues['collections']['product'];
  sheet: DocumentValues['dataSheet'];
};

type ReadFact = {
  read: (stone: ComparedStone) => string | readonly string[];
  /** Says whether it has no translation; left out for facts. */
  lack?: (stone: ComparedStone) => Translated;
};

/** The facts of stones row by row, in the order of a product's page; what is stated of none is left out. */
function compareRows(stones: readonly ComparedStone[], { t, product, sheet }: Texts): ComparedRow[] {
  const said = (
    name: keyof typeof product & `${string}Label`,
    read: ReadFact['read'],
    lack?: ReadFact['lack'],
  ) => ({
    ...{ label: product[name], ...fallbackAs(product, { label: name }), read, ...(lack && { lack }) },
  });
  const lackOf = (field: keyof ComparedStone) => (stone: ComparedStone) =>
    fallbackAs(stone, { parts: field });
  const rows: (Translated & ReadFact & { label: string })[] = [
    said('originLabel', ({ origin }) => origin),
    said(
      'categoryLabel',
      ({ category }) => (category.slug ? category.name : ''),
      ({ category }) => fallbackAs(category, { parts: 'name' }),
    ),
    said('availabilityLabel', ({ availability }) => t(availabilityMessages[availability])),
    said('priceLabel', ({ price }) => price),
    said('finishesLabel', ({ finishOptions }) => finishOptions, lackOf('finishOptions')),
    said('thicknessesLabel', ({ thicknessOptions }) => thicknessOptions, lackOf('thicknessOptions')),
    ...technicalFields.map((field) => ({
      label: t(`compare:fact.${field}`),
      read: (stone: ComparedStone) => stone[field],
    })),
    {
      ...{ label: sheet.applicationsLabel, ...fallbackAs(sheet, { label: 'applicationsLabel' }) },
      read: ({ applications }) => applications,
      lack: lackOf('applications'),
    },
  ];
  return rows.flatMap(({ read, lack, ...labelled }) => {
    const values = stones.map((stone) =>
      [read(stone)]
        .flat()
        .map((text) => text.trim())
        .filter(Boolean),
    );
    const lacks = stones.map((stone) => lack?.(stone));
    return compareValues(labelled, values, lacks);
  });
}

/** As a reader of these units says it. */
function shownWidthIn(units: Units, language: string): string {
  const [width, unit] =
    units === 'metric' ? [slabWidthMetres, 'meter'] : [slabWidthMetres / metresInFoot, 'foot'];
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    numberingSystem: 'latn',
    ...oneDigit,
  }).format(width);
}

function headsOf(stones: readonly Product[], others: Readonly<Record<string, string>>): ComparedHead[] {
  return stones.map((stone) => {
    const { slug, name } = stone;
    const rest = stones.map((each) => each.slug).filter((other) => other !== slug);
    return {
      slug,
      name,
      ...fallbackAs(stone, { name: 'name' }),
      pathWithout: pathOfComparison(rest, others),
    };
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
  const ofSheet = { unitsLabel: 'unitsLabel', metricLabel: 'metricLabel', imperialLabel: 'imperialLabel' };
  return {
    ...{ ...shown, unitsLabel, metricLabel, imperialLabel, scale: fillText(texts.scale, { width }) },
    ...fallbackOf(texts, fallbackAs(sheet, ofSheet)),
  };
}

/** The first four of the stones that are there, and what became of the others. */
async function findStones(
  services: Services,
  { slugs, repeated }: AskedComparison,
  texts: DocumentValues['compare']['messages'],
): Promise<{ shown: Product[]; messages: Sentence[] }> {
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
      ...slugs.flatMap((slug, index) => (found[index] ? [] : sentenceOf(texts, 'unknown', { slug }))),
      ...[...new Set(twice.map(({ name }) => name))].map((stone) => sentenceOf(texts, 'twice', { stone })),
      ...(left.length > 0 ? [sentenceOf(texts, 'full', { stones: listTexts(left) })] : []),
    ].filter(({ text }) => text),
  };
}

/** What became of a name that was typed. */
function answerOf(
  added: AddedStones,
  { asked, texts }: { asked: AskedComparison; texts: DocumentValues['compare'] },
): Sentence {
  if (added.known) return sentenceOf(texts.messages, 'isThere', { stone: added.known });
  if (!asked.added) return { text: '' };
  return sentenceOf(texts, added.found.length > 0 ? 'foundText' : 'noneFound', { query: asked.added });
}

type Sentence = Translated & { text: string };

/** A sentence of a document with its words filled in. */
function sentenceOf<Name extends string>(
  texts: Readonly<Record<Name, string>>,
  name: Name,
  words: Readonly<Record<string, string>>,
): Sentence {
  return { text: fillText(texts[name], words), ...fallbackAs(texts, { text: name }) };
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
