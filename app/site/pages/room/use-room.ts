import { useEffect, useState } from 'react';
import { ownValue } from '#content/kit/own-value.shared.ts';
import type { Laying } from '#publishing/rooms/laying.shared.ts';
import { hrefOfRoom, type SurfaceChoice } from '#publishing/rooms/room-address.shared.ts';
import { type Room, rooms, type Surface } from '#publishing/rooms/rooms.shared.ts';
import type { RoomPageData, RoomStone } from './load-room-page.ts';

export type RoomState = ReturnType<typeof useRoom>;

/** What is chosen, which the address follows, so that it can be copied at any time. */
export function useRoom(page: Pick<RoomPageData, 'choice' | 'chosen'>) {
  const [choice, setChoice] = useState(page.choice);
  const [stones, setStones] = useState(page.chosen);
  const room: Room = rooms[choice.room];
  const [surfaceId, setSurfaceId] = useState(room.main[0]);
  const surface = (room.surfaces.find(({ id }) => id === surfaceId) ?? room.surfaces[0]) as Surface;
  const own = choice.surfaces[surface.id] as SurfaceChoice;
  const href = hrefOfRoom(choice);
  useEffect(() => {
    // The address that was opened stays until something is changed.
    if (choice !== page.choice) history.replaceState(history.state, '', href);
  }, [choice, page.choice, href]);
  const change = (next: Partial<SurfaceChoice>) =>
    setChoice((was) => ({
      ...was,
      surfaces: { ...was.surfaces, [surface.id]: { ...own, ...next } },
    }));
  return {
    ...{ room, choice, stones, href, surface },
    ...{ stone: own.stone ? ownValue(stones, own.stone) : undefined, laying: own.laying },
    selectSurface: setSurfaceId,
    lay: (laying: Partial<Laying>) => change({ laying: { ...own.laying, ...laying } }),
    takeStone(stone: RoomStone | undefined): void {
      if (stone) setStones((was) => ({ ...was, [stone.slug]: stone }));
      change({ stone: stone?.slug });
    },
  };
}
