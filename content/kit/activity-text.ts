import type { StoredRecord } from './codec.ts';
import type { Entity } from './entity.ts';
import type { EntityName } from './field.ts';

export type RecordAction = 'created' | 'updated' | 'deleted' | 'restored' | 'purged' | 'reverted';

/** What a record is called in a sentence. */
export const nouns: Record<EntityName, string> = {
  category: 'category',
  product: 'product',
  blogPost: 'article',
  socialPost: 'social post',
  galleryProject: 'project',
};

const maxTitleLength = 80;
const maxFieldsNamed = 3;

/** What was done to a record, as a sentence: `Published the article "Why veins run"`. */
export function describeAction(
  entity: Entity,
  done: { action: RecordAction; after: StoredRecord; changedFields: string[] },
): string {
  const it = `the ${nouns[entity.name]} "${titleOf(entity, done.after)}"`;
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
  const title = String(record[entity.titleField] ?? '')
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
