import { data } from 'react-router';
import { pageContext } from '../../page-context.ts';
import { ButtonLink } from '../components/Button/ButtonLink.tsx';
import { MessagePage } from '../components/MessagePage/MessagePage.tsx';
import { pageMeta } from '../head/page-meta.ts';
import type { Route } from './+types/not-found.ts';

/**
 * The destination of addresses that lead nowhere answers 404 and is not indexed (specification/addresses.md, "Unknown
 * addresses").
 */
export async function loader({ context }: Route.LoaderArgs) {
  const head = await context.get(pageContext).services.heads.get({ kind: 'not-found' });
  return data({ head }, { status: 404 });
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? pageMeta(loaderData.head) : [{ title: 'Page not found' }];

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
