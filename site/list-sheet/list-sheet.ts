import type { DataSheet } from '../data-sheet/data-sheet.ts';

/** A stone on the sheet of a list: what is wanted of it, and the URL of its page, empty where it has none any more. */
export type ListSheetLine = {
  name: string;
  details: string;
  note: string;
  url: string;
  picture: DataSheet['picture'];
};

/** Everything that stands on the sheet of a shared list. */
export type ListSheet = Pick<DataSheet, 'title' | 'typeface' | 'company' | 'changed' | 'code'> & {
  text: string;
  lines: ListSheetLine[];
};
