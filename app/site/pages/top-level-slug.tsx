import { lazy } from 'react';
import { data, type HeadersArgs, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { Preview } from '#content/editorial/previews.service.ts';
import type { Resolved } from '#content/entities/resolve.service.ts';
import { topLevelNames } from '#content/registry.ts';
import type { Services } from '#server/services/services.ts';
import { lazyModules, pageContext } from '../../page-context.ts';
import { loadAgain } from '../behaviour/load-again.ts';
import { backTo } from '../components/RouteError/back-to.ts';
import { RouteError } from '../components/RouteError/RouteError.tsx';
import { pageMeta } from '../head/page-meta.ts';
import { findRedirect, respondToMissing } from '../missing-page.ts';
import type { PageHandle } from '../page-handle.ts';
import { PreviewStrip } from '../preview/PreviewStrip/PreviewStrip.tsx';
import { findPreview, notePreview, responseOf } from '../preview/preview-of.ts';
import { redirectTo } from '../redirect-to.ts';
import type { Route } from './+types/top-level-slug.ts';
import { ArticlePage } from './article/ArticlePage.tsx';
import { loadArticlePage } from './article/load-article-page.ts';
import { loadLandingPage } from './landing/load-landing-page.ts';
import { sendLandingForm } from './landing/send-landing-form.ts';
import { loadPage } from './page/load-page.ts';
import { PlainPage } from './page/PlainPage.tsx';
import { loadProductPage } from './product/load-product-page.ts';
import { ProductPage } from './product/ProductPage.tsx';
import { shownProductOf } from './product/shown-product.ts';

/** An article ends with the newsletter form; other pages do not. */
export const handle: PageHandle = {
  hasNewsletter: (loaderData) =>
    typeof loaderData === 'object' &&
    loaderData !== null &&
    'type' in loaderData &&
    loaderData.type === 'blog',
  productOf: shownProductOf,
};

/** What the other pages below the root would only carry along. No other module imports it, so that it has files of its own. */
const landingModule = 'app/site/pages/landing/LandingPage.tsx';
const LandingPage = lazy(async () => {
  const { LandingPage } = await loadAgain(() => import('./landing/LandingPage.tsx'));
  return { default: LandingPage };
});

type TopLevelPreview = Extract<Preview, { entity: (typeof topLevelNames)[number] }>;

/** A record that is shown directly below the root (specification/addresses.md, "Top-level slugs"). */
export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const { services, onQueryRead } = context.get(pageContext);
  const preview = await findPreview(services, { request, entities: topLevelNames });
  const found = preview ? resolvedFrom(preview) : await services.resolve.resolve(params.slug);
  if (found?.type === 'landing') {
    onQueryRead();
    context.set(lazyModules, [landingModule]);
  }
  if (found) {
    const shown = await loadShown(services, found, url);
    const messages = 'messages' in shown.page ? shown.page.messages : {};
    return data({ ...shown, messages, preview: notePreview(preview) }, responseOf(preview));
  }
  const moved = await services.resolve.findMoved({ entities: topLevelNames, slug: params.slug });
  if (moved) throw (await findRedirect({ context, request, url })) ?? redirectTo(moved.path, 301);
  throw await respondToMissing({ context, request, url }, redirect('/404'));
}

async function loadShown(services: Services, found: Resolved, url: URL) {
  switch (found.type) {
    case 'product':
      return { type: found.type, page: await loadProductPage(services, found.data, url) };
    case 'blog':
      return { type: found.type, page: await loadArticlePage(services, found.data) };
    case 'landing':
      return { type: found.type, page: await loadLandingPage(services, found.data, url) };
    case 'page':
      return { type: found.type, page: await loadPage(services, found.data) };
  }
}

function resolvedFrom(preview: TopLevelPreview): Resolved {
  switch (preview.entity) {
    case 'product':
      return { type: 'product', data: preview.record };
    case 'blogPost':
      return { type: 'blog', data: preview.record };
    case 'landingPage':
      return { type: 'landing', data: preview.record };
    case 'page':
      return { type: 'page', data: preview.record };
  }
}

/** The forms of a landing page, also of one that was taken off the site while somebody filled them in. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const { services, visitor } = context.get(pageContext);
  const found = await services.resolve.resolve(params.slug);
  if (found && found.type !== 'landing') {
    const t = await services.wording.read();
    throw data({ title: t('shell:form.none'), message: t('shell:form.noneText') }, { status: 405 });
  }
  return sendLandingForm(request, { services, visitor });
}

/** Of a form that was sent as well. */
export function headers({ loaderHeaders, actionHeaders }: HeadersArgs): Headers {
  const all = new Headers(loaderHeaders);
  for (const [name, value] of actionHeaders) all.set(name, value);
  return all;
}

/** The lists of a landing page do not depend on the filter, which is applied in the browser. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = change;
  const isFiltered = currentUrl.search !== nextUrl.search && restOf(currentUrl) === restOf(nextUrl);
  return isFiltered && !formMethod ? false : defaultShouldRevalidate;
}

/** An address without what the lists are filtered by. */
function restOf({ pathname, search }: URL): string {
  const rest = new URLSearchParams(search);
  for (const name of ['category', 'q', 'utm_source']) rest.delete(name);
  return `${pathname}?${rest}`;
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const page = loaderData && { head: loaderData.page.head, preview: loaderData.preview };
  return pageMeta({ loaderData: page, matches }, 'shell:failed.page');
};

export default function TopLevelSlug({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PreviewStrip preview={loaderData.preview} />
      <TopLevelPage shown={loaderData} sent={actionData} />
    </>
  );
}

type TopLevelPageProps = {
  shown: Route.ComponentProps['loaderData'];
  sent: Route.ComponentProps['actionData'];
};

function TopLevelPage({ shown, sent }: TopLevelPageProps) {
  switch (shown.type) {
    case 'product':
      return <ProductPage page={shown.page} />;
    case 'blog':
      return <ArticlePage page={shown.page} />;
    case 'landing':
      return <LandingPage key={shown.page.slug} page={shown.page} sent={sent} />;
    case 'page':
      return <PlainPage page={shown.page} />;
  }
}

export function ErrorBoundary() {
  return <RouteError failure="shell:failed.page" actions={[backTo.home, backTo.collections]} />;
}
