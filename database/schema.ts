import type { Generated } from 'kysely';

/** What a column holds on both engines: flags are 0/1, lists and maps JSON text, times ISO 8601 text in UTC. */
export type StoredValue = string | number | null;

/** A row of a content table. The entity's declaration says what its columns mean. */
export type ContentRow = { [column: string]: StoredValue };

/** The table of each entity; they share one row type, so that one repository serves them all. */
export const entityTables = {
  category: 'categories',
  product: 'products',
  blogPost: 'blogPosts',
  socialPost: 'socialPosts',
  galleryProject: 'galleryProjects',
} as const;

export type EntityName = keyof typeof entityTables;
export type EntityTable<Name extends EntityName = EntityName> = (typeof entityTables)[Name];
export type ContentTable = EntityTable;

type TopLevelSlugRow = { slug: string; entity: string; recordId: number };
type SlugHistoryRow = { entity: string; slug: string; recordId: number; createdAt: string };

/** The record as it was at a version: its fields' values as JSON, references as ids. */
type RevisionRow = {
  id: Generated<number>;
  username: string;
  createdAt: string;
  entity: string;
  recordId: number;
  version: number;
  action: string;
  record: string;
};

type ActivityRow = {
  id: Generated<number>;
  username: string;
  createdAt: string;
  text: string;
  entity: string | null;
  recordId: number | null;
};

/** `records`: what the action changed, as JSON, for undoing it. */
type BulkActionRow = {
  id: Generated<number>;
  username: string;
  createdAt: string;
  entity: string;
  action: string;
  records: string;
  undoneAt: string | null;
};

type PreviewTicketRow = { tokenHash: string; entity: string; recordId: number; expiresAt: string };

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
};

/** The path of a deleted upload. Browsers keep what they saw there, so it is never used again. */
type RetiredPathRow = { path: string; deletedAt: string };

/** A place that names an upload, kept beside what is stored there, so that nothing has to be searched for it. */
type UploadUseRow = {
  /** An entity's name, or `siteContent`. */
  kind: string;
  /** The record's id, or the document's key. */
  key: string;
  /** Counts the uses in it, from 0. */
  position: number;
  /** The record's field, or the way through the document in words. */
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

type SiteContentRow = { key: string; value: string; updatedAt: string };

/** What the staff does with something a visitor sent, and what finding and sorting it looks at. */
export type HandledColumns = {
  status: Generated<string>;
  notes: Generated<string>;
  /** Null while nobody has read it. */
  readAt: Generated<string | null>;
  version: Generated<number>;
  nameFolded: Generated<string>;
  emailFolded: Generated<string>;
  productFolded: Generated<string>;
  searchText: Generated<string>;
};

export type EnquiryRow = HandledColumns & {
  id: Generated<number>;
  fullName: string;
  email: string;
  phone: string;
  phoneCountry: string;
  whatsappNumber: string;
  whatsappCountry: string;
  city: string;
  product: string;
  quantity: string;
  utmSource: string;
  sourcePage: string;
  formType: string;
  createdAt: string;
};

export type ContactMessageRow = HandledColumns & {
  id: Generated<number>;
  name: string;
  email: string;
  phone: string;
  phoneCountry: string;
  subject: string;
  message: string;
  formType: string;
  sourcePage: string;
  product: string;
  utmSource: string;
  createdAt: string;
};

type FeedbackRow = {
  id: Generated<number>;
  rating: number;
  feedback: string;
  sourcePage: string;
  createdAt: string;
  isSpam: Generated<number>;
};

type SubscriberRow = {
  id: Generated<number>;
  email: string;
  emailFolded: string;
  createdAt: string;
  isSpam: Generated<number>;
};
type SubmissionKeyRow = { key: string; createdAt: string };
/** How often a kind of event happened on a page in a day in UTC; the empty page stands for those not counted apart. */
type EventCountRow = { day: string; kind: string; page: string; count: number };

type MailOutboxRow = {
  id: Generated<number>;
  /** The form whose record the mail is about. */
  form: string;
  recordId: number;
  messageId: string;
  recipient: string;
  replyToName: string;
  replyToAddress: string;
  subject: string;
  body: string;
  createdAt: string;
  attempts: Generated<number>;
  /** Null once it was sent or given up. */
  nextAttemptAt: string | null;
  /** Of whoever is sending it; empty while nobody is. */
  claimToken: Generated<string>;
  claimedUntil: Generated<string>;
  sentAt: Generated<string | null>;
  lastError: Generated<string>;
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

type AdministratorRow = {
  id: Generated<number>;
  username: string;
  usernameFolded: string;
  passwordHash: string;
  createdAt: string;
  updatedAt: string;
};

type SessionRow = {
  tokenHash: string;
  administratorId: number;
  createdAt: string;
  lastUsedAt: string;
  expiresAt: string;
};

/** How much the limiter has counted for a key; `expire` is in milliseconds since 1970, as its library has it. */
type LimitRow = { key: string; points: number; expire: number | null };

export type Tables = Record<ContentTable, ContentRow> & {
  topLevelSlugs: TopLevelSlugRow;
  slugHistory: SlugHistoryRow;
  revisions: RevisionRow;
  activity: ActivityRow;
  bulkActions: BulkActionRow;
  previewTickets: PreviewTicketRow;
  mediaFiles: MediaFileRow;
  retiredPaths: RetiredPathRow;
  uploadUses: UploadUseRow;
  siteContent: SiteContentRow;
  enquiries: EnquiryRow;
  contactMessages: ContactMessageRow;
  feedback: FeedbackRow;
  subscribers: SubscriberRow;
  submissionKeys: SubmissionKeyRow;
  eventCounts: EventCountRow;
  mailOutbox: MailOutboxRow;
  generatedSitemap: GeneratedSitemapRow;
  storageProbe: StorageProbeRow;
  administrators: AdministratorRow;
  sessions: SessionRow;
  limits: LimitRow;
};
