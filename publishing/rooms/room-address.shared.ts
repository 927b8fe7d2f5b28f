import {
  type FormatName,
  formatNames,
  jointsMm,
  type Laying,
  startLaying,
  type Turn,
  turns,
} from './laying.shared.ts';
import { type Room, type RoomId, roomIds, rooms, type Surface } from './rooms.shared.ts';

export const roomPath = '/room/';

/** A stone on a surface, by its slug, and how it lies. Without a stone the surface is as it was pictured. */
export type SurfaceChoice = { stone: string | undefined; laying: Laying };
/** What each surface of a room has, by the surface's id. */
export type RoomChoice = { room: RoomId; surfaces: Readonly<Record<string, SurfaceChoice>> };

const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const maxSlugLength = 200;

/**
 * What an address chooses: `?room=kitchen&top=statuario,90,book`. `stone=` lays one on the room's main surfaces. What
 * it does not know of a surface is left out.
 */
export function readRoomChoice(query: URLSearchParams): RoomChoice & { unknownRoom: string | undefined } {
  const asked = query.get('room') ?? '';
  const id = roomIds.find((name) => name === asked);
  const room = rooms[id ?? roomIds[0]];
  const everywhere = query.get('stone');
  const surfaces = room.surfaces.map((surface) => {
    const text = query.get(surface.id) ?? (room.main.includes(surface.id) ? everywhere : null);
    return [surface.id, readSurface(text ?? '', surface)] as const;
  });
  return {
    room: room.id,
    surfaces: Object.fromEntries(surfaces),
    unknownRoom: asked && !id ? asked : undefined,
  };
}

/** The address that chooses the same again. */
export function hrefOfRoom({ room: id, surfaces }: RoomChoice): string {
  const room: Room = rooms[id];
  const parts = room.surfaces.flatMap((surface) => {
    const words = wordsOf(surface, surfaces[surface.id]);
    return words ? [`&${surface.id}=${words.join()}`] : [];
  });
  return `${roomPath}?room=${id}${parts.join('')}`;
}

function readSurface(text: string, { start }: Surface): SurfaceChoice {
  const [slug = '', ...words] = text.split(',').map((word) => word.trim().toLowerCase());
  const laying = words.reduce(withWord, startLaying(start));
  return { stone: slug.length <= maxSlugLength && slugPattern.test(slug) ? slug : undefined, laying };
}

/** @param word of an address, in any order; one that says nothing changes nothing */
function withWord(laying: Laying, word: string): Laying {
  if (word === 'flip') return { ...laying, isFlipped: true };
  if (word === 'running') return { ...laying, isRunning: true };
  if (word === 'book' || word === 'single') return { ...laying, isBook: word === 'book' };
  if (word === 'honed') return { ...laying, finish: 'honed' };
  const turn = turns.find((degrees) => String(degrees) === word);
  if (turn !== undefined) return { ...laying, turn };
  const jointMm = jointsMm.find((width) => `${width}mm` === word);
  if (jointMm !== undefined) return { ...laying, jointMm };
  const format = formatNames.find((name) => name === word);
  return format ? { ...laying, format } : laying;
}

function wordsOf({ start }: Surface, choice: SurfaceChoice | undefined): string[] | undefined {
  if (!choice?.stone) return undefined;
  const { laying } = choice;
  const usual = startLaying(start);
  const words: (string | false)[] = [
    choice.stone,
    laying.turn !== usual.turn && String(laying.turn satisfies Turn),
    laying.isFlipped && 'flip',
    laying.format !== usual.format && (laying.format satisfies FormatName),
    laying.isRunning && 'running',
    laying.jointMm !== usual.jointMm && `${laying.jointMm}mm`,
    laying.isBook !== usual.isBook && (laying.isBook ? 'book' : 'single'),
    laying.finish === 'honed' && 'honed',
  ];
  return words.filter((word) => word !== false);
}
