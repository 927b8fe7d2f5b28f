import type { Examples } from '../../../catalogue/examples.ts';
import { FormChecks } from './FormChecks.tsx';

const metaTitle = {
  ...{ name: 'metaTitle', label: 'Meta title' },
  field: {
    kind: 'text',
    check: { lack: 'meta', severity: 'hint', empty: 'No meta title: search engines show the name' },
  },
} as const;

export const examples: Examples = {
  'Something is lacking': <FormChecks isOpen places={[{ ...metaTitle, value: '' }]} />,
  'Nothing is lacking': <FormChecks isOpen places={[{ ...metaTitle, value: 'Statuario marble slabs' }]} />,
};
