import type { RoomTexts } from '#content/site-documents/room.document.ts';
import { nameOfSurface } from './describe-room.ts';
import { Segments } from './Segments.tsx';
import type { RoomState } from './use-room.ts';

type SurfaceChoicesProps = { texts: RoomTexts; state: RoomState };

/** Which surface the stone is for, where the room has several; a click on the picture does the same. */
export function SurfaceChoices({ texts, state: { room, surface, selectSurface } }: SurfaceChoicesProps) {
  if (room.surfaces.length === 1) return null;
  return (
    <Segments
      legend="Surface"
      options={room.surfaces.map(({ id }) => [id, nameOfSurface(texts, id)] as const)}
      value={surface.id}
      onChange={selectSurface}
    />
  );
}
