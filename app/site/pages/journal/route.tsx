import { data, Link, redirect } from 'react-router';
import { fillText } from '#content/documents/fill-text.shared.ts';
import { authorPath } from '#content/entities/blog-post/article-author.shared.ts';
import messages from '#messages/en/journal.json' with { type: 'json' };
import { pageContext } from '../../../page-context.ts';
import { MessagePage } from '../../components/MessagePage/MessagePage.tsx';
import { PageOpening } from '../../components/PageOpening/PageOpening.tsx';
import { Pager } from '../../components/Pager/Pager.tsx';
import { BackLink } from '../../components/RouteError/BackLink.tsx';
import { backTo } from '../../components/RouteError/back-to.ts';
import { RouteError } from '../../components/RouteError/RouteError.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { pageMeta } from '../../head/page-meta.ts';
import { useLangOf } from '../../languages-context.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { usePage } from '../../site-pages.ts';
import { keepUnits } from '../../typography/keep-units.ts';
import type { Route } from './+types/route.ts';
import { ArticleMasonry } from './ArticleMasonry/ArticleMasonry.tsx';
import { loadJournalPage, readJournalAddress } from './load-journal-page.ts';

const path = '/blog/';

/** A page of all articles, or of one author's; an unknown author redirects to all of them. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { services } = context.get(pageContext);
  const journal = await loadJournalPage(services, readJournalAddress(url.searchParams));
  if (journal === 'no-such-author') throw redirect(path);
  if (journal === 'no-such-page') {
    const t = await services.wording.read();
    throw data({ title: t('shell:failed.journal'), message: t('journal:pages.missing') }, { status: 404 });
  }
  return journal;
}

export const meta: Route.MetaFunction = (page) => pageMeta(page, '/blog/');

type JournalData = Route.ComponentProps['loaderData'];
type AuthorPageProps = { journal: JournalData; author: string };

export default function JournalPage({ loaderData }: Route.ComponentProps) {
  const langOf = useLangOf();
  const t = useMessages(messages);
  const { articles, author, part, texts } = loaderData;
  if (articles.length === 0) return <NoArticles texts={texts} />;
  if (author !== null) return <AuthorPage author={author} journal={loaderData} />;
  return (
    <Section space="tight">
      <PageOpening path={path} texts={texts} {...langOf(texts, 'introduction')}>
        {keepUnits(texts.introduction)}
      </PageOpening>
      <ArticleMasonry articles={articles} />
      <Pager label={t('journal:pages')} part={part} pathOf={(page) => pathOfPart(path, page)} />
    </Section>
  );
}

function AuthorPage({ author, journal: { articles, part, texts } }: AuthorPageProps) {
  const langOf = useLangOf();
  const t = useMessages(messages);
  const [before = '', after = ''] = fillText(texts.authorText, { author }).split('{journal}');
  return (
    <Section space="tight">
      <PageOpening path={path} texts={{ ...texts, heading: author }}>
        {before}
        <Link to={path} {...langOf(texts, 'heading')}>
          {texts.heading}
        </Link>
        {after}
      </PageOpening>
      <ArticleMasonry articles={articles} />
      <Pager
        label={t('journal:pagesOf', { author })}
        part={part}
        pathOf={(page) => pathOfPart(authorPath(author), page)}
      />
    </Section>
  );
}

/** The first part is at the list's own address. */
function pathOfPart(address: string, page: number): string {
  if (page === 1) return address;
  return `${address}${address.includes('?') ? '&' : '?'}page=${page}`;
}

export function ErrorBoundary() {
  return <RouteError failure="shell:failed.journal" actions={[backTo.home]} />;
}

function NoArticles({ texts }: Pick<JournalData, 'texts'>) {
  const langOf = useLangOf();
  const page = usePage(path);
  return (
    <MessagePage
      label={texts.label || page.name}
      labelIn={langOf(texts, 'label')}
      heading={texts.heading}
      headingIn={langOf(texts, 'heading')}
      actions={<BackLink {...backTo.home} />}
    >
      {texts.emptyText ? <p {...langOf(texts, 'emptyText')}>{texts.emptyText}</p> : null}
    </MessagePage>
  );
}
