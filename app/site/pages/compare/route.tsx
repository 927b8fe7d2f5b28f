import { redirect } from 'react-router';
import { pageContext } from '../../../page-context.ts';
import { DisplayHeading } from '../../components/DisplayHeading/DisplayHeading.tsx';
import { PageLabel } from '../../components/PageLabel/PageLabel.tsx';
import { Paragraphs } from '../../components/Paragraphs/Paragraphs.tsx';
import { backTo } from '../../components/RouteError/back-to.ts';
import { RouteError } from '../../components/RouteError/RouteError.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { ShareLinks } from '../../components/ShareLinks/ShareLinks.tsx';
import { pageMeta } from '../../head/page-meta.ts';
import { useLangOf } from '../../languages-context.ts';
import type { Route } from './+types/route.ts';
import { AddStone } from './AddStone.tsx';
import { ComparedTable } from './ComparedTable.tsx';
import { CompareTools } from './CompareTools.tsx';
import styles from './compare.module.css';
import { loadComparePage } from './load-compare-page.ts';
import { useFocusOfRemoved } from './use-focus-of-removed.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { services } = context.get(pageContext);
  const page = await loadComparePage(services, url);
  if (typeof page === 'string') throw redirect(page);
  return page;
}

export const meta: Route.MetaFunction = (page) => pageMeta(page, '/compare/');

/** Stones side by side; whatever can be chosen is a link or a plain form (specification/pages.md, "Comparison"). */
export default function ComparePage({ loaderData: page }: Route.ComponentProps) {
  const langOf = useLangOf();
  const { texts, stones, notices } = page;
  const heading = useFocusOfRemoved<HTMLDivElement>(page.path);
  return (
    <Section as="div" space="tight" className={styles.page}>
      <header className={styles.head}>
        <div>
          <PageLabel path="/compare/" label={texts.label} isAccent {...langOf(texts, 'label')} />
          <div ref={heading} tabIndex={-1} className={styles.heading}>
            <DisplayHeading as="h1" size="medium" {...langOf(texts, 'heading')}>
              {texts.heading}
            </DisplayHeading>
          </div>
        </div>
        <AddStone page={page} />
      </header>
      {stones.length === 0 ? (
        <Paragraphs
          text={texts.introduction}
          className={styles.introduction}
          {...langOf(texts, 'introduction')}
        />
      ) : null}
      {stones.length === 1 && texts.oneText ? (
        <p className={styles.introduction} {...langOf(texts, 'oneText')}>
          {texts.oneText}
        </p>
      ) : null}
      <div role="status" className={styles.messages}>
        {notices.map((notice) => (
          <p key={notice.text} {...langOf(notice, 'text')}>
            {notice.text}
          </p>
        ))}
      </div>
      {stones.length > 0 ? <CompareTools page={page} /> : null}
      {stones.length > 0 ? <ComparedTable page={page} /> : null}
      {stones.length > 1 ? (
        <ShareLinks
          label={texts.shareLabel}
          labelIn={langOf(texts, 'shareLabel')}
          noun="comparison"
          title={page.head.title}
          path={page.path}
          className={styles.share}
        />
      ) : null}
    </Section>
  );
}

export function ErrorBoundary() {
  return <RouteError failure="shell:failed.compare" actions={[backTo.collections]} />;
}
