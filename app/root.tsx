// First of all, so that the order of layers is known before any component's styles.
import './site/styles/layers.css';

import type { ReactNode } from 'react';
import { Links, type LinksFunction, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { UnexpectedError } from './site/components/RouteError/UnexpectedError.tsx';
import { InlineScript } from './site/first-paint/InlineScript.tsx';
import { firstScreenStyles, markPainting, paintTheRest } from './site/first-paint/paint-in-steps.ts';
import { startScripts } from './site/first-paint/start-scripts.ts';
import { preloadedFontUrls } from './site/styles/font-urls.ts';

export const links: LinksFunction = () => [
  ...preloadedFontUrls.map((href) => ({
    rel: 'preload' as const,
    as: 'font' as const,
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
    href,
  })),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
  { rel: 'alternate', type: 'application/atom+xml', href: '/blog/feed.xml', title: 'The Stone Journal' },
];

/** As in layers.css. */
const styleLayers = '@layer reset, tokens, base, mantine, components, pages;';

/** The document around every page, the one of an error included. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#F5F2EC" />
        {/* Files arrive in any order; this settles the order of their layers before the first of them. */}
        <style>{styleLayers + firstScreenStyles}</style>
        <InlineScript text={import.meta.env.SSR ? markPainting : ''} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
        <InlineScript text={import.meta.env.SSR ? paintTheRest : ''} />
        <InlineScript text={import.meta.env.SSR ? startScripts : ''} />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

/** Where even the layout could not be shown (specification/messages.md, "Public pages"). */
export function ErrorBoundary() {
  return <UnexpectedError />;
}
