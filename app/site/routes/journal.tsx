import { Link, redirect } from 'react-router';
import { isCompanyAuthor } from '#content/blog-post/article-author.shared.ts';
import { pathOfBlogPost } from '#content/blog-post/blog-post-path.shared.ts';
import { fillText } from '#content/site-documents/fill-text.shared.ts';
import { pageContext } from '../../page-context.ts';
import { articleCardFields, summarizeArticles } from '../article-page/summarize-articles.ts';
import { ArticleMasonry } from '../components/ArticleMasonry/ArticleMasonry.tsx';
import { ButtonLink } from '../components/Button/ButtonLink.tsx';
import { MessagePage } from '../components/MessagePage/MessagePage.tsx';
import { PageOpening } from '../components/PageOpening/PageOpening.tsx';
import { backTo } from '../components/RouteError/back-to.ts';
import { RouteError } from '../components/RouteError/RouteError.tsx';
import { Section } from '../components/Section/Section.tsx';
import { pageMeta } from '../head/page-meta.ts';
import { keepUnits } from '../typography/keep-units.ts';
import type { Route } from './+types/journal.ts';

const path = '/blog/';

/** All articles, or those of one author; an unknown author redirects to all of them. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { services } = context.get(pageContext);
  const [{ records }, { article: _article, ...texts }] = await Promise.all([
    services.blogPosts.listFields({ reader: 'visitor', fields: [...articleCardFields, 'author'] }),
    services.siteDocuments.get('journal'),
  ]);
  const author = new URL(request.url).searchParams.get('author');
  const isShown = (post: { author: string }) =>
    author === null || (post.author === author && !isCompanyAuthor(author));
  const shown = records.filter(isShown);
  if (author !== null && shown.length === 0) throw redirect(path);
  const articles = await summarizeArticles(services, shown);
  const listed = {
    items: articles.map((article) => ({ name: article.title, path: pathOfBlogPost(article) })),
    pictures: articles.map(({ picture }) => picture),
  };
  const head = await services.heads.get(
    author === null ? { kind: 'journal', ...listed } : { kind: 'author', author, ...listed },
  );
  return { author, head, texts, articles };
}

export const meta: Route.MetaFunction = (page) => pageMeta(page, 'Journal');

type AuthorPageProps = Pick<Route.ComponentProps['loaderData'], 'articles' | 'texts'> & { author: string };

export default function JournalPage({ loaderData }: Route.ComponentProps) {
  const { articles, author, texts } = loaderData;
  if (articles.length === 0) return <NoArticles label={texts.heading} />;
  if (author !== null) return <AuthorPage author={author} articles={articles} texts={texts} />;
  return (
    <Section space="tight">
      <PageOpening number="05" label={texts.label} heading={texts.heading}>
        {keepUnits(texts.introduction)}
      </PageOpening>
      <ArticleMasonry articles={articles} />
    </Section>
  );
}

function AuthorPage({ author, articles, texts }: AuthorPageProps) {
  const [before = '', after = ''] = fillText(texts.authorText, { author }).split('{journal}');
  return (
    <Section space="tight">
      <PageOpening number="05" label={texts.label} heading={author}>
        {before}
        <Link to={path}>{texts.heading}</Link>
        {after}
      </PageOpening>
      <ArticleMasonry articles={articles} />
    </Section>
  );
}

export function ErrorBoundary() {
  return <RouteError title="Unable to Load Blog Posts" actions={[backTo.home]} />;
}

function NoArticles({ label }: { label: string }) {
  return (
    <MessagePage
      label={label}
      heading="Unable to Load Blog Posts"
      actions={
        <>
          <ButtonLink to={path}>Retry</ButtonLink>
          <ButtonLink to="/">Return to Home</ButtonLink>
        </>
      }
    >
      <p>No blog posts found. Please try again later.</p>
    </MessagePage>
  );
}
