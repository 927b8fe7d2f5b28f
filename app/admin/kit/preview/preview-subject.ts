/** What a live preview needs to know of the form that it stands beside. Fields are named as the server names them. */
export type PreviewSubject = {
  /** The body of the request: what is edited, and what is typed. */
  body: object;
  /** Whether the page shows it among others, so that its place has to be looked for. */
  isAmongOthers: boolean;
  labelOf: (field: string) => string;
  /** The field that a control belongs to. */
  fieldAt: (control: Element) => string | undefined;
  focusField: (field: string) => void;
  /** The page that shows the field with the focus, where that is another than its own; null where none does. */
  pageOf?: (field: string | undefined) => string | null | undefined;
  /** Opens what is saved in a tab of its own; absent where that cannot be. */
  onOpenTab?: (() => void) | undefined;
};
