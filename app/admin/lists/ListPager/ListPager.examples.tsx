import type { Examples } from '../../../catalogue/examples.ts';
import { ListPager } from './ListPager.tsx';

export const examples: Examples = {
  'First page': <ListPager page={1} total={95} hrefOf={hrefOf} />,
  'In between': <ListPager page={3} total={95} hrefOf={hrefOf} />,
  'Last page': <ListPager page={5} total={95} hrefOf={hrefOf} />,
};

function hrefOf(page: number): string {
  return `?page=${page}`;
}
