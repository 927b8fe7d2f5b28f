import { data, Link, useHref } from 'react-router';
import { fillText } from '#content/documents/fill-text.shared.ts';
import {
  type CatalogueChoice,
  facetNames,
  hrefOfChoice,
  readChoice,
} from '#content/search/catalogue-parameters.shared.ts';
import messages from '#messages/en/search.json' with { type: 'json' };
import { pageContext } from '../../../page-context.ts';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { CatalogueCards } from '../../components/CatalogueCards/CatalogueCards.tsx';
import { CatalogueFilter } from '../../components/CatalogueFilter/CatalogueFilter.tsx';
import { ChosenValues } from '../../components/CatalogueFilter/ChosenValues.tsx';
import choices from '../../components/CatalogueFilter/choices.module.css';
import narrowing from '../../components/CatalogueFilter/narrowing.module.css';
import { SearchOrder } from '../../components/CatalogueFilter/SearchOrder.tsx';
import { useChoice } from '../../components/CatalogueFilter/use-choice.ts';
import { joinClassNames } from '../../components/class-names.ts';
import { Pager } from '../../components/Pager/Pager.tsx';
import { backTo } from '../../components/RouteError/back-to.ts';
import { RouteError } from '../../components/RouteError/RouteError.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { pageMeta } from '../../head/page-meta.ts';
import { useLangOf } from '../../languages-context.ts';
import { useMessages } from '../../messages/use-messages.ts';
import type { Route } from './+types/route.ts';
import { loadSearchPage } from './load-search-page.ts';
import { SearchField } from './SearchField.tsx';
import styles from './search.module.css';

const path = '/search/';
const hrefOf = (choice: CatalogueChoice) => hrefOfChoice(path, choice);

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services } = context.get(pageContext);
  const page = await loadSearchPage(services, readChoice(new URL(request.url).searchParams));
  if (!page) {
    const t = await services.wording.read();
    throw data({ title: t('shell:failed.search'), message: t('search:pages.missing') }, { status: 404 });
  }
  return page;
}

export const meta: Route.MetaFunction = (page) => pageMeta(page, '/search/');

type Page = Route.ComponentProps['loaderData'];

export default function SearchPage({ loaderData: page }: Route.ComponentProps) {
  const t = useMessages(messages);
  const { texts, facets, part } = page;
  const form = useChoice(hrefOf, page.choice);
  const [names, told] = [facetNames, countInWords(page)];
  return (
    <Section space="tight">
      <form
        ref={form.ref}
        action={useHref(path)}
        role="search"
        className={styles.form}
        data-print="content"
        autoComplete="off"
        onChange={form.onChange}
        onSubmit={form.onSubmit}
      >
        <SearchField texts={texts} query={page.choice.query} />
        <div className={joinClassNames(narrowing.columns, choices.tracks, styles.columns)}>
          <CatalogueFilter texts={texts.narrowing} {...{ facets, names, told }} choice={form.choice} />
          <div className={styles.results}>
            <div className={narrowing.head}>
              <ResultsSummary page={page} />
              <SearchOrder texts={texts.sorting} choice={form.choice} total={page.total} />
            </div>
            <ChosenValues {...{ hrefOf, facets, names }} choice={page.choice} texts={texts.narrowing} />
            {page.total === 0 ? <NothingFound page={page} /> : null}
            {page.cards.length > 0 ? <CatalogueCards cards={page.cards} /> : null}
            <Pager
              label={t('search:pages')}
              part={part}
              pathOf={(number) => hrefOf({ ...page.choice, page: number })}
            />
          </div>
        </div>
      </form>
    </Section>
  );
}

/** How many there are, and what was searched where letters were corrected; told anew with every choice. */
function ResultsSummary({ page }: { page: Page }) {
  const langOf = useLangOf();
  const { texts, choice, total, corrected } = page;
  const words = { count: total, query: choice.query };
  return (
    <div className={narrowing.told} role="status" tabIndex={-1} data-print="content" data-results-summary="">
      <h2 className={styles.count} {...langOf(texts, nameOfCount(page))}>
        {countInWords(page)}
      </h2>
      {corrected !== undefined && total > 0 ? (
        <p {...langOf(texts, 'corrected')}>{fillText(texts.corrected, { ...words, query: corrected })}</p>
      ) : null}
    </div>
  );
}

function countInWords(page: Page): string {
  return fillText(page.texts[nameOfCount(page)], { count: page.total, query: page.choice.query });
}

function nameOfCount({ choice, total }: Page) {
  if (total > 0) return total === 1 ? 'one' : 'several';
  if (choice.query) return 'none';
  return isWhole(choice) ? 'nothingYet' : 'noneLeft';
}

/** Whether it asks for everything there is. */
function isWhole({ query, narrowing }: CatalogueChoice): boolean {
  return query === '' && Object.keys(narrowing).length === 0;
}

function NothingFound({ page: { texts, cards, choice } }: { page: Page }) {
  const langOf = useLangOf();
  return (
    <div className={narrowing.nothing}>
      {texts.emptyText && !isWhole(choice) ? <p {...langOf(texts, 'emptyText')}>{texts.emptyText}</p> : null}
      <p className={narrowing.ways}>
        <ButtonLink to="/contact/" look="block" {...langOf(texts, 'enquiryButton')}>
          {texts.enquiryButton}
        </ButtonLink>
        {choice.query ? (
          <Link to={path} {...langOf(texts, 'allButton')}>
            {texts.allButton}
          </Link>
        ) : null}
      </p>
      {cards.length > 0 ? <h2 {...langOf(texts, 'nearestHeading')}>{texts.nearestHeading}</h2> : null}
    </div>
  );
}

export function ErrorBoundary() {
  return <RouteError failure="shell:failed.search" actions={[backTo.collections]} />;
}
