import type { ReadSlab, SlabStatus } from '#content/entities/slab/slab.entity.ts';
import { showMeasures, showPerson } from '#content/facts/show-slab.shared.ts';
import type { Units } from '#content/facts/units.shared.ts';
import { formatMoment } from '#content/kit/zoned-days.shared.ts';
import type { Picture } from '#content/picture/picture.ts';
import type { Services } from '#server/services/services.ts';
import { withoutPreview } from '../Picture/without-preview.ts';
import { pairSlabs } from './pair-slabs.ts';

/** A slab beside others. */
export type SlabSummary = Pick<
  ReadSlab,
  'slug' | 'product' | 'finish' | 'remnant' | 'lengthMm' | 'heightMm'
> & {
  stone: string;
  status: SlabStatus;
  /** When its hold ends; empty where it is not held. */
  heldUntil: string;
  /** `2,950 × 1,800 × 20 mm`. */
  size: string;
  area: string;
  picture: Picture | undefined;
};

/** Slabs at one scale: each with its neighbour of the same block, where that is among them. */
export type ShownSlabs = { pairs: SlabSummary[][]; personHeight: string };

export async function summarizeSlabs(
  services: Services,
  slabs: readonly ReadSlab[],
  units: Units,
): Promise<ShownSlabs> {
  const [pictures, language, momentOf] = await Promise.all([
    services.media.findPictures(slabs.map(({ mainImage }) => mainImage)),
    services.readLanguage(),
    createMomentOf(services),
  ]);
  const summarizeSlab = (slab: ReadSlab): SlabSummary => {
    const { slug, product, finish, remnant, lengthMm, heightMm, status } = slab;
    const { sides, thickness, area } = showMeasures(slab, units, language);
    const picture = pictures[slab.mainImage];
    return {
      ...{ slug, product, finish, remnant, lengthMm, heightMm, status, area },
      stone: product.name || slab.stone.name,
      heldUntil: momentOf(slab.heldUntil),
      size: `${sides}, ${thickness}`,
      picture: picture && withoutPreview(picture),
    };
  };
  return {
    pairs: pairSlabs(slabs).map((pair) => pair.map(summarizeSlab)),
    personHeight: showPerson(units, language),
  };
}

/** How a moment reads in the company's time zone; empty where there is none. */
export async function createMomentOf(services: Services): Promise<(iso: string | null) => string> {
  const [{ timeZone }, language] = await Promise.all([
    services.siteDocuments.get('company'),
    services.readLanguage(),
  ]);
  return (iso) => (iso ? formatMoment(iso, timeZone, language) : '');
}
