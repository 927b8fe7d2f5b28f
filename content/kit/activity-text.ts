import type { StoredRecord } from './codec.ts';
import { type Due, describeDelay } from './due.ts';
import type { Entity } from './entity.ts';

export type RecordAction = 'created' | 'updated' | 'deleted' | 'restored' | 'purged' | 'reverted';

const maxTitleLength = 80;
const maxFieldsNamed = 3;

/** What was done to a record, as a sentence: `Published the blog post "Why veins run"`. */
export function describeAction(
  entity: Entity,
  done: { action: RecordAction; after: StoredRecord; changedFields: string[]; due?: Due | undefined },
): string {
  const it = `the ${entity.noun.one} "${titleOf(entity, done.after)}"`;
  switch (done.action) {
    case 'created':
      return `Created ${it}`;
    case 'deleted':
      return `Moved ${it} to the trash`;
    case 'restored':
      return `Restored ${it} from the trash`;
    case 'reverted':
      return `Went back to an earlier version of ${it}`;
    case 'purged':
      return `Deleted ${it} for good`;
    case 'updated':
      return describeChange(entity, { ...done, it });
  }
}

/** The text that names a record to a person, cut to a line. */
export function titleOf(entity: Entity, record: StoredRecord): string {
  const title = String(record[entity.card.title] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
  return title.length > maxTitleLength ? `${title.slice(0, maxTitleLength - 1).trimEnd()}…` : title;
}

function describeChange(
  entity: Entity,
  done: { after: StoredRecord; changedFields: string[]; due?: Due | undefined; it: string },
): string {
  const { after, changedFields, due, it } = done;
  if (due?.action === 'miss')
    return `Never published ${it}, which was to go again by now, ${describeDelay(due)}`;
  if (due) return `${due.action === 'publish' ? 'Published' : 'Took'} ${it} ${onScheduleOf(due)}`;
  const planned = describePlan(after, changedFields);
  if (planned) return `Scheduled ${it}: ${planned}`;
  if (changedFields.includes('published')) return `${after.published ? 'Published' : 'Unpublished'} ${it}`;
  if (changedFields.length === 1 && changedFields[0] === 'featured') {
    return after.featured ? `Featured ${it}` : `Stopped featuring ${it}`;
  }
  const labels = changedFields.map((name) => entity.fields[name]?.label ?? name);
  const named = labels.slice(0, maxFieldsNamed).join(', ');
  const more = labels.length - maxFieldsNamed;
  return `Changed ${it}: ${named}${more > 0 ? ` and ${more} more` : ''}`;
}

function onScheduleOf(due: Due): string {
  const where = due.action === 'publish' ? 'on schedule' : 'off the site on schedule';
  const delay = describeDelay(due);
  return delay ? `${where}, ${delay}` : where;
}

/** `appears 24 Dec 2026, 09:00 UTC`; undefined where no time was given. */
function describePlan(after: StoredRecord, changedFields: string[]): string | undefined {
  const plans = [
    changedFields.includes('publishAt') && after.publishAt ? `appears ${utcOf(after.publishAt)}` : '',
    changedFields.includes('unpublishAt') && after.unpublishAt ? `goes ${utcOf(after.unpublishAt)}` : '',
  ];
  return plans.filter(Boolean).join(', ') || undefined;
}

const inUtc = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

export function utcOf(time: unknown): string {
  return `${inUtc.format(new Date(String(time)))} UTC`;
}
