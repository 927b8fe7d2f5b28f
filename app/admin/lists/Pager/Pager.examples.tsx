import type { Examples } from '../../../catalogue/examples.ts';
import { Pager } from './Pager.tsx';

export const examples: Examples = {
  'First page': <Pager page={1} total={95} hrefOf={hrefOf} />,
  'In between': <Pager page={3} total={95} hrefOf={hrefOf} />,
  'Last page': <Pager page={5} total={95} hrefOf={hrefOf} />,
};

function hrefOf(page: number): string {
  return `?page=${page}`;
}
