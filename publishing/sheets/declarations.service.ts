import { addressLines } from '#content/documents/address-lines.ts';
import type { DocumentValues } from '#content/documents/registry.ts';
import type { SiteDocumentService } from '#content/documents/site-documents.service.ts';
import type { Product } from '#content/entities/product/product.entity.ts';
import { pathOfProduct } from '#content/entities/product/product-path.shared.ts';
import type { Units } from '#content/facts/units.shared.ts';
import type { StoneFit } from '#content/fit/fit.service.ts';
import { slugFrom } from '#content/kit/slug-from.ts';
import { formatDay } from '#content/kit/zoned-days.shared.ts';
import { languageOf } from '#content/languages.ts';
import type { FileStorage } from '#media/storage/file-storage.ts';
import { languagePrefix } from '#messages/language.ts';
import { listTexts } from '#messages/list-texts.shared.ts';
import type { WordingService } from '#messages/wording.service.ts';
import type { AppearanceService } from '../appearance/appearance.service.ts';
import { companyLines, tellingLacks } from './compose-data-sheet.ts';
import type { DataSheet, SheetTable } from './data-sheet.ts';
import { createKeptSheets, type InTurn, type SheetFile } from './kept-sheets.ts';

type Declaration = Product['declarations'][number];
type Company = DocumentValues['company'];
type Visitor = { ip: string };

type Parts = {
  publicUrl: string;
  siteDocuments: Pick<SiteDocumentService, 'get'>;
  appearance: Pick<AppearanceService, 'read'>;
  wording: Pick<WordingService, 'read'>;
  fit: { describe: (product: Product, asked: { units: Units }) => Promise<Pick<StoneFit, 'tests'>> };
  draw: (sheet: DataSheet) => Promise<Buffer>;
  cache: FileStorage;
  inTurn: InTurn;
};

/** What keys in the cache begin with. */
export const declarationPrefix = 'declarations/';

/**
 * Declarations of performance as PDF, after the model of Regulation (EU) No 305/2011, Annex III
 * (docs/decisions/0091-declarations.md).
 */
export function createDeclarationService(parts: Parts) {
  const { siteDocuments, wording } = parts;
  const kept = createKeptSheets(parts);

  /** Those that say something and are signed, each with the name of its file: two of one number do not share it. */
  async function list(product: Product): Promise<{ file: string; declaration: Declaration }[]> {
    if (product.declarations.length === 0) return [];
    const { declaration } = await siteDocuments.get('trade');
    if (declaration.signatory === '') return [];
    return product.declarations
      .filter((each) => declaredTests(product, each).length > 0 || each.others !== '')
      .map((each, index, all) => {
        const slug = slugFrom(each.number);
        const before = all.slice(0, index).filter(({ number }) => slugFrom(number) === slug).length;
        return { file: `${slug}${before > 0 ? `-${before + 1}` : ''}.pdf`, declaration: each };
      });
  }

  async function compose(product: Product, declaration: Declaration): Promise<DataSheet> {
    const { get } = siteDocuments;
    const [company, trade, { codeText, lackingNote }, { typeface }, t, { tests }] = await Promise.all([
      ...([get('company'), get('trade'), get('dataSheet'), parts.appearance.read(), wording.read()] as const),
      parts.fit.describe({ ...product, tests: declaredTests(product, declaration) }, { units: 'metric' }),
    ]);
    const { signatory, role, place, manufacturer, representative } = trade.declaration;
    const { number, standard, issuedOn, system, body, use } = declaration;
    const language = languageOf(company);
    const identity: SheetTable = {
      ...{ heading: t('declaration:product'), head: ['', ''], shares: [0.35, 0.65], note: '' },
      rows: [
        [t('declaration:code'), listTexts([product.name, product.reference ?? ''].filter(Boolean))],
        [t('declaration:use'), use],
        [t('declaration:manufacturer'), manufacturer || nameAndAddress(company, language)],
        [t('declaration:representative'), representative],
        [t('declaration:system'), system],
        [t('declaration:standard'), standard],
        [t('declaration:body'), body],
      ].filter(([, value]) => value !== ''),
    };
    const performance: SheetTable = {
      ...{ heading: t('declaration:performance'), shares: [0.4, 0.35, 0.25], note: '' },
      head: [t('declaration:characteristic'), t('fit:column.value'), t('fit:column.method')],
      rows: [
        ...tests.map(({ property, value, method, note }) => [
          ...[listTexts([property, note].filter(Boolean)), value, method],
        ]),
        ...otherRows(declaration),
      ],
    };
    const issued = formatDay(issuedOn, language);
    const sheet: DataSheet = {
      ...{ title: t('declaration:number', { number }), language, typeface },
      stone: {
        name: t('declaration:title'),
        description: listTexts([t('declaration:number', { number }), product.name]),
      },
      company: { name: company.name, lines: companyLines(company) },
      facts: [],
      technical: { heading: '', metricLabel: '', imperialLabel: '', lines: [], note: '' },
      tables: [identity, performance],
      care: { heading: t('declaration:conformity'), text: t('declaration:statement') },
      certificates: {
        heading: t('declaration:signed'),
        lines: [listTexts([signatory, role].filter(Boolean)), listTexts([place, issued].filter(Boolean))],
      },
      changed: { label: t('declaration:issued'), value: issuedOn },
      code: { url: parts.publicUrl + languagePrefix() + pathOfProduct(product), text: codeText },
      picture: undefined,
    };
    return tellingLacks(sheet, lackingNote);
  }

  async function draw(product: Product, declaration: Declaration, { ip }: Visitor): Promise<SheetFile> {
    const sheet = await compose(product, declaration);
    return kept.find({
      ...{ sheet, folder: `${declarationPrefix}${product.id}-${declaration.id}/`, ip },
      make: () => parts.draw(sheet),
    });
  }

  return {
    list,

    /** Undefined where the stone has no declaration of this file's name. */
    async find(product: Product, file: string, visitor: Visitor): Promise<SheetFile | undefined> {
      const found = (await list(product)).find((each) => each.file === file);
      return found && draw(product, found.declaration, visitor);
    },

    async findAll(product: Product, visitor: Visitor) {
      const listed = await list(product);
      return Promise.all(
        listed.map(async (each) => ({ ...each, ...(await draw(product, each.declaration, visitor)) })),
      );
    },
  };
}

/** Results of tests of the stone that were there on the day of the declaration. */
function declaredTests({ tests }: Pick<Product, 'tests'>, { issuedOn }: Declaration): Product['tests'] {
  return tests.filter(({ typical, testedOn }) => !typical && testedOn !== '' && testedOn <= issuedOn);
}

/** `Reaction to fire: A1`, a line each. */
function otherRows({ others }: Declaration): string[][] {
  return others
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [characteristic = '', ...performance] = line.split(':');
      return [characteristic.trim(), performance.join(':').trim() || 'NPD', ''];
    });
}

function nameAndAddress(company: Company, language: string): string {
  return listTexts([company.legalName || company.name, ...addressLines(company, language)]);
}
