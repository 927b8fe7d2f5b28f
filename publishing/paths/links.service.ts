import type { PathState } from '#content/editorial/checks/path-state.shared.ts';
import { findOffPages } from '#content/off-pages.ts';
import type { Db } from '#database/connect.ts';
import { remember } from '#database/remembered.ts';
import { ownPathOf } from './path-key.ts';
import { readPathIndex } from './read-path-index.ts';

/** What the links that editors write lead to at the moment. */
export function createLinkService(db: Db, { publicUrl }: { publicUrl: string }) {
  /** What is known of links within this site; those that lead elsewhere are left out. */
  const findStates = (links: readonly string[]): Promise<ReadonlyMap<string, PathState>> =>
    remember(db, `links ${links.join(' ')}`, async () => {
      const own = links.flatMap((link) => {
        const path = ownPathOf(link, publicUrl);
        return path === undefined ? [] : [{ link, path }];
      });
      const index = await readPathIndex(
        db,
        own.map(({ path }) => path),
      );
      return new Map(own.map(({ link, path }) => [link, index.stateOf(path)]));
    });

  return {
    /** The canonical paths of the pages that are switched off. */
    findOffPages: () => findOffPages(db),

    /** Those that lead visitors somewhere. */
    async keepLeading<T extends { path: string }>(links: readonly T[]): Promise<T[]> {
      const states = await findStates(links.map(({ path }) => path));
      return links.filter(({ path }) => ['there', 'moved', undefined].includes(states.get(path)?.kind));
    },

    /** Those that lead to pages that are switched off. */
    async findOff(links: readonly string[]): Promise<ReadonlySet<string>> {
      if (links.length === 0) return new Set();
      const states = await findStates(links);
      return new Set(links.filter((link) => states.get(link)?.kind === 'off'));
    },
  };
}

/** Why links of this site lead nowhere, by the links. Drafts and pages that are off may come to be seen. */
export async function findDeadLinks(
  db: Db,
  { links, publicUrl }: { links: readonly string[]; publicUrl: string },
): Promise<Map<string, string>> {
  const paths = new Map(links.map((link) => [link, ownPathOf(link, publicUrl)]));
  const index = await readPathIndex(
    db,
    [...paths.values()].filter((path) => path !== undefined),
  );
  const dead = new Map<string, string>();
  for (const [link, path] of paths) {
    const state = path === undefined ? undefined : index.stateOf(path);
    if (state?.kind === 'missing') dead.set(link, `There is no page at ${link}`);
    if (state?.kind === 'trashed')
      dead.set(link, `${link} belongs to "${state.title}", which is in the trash`);
  }
  return dead;
}
