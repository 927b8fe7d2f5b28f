import type { Examples } from '../../../catalogue/examples.ts';
import { SiteDocumentList } from './SiteDocumentList.tsx';

const document = {
  ...{ key: 'company', label: 'Company', help: 'Name, address, numbers and hours', shownOn: '/contact/' },
  ...{ updatedAt: '2026-03-01T10:00:00.000Z', updatedBy: 'ann', hasDraft: false },
};

export const examples: Examples = {
  'Changed, with a draft, and never changed': (
    <SiteDocumentList
      documents={[
        document,
        { ...document, key: 'about', label: 'About', hasDraft: true },
        { ...document, key: 'legal', label: 'Legal', updatedAt: null, updatedBy: '' },
      ]}
    />
  ),
};
