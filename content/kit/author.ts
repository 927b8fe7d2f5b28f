import { systemUsername } from '#people/log/system-username.shared.ts';

/** Who writes: the administrator, as revisions and the activity log name one. */
export type Author = { username: string };

/** The program itself, for writes that no administrator requested: first content, and emptying the trash. */
export const systemAuthor: Author = { username: systemUsername };
