import { data, redirect } from 'react-router';
import { pageContext } from '../../../page-context.ts';
import { backTo } from '../../components/RouteError/back-to.ts';
import { describeFailure } from '../../components/RouteError/describe-failure.ts';
import { RouteError } from '../../components/RouteError/RouteError.tsx';
import { pageMeta } from '../../head/page-meta.ts';
import { findRedirect, respondToMissing } from '../../missing-page.ts';
import type { PageHandle } from '../../page-handle.ts';
import { PreviewStrip } from '../../preview/PreviewStrip/PreviewStrip.tsx';
import { findPreview, loaderHeaders, notePreview, responseOf } from '../../preview/preview-of.ts';
import type { Route } from './+types/route.ts';
import { loadProjectPage } from './load-project-page.ts';
import { ProjectPage } from './ProjectPage.tsx';

const failedTitle = 'Unable to Load Project';
const missingTitle = 'Project Not Found';

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
  if (moved) throw (await findRedirect({ context, request, url })) ?? redirect(moved.path, 301);
  const message = `Project "${slug}" not found.`;
  throw await respondToMissing(
    { context, request, url },
    data({ title: missingTitle, message }, { status: 404 }),
  );
}

export const headers = loaderHeaders;

export const meta: Route.MetaFunction = (page) =>
  pageMeta(page, describeFailure(page.error, failedTitle).title);

export default function ProjectRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PreviewStrip preview={loaderData.preview} />
      <ProjectPage page={loaderData} />
    </>
  );
}

export function ErrorBoundary() {
  return <RouteError title={failedTitle} actions={[backTo.gallery, backTo.home]} />;
}
