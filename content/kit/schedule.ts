import { invalid } from '#errors/app-error.ts';
import type { StoredRecord } from './codec.ts';
import type { Entity } from './entity.ts';

type Values = Record<string, unknown>;
/** Whether visitors see a record, and when that changes by itself. */
type Schedule = { published: boolean; publishAt: string | null; unpublishAt: string | null };

export const orderMessage = 'It can leave the site only after it has appeared: choose a later time';

/**
 * What a write makes of a record's schedule (specification/records.md, "Schedule"). A new time of appearing makes the
 * record a draft until then; what is published or taken off by hand needs no time for it any more; and a time that has
 * passed already takes effect with the write.
 * @returns all three fields that a schedule is made of; nothing where the write is not about it
 * @throws AppError `invalid` naming `unpublishAt` where it is not after `publishAt`
 */
export function settleSchedule(
  entity: Entity,
  write: { values: Values; stored?: StoredRecord | undefined; now: string },
): Values {
  const { values, stored, now } = write;
  if (!entity.hasDrafts || !scheduleNames.some((name) => Object.hasOwn(values, name))) return {};
  const before = scheduleOf({ ...stored });
  const after = scheduleOf({ ...stored, ...values });
  const isNew = { publish: isChanged('publishAt'), unpublish: isChanged('unpublishAt') };
  refuseWrongOrder(after, isNew);
  if (isNew.publish && after.publishAt) after.published = false;
  else if (stored && after.published && !before.published) after.publishAt = null;
  const isTakenOff = stored && before.published && values.published === false;
  if (isTakenOff && !('unpublishAt' in values) && !after.publishAt) after.unpublishAt = null;
  if (isNew.publish && hasPassed(after.publishAt, now))
    Object.assign(after, { published: true, publishAt: null });
  if (isNew.unpublish && hasPassed(after.unpublishAt, now)) {
    Object.assign(after, { published: false, unpublishAt: null });
  }
  return after;

  function isChanged(name: 'publishAt' | 'unpublishAt'): boolean {
    return values[name] !== undefined && values[name] !== before[name];
  }
}

/**
 * Values that come back, from the trash or out of an earlier version: a time that has passed in the meantime publishes
 * nothing any more, so that nothing appears that nobody looked at; what was to be gone by now stays away.
 */
export function withoutPassedTimes(values: Values, now: string): Values {
  const { publishAt, unpublishAt } = values;
  return {
    ...values,
    ...(hasPassed(publishAt, now) && { publishAt: null }),
    ...(hasPassed(unpublishAt, now) && { unpublishAt: null, published: false }),
  };
}

/** The fields that a write of these fields may change as well. */
export function withSchedule(entity: Entity, names: readonly string[]): string[] {
  const isTouched = entity.hasDrafts && names.some((name) => scheduleNames.includes(name));
  return isTouched ? [...new Set([...names, ...scheduleNames])] : [...names];
}

const scheduleNames: readonly string[] = ['published', 'publishAt', 'unpublishAt'];

function scheduleOf({ published, publishAt, unpublishAt }: Values): Schedule {
  return {
    published: published === true,
    publishAt: (publishAt as string | null | undefined) ?? null,
    unpublishAt: (unpublishAt as string | null | undefined) ?? null,
  };
}

function refuseWrongOrder(
  { publishAt, unpublishAt }: Schedule,
  isNew: { publish: boolean; unpublish: boolean },
): void {
  const isWrong = publishAt !== null && unpublishAt !== null && unpublishAt <= publishAt;
  if (isWrong && (isNew.publish || isNew.unpublish)) throw invalid({ unpublishAt: orderMessage });
}

function hasPassed(time: unknown, now: string): boolean {
  return typeof time === 'string' && time !== '' && time <= now;
}
