import { Link, redirect } from 'react-router';
import { isCompanyAuthor } from '#content/blog-post/article-author.shared.ts';
import { pathOfBlogPost } from '#content/blog-post/blog-post-path.shared.ts';
import { pageContext } from '../../page-context.ts';
import { previewArticles } from '../article-page/preview-articles.ts';
import { ArticleMasonry } from '../components/ArticleMasonry/ArticleMasonry.tsx';
import { ButtonLink } from '../components/Button/ButtonLink.tsx';
import { MessagePage } from '../components/MessagePage/MessagePage.tsx';
import { PageOpening } from '../components/PageOpening/PageOpening.tsx';
import { RouteError } from '../components/RouteError/RouteError.tsx';
import { Section } from '../components/Section/Section.tsx';
import { pageMeta } from '../head/page-meta.ts';
import type { Route } from './+types/journal.ts';

const title = 'The Stone Journal';
const address = '/blog/';

/** All articles, or those of one author; a name that nobody has written under leads to all of them. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { services } = context.get(pageContext);
  const { records } = await services.blogPosts.list({ reader: 'visitor' });
  const author = new URL(request.url).searchParams.get('author');
  const isShown = (post: { author: string }) =>
    author === null || (post.author === author && !isCompanyAuthor(author));
  const shown = records.filter(isShown);
  if (author !== null && shown.length === 0) throw redirect(address);
  const articles = await previewArticles(services, shown);
  const listed = {
    items: articles.map((article) => ({ name: article.title, path: pathOfBlogPost(article) })),
    pictures: articles.map(({ picture }) => picture),
  };
  const head = await services.heads.get(
    author === null ? { kind: 'journal', ...listed } : { kind: 'author', author, ...listed },
  );
  return { author, head, articles };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? pageMeta(loaderData.head) : [{ title: title }];

type AuthorPageProps = { author: string; articles: Route.ComponentProps['loaderData']['articles'] };

export default function JournalPage({ loaderData }: Route.ComponentProps) {
  const { articles, author } = loaderData;
  if (articles.length === 0) return <NoArticles />;
  if (author !== null) return <AuthorPage author={author} articles={articles} />;
  return (
    <Section space="tight">
      <PageOpening number="05" label="Journal" heading={title}>
        How stone forms, how it is chosen, cut and shipped, and how to live with it afterwards.
      </PageOpening>
      <ArticleMasonry articles={articles} />
    </Section>
  );
}

function AuthorPage({ author, articles }: AuthorPageProps) {
  return (
    <Section space="tight">
      <PageOpening number="05" label="Journal" heading={author}>
        What {author} has written for <Link to={address}>{title}</Link>.
      </PageOpening>
      <ArticleMasonry articles={articles} />
    </Section>
  );
}

export function ErrorBoundary() {
  return <RouteError title="Unable to Load Blog Posts" actions={[{ label: 'Return to Home', to: '/' }]} />;
}

function NoArticles() {
  return (
    <MessagePage
      label={title}
      heading="Unable to Load Blog Posts"
      actions={
        <>
          <ButtonLink to={address}>Retry</ButtonLink>
          <ButtonLink to="/">Return to Home</ButtonLink>
        </>
      }
    >
      <p>No blog posts found. Please try again later.</p>
    </MessagePage>
  );
}
