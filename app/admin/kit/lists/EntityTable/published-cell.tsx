import { t } from '../../language/t.ts';
import { Badges } from '../Badges/Badges.tsx';
import { StateBadge } from '../StateBadge/StateBadge.tsx';
import type { ShownCell } from './EntityTable.tsx';

type Publishable = { published: boolean; publishAt: string | null; unpublishAt: string | null };

/** Whether and when visitors see a record, in the column `published`; any other shows the stored value of its field. */
export function publishedCell(record: Publishable, name: string): ShownCell {
  if (name !== 'published') return { content: String(Reflect.get(record, name) ?? '') };
  return {
    isState: true,
    content: (
      <Badges isDraft={!record.published} plan={record}>
        {record.published ? <StateBadge tone="good">{t('Published')}</StateBadge> : null}
      </Badges>
    ),
  };
}
