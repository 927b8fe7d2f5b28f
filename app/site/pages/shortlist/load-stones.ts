import { pathOfProduct } from '#content/entities/product/product-path.shared.ts';
import { fallbackAs } from '#content/kit/fallback-of.shared.ts';
import type { Picture } from '#content/picture/picture.ts';
import type { Services } from '#server/services/services.ts';
import type { ShownStones } from '../../shortlist/fetch-stones.ts';
import { withoutWords } from '../../summarize.ts';

export async function loadStones(services: Services, keys: readonly string[]): Promise<ShownStones> {
  const stones = await services.stones.find(keys);
  const paths = [...stones.values()].map(({ mainImage }) => mainImage).filter(Boolean);
  const pictures: Record<string, Picture | undefined> = await services.media.findPictures(paths);
  return Object.fromEntries(
    [...stones].map(([key, stone]) => {
      const { slug, name, mainImage, finishOptions, thicknessOptions } = stone;
      const shown = {
        ...{ slug, name, path: pathOfProduct({ slug }) },
        ...fallbackAs(stone, { name: 'name', finishes: 'finishOptions', thicknesses: 'thicknessOptions' }),
        picture: withoutWords(pictures[mainImage]),
        ...{ finishes: finishOptions, thicknesses: thicknessOptions },
      };
      return [key, shown];
    }),
  );
}
