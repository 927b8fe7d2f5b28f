import type { EntityName } from '#database/schema.ts';
import { readWritten } from '../../facts/fact-value.shared.ts';
import type { Field, FieldCheck, ItemListField } from '../../kit/field.ts';
import { ownValue } from '../../kit/own-value.shared.ts';
import { foreignPictureMessage, isForeignPicture } from '../../picture/foreign-media.shared.ts';
import { linksIn, picturesIn, wordsIn } from './html-parts.ts';
import type { Lack } from './lack.ts';
import { lettersWithoutFont } from './print-letters.shared.ts';

/** A value with the field that declares it; a document has some kinds that records have not. */
export type CheckedPlace = {
  name: string;
  label: string;
  field: {
    kind: string;
    check?: FieldCheck;
    isLink?: true;
    to?: EntityName;
    accepts?: string;
    isPrinted?: true;
  };
  value: unknown;
};

type Named = { field: string; label: string; target: string };
/** `isDescribed`: its place has a description of its own. */
type NamedPicture = Named & { isDescribed?: true };

/** What values lack by themselves, and what they name, which has to be looked up. */
export type Scan = {
  lacks: Lack[];
  links: Named[];
  pictures: NamedPicture[];
  references: (Named & { entity: EntityName; isCategory: boolean })[];
};

/** Looks through the values of a record or document; the same in the browser and on the server. */
export function scanPlaces(places: readonly CheckedPlace[]): Scan {
  const scan: Scan = { lacks: [], links: [], pictures: [], references: [] };
  for (const place of places) {
    scan.lacks.push(...judgeValue(place), ...judgeLetters(place));
    collectNamed(place, scan);
  }
  return scan;
}

/** The places of a record, by its declaration. @param values as they are stored, or as a form holds them */
export function placesOfRecord(
  fields: Readonly<Record<string, Field>>,
  values: Readonly<Record<string, unknown>>,
): CheckedPlace[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const place = { name, label: field.label, field, value: values[name] };
    return field.kind === 'itemList' ? placesInItems(field, place) : [place];
  });
}

/** The fields of all items, under the name of their list. */
function placesInItems(
  list: ItemListField,
  { name, label, value }: Pick<CheckedPlace, 'name' | 'label' | 'value'>,
): CheckedPlace[] {
  // A form holds them as text.
  const items: unknown = typeof value === 'string' ? JSON.parse(value || '[]') : value;
  return [items ?? []].flat().flatMap((item) =>
    Object.entries(list.fields).map(([inner, field]) => ({
      ...{ name, label: `${label}, ${field.label}`, field },
      value: ownValue(Object(item), inner),
    })),
  );
}

function judgeValue(place: CheckedPlace): Lack[] {
  const { name, label, field, value } = place;
  const { check } = field;
  if (!check) return [];
  const { lack: kind, severity, empty, minWords = 0, minLength = 0, fact } = check;
  const text = textOf(field.kind, value);
  if (text === '') return empty ? [{ kind, severity, field: name, label, message: empty }] : [];
  if (fact) return [value].flat().flatMap((one) => judgeFact(place, String(one).trim()));
  const words = wordsIn(text);
  const thin = { kind, severity: 'hint' as const, field: name, label };
  if (words < minWords) {
    return [{ ...thin, message: `${label} has ${count(words, 'word')}: ${minWords} or more tell enough` }];
  }
  if (text.length < minLength) {
    const message = `${label} has ${count(text.length, 'character')}: ${minLength} or more read better`;
    return [{ ...thin, message }];
  }
  return [];
}

/** A value that cannot be read as a number is shown as it is, but neither compared nor converted. */
function judgeFact({ name, label, field: { check } }: CheckedPlace, text: string): Lack[] {
  const read = readWritten(text);
  if (check && read === 'ambiguous') return [unsureNumber({ name, label, check }, text)];
  if (
    !check ||
    text === '' ||
    read === 'ambiguous' ||
    (read && (read.unit !== '' || check.fact === 'number'))
  )
    return [];
  const wanted = check.fact === 'number' ? 'a number' : 'a number with a unit';
  const message = `${label} reads "${text}": ${wanted} can be compared and converted`;
  return [{ kind: check.lack, severity: 'hint', field: name, label, message }];
}

/** Whoever writes a point before three digits may part thousands with it: neither is converted, nor told to search engines. */
function unsureNumber(
  { name, label, check }: { name: string; label: string; check: FieldCheck },
  text: string,
): Lack {
  const [number = '', whole = '', fraction = ''] = /(\d+)\.(\d{3})(?!\d)/.exec(text) ?? [];
  const decimals = fraction.replace(/0+$/, '');
  const small = decimals ? `${whole}.${decimals}` : whole;
  const message = `${label} reads "${text}": ${number} may be ${whole},${fraction} or ${small}. Write which`;
  return { kind: check.lack, severity: 'problem', field: name, label, message };
}

/** Letters that PDFs leave out: an empty box would say nothing. */
function judgeLetters({ name, label, field, value }: CheckedPlace): Lack[] {
  const letters = field.isPrinted ? lettersWithoutFont([value ?? ''].flat().join(' ')) : [];
  if (letters.length === 0) return [];
  const shown = letters.slice(0, 12).join(' ');
  const message = `${label} has letters that data sheets and lists as PDF leave out, for lack of a font: ${shown}`;
  return [{ kind: 'text', severity: 'hint', field: name, label, message }];
}

/** What is there to read; of pictures and lists their names. */
function textOf(kind: string, value: unknown): string {
  if (Array.isArray(value)) return value.map(String).join(' ').trim();
  const text = String(value ?? '').trim();
  if (kind !== 'html') return text;
  const words = text.replace(/<[^<>]*>|&nbsp;/g, ' ').trim();
  return words === '' && picturesIn(text).length > 0 ? 'A picture' : words;
}

function count(number: number, noun: string): string {
  return number === 1 ? `1 ${noun}` : `${number} ${noun}s`;
}

function collectNamed({ name, label, field, value }: CheckedPlace, scan: Scan): void {
  const named = (target: string): Named => ({ field: name, label, target });
  const text = typeof value === 'string' ? value.trim() : '';
  if (field.kind === 'html') {
    scan.links.push(...linksIn(text).map(named));
    for (const { src, alt } of picturesIn(text))
      scan.pictures.push({ ...named(src), ...(alt !== '' && { isDescribed: true }) });
  } else if (field.kind === 'media' || field.kind === 'mediaList') {
    const paths = [value].flat().map(String);
    scan.pictures.push(...paths.filter(isUpload).map(named));
    for (const address of paths.filter((one) => isForeignPicture(field, one))) {
      const message = `${address}: ${foreignPictureMessage}`;
      scan.lacks.push({ kind: 'picture', severity: 'problem', field: name, label, message });
    }
  } else if (field.kind === 'file' || field.isLink) {
    if (text !== '') scan.links.push(named(text));
  } else collectReferences({ name, label, field, value }, scan);
}

function collectReferences({ name, label, field, value }: CheckedPlace, scan: Scan): void {
  const { kind, to: entity } = field;
  if (!entity || (kind !== 'reference' && kind !== 'referenceList')) return;
  const keys = [value].flat().map((key) => String(key ?? ''));
  for (const target of keys.filter((key) => key !== '' && key !== '0')) {
    const isCategory = kind === 'reference' && entity === 'category';
    scan.references.push({ field: name, label, target, entity, isCategory });
  }
}

function isUpload(path: string): boolean {
  return path.startsWith('/uploads/');
}
