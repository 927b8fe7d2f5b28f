import { pathOfProduct } from '#content/entities/product/product-path.shared.ts';
import type { Picture } from '#content/picture/picture.ts';
import type { Services } from '#server/services/services.ts';

/** What a list shows of a stone, and what may be chosen of it. */
export type ShownStone = {
  slug: string;
  name: string;
  path: string;
  picture: Picture | undefined;
  finishes: string[];
  thicknesses: string[];
};
/** By what the stones were asked for by; those that visitors do not see are left out. */
export type ShownStones = Record<string, ShownStone>;

export async function loadStones(services: Services, keys: readonly string[]): Promise<ShownStones> {
  const stones = await services.stones.find(keys);
  const paths = [...stones.values()].map(({ mainImage }) => mainImage).filter(Boolean);
  const pictures: Record<string, Picture | undefined> = await services.media.findPictures(paths);
  return Object.fromEntries(
    [...stones].map(([key, { slug, name, mainImage, finishOptions, thicknessOptions }]) => {
      const picture = pictures[mainImage];
      return [
        key,
        {
          ...{ slug, name, path: pathOfProduct({ slug }) },
          picture: picture && { ...picture, alt: '' },
          ...{ finishes: finishOptions, thicknesses: thicknessOptions },
        },
      ];
    }),
  );
}
