import type { LengthUnit } from '../kit/length-units.shared.ts';

/** What is wrong with a cell, or with a whole row: `field` is the column's header then empty. Row 1 is the header. */
export type RowError = { row: number; field: string; message: string };

/** One field that a row changes, in words; long texts are cut around the difference. */
export type CellChange = { field: string; label: string; from: string; to: string };

/** One row that changes something. */
export type RowChange = {
  row: number;
  action: 'create' | 'change';
  /** Null for a record that is created. */
  id: number | null;
  title: string;
  fields: CellChange[];
};

/**
 * What becomes of a file of the ZIP: it comes to the library, is there already, is named by no row, or cannot be used,
 * for which `errors` have the rows.
 */
export type ArchivedPicture = {
  name: string;
  state: 'new' | 'known' | 'unused' | 'refused';
  /** Those that name it. */
  rows: number[];
  /** Why it cannot be used; else empty. */
  message: string;
};

/** A picture that a cell names by an address, which is fetched once the rows are stored. */
export type FetchedPicture = {
  row: number;
  /** The header of the column. */
  field: string;
  url: string;
  state: 'waiting' | 'fetched' | 'failed';
  /** Why it failed, or what else there is to say. */
  message: string;
  /** In the library. */
  path?: string;
};
export type ImportPicture = ArchivedPicture | FetchedPicture;

export function isFetched(picture: ImportPicture): picture is FetchedPicture {
  return 'url' in picture;
}

/**
 * A column of a file: the API's name of the field that it is, or probably is; null where it is none. `unit` of a length,
 * null where it is to be asked.
 */
export type ImportColumn = {
  column: string;
  field: string | null;
  sample: string;
  unit?: LengthUnit | null;
};

/** A sheet of a workbook. */
export type Sheet = {
  name: string;
  isHidden: boolean;
  isRead: boolean;
  /** Whether it has a row of names of fields. */
  hasFields: boolean;
};

export type ImportResult = {
  create: number;
  change: number;
  same: number;
  errors: RowError[];
  /** What comes in although something is to be known of it. */
  warnings: RowError[];
  changes: RowChange[];
  /** Those of the ZIP, in its order, and those that are fetched from addresses. */
  pictures: ImportPicture[];
  columns: ImportColumn[];
  /** What was read otherwise than it may look. */
  notices: string[];
  /** Those of a workbook, and which was read. */
  sheets: Sheet[];
  /** For undoing it; null for a dry run, and where nothing was changed. */
  bulkId: number | null;
};
