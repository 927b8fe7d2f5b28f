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
  changes: RowChange[];
  /** Those of the ZIP, in its order. */
  pictures: ArchivedPicture[];
  /** What was read otherwise than it may look. */
  notices: string[];
  /** Those of a workbook, and which was read. */
  sheets: Sheet[];
  /** For undoing it; null for a dry run, and where nothing was changed. */
  bulkId: number | null;
};
