import { hasVariants, variantPath } from '#content/picture/picture.ts';
import { patternOf } from '#publishing/rooms/lay-stone.shared.ts';
import type { Laying } from '#publishing/rooms/laying.shared.ts';
import type { Room, Surface } from '#publishing/rooms/rooms.shared.ts';
import { loadAgain } from '../../../behaviour/load-again.ts';
import type { RoomMedia } from '../room-media.ts';
import { createGraphicsRenderer } from './draw-on-graphics.ts';
import { createPixelsRenderer } from './draw-on-pixels.ts';
import type { RoomPictures, RoomRenderer, ShownStone } from './room-renderer.ts';

/** A stone that is to be seen, by the path of its picture. */
export type WantedStone = { surface: Surface; laying: Laying; image: string };
/**
 * `failed` has the pictures of stones that did not come; `lost` means that the room is fetched again, `blocked` that this
 * browser cannot draw.
 */
export type StageState = { status: 'busy' | 'drawn' | 'lost' | 'blocked'; failed: readonly string[] };

type StageOptions = {
  room: Room;
  media: RoomMedia;
  /** Takes the canvas. */
  frame: HTMLElement;
  onChange: (state: StageState) => void;
};

/** A room in which stones are laid: fetches what is needed, and draws as soon as it is there. */
export type RoomStage = ReturnType<typeof openStage>;

/** Pictures of slabs that are kept ready, those that are shown among them. */
const mostKept = 6;

/** Sharp on the nearest tiles of every room. */
const slabWidth = 1600;

export function openStage({ room, media, frame, onChange }: StageOptions) {
  let wanted: readonly WantedStone[] = [];
  let renderer: RoomRenderer | undefined;
  let isClosed = false;
  const slabs = keepSlabs(() => draw());
  const report = (status: StageState['status']) => {
    if (isClosed) return;
    onChange({ status, failed: wanted.map(({ image }) => image).filter(slabs.hasFailed) });
  };
  const draw = () => {
    const isComing = wanted.some(({ image }) => slabs.isComing(image));
    if (isComing && renderer) report('busy');
    renderer?.draw(withPictures(wanted, slabs), () => isComing || report('drawn'));
  };
  const use = (next: RoomRenderer | undefined) => {
    renderer?.canvas.remove();
    renderer = next;
    if (!renderer) return report('blocked');
    frame.append(renderer.canvas);
    draw();
  };
  const begin = (pictures: RoomPictures) => isClosed || openRenderer({ room, pictures }, use);
  fetchRoom(media, () => report('lost')).then(begin, () => report('blocked'));
  report('busy');
  return {
    show(next: readonly WantedStone[]): void {
      wanted = next;
      slabs.want(wanted.map(({ image }) => image));
      draw();
    },
    save: async () => renderer && savePicture(renderer.canvas),
    close(): void {
      isClosed = true;
      renderer?.close();
      renderer?.canvas.remove();
    },
  };
}

/** The pictures of slabs by their paths. @param onChange called when one has come, or has not */
function keepSlabs(onChange: () => void) {
  const slabs = new Map<string, ImageBitmap | 'coming' | 'failed'>();
  const fetchMissing = (image: string) => {
    if (slabs.has(image) && slabs.get(image) !== 'failed') return;
    slabs.set(image, 'coming');
    fetchSlab(image)
      .then(
        (picture) => slabs.set(image, picture),
        () => slabs.set(image, 'failed'),
      )
      .finally(onChange);
  };
  const forget = (wanted: readonly string[]) => {
    for (const [image, picture] of slabs) {
      if (slabs.size <= mostKept) return;
      if (!(picture instanceof ImageBitmap) || wanted.includes(image)) continue;
      picture.close();
      slabs.delete(image);
    }
  };
  return {
    find(image: string): ImageBitmap | undefined {
      const picture = slabs.get(image);
      return picture instanceof ImageBitmap ? picture : undefined;
    },
    isComing: (image: string) => slabs.get(image) === 'coming',
    hasFailed: (image: string) => slabs.get(image) === 'failed',
    /** Fetches those that are missing, and lets go of others. What failed before is tried again. */
    want(images: readonly string[]): void {
      forget(images);
      for (const image of images) fetchMissing(image);
    },
  };
}

/** A graphics processor may be taken away at any time. */
function openRenderer(
  scene: { room: Room; pictures: RoomPictures },
  use: (renderer: RoomRenderer | undefined) => void,
): void {
  const graphics = createGraphicsRenderer(scene);
  graphics?.canvas.addEventListener('webglcontextlost', () => {
    if (graphics.canvas.isConnected) use(createPixelsRenderer(scene));
  });
  use(graphics ?? createPixelsRenderer(scene));
}

type SlabPictures = ReturnType<typeof keepSlabs>;

function withPictures(wanted: readonly WantedStone[], slabs: SlabPictures): ShownStone[] {
  return wanted.flatMap(({ surface, laying, image }) => {
    const picture = slabs.find(image);
    if (!picture) return [];
    const pattern = patternOf(laying, surface.size, picture.width / picture.height);
    return [{ surface, pattern, finish: laying.finish, picture }];
  });
}

/** What is lost on the way is asked for again. */
async function fetchRoom(media: RoomMedia, onLost: () => void): Promise<RoomPictures> {
  const names = ['base', 'light', 'gloss', 'mask'] as const;
  const pictures = await Promise.all(
    names.map(async (name) => {
      const file = await loadAgain(() => fetchFile(media[name]), onLost);
      return [name, await createImageBitmap(file)] as const;
    }),
  );
  return Object.fromEntries(pictures) as RoomPictures;
}

/** @param image path of the stone's main picture */
async function fetchSlab(image: string): Promise<ImageBitmap> {
  if (!hasVariants(image)) return fetchPicture(image);
  const pathOf = (format: 'avif' | 'webp') => variantPath(image, { width: slabWidth, format });
  return fetchPicture(pathOf('avif')).catch(() => fetchPicture(pathOf('webp')));
}

async function fetchPicture(url: string): Promise<ImageBitmap> {
  return createImageBitmap(await fetchFile(url));
}

async function fetchFile(url: string): Promise<Blob> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return response.blob();
}

/** As it is shown, in all its pixels. */
function savePicture(canvas: HTMLCanvasElement): Promise<Blob | null> {
  return new Promise((give) => canvas.toBlob(give, 'image/jpeg', 0.92));
}
