import { Breadcrumbs } from '../../components/Breadcrumbs/Breadcrumbs.tsx';
import { CleanHtml } from '../../components/CleanHtml/CleanHtml.tsx';
import { DisplayHeading } from '../../components/DisplayHeading/DisplayHeading.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { useLangOf } from '../../languages-context.ts';
import type { PageData } from './load-page.ts';
import styles from './PlainPage.module.css';

/** A page of the company's own: its heading, perhaps a picture, and its text. */
export function PlainPage({ page }: { page: PageData }) {
  const langOf = useLangOf();
  const { title, html, picture, hasPicture } = page;
  return (
    <article className={styles.page}>
      <Section as="div" space="none" className={styles.crumbs}>
        <Breadcrumbs crumbs={[{ label: title, ...langOf(page, 'title') }]} />
      </Section>
      <header className={styles.header}>
        <DisplayHeading as="h1" size="large" className={styles.title} {...langOf(page, 'title')}>
          {title}
        </DisplayHeading>
        {hasPicture ? (
          <Picture
            picture={picture}
            sizes="(width >= 900px) 66vw, 100vw"
            ratio="16:10"
            priority
            className={styles.picture}
          />
        ) : null}
      </header>
      {html ? (
        <Section as="div" space="none" className={styles.body}>
          <CleanHtml html={html} className={`prose ${styles.prose}`} {...langOf(page, 'content')} />
        </Section>
      ) : null}
    </article>
  );
}
