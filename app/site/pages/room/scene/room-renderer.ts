import type { LaidStone } from '#publishing/rooms/paint-stone.shared.ts';
import type { Room } from '#publishing/rooms/rooms.shared.ts';

/** A stone of the room, with the picture of its slab. */
export type ShownStone = LaidStone & { picture: ImageBitmap };
export type RoomPictures = Record<'base' | 'light' | 'gloss' | 'mask', ImageBitmap>;

/** Draws a room with its stones on a canvas of its own. */
export type RoomRenderer = {
  canvas: HTMLCanvasElement;
  /** @param onDrawn called when all of it is there, unless something else is drawn meanwhile */
  draw: (stones: readonly ShownStone[], onDrawn: () => void) => void;
  /** Gives back what it holds of the machine. */
  close: () => void;
};

export type Scene = { room: Room; pictures: RoomPictures };
