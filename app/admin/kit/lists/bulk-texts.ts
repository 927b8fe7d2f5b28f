import type { Word } from '#content/kit/nouns.shared.ts';
import { countOf } from '../language/nouns.ts';
import { t } from '../language/t.ts';
import type { BulkAction } from './list-definition.ts';

/** The labels of the bulk actions. */
export const bulkLabels: Record<BulkAction, string> = {
  publish: t('Publish'),
  unpublish: t('Unpublish'),
  schedule: t('Schedule…'),
  feature: t('Feature'),
  unfeature: t('Unfeature'),
  category: t('Move'),
  delete: t('Delete'),
};

const doneTexts: Record<BulkAction, (items: string) => string> = {
  publish: (items) => t('Published {items}.', { items }),
  unpublish: (items) => t('Unpublished {items}.', { items }),
  schedule: (items) => t('Scheduled {items}.', { items }),
  feature: (items) => t('Featured {items}.', { items }),
  unfeature: (items) => t('Unfeatured {items}.', { items }),
  category: (items) => t('Moved {items}.', { items }),
  delete: (items) => t('Deleted {items}.', { items }),
};

/** What a bulk action did. The server does not count records that needed no change. */
export function doneText(action: BulkAction, done: { changed: number; noun: Word }): string {
  if (done.changed === 0)
    return t('Nothing to change: the {nouns} were that way already.', { nouns: t(done.noun.many) });
  return doneTexts[action](countOf(done.changed, done.noun));
}
