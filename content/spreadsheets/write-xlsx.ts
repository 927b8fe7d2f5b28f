import writeExcel from 'write-excel-file/node';
import { withoutControls } from './cell-texts.ts';

const columnWidths = { narrow: 8, common: 24 };

/** A file with one sheet, all of its cells texts, so that no spreadsheet makes dates or formulas of them. */
export async function writeXlsx(rows: string[][], sheet: string): Promise<Uint8Array> {
  const [header = [], ...others] = rows;
  const cells = [
    header.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
    ...others.map((row) =>
      row.map((value) => (value === '' ? null : { value: withoutControls(value), type: String })),
    ),
  ];
  const columns = header.map((_cell, index) => ({
    width: index === 0 ? columnWidths.narrow : columnWidths.common,
  }));
  return writeExcel(cells, { sheet, columns, stickyRowsCount: 1 }).toBuffer();
}
