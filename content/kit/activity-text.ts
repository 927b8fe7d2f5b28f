import type { StoredRecord } from './codec.ts';
import type { Entity } from './entity.ts';
import { fullNounOf } from './nouns.shared.ts';

export type RecordAction = 'created' | 'updated' | 'deleted' | 'restored' | 'purged' | 'reverted';

const maxTitleLength = 80;
const maxFieldsNamed = 3;

/** What was done to a record, as a sentence: `Published the blog post "Why veins run"`. */
export function describeAction(
  entity: Entity,
  done: { action: RecordAction; after: StoredRecord; changedFields: string[] },
): string {
  const it = `the ${fullNounOf(entity).one} "${titleOf(entity, done.after)}"`;
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
  done: { after: StoredRecord; changedFields: string[]; it: string },
): string {
  const { after, changedFields, it } = done;
  if (changedFields.includes('published')) return `${after.published ? 'Published' : 'Unpublished'} ${it}`;
  if (changedFields.length === 1 && changedFields[0] === 'featured') {
    return after.featured ? `Featured ${it}` : `Stopped featuring ${it}`;
  }
  const labels = changedFields.map((name) => entity.fields[name]?.label ?? name);
  const named = labels.slice(0, maxFieldsNamed).join(', ');
  const more = labels.length - maxFieldsNamed;
  return `Changed ${it}: ${named}${more > 0 ? ` and ${more} more` : ''}`;
}
