import type { Db } from '#database/connect.ts';
import { isAppError } from '#errors/app-error.ts';
import { findShown } from '../documents/site-documents.repository.ts';
import { wordingDocument } from '../documents/wording.document.ts';
import type { Pace } from '../kit/pacer.ts';
import { tellApart } from '../kit/revision-changes.ts';
import { readTranslation, type SaidText } from '../translations/read-translation.ts';
import { encodeSource, encodeText, type StoredText } from '../translations/stored-text.ts';
import { findTakenSlugs } from '../translations/taken-slugs.repository.ts';
import type { TranslatedField } from '../translations/translated-fields.ts';
import { findSources, type Source } from '../translations/translation-sources.ts';
import {
  findTranslationsOf,
  type StoredTranslation,
  type TranslationPlace,
} from '../translations/translations.repository.ts';
import { comparable } from './cell-texts.ts';
import type { RowChange, RowError } from './import-result.ts';
import type { SheetText, SheetTexts } from './read-translations.ts';
import { subjectsAtOnce } from './translation-export.service.ts';
import { placesOf, sourceAt, type TextPlace, textAt } from './translation-rows.ts';

/** What one translation becomes. */
export type PlannedTranslation = {
  place: TranslationPlace;
  source: Source;
  stored: StoredTranslation | undefined;
  status: 'draft' | 'published';
  texts: Map<string, StoredText>;
  changes: RowChange[];
};
export type TranslationPlan = {
  planned: PlannedTranslation[];
  errors: RowError[];
  /** Texts whose source has changed since the file was written. */
  warnings: RowError[];
  same: number;
};
type Planning = { pace: Pace; publicUrl: string | undefined; onProgress: (done: number) => void };
type Words = { keptNames: readonly string[]; publicUrl: string | undefined };

/** The key of an address among the texts of a record. */
const slugKey = 'slug';

/** A row that changes a text. */
type Change = { row: SheetText; at: TextPlace; current: string; isOutdated: boolean };

/** What a workbook would change, with what is wrong by row: nothing is written. */
export async function planTranslations(
  db: Db,
  { language, rows }: Pick<SheetTexts, 'language' | 'rows'>,
  { pace, publicUrl, onProgress }: Planning,
): Promise<TranslationPlan> {
  const plan: TranslationPlan = { planned: [], errors: [], warnings: [], same: 0 };
  const keptNames = (await findShown(db, wordingDocument)).names as string[];
  let done = 0;
  for (const [kind, ofKind] of Map.groupBy(rows, (row) => row.kind)) {
    const bySubject = [...Map.groupBy(ofKind, ({ subject }) => subject)];
    for (let start = 0; start < bySubject.length; start += subjectsAtOnce) {
      const some = bySubject.slice(start, start + subjectsAtOnce);
      const subjects = some.map(([subject]) => subject);
      const sources = await findSources(db, kind, subjects);
      const stored = await findTranslationsOf(db, { kind, subjects, language });
      for (const [subject, own] of some) {
        const place = { kind, subject, language };
        const source = sources.get(subject);
        if (source)
          planOne(plan, { place, source, stored: stored.get(subject), rows: own }, { keptNames, publicUrl });
        else
          plan.errors.push(
            ...own.map(({ row, cells }) => ({ row, field: 'id', message: goneMessage(cells) })),
          );
        done += own.length;
        await pace();
      }
      onProgress(done);
    }
  }
  await refuseTakenSlugs(db, plan, language);
  plan.errors.sort((one, other) => one.row - other.row);
  return plan;
}

function goneMessage({ kind, id }: SheetText['cells']): string {
  return `This is not there any more: ${kind} ${id}`;
}

type Group = Pick<PlannedTranslation, 'place' | 'source' | 'stored'> & { rows: readonly SheetText[] };

function planOne(plan: TranslationPlan, group: Group, words: Words): void {
  const { place, source, stored } = group;
  const byField = Map.groupBy(findChanges(plan, group), ({ at }) => at.field);
  const said = readChanges(plan, { source, byField, words });
  const texts = new Map(stored?.texts);
  for (const field of byField.keys())
    setText(texts, { field, said: said.get(field), changes: byField.get(field) ?? [] });
  if (byField.size === 0) return;
  const isPublished = stored?.status === 'published' && texts.size > 0;
  const changes = [...byField.values()].flat().map((change) => describeChange(source, change));
  plan.planned.push({ place, source, stored, status: isPublished ? 'published' : 'draft', texts, changes });
}

type Changes = Map<TranslatedField, Change[]>;

/** What is said by the rows, checked; fields that are wrong are told by row, and leave the changes. */
function readChanges(
  plan: TranslationPlan,
  { source, byField, words }: { source: Source; byField: Changes; words: Words },
): Map<TranslatedField, SaidText> {
  for (;;) {
    const fields = Object.fromEntries(
      [...byField].map(([field, changes]) => [field.names[0], sayField(field, changes)]),
    );
    try {
      return readTranslation(source, { fields, shown: {}, ...words });
    } catch (error) {
      if (!isAppError(error) || error.code !== 'invalid') throw error;
      const wrong = [...byField].filter(([{ names }]) => error.fields?.[names[0]] !== undefined);
      if (wrong.length === 0) throw error;
      for (const [field, [first]] of wrong) {
        byField.delete(field);
        const message = error.fields?.[field.names[0]] ?? '';
        if (first) plan.errors.push({ row: first.row.row, field: 'translation', message });
      }
    }
  }
}

