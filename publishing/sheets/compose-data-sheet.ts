import type { Typeface } from '#content/appearance/typefaces.shared.ts';
import { addressLines } from '#content/documents/address-lines.ts';
import type { DocumentValues } from '#content/documents/registry.ts';
import { lettersWithoutFont } from '#content/editorial/checks/print-letters.shared.ts';
import { availabilityMessages } from '#content/entities/product/availability-messages.shared.ts';
import type { Product } from '#content/entities/product/product.entity.ts';
import { technicalFields } from '#content/entities/product/technical-fields.shared.ts';
import { splitNotes } from '#content/facts/fact-value.shared.ts';
import { priceIn } from '#content/facts/price-in.shared.ts';
import { showFact } from '#content/facts/show-fact.shared.ts';
import type { ShownClassFacts } from '#content/fit/class-facts.service.ts';
import type { StoneFit } from '#content/fit/fit.service.ts';
import { dayIn } from '#content/kit/zoned-days.shared.ts';
import { languageOf } from '#content/languages.ts';
import type { Picture } from '#content/picture/picture.ts';
import type { MessageKey } from '#messages/catalogue.ts';
import { listTexts } from '#messages/list-texts.shared.ts';
import type { Translate } from '#messages/translate.ts';
import type { DataSheet, SheetTable, TechnicalLine } from './data-sheet.ts';

type Sources = {
  product: Product;
  fit: StoneFit;
  documents: Pick<DocumentValues, 'company' | 'certificates' | 'collections' | 'dataSheet'>;
  typeface: Typeface;
  picture: (Picture & { version: string }) | undefined;
  /** The fixed texts of the site in the company's words. */
  t: Translate<MessageKey>;
  classFacts: ShownClassFacts | undefined;
  /** The URL of the stone's page. */
  url: string;
  /** A day, YYYY-MM-DD: certificates that are not valid on it are left out. */
  today: string;
};

/** Longer values than this have to be broken somewhere. */
const longestPiece = 24;

/** A stone's data sheet, of what is filled in. */
export function composeDataSheet(sources: Sources): DataSheet {
  const { product, documents, typeface, picture, t, url, today } = sources;
  const { company, dataSheet: texts } = documents;
  const language = languageOf(company);
  const lines = technicalFields.flatMap((field) =>
    technicalLine(t(`product:technical.${field}`), product[field], language),
  );
  const sheet: DataSheet = {
    ...{ title: texts.title, language, typeface },
    ...{ stone: { name: product.name, description: product.description } },
    company: { name: company.name, lines: companyLines(company) },
    facts: factsOf(sources),
    technical: {
      heading: texts.technicalHeading,
      ...{ metricLabel: texts.metricLabel, imperialLabel: texts.imperialLabel, lines },
      note: lines.some(({ note }) => /\btypical\b/i.test(note)) ? texts.typicalNote : '',
    },
    tables: [verdictTable(sources), testTable(sources), classTable(sources)],
    care: { heading: texts.careHeading, text: texts.care },
    certificates: { heading: texts.certificatesHeading, lines: certificateLines(documents, today) },
    changed: { label: texts.dateLabel, value: dayIn(product.updatedAt, company.timeZone) },
    code: { url, text: texts.codeText },
    picture: picture && {
      ...{ path: picture.path, version: picture.version },
      ...{ alt: picture.alt || product.name, focalX: picture.focalX, focalY: picture.focalY },
    },
  };
  return tellingLacks(sheet, texts.lackingNote);
}

/** The sheet with a note at its end, where letters of it have no font. */
export function tellingLacks<Sheet extends Pick<DataSheet, 'company'>>(sheet: Sheet, note: string): Sheet {
  if (note === '' || lettersWithoutFont(JSON.stringify(sheet)).length === 0) return sheet;
  const { company } = sheet;
  return { ...sheet, company: { ...company, lines: [...company.lines, note] } };
}

