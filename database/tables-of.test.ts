import { expect, test } from 'vitest';
import { tablesOf } from './tables-of.ts';

test.each([
  ['select * from "blog_posts" where "id" in (?, ?)', ['blogPosts'], []],
  ['select 1 from "a" inner join "b" on 1 = 1 where exists (select 1 from "c")', ['a', 'b', 'c'], []],
  ['insert into "media_files" ("path") select "path" from "old_files"', ['oldFiles'], ['mediaFiles']],
  ['update "products" set "version" = version where "id" = ?', [], ['products']],
  ['delete from "products" where "id" in (select "id" from "trash")', ['trash'], ['products']],
  ['with "a" as (delete from "b" returning *) insert into c select * from a', ['a'], ['b', 'c']],
  ['savepoint attempt', [], []],
])('%s', (sql, read, written) => {
  expect(tablesOf(sql)).toEqual({ read, written });
});
