import type { DataSheet } from './data-sheet.ts';

export type ListPicture = NonNullable<DataSheet['picture']>;

/** A stone on the sheet of a list: what is wanted of it, and the URL of its page, empty where it has none any more. */
export type ListSheetLine = {
  name: string;
  details: string;
  note: string;
  url: string;
  /** The slab; undefined where the stone has no picture. */
  picture: ListPicture | undefined;
  /** The path of the view in a room, which is shown instead of the slab. */
  view: string;
};

/** Everything that stands on the sheet of a shared list. */
export type ListSheet = Pick<
  DataSheet,
  'title' | 'language' | 'typeface' | 'company' | 'changed' | 'code'
> & {
  /** Paragraphs, a line each. */
  text: string;
  lines: ListSheetLine[];
};
