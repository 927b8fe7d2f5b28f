import { failOn, loadSharp } from '#media/pictures/picture-codec.ts';
import { patternOf } from './lay-stone.shared.ts';
import type { Laying } from './laying.shared.ts';
import { bridgeSeam, type PixelStone, paintStones, type RoomPixels } from './paint-stone.shared.ts';
import { type Room, type RoomId, roomHeight, rooms, roomWidth, type Surface } from './rooms.shared.ts';
import { halveRepeatedly, type Pixels } from './slab-levels.shared.ts';

/** A room with stones, smaller than it is drawn in browsers. */
export type RoomStill = {
  room: RoomId;
  /** Pixels; what is higher in the room's own shape is left out above and below. */
  width: number;
  height: number;
  stones: readonly { surface: string; laying: Laying; slab: Uint8Array }[];
};

/** Files of the room's pictures, which the picture library reads by itself. */
export type RoomFiles = Record<keyof RoomPixels, string>;

const jpeg = { quality: 80, mozjpeg: true } as const;
/** More of a slab than its part of the picture has pixels. */
const maxSlabSide = 1600;

/** A picture of a room with stones on its surfaces, as browsers draw it. @returns a JPEG */
export async function drawRoomStill(still: RoomStill, files: RoomFiles): Promise<Buffer> {
  const { width, height, stones } = still;
  const room = shrinkRoom(rooms[still.room], width / roomWidth);
  const whole = { width, height: Math.round((width * roomHeight) / roomWidth) };
  const pixels = await readRoom(files, whole);
  bridgeSeam(pixels, room.seam);
  const laid: PixelStone[] = [];
  for (const { surface: id, laying, slab } of stones) {
    const surface = room.surfaces.find((each) => each.id === id);
    if (surface) laid.push(await layStone(slab, { surface, laying }));
  }
  const painted = new Uint8ClampedArray(whole.width * whole.height * 4);
  const top = Math.round((whole.height - height) / 2);
  paintStones(painted, { pixels, stones: laid, rows: [top, top + height] });
  const open = await loadSharp();
  return open(painted, { raw: { ...whole, channels: 4 } })
    .extract({ left: 0, top, width, height })
    .removeAlpha()
    .jpeg(jpeg)
    .toBuffer();
}

async function readRoom(files: RoomFiles, size: { width: number; height: number }): Promise<RoomPixels> {
  const names = ['base', 'light', 'gloss', 'mask'] as const;
  const read: [string, Pixels][] = [];
  for (const name of names) read.push([name, await readPixels(files[name], size)]);
  return Object.fromEntries(read) as RoomPixels;
}

async function layStone(
  slab: Uint8Array,
  { surface, laying }: { surface: Surface; laying: Laying },
): Promise<PixelStone> {
  const picture = await readPixels(slab, { width: maxSlabSide, height: maxSlabSide });
  const pattern = patternOf(laying, surface.size, picture.width / picture.height);
  return { surface, pattern, finish: laying.finish, levels: halveRepeatedly(picture) };
}

async function readPixels(
  source: string | Uint8Array,
  size: { width: number; height: number },
): Promise<Pixels> {
  const open = await loadSharp();
  const { data, info } = await open(source, { failOn })
    .resize({ ...size, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
}

/** The same room in fewer pixels. */
function shrinkRoom({ surfaces, seam, ...room }: Room, scale: number): Room {
  const shrink = (point: readonly [number, number]) => [point[0] * scale, point[1] * scale] as const;
  return {
    ...room,
    surfaces: surfaces.map(({ quad: [a, b, c, d], ...surface }) => ({
      ...surface,
      quad: [shrink(a), shrink(b), shrink(c), shrink(d)],
    })),
    ...(seam && { seam: [Math.floor(seam[0] * scale) - 1, Math.ceil(seam[1] * scale) + 1] as const }),
  };
}
