import type { ReactNode } from 'react';
import { lazy, Suspense } from 'react';
import { Outlet, useLocation, useMatches } from 'react-router';
import type { Picture } from '#content/picture/picture.ts';
import type { SiteIdentity } from '#publishing/head/site-identity.ts';
import { pageContext } from '../../page-context.ts';
import { loadAgain } from '../behaviour/load-again.ts';
import { NewsletterForm } from '../components/NewsletterForm/NewsletterForm.tsx';
import { withoutPreview } from '../components/Picture/without-preview.ts';
import { QuoteModalProvider } from '../components/QuoteModal/QuoteModalProvider.tsx';
import type { QuotedProduct } from '../components/QuoteModal/quote-path.ts';
import { backTo } from '../components/RouteError/back-to.ts';
import { RouteError } from '../components/RouteError/RouteError.tsx';
import { UnexpectedError } from '../components/RouteError/UnexpectedError.tsx';
import type { HeaderVariant } from '../components/SiteHeader/SiteHeader.tsx';
import { SiteShell } from '../components/SiteShell/SiteShell.tsx';
import type { CollectorData } from '../forms/use-form-collector.ts';
import { LanguagesContext, useLangOf } from '../languages-context.ts';
import { loadNavigation } from '../load-navigation.ts';
import { loadShellTexts, type ShellTexts } from '../load-shell-texts.ts';
import { MessagesContext } from '../messages/use-messages.ts';
import { usePageMessages } from '../messages/use-page-messages.ts';
import type { PageHandle } from '../page-handle.ts';
import { SitePagesContext } from '../site-pages.ts';
import { withoutWords } from '../summarize.ts';
import { Tracking } from '../tracking/Tracking.tsx';
import type { Route } from './+types/layout.ts';

const LanguageOffer = lazy(() => loadAgain(() => import('../components/LanguageOffer/LanguageOffer.tsx')));

export async function loader({ context }: Route.LoaderArgs) {
  const { services } = context.get(pageContext);
  const [company, address, hours, { menu, further, names, ...footer }, offPages] = await Promise.all([
    services.siteDocuments.get('company'),
    services.readAddress(),
    services.readHours(),
    loadNavigation(services),
    services.links.findOffPages(),
  ]);
  const pictures: Record<string, Picture | undefined> = await services.media.findPictures(
    menu.map(({ image }) => image),
  );
  const menuPictures = Object.fromEntries(
    menu.map(({ id, image }) => [id, withoutPreview(withoutWords(pictures[image]))]),
  );
  const site: SiteIdentity = { publicUrl: services.publicUrl, company };
  const { formCollector, outsideAnalytics } = services;
  const collector: CollectorData = { formCollector };
  const texts = await loadShellTexts(services, company);
  const messages = await services.wording.pick('common', 'shell', 'forms');
  const navigation = { menu: menu.map(({ image: _image, ...link }) => link), further, footer };
  const languages = await services.findLanguageChoices();
  const shell = { site, address, hours, texts, navigation, names, offPages, menuPictures, outsideAnalytics };
  return { ...shell, languages, messages, ...collector };
}

/** The shell depends on the page, not on its data: its texts are loaded once per visit. */
export function shouldRevalidate() {
  return false;
}

export default function SiteLayout({ loaderData }: Route.ComponentProps) {
  return (
    <Shell data={loaderData}>
      <Outlet />
    </Shell>
  );
}

/** For pages that have no error message of their own. If even the shell's data is missing, so are its texts. */
export function ErrorBoundary({ loaderData }: Route.ErrorBoundaryProps) {
  if (!loaderData) return <UnexpectedError />;
  return (
    <Shell data={loaderData}>
      <RouteError failure="shell:failed.page" actions={[backTo.home]} />
    </Shell>
  );
}

type ShellProps = { data: Route.ComponentProps['loaderData']; children: ReactNode };

function Shell({ data, children }: ShellProps) {
  const { site, address, hours, texts, navigation, names, offPages, menuPictures, outsideAnalytics } = data;
  const { languages } = data;
  const { variant, hasNewsletter, product } = useShown();
  const { pathname } = useLocation();
  const messages = usePageMessages();
  const pictures: Record<string, Picture | undefined> = menuPictures;
  return (
    <MessagesContext value={messages}>
      <LanguagesContext value={languages}>
        <SitePagesContext value={{ offPages, names, menuPaths: navigation.menu.map(({ path }) => path) }}>
          <QuoteModalProvider texts={texts.quote}>
            <SiteShell
              company={site.company}
              {...{ address, hours }}
              navigation={navigation}
              variant={variant}
              product={product}
              menuPictures={pictures}
              currentPath={pathname}
              newsletter={hasNewsletter ? null : <ShellNewsletter texts={texts.newsletter} />}
            >
              {children}
            </SiteShell>
            {languages.length > 0 && (
              <Suspense>
                <LanguageOffer />
              </Suspense>
            )}
            <Tracking outside={outsideAnalytics} path={pathname} texts={texts.privacy} />
          </QuoteModalProvider>
        </SitePagesContext>
      </LanguagesContext>
    </MessagesContext>
  );
}

/** Within the languages of the site, which the shell gives. */
function ShellNewsletter({ texts }: { texts: ShellTexts['newsletter'] }) {
  const langOf = useLangOf();
  return <NewsletterForm {...texts} headingIn={langOf(texts, 'heading')} textIn={langOf(texts, 'text')} />;
}

type Shown = { variant: HeaderVariant; hasNewsletter: boolean; product: QuotedProduct | undefined };

/** The page's handle, unless the page failed: an error is shown on a plain background. */
function useShown(): Shown {
  const page = useMatches().at(-1);
  const handle = page?.handle as PageHandle | undefined;
  return {
    variant: page?.loaderData === undefined ? 'page' : (handle?.headerVariant ?? 'page'),
    hasNewsletter: handle?.hasNewsletter?.(page?.loaderData) ?? false,
    product: handle?.productOf?.(page?.loaderData),
  };
}
