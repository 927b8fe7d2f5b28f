import { pageContext } from '../../../page-context.ts';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { ColourStrip } from '../../components/ColourStrip/ColourStrip.tsx';
import { DisplayHeading } from '../../components/DisplayHeading/DisplayHeading.tsx';
import { Cell, Grid } from '../../components/Grid/Grid.tsx';
import { PageLabel } from '../../components/PageLabel/PageLabel.tsx';
import { backTo } from '../../components/RouteError/back-to.ts';
import { RouteError } from '../../components/RouteError/RouteError.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { SmallStones } from '../../components/SmallStones/SmallStones.tsx';
import { findMenuPicture } from '../../head/find-menu-picture.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { useLangOf } from '../../languages-context.ts';
import type { Route } from './+types/route.ts';
import { ColourWheel } from './ColourWheel.tsx';
import { loadMatchPage } from './load-match-page.ts';
import styles from './match.module.css';
import { PhotoMatch } from './PhotoMatch.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { services } = context.get(pageContext);
  const [picture, texts, page] = await Promise.all([
    findMenuPicture(services, '/products/'),
    services.siteDocuments.get('match'),
    loadMatchPage(services, url.searchParams),
  ]);
  const messages = await services.wording.pick('match');
  return { head: await services.heads.get({ kind: 'match', pictures: [picture] }), messages, texts, page };
}

export const meta: Route.MetaFunction = (page) => pageMeta(page, '/match/');

export default function MatchPage({ loaderData: { texts, page } }: Route.ComponentProps) {
  const langOf = useLangOf();
  return (
    <>
      <Section as="div" className={styles.page}>
        <PageLabel path="/match/" label={texts.label} isAccent {...langOf(texts, 'label')} />
        <DisplayHeading as="h1" size="large" className={styles.heading} {...langOf(texts, 'heading')}>
          {texts.heading}
        </DisplayHeading>
        <Grid className={styles.ways}>
          <Cell span={6}>
            <ColourWheel {...page} key={page.colour} texts={texts.wheel} action="/match/" />
          </Cell>
          <Cell span={5} start={8}>
            <PhotoMatch texts={texts} />
          </Cell>
        </Grid>
      </Section>
      {page.stones ? <Results {...{ texts, page, stones: page.stones }} /> : null}
    </>
  );
}

type ResultsProps = Route.ComponentProps['loaderData'] & {
  stones: NonNullable<Route.ComponentProps['loaderData']['page']['stones']>;
};

function Results({ texts: { results }, page, stones }: Pick<ResultsProps, 'texts' | 'page' | 'stones'>) {
  const langOf = useLangOf();
  const heading = page.photo ? 'photoHeading' : 'familyHeading';
  return (
    <Section id="found" ground="deep" space="tight" aria-labelledby="stones-heading">
      <DisplayHeading size="medium" id="stones-heading" {...langOf(results, heading)}>
        {results[heading]}
      </DisplayHeading>
      {page.photo ? (
        <p className={styles.found}>
          <span {...langOf(results, 'photoText')}>{results.photoText}</span>:{' '}
          <ColourStrip colours={page.photo} />
        </p>
      ) : null}
      {stones.length > 0 ? <SmallStones stones={stones} /> : null}
      {stones.length === 0 && results.none ? (
        <p className={styles.found} {...langOf(results, 'none')}>
          {results.none}
        </p>
      ) : null}
      <div className={styles.actions}>
        <ButtonLink to="/products/" {...langOf(results, 'allButton')}>
          {results.allButton}
        </ButtonLink>
      </div>
    </Section>
  );
}

export function ErrorBoundary() {
  return <RouteError failure="shell:failed.match" actions={[backTo.home]} />;
}
