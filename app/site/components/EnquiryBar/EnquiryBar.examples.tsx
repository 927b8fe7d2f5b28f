import type { Examples } from '../../../catalogue/examples.ts';
import { company } from '../../../catalogue/samples.ts';
import { EnquiryBar } from './EnquiryBar.tsx';

const context = { page: 'Italian marble', product: undefined, list: undefined, query: '' };

export const examples: Examples = {
  'With messaging': <EnquiryBar messaging={company.messaging} context={context} hasLists />,
  'Without messaging': <EnquiryBar messaging={{ label: '', href: '' }} context={context} hasLists={false} />,
};
