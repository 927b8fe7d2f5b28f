import type { Generated } from 'kysely';
import type { AdministratorRow, InvitationRow, SessionRow } from './account-tables.ts';
import type {
  BulkActionRow,
  DemoItemRow,
  DemoRemovalRow,
  FirstStepRow,
  PreviewTicketRow,
  RevisionRow,
  ScheduleDelayRow,
  SitePreviewRow,
} from './editorial-tables.ts';
import type {
  CampaignCountRow,
  ContactMessageRow,
  EnquiryRow,
  EventCountRow,
  EventMonthCountRow,
  FeedbackRow,
  InboxChangeRow,
  InboxItemRow,
  InboxReplyRow,
  InboxViewRow,
  MailOutboxRow,
  MailTestRow,
  ReplyTemplatesRow,
  SearchCountRow,
  SharedShortlistRow,
  SubmissionKeyRow,
  SubscriberRow,
} from './enquiry-tables.ts';
import type {
  PasskeyChallengeRow,
  PasskeyRow,
  RecoveryCodeRow,
  SecondFactorRuleRow,
  SignInTicketRow,
  TimeCodesRow,
} from './factor-tables.ts';
import type { ImportColumnRow, ImportJobRow, PictureFetchRow } from './import-tables.ts';
import type { JobRunRow } from './instance-tables.ts';
import type { LogChainRow, LogEntryRow, LogPersonRow } from './log-tables.ts';
import type { MissingPathRow, RedirectActionRow, RedirectRow, RefusalRow } from './redirect-tables.ts';
import type { SlabHoldRow, SlabStoneRow } from './slab-tables.ts';
import type { TranslatedSlugRow, TranslatedTextRow, TranslationRow } from './translation-tables.ts';

/** What a column holds on both engines: flags are 0/1, lists and maps JSON text, times ISO 8601 text in UTC. */
export type StoredValue = string | number | null;

/** A row of a content table. The entity's declaration says what its columns mean. */
export type ContentRow = { [column: string]: StoredValue };

/**
 * The table of each entity, by the entity's name. Each declaration adds its own, so that the database need not know
 * what is published; they share one row type, so that one repository serves them all.
 * @public
 */
// biome-ignore lint/suspicious/noEmptyInterface: declarations fill it
export interface EntityTables {}

export type EntityName = keyof EntityTables;
export type EntityTable<Name extends EntityName = EntityName> = EntityTables[Name];
export type ContentTable = EntityTable;

type TopLevelSlugRow = { slug: string; entity: string; recordId: number };
type SlugHistoryRow = { entity: string; slug: string; recordId: number; createdAt: string };

type MediaFileRow = {
  id: Generated<number>;
  path: string;
  mime: string;
  bytes: number;
  sha256: string;
  width: number | null;
  height: number | null;
  preview: string;
  alt: string;
  focalX: number;
  focalY: number;
  originalName: string;
  createdAt: string;
  /** What it is found by: its file's name, in lower case. */
  searchText: Generated<string>;
  /** Whether a picture can be shown (`media/pictures/picture-codec.ts`); null for others, and until it has been looked at. */
  condition: 'whole' | 'animated' | 'damaged' | 'unreadable' | null;
};

/** The colours of an uploaded picture; null where nothing can be told of it. */
type PictureColourRow = {
  path: string;
  /** JSON. */
  colours: string | null;
  /** Counts how they have been measured: what was measured otherwise is measured anew. */
  method: number;
};

/** The colours of the main picture of a product that visitors see; no other has a row. */
type ProductColourRow = { productId: number; family: string; lightness: number; colours: string };

/** The path of a deleted upload. Browsers keep what they saw there, so it is never used again. */
type RetiredPathRow = { path: string; deletedAt: string };

/** Something that reads the uploads of a moment: no file is removed until it is done, or its time is over. */
type UploadHoldRow = { id: string; heldUntil: string };

/** A place that names an upload, kept beside what is stored there, so that nothing has to be searched for it. */
type UploadUseRow = {
  /** An entity's name, or `siteDocument`. */
  kind: string;
  /** The record's id, or the document's key. */
  key: string;
  /** Counts the uses in it, from 0. */
  position: number;
  /** The record's field, or the dotted path inside the document. */
  field: string;
  /** The upload's, `/uploads/…`. */
  path: string;
  /** What the URL begins with; empty where it is a path alone. Another site's is no use of an upload here. */
  origin: string;
  /** The record's name; empty for a document. */
  name: string;
  /** 1 while the record is in the trash. */
  trashed: number;
};

/** One row at most: the sitemap as it was last made. */
type GeneratedSitemapRow = {
  id: number;
  /** Counts the requests for a new one; `built` is the number that the stored one was made for. */
  requested: number;
  built: Generated<number>;
  publicUrl: Generated<string>;
  xml: Generated<string>;
  bytes: Generated<number>;
  generatedAt: Generated<string>;
};