function factsOf({ product, documents, t }: Sources) {
  const { product: labels } = documents.collections;
  const language = languageOf(documents.company);
  const inBoth = (text: string) => inBothUnits(text, language);
  return [
    { label: labels.originLabel, value: product.origin },
    { label: labels.categoryLabel, value: product.category.slug ? product.category.name : '' },
    { label: labels.availabilityLabel, value: t(availabilityMessages[product.availability]) },
    { label: labels.finishesLabel, value: listTexts(product.finishOptions) },
    { label: labels.thicknessesLabel, value: listTexts(product.thicknessOptions.map(inBoth)) },
    {
      label: labels.priceLabel,
      value: product.price && inBoth(priceIn(product.price, documents.company.currency)),
    },
    { label: documents.dataSheet.applicationsLabel, value: listTexts(product.applications) },
  ].filter(({ value }) => value.trim() !== '');
}

/** Each use with its reasons; where the limits can be read stands below. */
function verdictTable({ fit, t }: Sources): SheetTable {
  const { verdicts, sources } = fit;
  const said = (text: string, source: number) => (source > 0 ? `${text} [${source}]` : text);
  return {
    ...{ heading: t('fit:heading'), shares: [0.25, 0.15, 0.6] },
    head: [t('fit:column.use'), t('fit:column.verdict'), ''],
    rows: verdicts.map(({ use, said: verdict, reasons }) => [
      ...[use, verdict, reasons.map(({ text, source }) => said(text, source)).join('; ')],
    ]),
    note: `${t('fit:guide')} ${sources.map((source, index) => `[${index + 1}] ${source}`).join('; ')}`,
  };
}

/** What follows from the class of the rock, each with where it can be read. */
function classTable({ classFacts }: Sources): SheetTable {
  const { heading, facts = [], note = '' } = classFacts ?? {};
  return {
    ...{ heading: heading ?? '', head: ['', '', ''], shares: [0.2, 0.5, 0.3], note },
    rows: facts.map(({ label, text, typical, source }) => [
      ...[label, typical ? `${text} (${typical})` : text, source],
    ]),
  };
}

function testTable({ fit, t }: Sources): SheetTable {
  return {
    ...{ heading: t('fit:tests'), shares: [0.25, 0.17, 0.16, 0.16, 0.26], note: '' },
    head: [
      ...[t('fit:column.property'), t('fit:column.value'), t('fit:column.method'), t('fit:column.date')],
      t('fit:column.laboratory'),
    ],
    rows: fit.tests.map(({ property, value, method, date, laboratory, note }) => [
      ...[property, value, method, date, listTexts([laboratory, note].filter(Boolean))],
    ]),
  };
}

function technicalLine(label: string, text: string, language: string): TechnicalLine[] {
  if (text.trim() === '') return [];
  const [metric, imperial] = [showFact(text, 'metric', language), showFact(text, 'imperial', language)];
  return [{ label, metric, imperial, note: listTexts(splitNotes(text).notes) }];
}

/** As it was written, and in the other system where that reads differently; no line ends within. */
function inBothUnits(text: string, language: string): string {
  const other = [showFact(text, 'metric', language), showFact(text, 'imperial', language)].find(
    (shown) => shown !== splitNotes(text).value,
  );
  const both = other ? `${text.trim()} (${other})` : text.trim();
  return both.length < longestPiece ? both.replaceAll(' ', '\u00a0') : both;
}

export function companyLines(company: DocumentValues['company']): string[] {
  const [phone] = company.phones;
  return [
    company.legalName,
    listTexts(addressLines(company, languageOf(company))),
    [phone?.display, company.email].filter(Boolean).join(' · '),
  ].filter(Boolean);
}

function certificateLines({ certificates }: Sources['documents'], today: string): string[] {
  return certificates.items
    .filter(({ isOnDataSheets }) => isOnDataSheets)
    .filter(({ date, expires }) => (!date || date <= today) && (!expires || expires >= today))
    .map(({ title, number }) => listTexts([title, number].filter(Boolean)));
}
