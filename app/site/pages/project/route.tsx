import { data } from 'react-router';
import { pageContext } from '../../../page-context.ts';
import { backTo } from '../../components/RouteError/back-to.ts';
import { RouteError } from '../../components/RouteError/RouteError.tsx';
import { pageMeta } from '../../head/page-meta.ts';
import { findRedirect, respondToMissing } from '../../missing-page.ts';
import type { PageHandle } from '../../page-handle.ts';
import { PreviewStrip } from '../../preview/PreviewStrip/PreviewStrip.tsx';
import { findPreview, loaderHeaders, notePreview, responseOf } from '../../preview/preview-of.ts';
import { redirectTo } from '../../redirect-to.ts';
import type { Route } from './+types/route.ts';
import { loadProjectPage } from './load-project-page.ts';
import { ProjectPage } from './ProjectPage.tsx';

export const handle: PageHandle = { headerVariant: 'over' };

export async function loader({ params: { slug }, context, request, url }: Route.LoaderArgs) {
  const { services } = context.get(pageContext);
  const preview = await findPreview(services, { request, entities: ['galleryProject'] });
  const project = preview?.record ?? (await services.galleryProjects.find({ reader: 'visitor', key: slug }));
  if (project && (preview || project.slug === slug)) {
    const page = await loadProjectPage(services, project);
    return data({ ...page, preview: notePreview(preview) }, responseOf(preview));
  }
  const moved = await services.resolve.findMoved({ entities: ['galleryProject'], slug });
  if (moved) throw (await findRedirect({ context, request, url })) ?? redirectTo(moved.path, 301);
  const t = await services.wording.read();
  const message = t('gallery:missing', { slug });
  throw await respondToMissing(
    { context, request, url },
    data({ title: t('gallery:missing.title'), message }, { status: 404 }),
  );
}

export const headers = loaderHeaders;

export const meta: Route.MetaFunction = (page) => pageMeta(page, 'shell:failed.project');

export default function ProjectRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PreviewStrip preview={loaderData.preview} />
      <ProjectPage page={loaderData} />
    </>
  );
}

export function ErrorBoundary() {
  return <RouteError failure="shell:failed.project" actions={[backTo.gallery, backTo.home]} />;
}
