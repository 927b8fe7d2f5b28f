import { landingPageEntity } from '#content/entities/landing-page/landing-page.entity.ts';
import { defineFormLayout, scheduleSection, searchSection } from '../../kit/forms/form-layout.ts';
import { IconLayoutList } from '../../kit/icons/icons.ts';
import { t } from '../../kit/language/t.ts';
import { defineList } from '../../kit/lists/define-list.ts';
import { defineTable } from '../../kit/lists/EntityTable/EntityTable.tsx';
import { publishedCell } from '../../kit/lists/EntityTable/published-cell.tsx';
import type { EntityAdmin } from '../entity-admin.ts';

const landingPageList = defineList(landingPageEntity, {
  purpose: t('A landing page is where a campaign leads: lists of products, and a form to ask for them.'),
  searchHint: t('Name'),
  Table: defineTable(landingPageEntity, publishedCell),
});

const landingPageFormLayout = defineFormLayout({
  entity: landingPageEntity,
  sections: [
    { title: t('Landing page'), column: 'main', rows: ['name', 'slug'] },
    { title: t('Publication'), column: 'side', rows: ['published'] },
    scheduleSection,
    { title: t('Opening'), column: 'main', rows: ['heroHeading', 'heroText', 'heroImage'] },
    { title: t('Products'), column: 'main', rows: ['lists', 'popular', 'note'] },
    { title: t('Shown as well'), column: 'side', rows: ['showForm', 'showTestimonials', 'showCertificates'] },
    searchSection,
  ],
});

export const landingPageAdmin: EntityAdmin = {
  menu: { below: 'page', icon: IconLayoutList, key: 'l' },
  list: landingPageList,
  formLayout: landingPageFormLayout,
};
