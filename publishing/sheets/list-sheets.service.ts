import { fillText } from '#content/documents/fill-text.shared.ts';
import type { SiteDocumentService } from '#content/documents/site-documents.service.ts';
import { pathOfProduct } from '#content/entities/product/product-path.shared.ts';
import type { ReadSlab } from '#content/entities/slab/slab.entity.ts';
import { pathOfSlab } from '#content/entities/slab/slab-path.shared.ts';
import { describeApproval, describeSums, type ShownApproval } from '#content/facts/approval.shared.ts';
import {
  areaInBoth,
  describeDetails,
  type StoneLine,
  stillOf,
} from '#content/facts/shortlist-line.shared.ts';
import { showMeasures } from '#content/facts/show-slab.shared.ts';
import { sumsOf } from '#content/facts/slab-size.shared.ts';
import { dayIn, formatDay } from '#content/kit/zoned-days.shared.ts';
import { languageOf } from '#content/languages.ts';
import type { ShownPlan } from '#content/trade/container-plans.service.ts';
import type { FileStorage } from '#media/storage/file-storage.ts';
import { languagePrefix } from '#messages/language.ts';
import type { WordingService } from '#messages/wording.service.ts';
import type { AppearanceService } from '../appearance/appearance.service.ts';
import { companyLines, tellingLacks } from './compose-data-sheet.ts';
import { createKeptSheets, type InTurn, type SheetFile } from './kept-sheets.ts';
import type { ListPicture, ListSheet, ListSheetLine } from './list-sheet.ts';

type SharedList = {
  id: string;
  lines: StoneLine[];
  createdAt: string;
  expiresAt: string;
  approvals: readonly ShownApproval[];
};

type PlanSheet = { kind: 'packingList' | 'vgm'; plan: ShownPlan };

