import { Form, Link } from 'react-router';
import { pathOfProduct } from '#content/entities/product/product-path.shared.ts';
import { pageContext } from '../../../page-context.ts';
import { Button } from '../../components/Button/Button.tsx';
import { FitReasons } from '../../components/FitSources/FitReasons.tsx';
import { FitSources } from '../../components/FitSources/FitSources.tsx';
import { CheckboxField } from '../../components/form/CheckboxField.tsx';
import { SelectField } from '../../components/form/SelectField.tsx';
import { PageLink } from '../../components/PageLink/PageLink.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { backTo } from '../../components/RouteError/back-to.ts';
import { RouteError } from '../../components/RouteError/RouteError.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { ToolOpening } from '../../components/ToolOpening/ToolOpening.tsx';
import { VerdictMark } from '../../components/VerdictMark/VerdictMark.tsx';
import { pageMeta } from '../../head/page-meta.ts';
import { useLangOf } from '../../languages-context.ts';
import type { Route } from './+types/route.ts';
import { queryOfFit, readFitChoice } from './fit-choice.ts';
import styles from './fit-page.module.css';
import { type FitPageData, loadFitPage } from './load-fit-page.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { services } = context.get(pageContext);
  return loadFitPage(services, readFitChoice(url.searchParams));
}

export const meta: Route.MetaFunction = (page) => pageMeta(page, '/fit/');

/** Stones by how they fit a use; a plain form, and nothing that needs scripts (specification/pages.md, "Stones by use"). */
export default function FitPage({ loaderData: page }: Route.ComponentProps) {
  const { texts, groups, sources, words } = page;
  return (
    <Section space="tight">
      <ToolOpening path="/fit/" texts={texts} />
      <FitForm page={page} />
      <div role="status">{groups.length === 0 && queryOfFit(page.choice) ? <p>{words.none}</p> : null}</div>
      {groups.map((group) => (
        <VerdictGroup key={group.verdict} group={group} page={page} />
      ))}
      {groups.length > 0 ? (
        <>
          <p className={styles.guide}>{words.guide}</p>
          <FitSources heading={words.sources} sources={sources} />
        </>
      ) : null}
    </Section>
  );
}

function FitForm({ page: { choice, options, words } }: { page: FitPageData }) {
  const traffic = [
    { value: 'light', label: words.light },
    { value: 'heavy', label: words.heavy },
  ];
  return (
    <Form
      // A field that was changed and not sent shows what the list shows once another list comes.
      key={queryOfFit(choice)}
      action="/fit/"
      role="search"
      className={styles.form}
      preventScrollReset
      data-print="none"
    >
      <SelectField
        name="use"
        label={words.use}
        options={options}
        defaultValue={choice.use ?? ''}
        placeholder={words.any}
      />
      <SelectField
        name="traffic"
        label={words.traffic}
        options={traffic}
        defaultValue={choice.traffic ?? ''}
        placeholder={words.any}
      />
      <CheckboxField name="frost" value="yes" label={words.frost} defaultChecked={choice.frost} />
      <CheckboxField name="wet" value="yes" label={words.wet} defaultChecked={choice.wet} />
      <Button type="submit">{words.apply}</Button>
    </Form>
  );
}

type GroupProps = { group: FitPageData['groups'][number]; page: FitPageData };

function VerdictGroup({ group, page: { words, searchPath } }: GroupProps) {
  const { verdict, said, count, further, stones } = group;
  const isFit = verdict === 'yes' || verdict === 'care';
  return (
    <section className={styles.group} aria-labelledby={`fit-${verdict}`}>
      <h2 id={`fit-${verdict}`} className={styles.verdict}>
        <VerdictMark verdict={verdict} said={said} /> <span className={styles.count}>{count}</span>
      </h2>
      <ul className={styles.stones}>
        {stones.map((stone) => (
          <FitStoneItem key={stone.slug} stone={stone} />
        ))}
      </ul>
      {further ? (
        <p className={styles.further}>
          {further} {isFit && searchPath ? <PageLink to={searchPath}>{words.search}</PageLink> : null}
        </p>
      ) : null}
    </section>
  );
}

function FitStoneItem({ stone }: { stone: GroupProps['group']['stones'][number] }) {
  const langOf = useLangOf();
  const { slug, name, picture, finish, reasons } = stone;
  return (
    <li className={styles.stone}>
      <Picture picture={picture} ratio="3:2" sizes="(width>=900px) 12vw,30vw" alt="" />
      <div>
        <h3 className={styles.name}>
          <Link to={pathOfProduct({ slug })} {...langOf(stone, 'name')}>
            {name}
          </Link>
          {finish ? <bdi className={styles.finish}>{finish}</bdi> : null}
        </h3>
        <FitReasons reasons={reasons} className={styles.reasons} />
      </div>
    </li>
  );
}

export function ErrorBoundary() {
  return <RouteError failure="shell:failed.fit" actions={[backTo.collections, backTo.home]} />;
}
