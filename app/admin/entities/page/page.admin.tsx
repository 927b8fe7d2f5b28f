import { pageEntity } from '#content/entities/page/page.entity.ts';
import { defineFormLayout, scheduleSection, searchSection } from '../../kit/forms/form-layout.ts';
import { IconFileText } from '../../kit/icons/icons.ts';
import { t } from '../../kit/language/t.ts';
import { defineList } from '../../kit/lists/define-list.ts';
import { defineTable } from '../../kit/lists/EntityTable/EntityTable.tsx';
import { publishedCell } from '../../kit/lists/EntityTable/published-cell.tsx';
import type { EntityAdmin } from '../entity-admin.ts';

const pageList = defineList(pageEntity, {
  purpose: t('A page says whatever your company must say: careers, terms of sale, a complaints book.'),
  searchHint: t('Title'),
  Table: defineTable(pageEntity, publishedCell),
});

const pageFormLayout = defineFormLayout({
  entity: pageEntity,
  sections: [
    { title: t('Page'), column: 'main', rows: ['title', 'slug', 'content'] },
    { title: t('Publication'), column: 'side', rows: ['published'] },
    scheduleSection,
    { title: t('Picture'), column: 'side', rows: ['image'] },
    searchSection,
  ],
});

export const pageAdmin: EntityAdmin = {
  menu: { icon: IconFileText, key: 'w' },
  list: pageList,
  formLayout: pageFormLayout,
};
