import { ListFallback } from '../lists/ListPage/ListFallback.tsx';
import { ListPage } from '../lists/ListPage/ListPage.tsx';
import { loadList } from '../lists/load-list.ts';
import type { ListedProduct } from '../lists/products/listed-product.ts';
import { productList } from '../lists/products/product-list.ts';
import type { Route } from './+types/products.ts';

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { answer: loadList<ListedProduct>(productList, request) };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <ListFallback definition={productList} />;
}

export default function ProductsPage({ loaderData }: Route.ComponentProps) {
  return <ListPage definition={productList} answer={loaderData.answer} />;
}
