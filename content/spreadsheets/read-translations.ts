import type { Db } from '#database/connect.ts';
import { invalid } from '#errors/app-error.ts';
import type { Pace } from '../kit/pacer.ts';
import { checkLanguage } from '../translations/check-language.ts';
import type { Subject } from '../translations/translations.repository.ts';
import { readProtected, withPlainLineEnds } from './cell-texts.ts';
import { foldHeader } from './columns.ts';
import type { RowError, Sheet } from './import-result.ts';
import { readTable } from './table-thread.ts';
import { type Reading, tableLimits } from './tables.ts';
import { findKind, findSubject, type TranslationHeader, translationHeaders } from './translation-rows.ts';

export type TranslationFile = { bytes: Uint8Array } & Pick<Reading, 'sheet' | 'encoding'>;

/** A row of a workbook whose first cells mean something. */
export type SheetText = {
  row: number;
  kind: Subject['kind'];
  subject: string;
  cells: Readonly<Record<TranslationHeader, string>>;
};
export type SheetTexts = {
  language: string;
  rows: SheetText[];
  errors: RowError[];
  notices: string[];
  sheets: Sheet[];
};

const needed: readonly TranslationHeader[] = ['kind', 'id', 'field', 'source', 'translation', 'language'];

/**
 * The texts of a workbook, which is in one language.
 * @param language what it has to be in, where that is known beforehand
 * @throws AppError `invalid` for a file that is none, is in several languages, or in another one
 */
export async function readTranslations(
  db: Db,
  { bytes, ...reading }: TranslationFile,
  { language, pace }: { language: string | undefined; pace: Pace },
): Promise<SheetTexts> {
  const names = new Set<string>(translationHeaders);
  const { rows, header, errors, notices, sheets } = await readTable(bytes, {
    ...{ ...reading, names, maxRows: tableLimits.texts },
  });
  const read = (rows[header] ?? []).map(foldHeader);
  const missing = needed.filter((name) => !read.includes(name));
  if (missing.length > 0) {
    const quoted = missing.map((name) => `"${name}"`).join(', ');
    throw invalid({ file: `This is no workbook of translations: it lacks ${quoted}` });
  }
  const filled: { row: number; cells: SheetText['cells'] }[] = [];
  for (const [index, line] of rows.slice(header + 1).entries()) {
    const cells = textsIn(read, line);
    if (cells.kind !== '' || cells.translation !== '') filled.push({ row: header + index + 2, cells });
    await pace();
  }
  const found = findLanguage(filled.map(({ cells }) => cells.language));
  if (language !== undefined && found !== language) {
    throw invalid({ language: `This workbook is in "${found}", not in "${language}"` });
  }
  await checkLanguage(db, found);
  const understood: SheetText[] = [];
  for (const { row, cells } of filled) {
    const kind = findKind(cells.kind);
    const subject = kind && findSubject(kind, cells.id);
    if (!kind) errors.push({ row, field: 'kind', message: `There is no kind "${cells.kind}"` });
    else if (subject === undefined) errors.push({ row, field: 'id', message: 'id is a number' });
    else understood.push({ row, kind, subject, cells });
  }
  return { language: found, rows: understood, errors, notices, sheets };
}

/** A row by the names of its columns, with the parts of long texts put together. */
function textsIn(headers: readonly string[], cells: readonly string[]): SheetText['cells'] {
  const entries = translationHeaders.map((name) => {
    const parts = cells.filter((_cell, index) => headers[index] === name).map(readProtected);
    const text = withPlainLineEnds(parts.join(''));
    return [name, name === 'source' || name === 'translation' ? text : text.trim()] as const;
  });
  return Object.fromEntries(entries) as SheetText['cells'];
}

/** @throws AppError `invalid` where there is none, or several */
function findLanguage(cells: readonly string[]): string {
  const [language = '', other] = new Set(cells.filter((cell) => cell !== ''));
  if (language === '') throw invalid({ file: 'No row says in its column "language" which one it is in' });
  if (other !== undefined) {
    throw invalid({ file: `A workbook is in one language; this one has "${language}" and "${other}"` });
  }
  return language;
}
