import { categoryList } from '../lists/categories/category-list.ts';
import type { ListedCategory } from '../lists/categories/listed-category.ts';
import { ListFallback } from '../lists/ListPage/ListFallback.tsx';
import { ListPage } from '../lists/ListPage/ListPage.tsx';
import { loadList } from '../lists/load-list.ts';
import type { Route } from './+types/categories.ts';

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { answer: loadList<ListedCategory>(categoryList, request) };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <ListFallback definition={categoryList} />;
}

export default function CategoriesPage({ loaderData }: Route.ComponentProps) {
  return <ListPage definition={categoryList} answer={loaderData.answer} />;
}
