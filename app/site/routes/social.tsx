import { isSafeLink } from '#content/kit/link-address.ts';
import type { Company } from '#content/site-documents/company.document.ts';
import { pageContext } from '../../page-context.ts';
import { ButtonLink } from '../components/Button/ButtonLink.tsx';
import { DisplayHeading } from '../components/DisplayHeading/DisplayHeading.tsx';
import { MessagePage } from '../components/MessagePage/MessagePage.tsx';
import { PageOpening } from '../components/PageOpening/PageOpening.tsx';
import { RouteError } from '../components/RouteError/RouteError.tsx';
import { Section } from '../components/Section/Section.tsx';
import { SocialFeed } from '../components/SocialFeed/SocialFeed.tsx';
import { pageMeta } from '../head/page-meta.ts';
import { PreviewStrip } from '../preview/PreviewStrip/PreviewStrip.tsx';
import { findPreview, loaderHeaders, respondWithPage } from '../preview/preview-of.ts';
import type { Route } from './+types/social.ts';
import styles from './social.module.css';

const title = 'Frames';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services } = context.get(pageContext);
  const [published, company, preview] = await Promise.all([
    services.socialPosts.list({ reader: 'visitor' }),
    services.siteDocuments.get('company'),
    findPreview(services, { request, entities: ['socialPost'] }),
  ]);
  const others = published.records.filter((post) => post.id !== preview?.record.id);
  const records = preview ? [preview.record, ...others] : others;
  const pictures = await services.media.findPictures(records.map((post) => post.mediaUrl));
  const posts = records.map((post) => ({
    ...post,
    postUrl: isSafeLink(post.postUrl) ? post.postUrl : '',
    picture: pictures[post.mediaUrl],
  }));
  const head = await services.heads.get({
    kind: 'social',
    items: posts.flatMap((post) => (post.postUrl ? { name: post.caption, path: post.postUrl } : [])),
    pictures: posts.map(({ picture }) => picture),
  });
  return respondWithPage({ head, posts, networks: company.social }, preview);
}

export const headers = loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta(loaderData.head, { isPreview: loaderData.preview !== undefined })
    : [{ title: title }];

export default function SocialPage({ loaderData }: Route.ComponentProps) {
  const { posts, networks } = loaderData;
  if (posts.length === 0) return <NoPosts networks={networks} />;
  return (
    <>
      <PreviewStrip preview={loaderData.preview} />
      <Section room="deep" space="tight">
        <PageOpening number="04" label="Frames" heading={title}>
          <p>Slabs, rooms and days in the yard, as we post them.</p>
          <FollowLinks networks={networks} />
        </PageOpening>
        <SocialFeed posts={posts} />
      </Section>
      <Section space="tight" as="div">
        <div className={styles.closing}>
          <DisplayHeading as="p" size="medium">
            The finished rooms hang next door.
          </DisplayHeading>
          <ButtonLink to="/gallery/">Walk into the gallery</ButtonLink>
        </div>
      </Section>
    </>
  );
}

export function ErrorBoundary() {
  return (
    <RouteError title="Error Loading Social Media Feed" actions={[{ label: 'Return to Home', to: '/' }]} />
  );
}

type NetworksProps = { networks: Company['social'] };

function FollowLinks({ networks }: NetworksProps) {
  if (networks.length === 0) return null;
  return (
    <div className={styles.follow}>
      <span>Follow us</span>
      <ul className={styles.networks}>
        {networks.map((network) => (
          <li key={network.platform}>
            <ButtonLink to={network.href} arrow="out" rel="me noopener">
              <span className="visually-hidden">Follow us on </span>
              {network.label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function NoPosts({ networks }: NetworksProps) {
  return (
    <MessagePage
      label={title}
      heading="Nothing on the wall yet"
      actions={
        <>
          <FollowLinks networks={networks} />
          <ButtonLink to="/">Return to Home</ButtonLink>
        </>
      }
    >
      <p>No posts found. Please try again later.</p>
    </MessagePage>
  );
}
