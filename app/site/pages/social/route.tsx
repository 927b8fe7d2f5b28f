import { data } from 'react-router';
import type { Company } from '#content/documents/company.document.ts';
import { isSafeLink } from '#content/kit/link-target.shared.ts';
import messages from '#messages/en/social.json' with { type: 'json' };
import { pageContext } from '../../../page-context.ts';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { DisplayHeading } from '../../components/DisplayHeading/DisplayHeading.tsx';
import { MessagePage } from '../../components/MessagePage/MessagePage.tsx';
import { PageOpening } from '../../components/PageOpening/PageOpening.tsx';
import { BackLink } from '../../components/RouteError/BackLink.tsx';
import { backTo } from '../../components/RouteError/back-to.ts';
import { RouteError } from '../../components/RouteError/RouteError.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { nameForeignMedia } from '../../foreign-media.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { useLangOf } from '../../languages-context.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { PreviewStrip } from '../../preview/PreviewStrip/PreviewStrip.tsx';
import { findPreview, loaderHeaders, notePreview, responseOf } from '../../preview/preview-of.ts';
import { useIsLinked, usePage } from '../../site-pages.ts';
import { keepUnits } from '../../typography/keep-units.ts';
import type { Route } from './+types/route.ts';
import { SocialFeed } from './SocialFeed/SocialFeed.tsx';
import { addressesByKind } from './SocialFeed/social-post-card.ts';
import styles from './social.module.css';

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { services } = context.get(pageContext);
  const [published, company, texts, preview] = await Promise.all([
    services.socialPosts.list({ reader: 'visitor' }),
    services.siteDocuments.get('company'),
    services.siteDocuments.get('social'),
    findPreview(services, { request, entities: ['socialPost'] }),
  ]);
  const others = published.records.filter((post) => post.id !== preview?.record.id);
  const records = preview ? [preview.record, ...others] : others;
  const shownAddress = nameForeignMedia({ context, url }, addressesByKind(records));
  const pictures = await services.media.findPictures(records.map((post) => post.mediaUrl));
  const offLinks = await services.links.findOff(records.map((post) => post.postUrl));
  const posts = records.map((post) => ({
    ...post,
    mediaUrl: shownAddress(post.mediaUrl),
    postUrl: isSafeLink(post.postUrl) && !offLinks.has(post.postUrl) ? post.postUrl : '',
    picture: pictures[post.mediaUrl],
  }));
  const head = await services.heads.get({
    kind: 'social',
    items: posts.flatMap((post) => (post.postUrl ? { name: post.caption, path: post.postUrl } : [])),
    pictures: posts.map(({ picture }) => picture),
  });
  const messages = await services.wording.pick('social');
  const page = { head, messages, texts, posts, networks: company.social };
  return data({ ...page, preview: notePreview(preview) }, responseOf(preview));
}

export const headers = loaderHeaders;

export const meta: Route.MetaFunction = (page) => pageMeta(page, '/social/');

export default function SocialPage({ loaderData }: Route.ComponentProps) {
  const langOf = useLangOf();
  const { texts, posts, networks } = loaderData;
  if (posts.length === 0) return <NoPosts networks={networks} texts={texts} />;
  return (
    <>
      <PreviewStrip preview={loaderData.preview} />
      <Section ground="deep" space="tight">
        <PageOpening path="/social/" texts={texts}>
          <p {...langOf(texts, 'introduction')}>{keepUnits(texts.introduction)}</p>
          <FollowLinks networks={networks} />
        </PageOpening>
        <SocialFeed posts={posts} />
      </Section>
      <Closing texts={texts} />
    </>
  );
}

/** The way to the gallery, where there is one. */
function Closing({ texts }: Pick<Route.ComponentProps['loaderData'], 'texts'>) {
  const langOf = useLangOf();
  const isLinked = useIsLinked();
  if (!isLinked('/gallery/')) return null;
  return (
    <Section space="tight" as="div" data-later="">
      <div className={styles.closing}>
        <DisplayHeading as="p" size="medium" {...langOf(texts, 'closingText')}>
          {texts.closingText}
        </DisplayHeading>
        <ButtonLink to="/gallery/" {...langOf(texts, 'closingButton')}>
          {texts.closingButton}
        </ButtonLink>
      </div>
    </Section>
  );
}

export function ErrorBoundary() {
  return <RouteError failure="shell:failed.social" actions={[backTo.home]} />;
}

type NetworksProps = { networks: Company['social'] };

function FollowLinks({ networks }: NetworksProps) {
  const t = useMessages(messages);
  if (networks.length === 0) return null;
  return (
    <div className={styles.follow}>
      <span>{t('social:follow')}</span>
      <ul className={styles.networks}>
        {networks.map((network) => (
          <li key={network.platform}>
            <ButtonLink to={network.href} arrow="out" rel="me noopener">
              {t.rich('social:followOn', {
                network: network.label,
                hidden: (text) => <span className="visually-hidden">{text}</span>,
              })}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function NoPosts({ networks, texts }: Pick<Route.ComponentProps['loaderData'], 'networks' | 'texts'>) {
  const langOf = useLangOf();
  const page = usePage('/social/');
  return (
    <MessagePage
      label={texts.label || page.name}
      labelIn={langOf(texts, 'label')}
      heading={texts.emptyHeading}
      headingIn={langOf(texts, 'emptyHeading')}
      actions={
        <>
          <FollowLinks networks={networks} />
          <BackLink {...backTo.home} />
        </>
      }
    >
      <p {...langOf(texts, 'emptyText')}>{texts.emptyText}</p>
    </MessagePage>
  );
}
