import type { BulkAction } from './list-definition.ts';

type Noun = { one: string; many: string };

/** The labels of the bulk actions. */
export const bulkLabels: Record<BulkAction, string> = {
  publish: 'Publish',
  unpublish: 'Unpublish',
  schedule: 'Schedule…',
  feature: 'Feature',
  unfeature: 'Unfeature',
  category: 'Change category',
  delete: 'Delete',
};

const doneWords: Record<BulkAction, string> = {
  publish: 'Published',
  unpublish: 'Unpublished',
  schedule: 'Scheduled',
  feature: 'Featured',
  unfeature: 'Unfeatured',
  category: 'Moved',
  delete: 'Deleted',
};

/** `1 product`, `1,204 products`. */
export function countOf(count: number, noun: Noun): string {
  return `${count.toLocaleString('en-GB')} ${count === 1 ? noun.one : noun.many}`;
}

/** What a bulk action did. The server does not count records that needed no change. */
export function doneText(action: BulkAction, done: { changed: number; noun: Noun }): string {
  if (done.changed === 0) return `Nothing to change: the ${done.noun.many} were that way already.`;
  return `${doneWords[action]} ${countOf(done.changed, done.noun)}.`;
}
