import type { Generated } from 'kysely';
import type { AdministratorRow, InvitationRow, SessionRow } from './account-tables.ts';
import type { BackupNoticeRow, BackupRunRow } from './backup-tables.ts';
import type { ChangedDayRow, CountedDaysRow, ItemCountRow } from './count-tables.ts';
import type {
  BulkActionRow,
  DemoItemRow,
  DemoRemovalRow,
  FirstStepRow,
  PreviewTicketRow,
  RevisionRow,
  ScheduleDelayRow,
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
import type { ImportJobRow, JobRunRow } from './instance-tables.ts';
import type { LogChainRow, LogEntryRow, LogPersonRow } from './log-tables.ts';
import type { MissingPathRow, RedirectActionRow, RedirectRow, RefusalRow } from './redirect-tables.ts';
import type { SiteDocumentRow } from './site-document-row.ts';

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

/**
 * What a stone, an article or a project is found by (content/search/): words with spaces between them, each once, in
 * the order of their weight. The engine's own search lies over it.
 */
export type SearchEntryRow = { id: number; names: string; facts: string; uses: string; texts: string };

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

export type Tables = Record<ContentTable, ContentRow> & {
  topLevelSlugs: TopLevelSlugRow;
  slugHistory: SlugHistoryRow;
  revisions: RevisionRow;
  logEntries: LogEntryRow;
  logPeople: LogPersonRow;
  logChain: LogChainRow;
  bulkActions: BulkActionRow;
  previewTickets: PreviewTicketRow;
  scheduleDelays: ScheduleDelayRow;
  demoItems: DemoItemRow;
  demoRemovals: DemoRemovalRow;
  firstSteps: FirstStepRow;
  mediaFiles: MediaFileRow;
  pictureColours: PictureColourRow;
  productColours: ProductColourRow;
  retiredPaths: RetiredPathRow;
  uploadHolds: UploadHoldRow;
  uploadUses: UploadUseRow;
  searchEntries: SearchEntryRow;
  siteDocuments: SiteDocumentRow;
  enquiries: EnquiryRow;
  contactMessages: ContactMessageRow;
  inboxItems: InboxItemRow;
  inboxChanges: InboxChangeRow;
  inboxViews: InboxViewRow;
  replyTemplates: ReplyTemplatesRow;
  feedback: FeedbackRow;
  subscribers: SubscriberRow;
  submissionKeys: SubmissionKeyRow;
  eventCounts: EventCountRow;
  eventMonthCounts: EventMonthCountRow;
  campaignCounts: CampaignCountRow;
  searchCounts: SearchCountRow;
  itemCounts: ItemCountRow;
  changedDays: ChangedDayRow;
  countedDays: CountedDaysRow;
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
