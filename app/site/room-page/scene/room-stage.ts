import { patternOf } from '#site/rooms/lay-stone.shared.ts';
import type { Laying } from '#site/rooms/laying.shared.ts';
import type { Room, Surface } from '#site/rooms/rooms.shared.ts';
import type { RoomMedia } from '../room-media.ts';
import { createGraphicsRenderer } from './draw-on-graphics.ts';
import { createPixelsRenderer } from './draw-on-pixels.ts';
import { fetchRoom } from './fetch-pictures.ts';
import type { RoomPictures, RoomRenderer, ShownStone } from './room-renderer.ts';
import { keepSlabs, type SlabPictures } from './slab-pictures.ts';

/** A stone that is to be seen, by the path of its picture. */
export type WantedStone = { surface: Surface; laying: Laying; image: string };
/** `failed` has the pictures of stones that did not come; `blocked` means that this browser cannot draw. */
export type StageState = { status: 'busy' | 'drawn' | 'blocked'; failed: readonly string[] };

type StageOptions = {
  room: Room;
  media: RoomMedia;
  /** Takes the canvas. */
  frame: HTMLElement;
  onChange: (state: StageState) => void;
};

/** A room in which stones are laid: fetches what is needed, and draws as soon as it is there. */
export type RoomStage = ReturnType<typeof openStage>;

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
  fetchRoom(media).then(begin, () => report('blocked'));
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

function withPictures(wanted: readonly WantedStone[], slabs: SlabPictures): ShownStone[] {
  return wanted.flatMap(({ surface, laying, image }) => {
    const picture = slabs.find(image);
    if (!picture) return [];
    const pattern = patternOf(laying, surface.size, picture.width / picture.height);
    return [{ surface, pattern, finish: laying.finish, picture }];
  });
}

/** As it is shown, in all its pixels. */
function savePicture(canvas: HTMLCanvasElement): Promise<Blob | null> {
  return new Promise((give) => canvas.toBlob(give, 'image/jpeg', 0.92));
}
