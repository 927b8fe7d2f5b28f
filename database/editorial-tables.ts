import type { Generated } from 'kysely';

/** The record as it was at a version: its fields' values as JSON, references as ids. */
export type RevisionRow = {
  id: Generated<number>;
  username: string;
  createdAt: string;
  entity: string;
  recordId: number;
  version: number;
  action: string;
  record: string;
};

/** `records`: what the action changed, as JSON, for undoing it. */
export type BulkActionRow = {
  id: Generated<number>;
  username: string;
  createdAt: string;
  entity: string;
  action: string;
  records: string;
  undoneAt: string | null;
  /** Of an import, as its sender has named it. */
  importId: string | null;
};

export type PreviewTicketRow = { tokenHash: string; entity: string; recordId: number; expiresAt: string };

/** Somebody of the staff may see the site while it is closed to visitors, as long as their session lasts. */
export type SitePreviewRow = { tokenHash: string; sessionTokenHash: string; expiresAt: string };

/** Something that was published or taken off later than it was due; it stays until somebody has read it. */
export type ScheduleDelayRow = {
  id: Generated<number>;
  entity: string;
  recordId: number;
  /** `publish` or `unpublish`. */
  action: string;
  dueAt: string;
  doneAt: string;
  /** 1 where it was found when a process came up. */
  wasStopped: number;
};

/** Something that was loaded as demo content: the version that it was loaded at, and so what it held then. */
export type DemoItemRow = {
  /** An entity's name, `siteDocument` or `upload`. */
  kind: string;
  /** The record's id, the document's key or the upload's path. */
  key: string;
  version: number;
};

/** A removal of the demo content that can still be undone: what it moved to the trash and changed, as JSON. */
export type DemoRemovalRow = {
  id: Generated<number>;
  username: string;
  createdAt: string;
  records: string;
  documents: string;
};

/** What somebody did that the content does not show, such as dismissing the first steps. */
export type FirstStepRow = { key: string; username: string; createdAt: string };
