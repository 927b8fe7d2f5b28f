import { data } from 'react-router';
import { pageContext } from '../../../page-context.ts';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { MessagePage } from '../../components/MessagePage/MessagePage.tsx';
import { BackLink } from '../../components/RouteError/BackLink.tsx';
import { backTo } from '../../components/RouteError/back-to.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { useLangOf } from '../../languages-context.ts';
import type { Route } from './+types/route.ts';

/** Unknown paths respond with 404 and are not indexed (specification/addresses.md, "Unknown addresses"). */
export async function loader({ context }: Route.LoaderArgs) {
  const { services } = context.get(pageContext);
  const [head, { notFound: texts }] = await Promise.all([
    services.heads.get({ kind: 'not-found' }),
    services.siteDocuments.get('notices'),
  ]);
  const pictures = await services.media.findPictures([texts.image]);
  return data({ head, texts, picture: pictures[texts.image] }, { status: 404 });
}

export const meta: Route.MetaFunction = (page) => pageMeta(page, 'shell:title.notFound');

export default function NotFound({ loaderData: { texts, picture } }: Route.ComponentProps) {
  const langOf = useLangOf();
  return (
    <MessagePage
      label="404"
      heading={texts.heading}
      headingIn={langOf(texts, 'heading')}
      picture={picture}
      actions={
        <>
          <BackLink {...backTo.home} look="block" />
          <ButtonLink to="/products/" {...langOf(texts, 'collectionsButton')}>
            {texts.collectionsButton}
          </ButtonLink>
          <ButtonLink to="/blog/" {...langOf(texts, 'journalButton')}>
            {texts.journalButton}
          </ButtonLink>
          <ButtonLink to="/contact/" {...langOf(texts, 'contactButton')}>
            {texts.contactButton}
          </ButtonLink>
        </>
      }
    >
      <p {...langOf(texts, 'text')}>{texts.text}</p>
    </MessagePage>
  );
}
