import { Button } from '@mantine/core';
import { t } from '../../kit/language/t.ts';
import { Message } from '../../kit/notices/Message/Message.tsx';
import { PageHeader } from '../../kit/page-parts/PageHeader/PageHeader.tsx';
import { settingsCrumbs } from '../../shell/navigation.ts';
import { SitemapCard } from './SitemapCard.tsx';
import styles from './sitemap.module.css';
import { useSitemap } from './use-sitemap.ts';

export default function Sitemap() {
  const { status, message, activity, refresh, generate } = useSitemap();
  return (
    <>
      <PageHeader
        title={t('Sitemap')}
        crumbs={settingsCrumbs}
        actions={
          <>
            <Button onClick={generate} loading={activity === 'generating'}>
              {t('Generate')}
            </Button>
            <Button variant="default" onClick={refresh} loading={activity === 'loading'}>
              {t('Refresh Status')}
            </Button>
            <Button component="a" href="/sitemap.xml" target="_blank" rel="noreferrer" variant="default">
              {t('View Sitemap')}
            </Button>
          </>
        }
      />
      <div className={styles.columns}>
        <div className={styles.status}>
          {message ? <Message kind={message.kind}>{message.text}</Message> : null}
          <SitemapCard status={status} isLoading={activity === 'loading'} />
        </div>
        <About />
      </div>
    </>
  );
}

function About() {
  return (
    <section className={styles.about} aria-labelledby="about-sitemap">
      <h2 id="about-sitemap">{t('What it is for')}</h2>
      <p>{t('The sitemap tells search engines which pages there are. It lists:')}</p>
      <ul>
        <li>{t('static pages')}</li>
        <li>{t('collection pages')}</li>
        <li>{t('product pages')}</li>
        <li>{t('blog posts')}</li>
      </ul>
      <p>
        {t(
          'It is regenerated automatically whenever a product or a blog post is created, updated or deleted; generating it by hand is seldom needed.',
        )}
      </p>
    </section>
  );
}
