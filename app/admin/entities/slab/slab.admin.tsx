import { slabEntity } from '#content/entities/slab/slab.entity.ts';
import { defineFormLayout, scheduleSection } from '../../kit/forms/form-layout.ts';
import { IconStack2 } from '../../kit/icons/icons.ts';
import { t } from '../../kit/language/t.ts';
import { defineList } from '../../kit/lists/define-list.ts';
import { defineTable } from '../../kit/lists/EntityTable/EntityTable.tsx';
import type { EntityAdmin } from '../entity-admin.ts';
import { slabCell } from './slab-cell.tsx';
import { pathOfHolds } from './slab-holds.ts';
import styles from './slab-table.module.css';

const slabList = defineList(slabEntity, {
  purpose: t('A slab is one numbered piece in the yard, with its picture, sizes and status.'),
  searchHint: t('Number, block or bundle'),
  lookPathOf: ({ id }) => pathOfHolds(id),
  Table: defineTable(slabEntity, slabCell, styles.table),
});

const slabFormLayout = defineFormLayout({
  entity: slabEntity,
  besides: [{ label: t('Holds'), pathOf: pathOfHolds }],
  sections: [
    { title: t('Slab'), column: 'main', rows: ['slug', 'product', 'finish', 'mainImage'] },
    { title: t('Publication'), column: 'side', rows: ['published'] },
    { title: t('In the yard'), column: 'side', rows: ['status', 'location', 'remnant'] },
    {
      title: t('Size'),
      column: 'main',
      rows: [['lengthMm', 'heightMm', 'thicknessMm']],
    },
    {
      title: t('Block'),
      column: 'main',
      rows: [['block', 'bundle', 'position']],
    },
    { title: t('Condition'), column: 'main', rows: ['defects', 'remark'] },
    scheduleSection,
  ],
});

export const slabAdmin: EntityAdmin = {
  menu: { below: 'product', icon: IconStack2, key: 'b' },
  list: slabList,
  formLayout: slabFormLayout,
};
