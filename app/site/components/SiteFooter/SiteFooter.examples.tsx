import type { Examples } from '../../../catalogue/examples.ts';
import { category, company } from '../../../catalogue/samples.ts';
import { NewsletterForm } from '../NewsletterForm/NewsletterForm.tsx';
import { SiteFooter } from './SiteFooter.tsx';

export const examples: Examples = {
  Whole: <SiteFooter company={company} collections={[category]} newsletter={<NewsletterForm />} />,
  'Without the form': <SiteFooter company={company} collections={[]} />,
};
