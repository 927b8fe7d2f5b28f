import type { Examples } from '../../../catalogue/examples.ts';
import { Pager } from './Pager.tsx';

const pathOf = (page: number) => `?page=${page}`;

export const examples: Examples = {
  First: <Pager label="Pages" part={{ page: 1, pages: 3, around: [1, 2, 3] }} pathOf={pathOf} />,
  Middle: <Pager label="Pages" part={{ page: 7, pages: 12, around: [5, 6, 7, 8, 9] }} pathOf={pathOf} />,
  Last: <Pager label="Pages" part={{ page: 3, pages: 3, around: [1, 2, 3] }} pathOf={pathOf} />,
};
