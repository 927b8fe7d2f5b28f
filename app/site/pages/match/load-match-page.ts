import { type ColourFamily, colourFamilies } from '#content/colours/colour-families.shared.ts';
import { decodeLook } from '#content/colours/look-address.shared.ts';
import type { Services } from '#server/services/services.ts';
import { type ShownColours, showColours } from '../../components/ColourStrip/colour-stripes.ts';
import { listInOrder, type SmallStone } from '../../components/SmallStones/small-stones.ts';

const mostOfFamily = 24;
const mostLike = 12;

/** What was asked for: a family, or what was measured of a picture; `stones` is undefined where nothing was. */
export type MatchPageData = {
  families: { name: ColourFamily; label: string; hex: string }[];
  colour: ColourFamily | undefined;
  photo: ShownColours | undefined;
  stones: SmallStone[] | undefined;
};

export async function loadMatchPage(services: Services, query: URLSearchParams): Promise<MatchPageData> {
  const families = [...colourFamilies];
  const colour = families.find(({ name }) => name === query.get('colour'))?.name;
  const look = colour ? undefined : decodeLook(query.get('look') ?? '');
  return {
    families,
    colour,
    photo: look && (await showColours(services, look.palette)),
    stones: await findStones(services, { colour, look }),
  };
}

async function findStones(
  services: Services,
  { colour, look }: { colour: ColourFamily | undefined; look: ReturnType<typeof decodeLook> },
): Promise<SmallStone[] | undefined> {
  const { likeness } = services;
  if (colour) return listInOrder(services, await likeness.findOfFamily(colour, { limit: mostOfFamily }));
  return look && listInOrder(services, await likeness.findNearest(look, { limit: mostLike }));
}
