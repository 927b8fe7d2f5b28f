import { fallbackAs, fallbackOf } from '#content/kit/fallback-of.shared.ts';
import common from '#messages/en/common.json' with { type: 'json' };
import { pageContext } from '../../../page-context.ts';
import { useOpenByHash } from '../../behaviour/use-open-by-hash.ts';
import { useTabs } from '../../behaviour/use-tabs.ts';
import { DisplayHeading } from '../../components/DisplayHeading/DisplayHeading.tsx';
import { PageLabel } from '../../components/PageLabel/PageLabel.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { TabList } from '../../components/TabList/TabList.tsx';
import { findMenuPicture } from '../../head/find-menu-picture.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { useLangOf } from '../../languages-context.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { PrivacyChoicesButton } from '../../tracking/PrivacyChoicesButton/PrivacyChoicesButton.tsx';
import type { Route } from './+types/route.ts';
import { LegalDocument } from './LegalDocument/LegalDocument.tsx';
import styles from './legal.module.css';

export async function loader({ context }: Route.LoaderArgs) {
  const { services } = context.get(pageContext);
  const legal = await services.siteDocuments.get('legal');
  const { label, heading, emptyText, licencesText, privacy, terms, ...more } = legal;
  const written = [
    {
      id: 'privacy',
      title: more.privacyName,
      sections: privacy,
      ...fallbackAs(legal, { title: 'privacyName' }),
    },
    { id: 'terms', title: more.termsName, sections: terms, ...fallbackAs(legal, { title: 'termsName' }) },
    ...more.further.map((document) => {
      const { id, name: title, sections } = document;
      return { id, title, sections, ...fallbackAs(document, { title: 'name' }) };
    }),
  ];
  return {
    texts: { label, heading, emptyText, licencesText, ...fallbackOf(legal) },
    head: await services.heads.get({
      kind: 'legal',
      pictures: [await findMenuPicture(services, '/about/')],
    }),
    documents: await Promise.all(
      written.map(async (document) => ({
        ...document,
        sections: await Promise.all(document.sections.map(prepare)),
      })),
    ),
  };

  async function prepare(section: (typeof privacy)[number]) {
    return { ...section, html: await services.media.prepareHtml(section.html) };
  }
}

export const meta: Route.MetaFunction = (page) => pageMeta(page, '/legal/');

export default function Legal({ loaderData }: Route.ComponentProps) {
  const langOf = useLangOf();
  const t = useMessages(common);
  const { texts, documents } = loaderData;
  const tabs = useTabs(documents.map(({ id }) => id));
  useOpenByHash();
  return (
    <Section className={styles.page}>
      <header className={styles.header}>
        <PageLabel path="/legal/" label={texts.label} isAccent {...langOf(texts, 'label')} />
        <DisplayHeading as="h1" size="large" {...langOf(texts, 'heading')}>
          {texts.heading}
        </DisplayHeading>
        {tabs.isReady ? (
          <TabList label={t('common:legal.texts')} tabs={tabs} panels={documents} />
        ) : (
          <nav aria-label={t('common:legal.texts')} className={styles.tabs}>
            {documents.map((document) => (
              <a key={document.id} href={`#${document.id}`} {...langOf(document, 'title')}>
                {document.title}
              </a>
            ))}
          </nav>
        )}
      </header>
      {documents.map((document) => (
        <LegalDocument
          key={document.id}
          {...document}
          emptyText={texts.emptyText}
          panel={tabs.panelOf(document.id)}
        />
      ))}
      <PrivacyChoicesButton />
      <a href="/licences.txt" className={styles.licences} {...langOf(texts, 'licencesText')}>
        {texts.licencesText}
      </a>
    </Section>
  );
}
