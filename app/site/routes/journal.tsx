import { Link, redirect } from 'react-router';
import { pathOfBlogPost } from '#content/blog-post/blog-post-path.shared.ts';
import { pageContext } from '../../page-context.ts';
import { authorAddress, isCompanyAuthor } from '../article-page/article-author.ts';
import { previewArticles } from '../article-page/preview-articles.ts';
import { ArticleMasonry } from '../components/ArticleMasonry/ArticleMasonry.tsx';
import { ButtonLink } from '../components/Button/ButtonLink.tsx';
import { MessagePage } from '../components/MessagePage/MessagePage.tsx';
import { PageOpening } from '../components/PageOpening/PageOpening.tsx';
import { RouteError } from '../components/RouteError/RouteError.tsx';
import { Section } from '../components/Section/Section.tsx';
import { pageMeta } from '../head/page-meta.ts';
import { siteOf } from '../head/site-of.ts';
import { authorData, breadcrumbData, collectionData } from '../head/structured-data.ts';
import type { Route } from './+types/journal.ts';

const title = 'The Stone Journal';
const address = '/blog/';

/** All articles, or those of one author; a name that nobody has written under leads to all of them. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { services } = context.get(pageContext);
  const { records } = await services.blogPosts.list({ reader: 'visitor' });
  const author = new URL(request.url).searchParams.get('author');
  if (author === null) {
    const seo = await services.seo.ofStaticPage(address);
    return { author, seo, articles: await previewArticles(services, records) };
  }
  const written = records.filter((post) => post.author === author && !isCompanyAuthor(author));
  if (written.length === 0) throw redirect(address);
  const seo = await services.seo.ofAuthor({ name: author, path: authorAddress(author), articles: written });
  return { author, seo, articles: await previewArticles(services, written) };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const site = siteOf(matches);
  if (!site || !loaderData) return [{ title }];
  const { author, seo, articles } = loaderData;
  const items = articles.map((article) => ({ name: article.title, address: pathOfBlogPost(article) }));
  return pageMeta(site, {
    seo,
    picture: articles.find((article) => article.picture)?.picture,
    structuredData: !import.meta.env.SSR
      ? []
      : [
          author === null
            ? collectionData(site, { name: title, description: seo.metaDescription, address, items })
            : authorData(site, { name: author, address: authorAddress(author), items }),
          breadcrumbData(site, [
            { name: 'Home', address: '/' },
            { name: 'Journal', address },
            ...(author === null ? [] : [{ name: author, address: authorAddress(author) }]),
          ]),
        ],
  });
};

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
  return <RouteError title="Unable to Load Blog Posts" ways={[{ label: 'Return to Home', to: '/' }]} />;
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
