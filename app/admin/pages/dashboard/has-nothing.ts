import { entities } from '#content/registry.ts';
import type { Dashboard } from './load-dashboard.ts';

export type CountsProps = Pick<Dashboard, 'counts'>;

/** Whether there is no record at all, as far as is known. */
export function hasNothing(counts: Awaited<Dashboard['counts']>): boolean {
  return counts !== undefined && entities.every(({ table }) => counts[table] === 0);
}
