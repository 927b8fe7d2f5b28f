import type { RoomTexts } from '#content/documents/room.document.ts';
import type { CompiledMessages } from '#messages/translate.ts';
import type { PageHead } from '#publishing/head/page-head.ts';
import {
  hrefOfRoom,
  type RoomChoice,
  readRoomChoice,
  type SurfaceChoice,
} from '#publishing/rooms/room-address.shared.ts';
import { rooms } from '#publishing/rooms/rooms.shared.ts';
import type { Services } from '#server/services/services.ts';
import { findMenuPicture } from '../../head/find-menu-picture.ts';
import { describeRoom } from './describe-room.ts';

/** A stone that can be laid; `image` is the path of its main picture. */
export type RoomStone = { slug: string; name: string; image: string };

export type RoomPageData = {
  messages: CompiledMessages;
  head: PageHead;
  texts: RoomTexts;
  choice: RoomChoice;
  /** The stones that are chosen, by their slugs. */
  chosen: Record<string, RoomStone>;
  /** Those that can be chosen at once; the others are searched for. */
  offered: RoomStone[];
  unknownRoom: string | undefined;
  unknownStones: string[];
};

/** Stones that are offered at once, and that a further answer of the API brings. */
const perPage = 24;

export async function loadRoomPage(services: Services, query: URLSearchParams): Promise<RoomPageData> {
  const { unknownRoom, ...asked } = readRoomChoice(query);
  const slugs = [...new Set(Object.values(asked.surfaces).flatMap(({ stone }) => stone ?? []))];
  const [texts, found, offered] = await Promise.all([
    services.siteDocuments.get('room'),
    Promise.all(slugs.map(async (slug) => [slug, await findStone(services, slug)] as const)),
    listStones(services, { page: 1, perPage }),
  ]);
  const bySlug = new Map(found);
  const withKnownStone = ({ stone, laying }: SurfaceChoice) => ({
    ...{ stone: stone && bySlug.get(stone)?.slug, laying },
  });
  const surfaces = Object.entries(asked.surfaces).map(
    ([id, choice]) => [id, withKnownStone(choice)] as const,
  );
  const choice = { room: asked.room, surfaces: Object.fromEntries(surfaces) };
  const chosen = Object.fromEntries(
    found.flatMap(([, stone]) => (stone ? [[stone.slug, stone] as const] : [])),
  );
  const isShown = Object.values(chosen).some(({ image }) => image !== '');
  const room = rooms[choice.room];
  const language = await services.readLanguage();
  const shows = describeRoom(texts, { room, choice, stones: chosen }, language).text;
  return {
    head: await describe(services, isShown ? { view: hrefOfRoom(choice), shows } : {}),
    messages: await services.wording.pick('room'),
    ...{ texts, offered, unknownRoom, choice, chosen },
    unknownStones: found.flatMap(([slug, stone]) => (stone ? [] : [slug])),
  };
}

async function describe(services: Services, shown: { view?: string; shows?: string }): Promise<PageHead> {
  const picture = await findMenuPicture(services, '/products/');
  return services.heads.get({ kind: 'room', ...shown, pictures: [picture] });
}

/** A published stone, also by a slug that it had before. */
async function findStone(services: Services, slug: string): Promise<RoomStone | undefined> {
  const [stone] = await listStones(services, { slugs: [slug] });
  if (stone) return stone;
  const moved = await services.resolve.findMoved({ entities: ['product'], slug });
  return moved && (await listStones(services, { slugs: [moved.slug] }))[0];
}

type Which = { slugs: string[] } | { page: number; perPage: number };

async function listStones({ products }: Services, which: Which): Promise<RoomStone[]> {
  const fields = ['slug', 'name', 'mainImage'] as const;
  const { records } = await products.listFields({ reader: 'visitor', fields, isUncounted: true, ...which });
  return records.map(({ slug, name, mainImage: image }) => ({ slug, name, image }));
}