/** What the rows say of a field: of a list its entries, where those that stay are empty. */
function sayField({ source }: TranslatedField, changes: readonly Change[]): SaidText {
  const saidAt = (index: number | undefined) =>
    changes.find(({ at }) => at.index === index)?.row.cells.translation ?? '';
  return typeof source === 'string' ? saidAt(undefined) : source.map((_entry, index) => saidAt(index));
}

/** A text whose row has another source than today's is stored with that one, so that it is outdated. */
function setText(
  texts: Map<string, StoredText>,
  {
    field,
    said,
    changes,
  }: { field: TranslatedField; said: SaidText | undefined; changes: readonly Change[] },
): void {
  const { key, source } = field;
  const kept = texts.get(key);
  const changeAt = (index: number) => changes.find(({ at }) => at.index === index);
  const text =
    typeof source === 'string'
      ? (said ?? '')
      : source.map((_entry, index) =>
          changeAt(index) ? (said?.[index] ?? '') : textAt({ name: '', field, index }, kept),
        );
  const from =
    typeof source === 'string'
      ? sourceIn(changes[0], source)
      : source.map((entry, index) => sourceIn(changeAt(index), entry));
  if ([text].flat().every((part) => part === '')) texts.delete(key);
  else texts.set(key, { text: encodeText(field, text), source: encodeSource(from) });
}

function sourceIn(change: Change | undefined, today: string): string {
  return change?.isOutdated ? change.row.cells.source : today;
}

function describeChange({ label, log }: Source, { row, at, current }: Change): RowChange {
  const { kind } = at.field.field;
  const field = { kind: kind === 'html' ? kind : ('text' as const), label: '', maxLength: 0 };
  const told = tellApart(field, { from: current, to: row.cells.translation, names: new Map() });
  return {
    ...{ row: row.row, action: current === '' ? 'create' : 'change', id: log.recordId ?? null },
    ...{ title: label.replace(/^the /, ''), fields: [{ field: at.name, label: at.field.label, ...told }] },
  };
}

/** The rows that change a text; what is wrong with others, or has another source by now, goes to the plan. */
function findChanges(plan: TranslationPlan, { source, stored, rows }: Group): Change[] {
  const byName = new Map(
    placesOf(source).flatMap((at) => [at.name, ...namesOf(at)].map((name) => [name, at] as const)),
  );
  const seen = new Map<string, number>();
  return rows.flatMap((row): Change[] => {
    const { cells } = row;
    const named = byName.get(cells.field);
    const at = named && findEntry(named, cells.source);
    if (!at) {
      plan.errors.push({
        row: row.row,
        field: 'field',
        message: `There is no text named "${cells.field}" to translate`,
      });
      return [];
    }
    const first = seen.get(at.name);
    if (first !== undefined) {
      plan.errors.push({ row: row.row, field: 'field', message: `Row ${first} is the same text` });
      return [];
    }
    seen.set(at.name, row.row);
    const current = textAt(at, stored?.texts.get(at.field.key));
    const isOutdated = comparable(cells.source) !== comparable(sourceAt(at));
    if (isOutdated && cells.translation.trim() !== '') {
      plan.warnings.push({ row: row.row, field: 'source', message: sourceMessage(at) });
    }
    if (isSame(cells, current)) {
      plan.same += 1;
      return [];
    }
    return [{ row, at, current, isOutdated }];
  });
}

function sourceMessage(at: TextPlace): string {
  return `The source has changed since this file was written, so the text is outdated. It is now: ${shorten(sourceAt(at))}`;
}

const maxQuoted = 120;

function shorten(text: string): string {
  return text.length > maxQuoted ? `${text.slice(0, maxQuoted).toWellFormed()}…` : text;
}

/** The API's other names of a text. */
function namesOf({ field: { names }, index }: TextPlace): string[] {
  return names.map((name) => (index === undefined ? name : `${name}.${index}`));
}

/** Where an entry of a list is by now: it is told by what it says, wherever it stands. */
function findEntry(at: TextPlace, said: string): TextPlace {
  const { field } = at;
  if (typeof field.source === 'string' || comparable(sourceAt(at)) === comparable(said)) return at;
  const index = field.source.findIndex((entry) => comparable(entry) === comparable(said));
  return index === -1 ? at : { ...at, index, name: at.name.replace(/\d+$/, String(index)) };
}

/** An empty cell takes a text away only where the file says that there was one. */
function isSame({ translation, status }: SheetText['cells'], current: string): boolean {
  if (comparable(translation) === comparable(current)) return true;
  return comparable(translation) === '' && !['outdated', 'draft', 'published'].includes(status);
}

/** Addresses that others have: those rows are told, and change nothing. */
async function refuseTakenSlugs(db: Db, plan: TranslationPlan, language: string): Promise<void> {
  const wanted = plan.planned.flatMap((planned) => {
    const { source, stored, texts, place } = planned;
    const slug = texts.get(slugKey)?.text;
    const isNew = slug !== undefined && slug !== stored?.texts.get(slugKey)?.text;
    return isNew && source.entity ? [{ entity: source.entity, subject: place.subject, slug, planned }] : [];
  });
  for (const [{ planned }, message] of await findTakenSlugs(db, { language, wanted })) {
    const before = planned.stored?.texts.get(slugKey);
    if (before) planned.texts.set(slugKey, before);
    else planned.texts.delete(slugKey);
    const isOfSlug = ({ fields }: RowChange) => fields[0]?.field === slugKey;
    const { row = 0 } = planned.changes.find(isOfSlug) ?? {};
    plan.errors.push({ row, field: 'translation', message });
    planned.changes = planned.changes.filter((change) => !isOfSlug(change));
  }
  plan.planned = plan.planned.filter(({ changes }) => changes.length > 0);
}
