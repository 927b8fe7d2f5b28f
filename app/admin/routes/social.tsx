import { ListFallback } from '../lists/ListPage/ListFallback.tsx';
import { ListPage } from '../lists/ListPage/ListPage.tsx';
import { loadList } from '../lists/load-list.ts';
import type { ListedSocialPost } from '../lists/social/listed-social-post.ts';
import { socialList } from '../lists/social/social-list.ts';
import type { Route } from './+types/social.ts';

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { answer: loadList<ListedSocialPost>(socialList, request) };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <ListFallback definition={socialList} />;
}

export default function SocialPage({ loaderData }: Route.ComponentProps) {
  return <ListPage definition={socialList} answer={loaderData.answer} />;
}
