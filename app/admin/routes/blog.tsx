import { blogList } from '../lists/blog/blog-list.ts';
import type { ListedBlogPost } from '../lists/blog/listed-blog-post.ts';
import { ListFallback } from '../lists/ListPage/ListFallback.tsx';
import { ListPage } from '../lists/ListPage/ListPage.tsx';
import { loadList } from '../lists/load-list.ts';
import type { Route } from './+types/blog.ts';

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { answer: loadList<ListedBlogPost>(blogList, request) };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <ListFallback definition={blogList} />;
}

export default function BlogPage({ loaderData }: Route.ComponentProps) {
  return <ListPage definition={blogList} answer={loaderData.answer} />;
}
