import { data } from 'react-router';
import type { Picture } from '#content/picture/picture.ts';
import { pageContext } from '../../page-context.ts';
import { ButtonLink } from '../components/Button/ButtonLink.tsx';
import { CollectionCarousel } from '../components/CollectionCarousel/CollectionCarousel.tsx';
import { DisplayHeading } from '../components/DisplayHeading/DisplayHeading.tsx';
import { Label } from '../components/Label/Label.tsx';
import { Picture as PictureView } from '../components/Picture/Picture.tsx';
import { backTo } from '../components/RouteError/back-to.ts';
import { RouteError } from '../components/RouteError/RouteError.tsx';
import { nameForeignMedia } from '../foreign-media.ts';
import { pageMeta } from '../head/page-meta.ts';
import type { PageHandle } from '../page-handle.ts';
import { keepUnits } from '../typography/keep-units.ts';
import type { Route } from './+types/collections.ts';
import styles from './collections.module.css';

/** The page is dark from the top, so the bar has light text. */
export const handle: PageHandle = { headerVariant: 'over' };

const errorTitle = 'Unable to Load Collections';
const fields = ['name', 'slug', 'description', 'image', 'videoUrl'] as const;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services } = context.get(pageContext);
  const { records } = await services.categories.listFields({ reader: 'visitor', fields });
  if (records.length === 0) {
    throw data({ title: errorTitle, message: 'No categories. Please add categories.' }, { status: 200 });
  }
  const shownAddress = nameForeignMedia(
    { context, request },
    { films: records.map(({ videoUrl }) => videoUrl ?? '') },
  );
  const [home, { heading, description, searchText, searchButton, colourButton, roomButton }] =
    await Promise.all([services.siteDocuments.get('home'), services.siteDocuments.get('collections')]);
  const hallImage = home.slides.find((slide) => slide.id === 'showcase')?.image ?? '';
  const paths = [hallImage, ...records.map((category) => category.image)];
  const pictures: Record<string, Picture | undefined> = await services.media.findPictures(paths);
  const collections = records.map(({ id, name, slug, description, image, videoUrl }) => ({
    id,
    name,
    slug,
    description,
    videoUrl: shownAddress(videoUrl ?? ''),
    picture: pictures[image],
  }));
  const head = await services.heads.get({
    ...{ kind: 'collections', introduction: description, collections },
    pictures: [collections[0]?.picture],
  });
  const texts = { heading, description, searchText, searchButton, colourButton, roomButton };
  return { head, texts, collections, hall: pictures[hallImage] };
}

export const meta: Route.MetaFunction = (page) => pageMeta(page, errorTitle);

export default function Collections({ loaderData }: Route.ComponentProps) {
  const { texts, collections, hall } = loaderData;
  return (
    <div className={styles.hall} data-ground="night">
      {hall ? (
        <div className={styles.backdrop}>
          <PictureView picture={hall} ratio="fill" sizes="100vw" alt="" />
        </div>
      ) : null}
      <header className={styles.header}>
        <Label number="02" isAccent>
          Showcase
        </Label>
        <DisplayHeading as="h1" size="large">
          {texts.heading}
        </DisplayHeading>
        <p className={`lead ${styles.description}`}>{keepUnits(texts.description)}</p>
      </header>
      <CollectionCarousel heading="OUR COLLECTIONS" categories={collections} />
      <p className={styles.further}>
        <span>{texts.searchText}</span>
        <ButtonLink to="/italian-marble/">{texts.searchButton}</ButtonLink>
        <ButtonLink to="/match/">{texts.colourButton}</ButtonLink>
        <ButtonLink to="/room/">{texts.roomButton}</ButtonLink>
      </p>
    </div>
  );
}

export function ErrorBoundary() {
  return <RouteError title={errorTitle} actions={[backTo.home]} />;
}
