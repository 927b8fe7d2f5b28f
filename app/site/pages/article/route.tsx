import { data } from 'react-router';
import { pathInJournal } from '#content/entities/blog-post/blog-post-path.shared.ts';
import { pageContext } from '../../../page-context.ts';
import { backTo } from '../../components/RouteError/back-to.ts';
import { RouteError } from '../../components/RouteError/RouteError.tsx';
import { pageMeta } from '../../head/page-meta.ts';
import { findRedirect, respondToMissing } from '../../missing-page.ts';
import type { PageHandle } from '../../page-handle.ts';
import { redirectTo } from '../../redirect-to.ts';
import type { Route } from './+types/route.ts';
import { ArticlePage } from './ArticlePage.tsx';
import { loadArticlePage } from './load-article-page.ts';

/** An article ends with the newsletter form, so the footer has none. */
export const handle: PageHandle = { hasNewsletter: (loaderData) => loaderData !== undefined };

export async function loader({ params: { slug }, context, request, url }: Route.LoaderArgs) {
  const { services } = context.get(pageContext);
  const post = await services.blogPosts.find({ reader: 'visitor', key: slug });
  if (post?.slug === slug) return loadArticlePage(services, post);
  const moved = await services.resolve.findMoved({ entities: ['blogPost'], slug });
  if (moved) throw (await findRedirect({ context, request, url })) ?? redirectTo(pathInJournal(moved), 301);
  const t = await services.wording.read();
  const message = t('journal:missing', { slug });
  throw await respondToMissing(
    { context, request, url },
    data({ title: t('journal:missing.title'), message }, { status: 404 }),
  );
}

export const meta: Route.MetaFunction = (page) => pageMeta(page, 'shell:failed.article');

export default function ArticleRoute({ loaderData }: Route.ComponentProps) {
  return <ArticlePage page={loaderData} />;
}

export function ErrorBoundary() {
  return <RouteError failure="shell:failed.article" actions={[backTo.journal, backTo.home]} />;
}
