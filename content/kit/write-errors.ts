import { AppError } from '#errors/app-error.ts';
import type { Entity, RecordMeta } from './entity.ts';

/**
 * Two people, or two tabs, wrote at once: the second gets a conflict and overwrites nothing.
 * @param current the record as it is now
 */
export function staleRecord(entity: Entity, current?: RecordMeta & object): AppError {
  return new AppError('stale', `Somebody else has changed this ${entity.noun.one} meanwhile.`, {
    ...(current && { data: { current } }),
  });
}
