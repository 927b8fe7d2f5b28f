import type { Examples } from '../../../catalogue/examples.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

export const examples: Examples = {
  'Two levels': <Breadcrumbs crumbs={[{ label: 'Lounge' }]} />,
  'Four levels': (
    <Breadcrumbs
      crumbs={[
        { label: 'Showcase', to: '/products/' },
        { label: 'Dawn', to: '/products/dawn/' },
        { label: 'Statuario' },
      ]}
    />
  ),
};
