import type { Examples } from '../../../catalogue/examples.ts';
import { category, company } from '../../../catalogue/samples.ts';
import { NewsletterForm } from '../NewsletterForm/NewsletterForm.tsx';
import { SiteFooter } from './SiteFooter.tsx';

const texts = {
  ...{ roomsLabel: 'Rooms', collectionsLabel: 'Collections' },
  ...{ toolsLabel: 'Find and gather', tools: [{ id: 'search', label: 'Search', path: '/search/' }] },
  ...{ visitLabel: 'Visit', contactLabel: 'Write or call' },
};
const newsletter = <NewsletterForm heading="Letters" text="Now and then." />;

export const examples: Examples = {
  Whole: <SiteFooter company={company} texts={texts} collections={[category]} newsletter={newsletter} />,
  'Without the form': <SiteFooter company={company} texts={texts} collections={[]} />,
};
