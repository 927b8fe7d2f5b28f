import { AppError } from '#errors/app-error.ts';
import { nouns } from './activity-text.ts';
import type { Entity, RecordMeta } from './entity.ts';

/**
 * Two people, or two tabs, wrote at once: the second is told instead of overwriting the first.
 * @param current how the record stands now
 */
export function staleRecord(entity: Entity, current?: RecordMeta & object): AppError {
  return new AppError('stale', `Somebody else has changed this ${nouns[entity.name]} meanwhile.`, {
    ...(current && { data: { current } }),
  });
}
