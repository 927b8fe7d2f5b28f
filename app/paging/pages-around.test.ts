import { expect, test } from 'vitest';
import { pagesAround } from './pages-around.ts';

test.each([
  [{ page: 1, pages: 9 }, [1, 2, 3, 4, 5]],
  [{ page: 5, pages: 9 }, [3, 4, 5, 6, 7]],
  [{ page: 9, pages: 9 }, [5, 6, 7, 8, 9]],
  [{ page: 2, pages: 3 }, [1, 2, 3]],
])('a reader is offered at most five pages around the one shown: %o', ({ page, pages }, offered) => {
  expect(pagesAround(page, pages)).toEqual(offered);
});