/** One row at most: what is written there only shows that it can be. */
type StorageProbeRow = { id: number; filler: string };

/** How much the limiter has counted for a key; `expire` is in milliseconds since 1970, as its library has it. */
type LimitRow = { key: string; points: number; expire: number | null };

/** A site document; `value` is what visitors see, as JSON. */
type SiteDocumentRow = {
  id: Generated<number>;
  key: string;
  value: string;
  version: Generated<number>;
  /** Of the last write, a draft's included; null where there was none. */
  updatedAt: Generated<string | null>;
  updatedBy: Generated<string>;
  publishedAt: Generated<string | null>;
  publishedVersion: Generated<number>;
  /** What somebody has prepared beside it, as JSON; null where nobody has. */
  draft: Generated<string | null>;
  draftBy: Generated<string>;
  draftAt: Generated<string | null>;
};

/** An archive that was made, or one that was tried out; also while that is under way, and where it failed. */
type BackupRunRow = {
  id: Generated<number>;
  kind: 'backup' | 'rehearsal';
  state: 'running' | 'done' | 'failed';
  /** 1 while it is under way, else null. */
  running: number | null;
  /** Empty where it began by itself. */
  startedBy: string;
  startedAt: string;
  /** When its process last said that it goes on. */
  aliveAt: string;
  endedAt: string | null;
  /** Where the archive is, without anything secret. */
  place: string;
  name: string;
  bytes: number;
  rowCount: number;
  fileCount: number;
  sha256: string;
  /** Why it failed, for a person. */
  reason: string;
  /** What a rehearsal has shown: sentences, as JSON. */
  proof: string;
  /** Of a rehearsal: the run that made the archive, where it is known. */
  archiveId: number | null;
  /** When the archive was deleted, as there were enough newer ones. */
  removedAt: string | null;
};

type BackupNoticeRow = { name: string; dismissedAt: string; dismissedBy: string };

export type Tables = Record<ContentTable, ContentRow> & {
  topLevelSlugs: TopLevelSlugRow;
  slugHistory: SlugHistoryRow;
  revisions: RevisionRow;
  logEntries: LogEntryRow;
  logPeople: LogPersonRow;
  logChain: LogChainRow;
  bulkActions: BulkActionRow;
  previewTickets: PreviewTicketRow;
  sitePreviews: SitePreviewRow;
  scheduleDelays: ScheduleDelayRow;
  slabHolds: SlabHoldRow;
  slabStones: SlabStoneRow;
  demoItems: DemoItemRow;
  demoRemovals: DemoRemovalRow;
  firstSteps: FirstStepRow;
  mediaFiles: MediaFileRow;
  pictureColours: PictureColourRow;
  productColours: ProductColourRow;
  retiredPaths: RetiredPathRow;
  uploadHolds: UploadHoldRow;
  uploadUses: UploadUseRow;
  siteDocuments: SiteDocumentRow;
  translations: TranslationRow;
  translatedTexts: TranslatedTextRow;
  translatedSlugs: TranslatedSlugRow;
  contentVersion: { id: number; version: number };
  enquiries: EnquiryRow;
  contactMessages: ContactMessageRow;
  inboxItems: InboxItemRow;
  inboxChanges: InboxChangeRow;
  inboxReplies: InboxReplyRow;
  inboxViews: InboxViewRow;
  replyTemplates: ReplyTemplatesRow;
  feedback: FeedbackRow;
  subscribers: SubscriberRow;
  submissionKeys: SubmissionKeyRow;
  eventCounts: EventCountRow;
  eventMonthCounts: EventMonthCountRow;
  campaignCounts: CampaignCountRow;
  searchCounts: SearchCountRow;
  sharedShortlists: SharedShortlistRow;
  mailOutbox: MailOutboxRow;
  mailTest: MailTestRow;
  generatedSitemap: GeneratedSitemapRow;
  sitemapFiles: { built: number; number: number; xml: string };
  redirects: RedirectRow;
  redirectActions: RedirectActionRow;
  missingPaths: MissingPathRow;
  refusals: RefusalRow;
  storageProbe: StorageProbeRow;
  jobRuns: JobRunRow;
  importJobs: ImportJobRow;
  importColumns: ImportColumnRow;
  pictureFetches: PictureFetchRow;
  administrators: AdministratorRow;
  sessions: SessionRow;
  invitations: InvitationRow;
  timeCodes: TimeCodesRow;
  recoveryCodes: RecoveryCodeRow;
  passkeys: PasskeyRow;
  secondFactorRule: SecondFactorRuleRow;
  signInTickets: SignInTicketRow;
  passkeyChallenges: PasskeyChallengeRow;
  limits: LimitRow;
  backupRuns: BackupRunRow;
  backupNotices: BackupNoticeRow;
};
