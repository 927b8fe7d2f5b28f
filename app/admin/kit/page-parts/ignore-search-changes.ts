import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** For routes whose query is only a matter of what is shown: another one needs no new data from the loader. */
export function ignoreSearchChanges(change: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = change;
  return currentUrl.search === nextUrl.search && defaultShouldRevalidate;
}
