import { nameOfCountry } from '#content/documents/country-names.shared.ts';
import { pathOfProduct } from '#content/entities/product/product-path.shared.ts';
import { readFactValue } from '#content/facts/fact-value.shared.ts';
import { mmInInch } from '#content/facts/show-slab.shared.ts';
import { factorBetween } from '#content/facts/units.shared.ts';
import { readNumber } from '#content/facts/written-number.shared.ts';
import { ownValue } from '#content/kit/own-value.shared.ts';
import { isAppError } from '#errors/app-error.ts';
import type { Services } from '#server/services/services.ts';
import { maxPrefilledMessage, pathOfQuote } from '../../components/QuoteModal/quote-path.ts';
import {
  type RowField,
  readTyped,
  rowFields,
  type SizeUnit,
  type Typed,
  type TypedRow,
} from './plan-rows.ts';

/** What the API calls them. */
const apiNames: Record<RowField, string> = {
  ...{ product: 'product', thickness: 'thickness_mm', length: 'length_mm', height: 'height_mm' },
  pieces: 'pieces',
};

const emptyRows = 2;

type Planned = Awaited<ReturnType<Services['containerPlans']['plan']>>;

export type ContainerPageData = Awaited<ReturnType<typeof loadContainerPage>>;

/** What the address asks to be planned, and the plan. */
export async function loadContainerPage(services: Services, query: URLSearchParams) {
  const typed = readTyped(query);
  const [{ roadLimits }, { units }, language, outcome] = await Promise.all([
    services.siteDocuments.get('trade'),
    services.siteDocuments.get('company'),
    services.readLanguage(),
    planTyped(services, typed),
  ]);
  const countries = [...new Set(roadLimits.flatMap(({ country }) => country ?? []))]
    .map((value) => ({ value, label: nameOfCountry(value, language) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, language));
  const isInInches = typed.rows.length === 0 && units === 'imperial';
  const unit = typed.unit ?? (isInInches ? ('in' as const) : ('mm' as const));
  const empty = Object.fromEntries(rowFields.map((field) => [field, ''])) as TypedRow;
  return {
    ...{ rows: [...typed.rows, ...Array<TypedRow>(emptyRows).fill(empty)], slabs: typed.slabs.join(', ') },
    ...{ country: typed.country, countries, language },
    unit,
    plan: outcome?.plan && {
      ...showPlan(outcome.plan),
      unit,
      ask: await pathOfAsking(services, outcome.plan, query),
    },
    ...errorsOf(outcome?.errors ?? {}, typed),
  };
}

/** The plan that an address asks for. @returns nothing where it asks for none; messages by field where it is refused */
export async function planTyped(
  services: Services,
  { rows, slabs, country, unit = 'mm' }: Typed,
): Promise<{ plan?: Planned; errors?: Readonly<Record<string, string>> } | undefined> {
  const lines = [...rows.map((row) => toLine(row, unit)), ...slabs.map((slab) => ({ slab }))];
  if (lines.length === 0) return undefined;
  try {
    return { plan: await services.containerPlans.plan({ lines, country }) };
  } catch (error) {
    if (!isAppError(error)) throw error;
    return { errors: error.fields ?? { lines: error.message } };
  }
}

function toLine(row: TypedRow, unit: SizeUnit): Record<string, unknown> {
  const read = (field: RowField, text: string) => {
    if (text === '') return undefined;
    if (field === 'product') return text;
    return field === 'pieces' ? readNumber(text, Number.isInteger) : readSize(text, unit);
  };
  return Object.fromEntries(rowFields.map((field) => [apiNames[field], read(field, row[field])]));
}

/** Whole millimetres of `2700`, `126 in` or `3 cm`; NaN for what is no size. @param unit of a plain number */
function readSize(text: string, unit: SizeUnit): number {
  const written = readFactValue(text);
  const factor = written?.unit && factorBetween(written.unit, 'mm');
  if (written && factor && written.min === written.max) return Math.round(written.min * factor);
  if (unit === 'in') return Math.round(readNumber(text) * mmInInch);
  return readNumber(text, Number.isInteger);
}

/** By row and field; slabs stand in one field, and what is said of the whole above the form. */
function errorsOf(errors: Readonly<Record<string, string>>, { rows }: Typed) {
  const inRows = rows.map((_, index) =>
    Object.fromEntries(
      rowFields.map((field) => [field, ownValue(errors, `lines.${index}.${apiNames[field]}`)]),
    ),
  ) as Partial<Record<RowField, string>>[];
  const ofSlabs = Object.entries(errors).filter(([name]) => name.endsWith('.slab'));
  return { errors: { rows: inRows, slabs: ofSlabs.map(([, message]) => message), form: errors.lines } };
}

/** A longer address says nothing to whoever reads the message. */
const maxAddressLength = 1_000;

/** The form for a quote with the plan in words, and where it can be seen again. */
async function pathOfAsking(
  { wording, publicUrl, languagePrefix }: Services,
  { lines, containers }: Planned,
  query: URLSearchParams,
): Promise<string> {
  const t = await wording.read();
  const address = `${publicUrl}${languagePrefix()}/container/?${query}`;
  const message = [
    ...lines.map(({ name, slab = '', lengthMm: length, heightMm: height, thicknessMm: thickness, pieces }) =>
      t('container:sheet.pieces', { pieces, stone: `${name} ${slab}`.trim(), length, height, thickness }),
    ),
    t('container:result', { count: containers.length }),
    ...(address.length > maxAddressLength ? [] : [address]),
  ].join('\n');
  const path = pathOfQuote(t('container:ask.subject'));
  return `${path}&${new URLSearchParams({ message: message.slice(0, maxPrefilledMessage) })}`;
}

/** Without what pages do not show. */
function showPlan({ containers, warnings, lines, limit }: Planned) {
  return {
    ...{ containers, limit },
    warnings: warnings.map(({ message }) => message),
    lines: lines.map(({ name, product, slab }) => ({ name, slab, path: pathOfProduct({ slug: product }) })),
  };
}
