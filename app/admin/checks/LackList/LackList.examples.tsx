import type { Lack } from '#content/checks/lack.ts';
import type { Examples } from '../../../catalogue/examples.ts';
import { LackList } from './LackList.tsx';

const lacks: Lack[] = [
  {
    ...{ kind: 'alt', severity: 'problem', field: 'mainImage', label: 'Main picture' },
    message: '"statuario.webp" has no description for those who cannot see it',
    picture: '/uploads/products/statuario.webp',
  },
  {
    ...{ kind: 'meta', severity: 'hint', field: 'metaTitle', label: 'Meta title' },
    message: 'No meta title: search engines show the name',
  },
];

export const examples: Examples = {
  'A problem and a hint': <LackList lacks={lacks} hrefOf={({ field }) => `#${field}`} />,
};
