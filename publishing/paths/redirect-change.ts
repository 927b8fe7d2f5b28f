/** A redirect that somebody made. */
export type Redirect = {
  id: number;
  /** The path that is asked for, canonical and in lower case. */
  source: string;
  /** A path of this site, or an https URL. */
  target: string;
  username: string;
  createdAt: string;
  updatedAt: string;
  hits: number;
  lastHitAt: string | null;
};

/** What becomes of one source: without `before` it is new, without `after` it is deleted. */
export type RedirectChange = { source: string; before?: Kept; after?: Kept };

/** What comes back with a redirect that is deleted, where it is known. */
type Kept = { target: string } & Partial<Pick<Redirect, 'id' | 'hits' | 'lastHitAt'>>;
