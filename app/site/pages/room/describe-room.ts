import { fillText } from '#content/documents/fill-text.shared.ts';
import type { RoomTexts } from '#content/documents/room.document.ts';
import { fallbackAs, type Translated } from '#content/kit/fallback-of.shared.ts';
import { ownValue } from '#content/kit/own-value.shared.ts';
import { listTexts } from '#messages/list-texts.shared.ts';
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
  texts: RoomTexts,
  { room, choice, stones }: Described,
  language: string,
): Translated & { text: string } {
  const stoneOf = (id: string) => choice.surfaces[id]?.stone;
  const slugs = new Set(room.surfaces.map(({ id }) => stoneOf(id)));
  const laid = [...slugs].flatMap((slug) => {
    const stone = slug && ownValue(stones, slug)?.name;
    const places = room.surfaces.filter(({ id }) => stoneOf(id) === slug);
    const names = places.map(({ id }) => withinSentence(nameOfSurface(texts, id), language));
    const surface = listOf(names, language);
    return stone ? [fillText(texts.stoneOn, { stone, surface })] : [];
  });
  if (laid.length === 0) {
    const pictured = texts.rooms[`${room.id}Pictured`] ? (`${room.id}Pictured` as const) : room.id;
    return { text: texts.rooms[pictured], ...fallbackAs(texts.rooms, { text: pictured }) };
  }
  return {
    text: fillText(texts.shown, { room: texts.rooms[room.id], stones: listTexts(laid) }),
    ...fallbackAs(texts, { text: 'shown' }),
  };
}

export function nameOfSurface({ surfaces }: RoomTexts, id: string): string {
  return ownValue(surfaces, id) ?? id;
}

/** The page is described as it wakes up, so a formatter, which takes long to make, is made for several alone. */
function listOf(names: readonly string[], language: string): string {
  return names.length > 1 ? new Intl.ListFormat(language).format(names) : (names[0] ?? '');
}

const capitalizesNouns = /^de\b/;

/** A name as it is written in the middle of a sentence. */
function withinSentence(name: string, language: string): string {
  if (capitalizesNouns.test(language)) return name;
  return name.charAt(0).toLocaleLowerCase(language) + name.slice(1);
}
