import { type LandingPage, landingPageEntity } from '#content/entities/landing-page/landing-page.entity.ts';
import { type Page, pageEntity } from '#content/entities/page/page.entity.ts';
import type { Translated } from '#content/kit/fallback-of.shared.ts';
import { fallbackAs } from '#content/kit/fallback-of.shared.ts';
import type { Picture } from '#content/picture/picture.ts';
import type { Services } from '#server/services/services.ts';

/** What is read of them to show their cards. */
export const landingCardFields = ['id', 'slug', 'name', 'heroText', 'heroImage', 'metaDescription'] as const;
export const pageCardFields = ['id', 'slug', 'title', 'image', 'metaDescription'] as const;

export type PageSummary = Translated & {
  id: number;
  slug: string;
  path: string;
  name: string;
  text: string;
  picture: Picture | undefined;
};

export async function summarizeLandingPages(
  { media }: Services,
  records: readonly (Pick<LandingPage, (typeof landingCardFields)[number]> & Translated)[],
): Promise<PageSummary[]> {
  const pictures = await media.findPictures(records.map(({ heroImage }) => heroImage));
  return records.map(({ id, slug, name, heroText, heroImage, metaDescription, ...more }) => ({
    ...{ id, slug, name, path: landingPageEntity.pathOf({ slug }) },
    text: heroText || metaDescription,
    ...fallbackAs(more, { name: 'name', text: heroText ? 'heroText' : 'metaDescription' }),
    picture: pictures[heroImage],
  }));
}

export async function summarizePages(
  { media }: Services,
  records: readonly (Pick<Page, (typeof pageCardFields)[number]> & Translated)[],
): Promise<PageSummary[]> {
  const pictures = await media.findPictures(records.map(({ image }) => image));
  return records.map(({ id, slug, title, image, metaDescription, ...more }) => ({
    ...{ id, slug, name: title, path: pageEntity.pathOf({ slug }) },
    text: metaDescription,
    ...fallbackAs(more, { name: 'title', text: 'metaDescription' }),
    picture: pictures[image],
  }));
}
