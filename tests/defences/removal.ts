/** One defence, and how it is taken away: a text that stands once in a file gives way to another. */
export type Removal = {
  /** What stands in the way, as the table of docs/defences.md says it. */
  defence: string;
  file: string;
  takes: string;
  /** What stands there instead; nothing where it is left out. */
  leaves?: string;
  /** The test that fails then. It runs the sources: nothing is built anew. */
  test: string;
};
