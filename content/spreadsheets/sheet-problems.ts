import { AppError } from '#errors/app-error.ts';
import type { RowError } from './import-result.ts';
import { decode } from './number-formats.ts';
import { lettersOf, tableLimits } from './tables.ts';

// No expression here passes a `<` that it does not name: tags that never end would be read again from each of them.

export type WorkbookSheet = { name: string; isHidden: boolean; xml: string };

/** The sheets of a workbook in its order. */
export function listSheets(parts: ReadonlyMap<string, string>): WorkbookSheet[] {
  const workbook = parts.get('xl/workbook.xml') ?? '';
  const relations = parts.get('xl/_rels/workbook.xml.rels') ?? '';
  const links = [...relations.matchAll(/<(?:\w+:)?Relationship\s[^<>]*>/g)].map(([tag]) => tag);
  return [...workbook.matchAll(/<(?:\w+:)?sheet\s[^<>]*>/g)].flatMap(([tag]) => {
    const relation = /\s\w+:id="([^"<]+)"/.exec(tag)?.[1];
    const link = links.find((one) => one.includes(`Id="${relation}"`));
    const target = /\bTarget="\/?(?:xl\/)?([^"<]+)"/.exec(link ?? '')?.[1];
    const xml = parts.get(`xl/${target}`);
    const name = decode(/\sname="([^"<]*)"/.exec(tag)?.[1] ?? '');
    return xml === undefined ? [] : [{ name, isHidden: /\sstate="(?:veryHidden|hidden)"/.test(tag), xml }];
  });
}

/**
 * Refuses a sheet whose last row and column lie so far off that reading would fill the memory with what is between: a
 * single cell at XFD1048576 stands for seventeen thousand million.
 * @throws AppError `too-large`
 */
export function refuseFarCells({ name, xml }: WorkbookSheet): void {
  let [lastRow, lastColumn] = [0, 0];
  for (const [, letters = '', row] of xml.matchAll(
    /<(?:\w+:)?(?:row|c)\s[^<>]*?\br="([A-Z]{0,4})(\d{1,8})"/g,
  )) {
    lastRow = Math.max(lastRow, Number(row));
    lastColumn = Math.max(lastColumn, numberOfLetters(letters));
  }
  if (lastRow * lastColumn <= tableLimits.cells) return;
  const cell = `${lettersOf(lastColumn - 1)}${lastRow}`;
  const message = `The sheet "${name}" reaches to the cell ${cell}. Delete the rows and columns behind the list, and save it anew`;
  throw new AppError('too-large', message, { fields: { file: message } });
}

function numberOfLetters(letters: string): number {
  return [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);
}

/**
 * What a sheet's cells hold that is not what a person sees there: the rest of merged cells is empty, and a formula
 * without its value, or with an error for one, as well. Taken as they are, they would empty fields.
 */
export function findSheetProblems(xml: string): RowError[] {
  return [...findMerged(xml), ...findValueless(xml)];
}

function findMerged(xml: string): RowError[] {
  return [...xml.matchAll(/<(?:\w+:)?mergeCell\s[^<>]*?ref="\$?([A-Z]+)\$?(\d+):([^"<]+)"/g)].map(
    ([, letters = '', row, end]) => ({
      ...{ row: Number(row), field: letters },
      message: `The cells ${letters}${row}:${end} are merged. Unmerge them, and fill in each`,
    }),
  );
}

function findValueless(xml: string): RowError[] {
  const errors: RowError[] = [];
  for (const [, attributes = '', content = ''] of xml.matchAll(
    /<(?:\w+:)?c\s([^<>]*[^<>/])>((?:(?!<(?:\w+:)?c\s).)*?)<\/(?:\w+:)?c>/gs,
  )) {
    const [, letters = '', row = ''] = /\br="([A-Z]+)(\d+)"/.exec(attributes) ?? [];
    const value = /<(?:\w+:)?v\b[^<>]*>([^<]*)</.exec(content)?.[1];
    if (/\bt="e"/.test(attributes)) {
      errors.push({ row: Number(row), field: letters, message: `The cell holds an error: ${value ?? ''}` });
    } else if (/<(?:\w+:)?f\b/.test(content) && value === undefined && !/\bt="str"/.test(attributes)) {
      const message =
        'The cell holds a formula without its value. Open the file in a spreadsheet and save it';
      errors.push({ row: Number(row), field: letters, message });
    }
  }
  return errors;
}

/** Errors that name a column by its letters, under the column's header. */
export function underHeaders(errors: RowError[], header: readonly string[]): RowError[] {
  return errors.map((error) => {
    const at = header.findIndex((_cell, index) => lettersOf(index) === error.field);
    return { ...error, field: header[at]?.trim() || error.field };
  });
}
