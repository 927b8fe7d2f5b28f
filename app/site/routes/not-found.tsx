import { data } from 'react-router';
import { ButtonLink } from '../components/Button/ButtonLink.tsx';
import { MessagePage } from '../components/MessagePage/MessagePage.tsx';
import { absoluteAddress, pageMeta } from '../head/page-meta.ts';
import { siteOf } from '../head/site-of.ts';
import type { Route } from './+types/not-found.ts';

/**
 * The destination of addresses that lead nowhere answers 404 and is not indexed (specification/addresses.md, "Unknown
 * addresses").
 */
export function loader() {
  return data(null, { status: 404 });
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = siteOf(matches);
  if (!site) return [{ title: 'Page not found' }];
  return pageMeta(site, {
    // No page that search engines are told of, so none that the API tells of either.
    seo: {
      metaTitle: `Page not found | ${site.company.name}`,
      metaDescription: 'This page is not here. The collections, the journal and the gallery are.',
      metaUrl: absoluteAddress(site, '/404'),
    },
    isIndexed: false,
  });
};

export default function NotFound() {
  return (
    <MessagePage
      label="404"
      heading="This slab is not on the rack"
      actions={
        <>
          <ButtonLink to="/" look="block">
            Return to Home
          </ButtonLink>
          <ButtonLink to="/products/">See the collections</ButtonLink>
          <ButtonLink to="/blog/">Read the journal</ButtonLink>
          <ButtonLink to="/contact/">Ask us</ButtonLink>
        </>
      }
    >
      <p>The page may have moved, or its address may have lost a letter on the way.</p>
    </MessagePage>
  );
}
