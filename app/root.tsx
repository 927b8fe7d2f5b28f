// First of all, so that the order of layers is known before any component's styles.
import './site/styles/layers.css';
import './site/styles/fonts.css';

import { type ReactNode, useContext } from 'react';
import {
  Links,
  type LinksFunction,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useHref,
  useMatches,
  useRouteLoaderData,
} from 'react-router';
import { shippedColours } from '#content/appearance/shipped-colours.shared.ts';
import { directionOf } from '#messages/language-names.shared.ts';
import type { Route } from './+types/root.ts';
import { BackOfficeMeta } from './back-office/BackOfficeMeta.tsx';
import { isBackOfficePath } from './back-office/back-office-path.ts';
import { readOfBackOffice } from './back-office/read-of-back-office.server.ts';
import { trustCleanHtml } from './back-office/trust-clean-html.ts';
import { BrandContext, brandState } from './brand-context.ts';
import { pageContext } from './page-context.ts';
import { UnexpectedError } from './site/components/RouteError/UnexpectedError.tsx';
import { InlineScript } from './site/first-paint/InlineScript.tsx';
import { NonceContext } from './site/first-paint/NonceContext.ts';
import { firstScreenStyles, markPainting, paintTheRest } from './site/first-paint/paint-in-steps.ts';
import { startScripts } from './site/first-paint/start-scripts.ts';
import { refuseOffPage } from './site/missing-page.ts';
import type { PageHandle } from './site/page-handle.ts';
import { preloadedFontUrls } from './site/styles/font-urls.ts';
import { typefaceFiles, typefaceStyles } from './site/styles/typefaces/typefaces.ts';

export const links: LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

export const middleware: Route.MiddlewareFunction[] = [refuseOffPage];

/** How the company looks comes with every document, the back office's as well, and stays until that changes it. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, onForeignMedia } = context.get(pageContext);
  const { appearance, journalFeed } = services;
  const { brand, colours, isDark, typeface, styles } = await appearance.read();
  const { preloads } = typefaceFiles(typeface);
  const { journal } = await services.siteDocuments.get('pages');
  const feedTitle = journal ? (await journalFeed.describe()).title : '';
  const language = await services.readLanguage();
  const look = {
    ...{ brand, colours, isDark, preloads, feedTitle, styles: styles + typefaceStyles(typeface) },
    ...{ language, direction: directionOf(language) },
  };
  if (!isBackOfficePath(new URL(request.url).pathname)) return look;
  return { ...look, ofBackOffice: await readOfBackOffice(services, onForeignMedia) };
}

export function shouldRevalidate() {
  return brandState.isOutdated;
}

/** As in layers.css. */
const styleLayers = '@layer reset, tokens, appearance, base, mantine, components, pages;';

/** The document around every page, the one of an error included. */
export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root');
  const { colours, preloads, styles } = data ?? {
    colours: shippedColours,
    preloads: preloadedFontUrls,
    styles: '',
  };
  const nonce = useContext(NonceContext) || findNonce();
  const feedPath = useHref('/blog/feed.xml');
  const isAlone = (useMatches().at(-1)?.handle as PageHandle | undefined)?.isAlone === true;
  const ofBackOffice = data && 'ofBackOffice' in data ? data.ofBackOffice : undefined;
  return (
    <html
      lang={ofBackOffice ? 'en-GB' : (data?.language ?? 'en')}
      dir={ofBackOffice ? undefined : data?.direction}
      data-dark-site={data?.isDark ? '' : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={colours.surface} />
        {ofBackOffice ? <BackOfficeMeta {...ofBackOffice} /> : null}
        {/* Files arrive in any order; this settles the order of their layers before the first of them. */}
        <style nonce={nonce} suppressHydrationWarning>
          {styleLayers + firstScreenStyles}
        </style>
        {styles && (
          <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: styles }} />
        )}
        {preloads.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
        ))}
        {ofBackOffice ? <InlineScript text={import.meta.env.SSR ? trustCleanHtml : ''} /> : null}
        {isAlone ? null : <InlineScript text={import.meta.env.SSR ? markPainting : ''} />}
        <Meta />
        {/* Files of this site need no nonce, and browsers hide one: hydration would find another value than was sent. */}
        <Links nonce="" />
        {data?.feedTitle && !isAlone && (
          <link rel="alternate" type="application/atom+xml" href={feedPath} title={data.feedTitle} />
        )}
      </head>
      <body>
        <BrandContext value={data}>{children}</BrandContext>
        {isAlone ? null : (
          <>
            <ScrollRestoration />
            <Scripts />
            <InlineScript text={import.meta.env.SSR ? paintTheRest : ''} />
            <InlineScript text={import.meta.env.SSR ? startScripts : ''} />
          </>
        )}
      </body>
    </html>
  );
}

/** Of the document that is shown: looks that are saved come in a style element that is made by scripts. */
function findNonce(): string | undefined {
  return import.meta.env.SSR ? undefined : document.querySelector('style')?.nonce;
}

export default function Root() {
  return <Outlet />;
}

/** Where even the layout could not be shown (specification/messages.md, "Public pages"). */
export function ErrorBoundary() {
  return <UnexpectedError />;
}
