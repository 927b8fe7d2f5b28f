import { fallbackOf } from '#content/kit/fallback-of.shared.ts';
import type { Picture } from '#content/picture/picture.ts';
import messages from '#messages/en/collections.json' with { type: 'json' };
import { pageContext } from '../../../page-context.ts';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { DisplayHeading } from '../../components/DisplayHeading/DisplayHeading.tsx';
import { MessagePage } from '../../components/MessagePage/MessagePage.tsx';
import { PageLabel } from '../../components/PageLabel/PageLabel.tsx';
import { Picture as PictureView } from '../../components/Picture/Picture.tsx';
import { BackLink } from '../../components/RouteError/BackLink.tsx';
import { backTo } from '../../components/RouteError/back-to.ts';
import { RouteError } from '../../components/RouteError/RouteError.tsx';
import { nameForeignMedia } from '../../foreign-media.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { useLangOf } from '../../languages-context.ts';
import { useMessages } from '../../messages/use-messages.ts';
import type { PageHandle } from '../../page-handle.ts';
import { usePage } from '../../site-pages.ts';
import { keepUnits } from '../../typography/keep-units.ts';
import type { Route } from './+types/route.ts';
import { CollectionCarousel } from './CollectionCarousel/CollectionCarousel.tsx';
import styles from './collections.module.css';

/** The page is dark from the top, so the bar has light text. */
export const handle: PageHandle = { headerVariant: 'over' };

const fields = ['name', 'slug', 'description', 'image', 'videoUrl'] as const;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { services } = context.get(pageContext);
  const { records } = await services.categories.listFields({ reader: 'visitor', fields });
  const shownAddress = nameForeignMedia(
    { context, url },
    { films: records.map(({ videoUrl }) => videoUrl ?? '') },
  );
  const [home, { category: _category, narrowed: _narrowed, product: _product, ...texts }, listPath] =
    await Promise.all([
      services.siteDocuments.get('home'),
      services.siteDocuments.get('collections'),
      services.landingPages.findFirstPath(),
    ]);
  const hallImage = home.slides.find((slide) => slide.id === 'showcase')?.image ?? '';
  const paths = [hallImage, ...records.map((category) => category.image)];
  const pictures: Record<string, Picture | undefined> = await services.media.findPictures(paths);
  const collections = records.map(({ id, name, slug, description, image, videoUrl, ...more }) => ({
    id,
    ...fallbackOf(more),
    name,
    slug,
    description,
    videoUrl: shownAddress(videoUrl ?? ''),
    picture: pictures[image],
  }));
  const head = await services.heads.get({
    ...{ kind: 'collections', introduction: texts.description, collections },
    pictures: [collections[0]?.picture],
  });
  const messages = await services.wording.pick('collections');
  return { head, texts, messages, collections, hall: pictures[hallImage], listPath: listPath ?? '/search/' };
}

export const meta: Route.MetaFunction = (page) => pageMeta(page, 'shell:failed.collections');

export default function Collections({ loaderData }: Route.ComponentProps) {
  const langOf = useLangOf();
  const t = useMessages(messages);
  const fit = usePage('/fit/');
  const { texts, collections, hall, listPath } = loaderData;
  if (collections.length === 0) return <NoCollections texts={texts} />;
  return (
    <div className={styles.hall} data-ground="night">
      {hall ? (
        <div className={styles.backdrop} data-print="none">
          <PictureView picture={hall} ratio="fill" sizes="100vw" alt="" />
        </div>
      ) : null}
      <header className={styles.header}>
        <PageLabel path="/products/" isAccent />
        <DisplayHeading as="h1" size="large" {...langOf(texts, 'heading')}>
          {texts.heading}
        </DisplayHeading>
        <p className={`lead ${styles.description}`} {...langOf(texts, 'description')}>
          {keepUnits(texts.description)}
        </p>
      </header>
      <CollectionCarousel heading={t('collections:heading')} categories={collections} />
      <p className={styles.further}>
        <span {...langOf(texts, 'searchText')}>{texts.searchText}</span>
        <ButtonLink to={listPath} {...langOf(texts, 'searchButton')}>
          {texts.searchButton}
        </ButtonLink>
        <ButtonLink to="/match/" {...langOf(texts, 'colourButton')}>
          {texts.colourButton}
        </ButtonLink>
        <ButtonLink to="/fit/" {...langOf(fit, 'name')}>
          {fit.name}
        </ButtonLink>
        <ButtonLink to="/room/" {...langOf(texts, 'roomButton')}>
          {texts.roomButton}
        </ButtonLink>
      </p>
    </div>
  );
}

function NoCollections({ texts }: Pick<Route.ComponentProps['loaderData'], 'texts'>) {
  const langOf = useLangOf();
  const t = useMessages(messages);
  return (
    <div className={styles.hall} data-ground="night">
      <MessagePage
        label={texts.heading}
        labelIn={langOf(texts, 'heading')}
        heading={texts.emptyHeading}
        headingIn={langOf(texts, 'emptyHeading')}
        actions={
          <>
            <ButtonLink to="/contact/">{t('collections:contact')}</ButtonLink>
            <BackLink {...backTo.home} />
          </>
        }
      >
        {texts.emptyText ? <p {...langOf(texts, 'emptyText')}>{texts.emptyText}</p> : null}
      </MessagePage>
    </div>
  );
}

export function ErrorBoundary() {
  return <RouteError failure="shell:failed.collections" actions={[backTo.home]} />;
}
