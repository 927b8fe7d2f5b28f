import type { RowError } from './import-result.ts';
import { lettersOf } from './tables.ts';

// No expression here passes a `<` that it does not name: tags that never end would be read again from each of them.

/** The XML of the sheet that programs show first. */
export function findFirstSheet(parts: ReadonlyMap<string, string>): string {
  const workbook = parts.get('xl/workbook.xml') ?? '';
  const relation = /<(?:\w+:)?sheet\s[^<>]*?\br:id="([^"<]+)"/.exec(workbook)?.[1];
  const relations = parts.get('xl/_rels/workbook.xml.rels') ?? '';
  const link = [...relations.matchAll(/<(?:\w+:)?Relationship\s[^<>]*>/g)]
    .map(([tag]) => tag)
    .find((tag) => tag.includes(`Id="${relation}"`));
  const target = /\bTarget="\/?(?:xl\/)?([^"<]+)"/.exec(link ?? '')?.[1];
  const named = parts.get(`xl/${target}`);
  return named ?? [...parts].find(([name]) => name.startsWith('xl/worksheets/'))?.[1] ?? '';
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
