/** Who writes: the administrator, as revisions and the activity log name one. */
export type Author = { username: string };

/** The program itself, for what no administrator asked for: first content, and emptying the trash. */
export const systemAuthor: Author = { username: 'Ashlar' };
