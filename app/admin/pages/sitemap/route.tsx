import { Button } from '@mantine/core';
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
        title="Sitemap"
        crumbs={settingsCrumbs}
        actions={
          <>
            <Button onClick={generate} loading={activity === 'generating'}>
              Generate
            </Button>
            <Button variant="default" onClick={refresh} loading={activity === 'loading'}>
              Refresh Status
            </Button>
            <Button component="a" href="/sitemap.xml" target="_blank" rel="noreferrer" variant="default">
              View Sitemap
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
      <h2 id="about-sitemap">What it is for</h2>
      <p>The sitemap tells search engines which pages there are. It lists:</p>
      <ul>
        <li>static pages</li>
        <li>collection pages</li>
        <li>product pages</li>
        <li>blog posts</li>
      </ul>
      <p>
        It is regenerated automatically whenever a product or a blog post is created, updated or deleted;
        generating it by hand is seldom needed.
      </p>
    </section>
  );
}