type Parts = {
  publicUrl: string;
  siteDocuments: Pick<SiteDocumentService, 'get'>;
  appearance: Pick<AppearanceService, 'read'>;
  /** Main pictures of the stones that visitors see, by slug; empty where there is none. */
  findImages: (slugs: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** Slabs that have a passport, by their numbers in lower case; others are left out. */
  findSlabs: (numbers: readonly string[]) => Promise<ReadonlyMap<string, ReadSlab>>;
  wording: Pick<WordingService, 'read'>;
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
  const find = (sheet: ListSheet, name: string, { ip }: { ip: string }): Promise<SheetFile> =>
    kept.find({
      sheet,
      folder: `${listSheetPrefix}${name}/`,
      make: () => drawSheet(parts, sheet, name),
      ip,
    });
  return {
    find: async (list: SharedList, visitor: { ip: string }) =>
      find(await composeList(parts, list), list.id, visitor),

    /** What stands in each container of a plan, or what it weighs. */
    findOfPlan: async (asked: PlanSheet, visitor: { ip: string }) =>
      find(await composePlan(parts, asked), `plan-${asked.kind}`, visitor),

    /** Its slabs with their sums: what a customer approves, and what the yard packs. Undefined where it has none. */
    async findOfSlabs(list: SharedList, visitor: { ip: string }): Promise<SheetFile | undefined> {
      const sheet = await composeSlabs(parts, list);
      return sheet.lines.length > 0 ? find(sheet, `${list.id}-slabs`, visitor) : undefined;
    },
  };
}

async function composeList(parts: Parts, list: SharedList): Promise<ListSheet> {
  const [{ lackingNote, dates, shared, sheet: frame }, images] = await Promise.all([
    readFrame(parts, list),
    parts.findImages(list.lines.map(({ product }) => product)),
  ]);
  const pictures = await parts.findPictures([...new Set(images.values())].filter(Boolean));
  const views = [...new Set(list.lines.map(({ view }) => view))].filter((view) => stillOf(view) !== '');
  const shownViews = new Set(views.slice(0, mostStills));
  const sheet: ListSheet = {
    ...frame,
    title: shared.sheetTitle,
    text: fillText(shared.text, dates),
    lines: list.lines.map((line) => {
      const image = images.get(line.product);
      return {
        ...{
          name: line.name,
          details: describeDetails({ ...line, note: '' }, areaInBoth(line, frame.language)),
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

async function composeSlabs(parts: Parts, list: SharedList): Promise<ListSheet> {
  const numbers = list.lines.flatMap(({ slabs }) => slabs);
  const [{ company, lackingNote, writtenDayOf, sheet }, found, t] = await Promise.all([
    readFrame(parts, list),
    parts.findSlabs(numbers),
    parts.wording.read(),
  ]);
  const slabs = numbers.flatMap((number) => found.get(number.toLowerCase()) ?? []);
  const pictures = await parts.findPictures(
    [...new Set(slabs.map(({ mainImage }) => mainImage))].filter(Boolean),
  );
  const { language } = sheet;
  const shown = { units: company.units, language, writtenDayOf };
  const placesOf = ({ block, bundle }: ReadSlab) =>
    [block && `${t('slabs:fact.block')} ${block}`, bundle && `${t('slabs:fact.bundle')} ${bundle}`]
      .filter(Boolean)
      .join(', ');
  const slabSheet: ListSheet = {
    ...sheet,
    title: t('shortlist:slabs.title'),
    text: [
      describeSums(t, sumsOf(slabs), shown),
      ...list.approvals.map((one) => describeApproval(t, one, shown)),
    ].join('\n'),
    lines: slabs.map((slab) => {
      const { sides, thickness, area, weight } = showMeasures(slab, company.units, language);
      return {
        name: t('slabs:slabOf', { stone: slab.stone.name, number: slab.slug }),
        details: [sides, thickness, slab.finish, area, weight].filter(Boolean).join(', '),
        note: placesOf(slab),
        url: parts.publicUrl + languagePrefix() + pathOfSlab(slab),
        picture: pictures.get(slab.mainImage),
        view: '',
      };
    }),
  };
  return tellingLacks(slabSheet, lackingNote);
}

async function composePlan(parts: Parts, { kind, plan }: PlanSheet): Promise<ListSheet> {
  const now = new Date().toISOString();
  const [{ lackingNote, sheet }, t, { name }] = await Promise.all([
    readFrame(parts, { id: '', createdAt: now, expiresAt: now }),
    parts.wording.read(),
    parts.siteDocuments.get('container'),
  ]);
  const lines = kind === 'vgm' ? weightLines(t, plan) : packingLines(t, plan);
  const planSheet: ListSheet = {
    ...sheet,
    title: t(`container:${kind}`).replace(/\s*\(PDF\)$/, ''),
    text: [...plan.warnings.map(({ message }) => message), t('container:guide')].join('\n'),
    lines: lines.map((line) => ({ ...line, url: '', picture: undefined, view: '' })),
    code: { url: `${parts.publicUrl}${languagePrefix()}/container/`, text: name },
  };
  return tellingLacks(planSheet, lackingNote);
}

type Words = Awaited<ReturnType<Parts['wording']['read']>>;
type Written = Pick<ListSheetLine, 'name' | 'details' | 'note'>;

/** Each bundle with its stones. */
function packingLines(t: Words, { containers, lines }: ShownPlan): Written[] {
  const lineAt = (index: number) => lines[index] as ShownPlan['lines'][number];
  return containers.flatMap(({ bundles }, container) =>
    bundles.map(({ contents, netKg, grossKg }, bundle) => ({
      name: t('container:sheet.bundle', { number: container + 1, bundle: bundle + 1 }),
      details: t('container:sheet.weights', { net: netKg, gross: grossKg }),
      note: contents
        .map(({ line, pieces }) => {
          const {
            name,
            slab = '',
            lengthMm: length,
            heightMm: height,
            thicknessMm: thickness,
          } = lineAt(line);
          return t('container:sheet.pieces', {
            ...{ pieces, stone: `${name} ${slab}`.trim(), length, height, thickness },
          });
        })
        .join('\n'),
    })),
  );
}

const blank = '______________';

/** The cargo of each container, and what whoever loads it fills in. */
function weightLines(t: Words, { containers }: ShownPlan): Written[] {
  return containers.map(({ netKg, grossKg }, index) => ({
    name: t('container:number', { number: index + 1 }),
    details: t('container:sheet.cargo', { kg: grossKg }),
    note: [
      t('container:sheet.weights', { net: netKg, gross: grossKg }),
      `${t('container:sheet.tare')}: ${blank}`,
      `${t('container:sheet.total')}: ${blank}`,
      `${t('container:sheet.signed')}: ${blank}`,
    ].join('\n'),
  }));
}

/** What both have around their lines. */
async function readFrame(parts: Parts, list: Pick<SharedList, 'id' | 'createdAt' | 'expiresAt'>) {
  const { get } = parts.siteDocuments;
  const [company, { shared }, { lackingNote }, { typeface }] = await Promise.all([
    get('company'),
    get('shortlist'),
    get('dataSheet'),
    parts.appearance.read(),
  ]);
  const language = languageOf(company);
  const writtenDayOf = (iso: string) => formatDay(dayIn(iso, company.timeZone), language);
  return {
    ...{ company, shared, lackingNote, writtenDayOf },
    dates: { date: writtenDayOf(list.createdAt), end: writtenDayOf(list.expiresAt) },
    sheet: {
      ...{ typeface, language, company: { name: company.name, lines: companyLines(company) } },
      changed: { label: '', value: dayIn(list.createdAt, company.timeZone) },
      code: { url: `${parts.publicUrl}${languagePrefix()}/shortlist/${list.id}/`, text: shared.codeText },
    },
  };
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
