import { expect, test } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

test.each([
  [{ page: 1, pages: 1 }, [1]],
  [{ page: 1, pages: 3 }, [1, 2, 3]],
  [{ page: 1, pages: 9 }, [1, 2, 3, 4, 5]],
  [{ page: 5, pages: 9 }, [3, 4, 5, 6, 7]],
  [{ page: 9, pages: 9 }, [5, 6, 7, 8, 9]],
  [{ page: 40, pages: 9 }, [5, 6, 7, 8, 9]],
  [{ page: 1, pages: 0 }, []],
])('of %o an administrator sees the buttons %o', (position, numbers) => {
  expect(pageNumbers(position)).toEqual(numbers);
});
