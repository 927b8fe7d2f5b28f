import { pageContext } from '../../page-context.ts';
import { previewArticles } from '../article-page/preview-articles.ts';
import { ButtonLink } from '../components/Button/ButtonLink.tsx';
import { JournalWall } from '../components/JournalWall/JournalWall.tsx';
import { MessagePage } from '../components/MessagePage/MessagePage.tsx';
import { PageOpening } from '../components/PageOpening/PageOpening.tsx';
import { RouteError } from '../components/RouteError/RouteError.tsx';
import { Section } from '../components/Section/Section.tsx';
import { pageMeta } from '../head/page-meta.ts';
import { siteOf } from '../head/site-of.ts';
import { breadcrumbData, collectionData } from '../head/structured-data.ts';
import type { Route } from './+types/journal.ts';

const title = 'The Stone Journal';
const address = '/blog/';

export async function loader({ context }: Route.LoaderArgs) {
  const { services } = context.get(pageContext);
  const { records } = await services.blogPosts.list({ audience: 'visitor' });
  const seo = await services.seo.ofStaticPage(address);
  return { seo, articles: await previewArticles(services, records) };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const site = siteOf(matches);
  if (!site || !loaderData) return [{ title }];
  const { seo, articles } = loaderData;
  return pageMeta(site, {
    seo,
    picture: articles.find((article) => article.picture)?.picture,
    structuredData: !import.meta.env.SSR
      ? []
      : [
          collectionData(site, {
            ...{ name: title, description: seo.metaDescription, address },
            items: articles.map((article) => ({ name: article.title, address: `/${article.slug}/` })),
          }),
          breadcrumbData(site, [
            { name: 'Home', address: '/' },
            { name: 'Journal', address },
          ]),
        ],
  });
};

export default function JournalPage({ loaderData }: Route.ComponentProps) {
  const { articles } = loaderData;
  if (articles.length === 0) return <NoArticles />;
  return (
    <Section space="tight">
      <PageOpening number="05" label="Journal" heading={title}>
        How stone forms, how it is chosen, cut and shipped, and how to live with it afterwards.
      </PageOpening>
      <JournalWall articles={articles} />
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
