import { countOf, type Word } from '#content/kit/nouns.shared.ts';
import type { BulkAction } from './list-definition.ts';

/** The labels of the bulk actions. */
export const bulkLabels: Record<BulkAction, string> = {
  publish: 'Publish',
  unpublish: 'Unpublish',
  schedule: 'Schedule…',
  feature: 'Feature',
  unfeature: 'Unfeature',
  category: 'Move',
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

/** What a bulk action did. The server does not count records that needed no change. */
export function doneText(action: BulkAction, done: { changed: number; noun: Word }): string {
  if (done.changed === 0) return `Nothing to change: the ${done.noun.many} were that way already.`;
  return `${doneWords[action]} ${countOf(done.changed, done.noun)}.`;
}
