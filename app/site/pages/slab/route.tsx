import { data } from 'react-router';
import type { ReadSlab } from '#content/entities/slab/slab.entity.ts';
import { pathOfSlab } from '#content/entities/slab/slab-path.shared.ts';
import { pageContext } from '../../../page-context.ts';
import { backTo } from '../../components/RouteError/back-to.ts';
import { RouteError } from '../../components/RouteError/RouteError.tsx';
import { pageMeta } from '../../head/page-meta.ts';
import { findRedirect, respondToMissing } from '../../missing-page.ts';
import { PreviewStrip } from '../../preview/PreviewStrip/PreviewStrip.tsx';
import { findPreview, loaderHeaders, notePreview, responseOf } from '../../preview/preview-of.ts';
import { redirectTo } from '../../redirect-to.ts';
import type { Route } from './+types/route.ts';
import { loadPassportPage } from './load-passport-page.ts';
import { PassportPage } from './PassportPage.tsx';

export async function loader({ params: { number }, context, request, url }: Route.LoaderArgs) {
  const { services } = context.get(pageContext);
  const preview = await findPreview(services, { request, entities: ['slab'] });
  const slab = preview?.record ?? (await services.slabs.find({ reader: 'visitor', key: number }));
  if (slab && (preview || slab.slug === number)) {
    const page = await loadPassportPage(services, slab as ReadSlab, url);
    return data({ ...page, preview: notePreview(preview) }, responseOf(preview));
  }
  const isInOtherCase = slab?.slug.toLowerCase() === number.toLowerCase();
  const moved = isInOtherCase
    ? { path: pathOfSlab(slab) }
    : await services.resolve.findMoved({ entities: ['slab'], slug: number });
  if (moved) throw (await findRedirect({ context, request, url })) ?? redirectTo(moved.path, 301);
  const t = await services.wording.read();
  const message = t('slabs:missing', { number });
  throw await respondToMissing(
    { context, request, url },
    data({ title: t('slabs:missing.title'), message }, { status: 404 }),
  );
}

export const headers = loaderHeaders;

export const meta: Route.MetaFunction = (page) => pageMeta(page, 'shell:failed.slab');

export default function SlabRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PreviewStrip preview={loaderData.preview} />
      <PassportPage page={loaderData} />
    </>
  );
}

export function ErrorBoundary() {
  return <RouteError failure="shell:failed.slab" actions={[backTo.collections, backTo.home]} />;
}
