/** What a visitor finds at a path of this site. */
export type PathState =
  /** A page or a file. */
  | { kind: 'there' }
  | { kind: 'missing' }
  /** It belongs to a page that is switched off. */
  | { kind: 'off' }
  /** There is a record, which visitors don't see. */
  | { kind: 'draft' | 'trashed'; title: string }
  /** A redirect leads on. */
  | { kind: 'moved'; to: string };
