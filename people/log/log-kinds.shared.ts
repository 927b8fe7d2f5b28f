/** What entries are about, and what the back office calls it. */
export const logKinds = {
  signIn: 'Signing in',
  people: 'People',
  content: 'Records',
  media: 'Pictures and files',
  documents: 'Texts and settings of the site',
  redirects: 'Redirects',
  enquiries: 'Inbox',
  exports: 'Exports',
  server: 'The server',
} as const;
export type LogKind = keyof typeof logKinds;

export const logKindNames = Object.keys(logKinds) as LogKind[];

/** What everybody who is signed in may see of it: what was done to the site itself. */
export const siteKinds: readonly LogKind[] = ['content', 'media', 'documents', 'redirects'];
