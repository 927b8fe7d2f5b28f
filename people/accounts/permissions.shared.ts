/** What an administrator may do is decided by the role alone. */
export const roles = ['owner', 'editor', 'sales'] as const;
export type Role = (typeof roles)[number];

const everyRole: readonly Role[] = roles;
const ownersAlone: readonly Role[] = ['owner'];
const whoWritesContent: readonly Role[] = ['owner', 'editor'];
const whoAnswersBuyers: readonly Role[] = ['owner', 'sales'];

/**
 * Who may do what: each endpoint of the API names one of these, and the back office offers nothing else
 * (docs/decisions/0032-people.md).
 */
const rolesByPermission = {
  /** One's own name, password and sessions. */
  account: everyRole,
  /** Reading what the company publishes, drafts and revisions among it. */
  records: everyRole,
  /** Writing what the company publishes: records, their order, bulk actions, previews, revisions. */
  content: whoWritesContent,
  media: whoWritesContent,
  /** Documents of the site, appearance among them. */
  documents: whoWritesContent,
  /** Import and the grid; an export is `records`. */
  spreadsheets: whoWritesContent,
  trash: whoWritesContent,
  /** What records lack, and broken links. */
  publishCheck: whoWritesContent,
  /** When something is published or taken away, and the calendar of it. */
  schedule: whoWritesContent,
  redirects: whoWritesContent,
  sitemap: whoWritesContent,
  /** What a new site still needs. */
  firstSteps: whoWritesContent,
  /** Enquiries, messages, feedback, subscribers, and the mails that tell of them. */
  inbox: whoAnswersBuyers,
  /** What becomes of a slab: its status, and who holds it. */
  slabStatus: everyRole,
  holds: whoAnswersBuyers,
  /** Reply templates. */
  templates: whoAnswersBuyers,
  statistics: everyRole,
  /** Statistics as tables for spreadsheets. */
  statisticsFiles: whoAnswersBuyers,
  /** What was done to the site. */
  activity: everyRole,
  /** Who did what, with sign-ins, people and exports. */
  log: ownersAlone,
  /** Files of names and addresses beyond single inbox items. */
  personalData: ownersAlone,
  demoRemoval: ownersAlone,
  mail: ownersAlone,
  /** What browsers refused to fetch or run. */
  refusals: ownersAlone,
  /** What was backed up, and beginning it by hand. */
  backups: ownersAlone,
  /** Administrators, invitations, and the sessions of others. */
  people: ownersAlone,
} satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof rolesByPermission;

export function rolesThatMay(permission: Permission): readonly Role[] {
  return rolesByPermission[permission];
}

export function may(role: Role, permission: Permission): boolean {
  return rolesByPermission[permission].includes(role);
}

const peopleOf: Record<Role, string> = { owner: 'owners', editor: 'editors', sales: 'sales' };

/** Who may, in words: "owners and editors". */
export function describeWhoMay(permission: Permission): string {
  const allowed = rolesThatMay(permission);
  if (allowed.length === roles.length) return 'everyone who is signed in';
  return allowed.map((role) => peopleOf[role]).join(' and ');
}
