import { useRouteLoaderData } from 'react-router';
import type { HomeSection } from '#content/documents/home.document.ts';
import { fallbackAs, fallbackOf } from '#content/kit/fallback-of.shared.ts';
import type { Picture } from '#content/picture/picture.ts';
import { findByPage } from '#content/static-pages.shared.ts';
import { pageContext } from '../../../page-context.ts';
import { useSections } from '../../behaviour/use-sections.ts';
import { backTo } from '../../components/RouteError/back-to.ts';
import { RouteError } from '../../components/RouteError/RouteError.tsx';
import { pageMeta } from '../../head/page-meta.ts';
import { useLangOf } from '../../languages-context.ts';
import type { PageHandle } from '../../page-handle.ts';
import { siteLayoutId } from '../../site-identity.ts';
import type { loader as shellLoader } from '../layout.tsx';
import type { Route } from './+types/route.ts';
import { HomeCarousel } from './HomeCarousel/HomeCarousel.tsx';
import { HomeHero } from './HomeHero/HomeHero.tsx';
import { doors } from './home-doors.ts';

export const handle: PageHandle = { headerVariant: 'home' };

export async function loader({ context }: Route.LoaderArgs) {
  const { services } = context.get(pageContext);
  const [written, company] = await Promise.all([
    services.siteDocuments.get('home'),
    services.siteDocuments.get('company'),
  ]);
  const names = await services.findPageNames();
  const withPaths = written.slides
    .filter(({ shown }) => shown)
    .map((slide) => {
      const { path } = doors[slide.id];
      const page = findByPage(names, path);
      if (slide.title || !page) return { ...slide, path };
      return { ...slide, path, title: page.name, ...fallbackOf(slide, fallbackAs(page, { title: 'name' })) };
    });
  const [slides, links] = await Promise.all([
    services.links.keepLeading(withPaths),
    services.links.keepLeading(written.links),
  ]);
  const home = { ...written, slides, links };
  const paths = [home.hero.image, ...home.slides.map((slide) => slide.image)];
  const pictures: Record<string, Picture | undefined> = await services.media.findPictures(paths);
  const head = await services.heads.get({ kind: 'home', pictures: [pictures[home.hero.image]] });
  const { email, phones } = company;
  const messages = await services.wording.pick('home');
  return { head, messages, home, company: { email, phones: phones.slice(0, 1) }, pictures };
}

export const meta: Route.MetaFunction = (page) => pageMeta(page, '/');

export default function Home({ loaderData }: Route.ComponentProps) {
  const { home, company, pictures } = loaderData;
  const shown = home.sections
    .filter(({ key, shown: isShown }) => isShown && (key === 'hero' || home.slides.length > 0))
    .map(({ key }) => key);
  const { active, areWhole } = useSections(shown);
  const stateOf = (id: HomeSection) => ({ isActive: active === id, isWhole: areWhole });
  return shown.map((key) =>
    key === 'hero' ? (
      <HomeHero key={key} hero={home.hero} picture={pictures[home.hero.image]} {...stateOf(key)} />
    ) : (
      <HomeCarousel
        key={key}
        {...{ home, company, pictures }}
        headingAs={shown.includes('hero') ? 'h2' : 'h1'}
        {...stateOf(key)}
      />
    ),
  );
}

/** Only the page's own data is missing here: without the shell's there would be no page to say it in. */
export function ErrorBoundary() {
  const langOf = useLangOf();
  const shell = useRouteLoaderData<typeof shellLoader>(siteLayoutId);
  return (
    <RouteError
      failure="shell:failed.page"
      title={shell?.texts.home.closed}
      titleIn={langOf(shell?.texts.home, 'closed')}
      actions={[backTo.seeCollections]}
    />
  );
}
