import { pageContext } from '../../../page-context.ts';
import { backTo } from '../../components/RouteError/back-to.ts';
import { RouteError } from '../../components/RouteError/RouteError.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { ToolOpening } from '../../components/ToolOpening/ToolOpening.tsx';
import { findMenuPicture } from '../../head/find-menu-picture.ts';
import { pageMeta } from '../../head/page-meta.ts';
import type { Route } from './+types/route.ts';
import { loadContainerPage } from './load-container-page.ts';
import { PlanForm } from './PlanForm.tsx';
import { PlanResult } from './PlanResult.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { services } = context.get(pageContext);
  const [texts, picture, page, messages] = await Promise.all([
    services.siteDocuments.get('container'),
    findMenuPicture(services, '/products/'),
    loadContainerPage(services, url.searchParams),
    services.wording.pick('container'),
  ]);
  return {
    head: await services.heads.get({ kind: 'container', pictures: [picture] }),
    ...{ texts, page, messages },
  };
}

export const meta: Route.MetaFunction = (page) => pageMeta(page, '/container/');

export default function ContainerPage({ loaderData: { texts, page } }: Route.ComponentProps) {
  return (
    <Section space="tight">
      <ToolOpening path="/container/" texts={texts} />
      <PlanForm page={page} />
      {page.plan ? <PlanResult plan={page.plan} /> : null}
    </Section>
  );
}

export function ErrorBoundary() {
  return <RouteError failure="shell:failed.page" actions={[backTo.home, backTo.collections]} />;
}
