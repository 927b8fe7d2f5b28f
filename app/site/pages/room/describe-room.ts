import { fillText } from '#content/documents/fill-text.shared.ts';
import type { RoomTexts } from '#content/documents/room.document.ts';
import { ownValue } from '#content/kit/own-value.shared.ts';
import type messages from '#messages/en/room.json';
import type { Translate } from '#messages/translate.ts';
import type { RoomChoice } from '#publishing/rooms/room-address.shared.ts';
import type { Room } from '#publishing/rooms/rooms.shared.ts';

type Described = {
  room: Room;
  choice: RoomChoice;
  /** By their slugs. */
  stones: Readonly<Record<string, { name: string }>>;
};

/** What the picture shows, in words: every stone once, with the surfaces that it is on. */
export function describeRoom(
  t: Translate<keyof typeof messages>,
  texts: RoomTexts,
  { room, choice, stones }: Described,
): string {
  const stoneOf = (id: string) => choice.surfaces[id]?.stone;
  const slugs = new Set(room.surfaces.map(({ id }) => stoneOf(id)));
  const laid = [...slugs].flatMap((slug) => {
    const stone = slug && ownValue(stones, slug)?.name;
    const places = room.surfaces.filter(({ id }) => stoneOf(id) === slug);
    const names = places.map(({ id }) => lower(nameOfSurface(texts, id)));
    return stone ? [fillText(texts.stoneOn, { stone, surface: listOf(t, names) })] : [];
  });
  if (laid.length === 0) return texts.rooms[`${room.id}Pictured`] || texts.rooms[room.id];
  return fillText(texts.shown, { room: texts.rooms[room.id], stones: laid.join(', ') });
}

export function nameOfSurface({ surfaces }: RoomTexts, id: string): string {
  return ownValue(surfaces, id) ?? id;
}

/** `walls, floor, and worktop`: by hand, because the page is described as it wakes up, and a formatter takes longer than that. */
function listOf(t: Translate<keyof typeof messages>, names: string[]): string {
  const last = names.at(-1) ?? '';
  const others = names.slice(0, -1).join(', ');
  if (names.length > 2) return t('room:surfaces.many', { others, last });
  return names.length === 2 ? t('room:surfaces.two', { first: others, last }) : last;
}

function lower(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}
