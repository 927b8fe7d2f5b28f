import { type Picture, pictureWidths } from '#content/picture/picture.ts';
import { spanOfTiles, type Tile, tilePath, tileSide } from '#content/picture/tiles.ts';
import type { Drawn } from './create-zoom.ts';
import { type Placed, placePicture, tilesOnStage } from './tile-grid.ts';
import type { Size } from './zoom-view.ts';

/** Up to this many pixels of the screen the picture's own sizes are sharp. */
export const widestSize = Math.max(...pictureWidths);

export type TileLayer = {
  /** Draws what is there of the picture as it is shown, and fetches what is missing where it is moving to. */
  draw: (drawn: Drawn) => void;
  end: () => void;
};

type Fetched = { tile: Tile; image: HTMLImageElement; isThere: boolean };

/**
 * Draws the tiles of a picture over it, on a canvas of the stage's size.
 * @param onFailure runs where a tile cannot be had
 */
export function createTileLayer(
  canvas: HTMLCanvasElement,
  picture: Picture,
  onFailure: () => void,
): TileLayer {
  const tiles = new Map<string, Fetched>();
  let latest: Drawn | undefined;

  function fetchTile(path: string, tile: Tile): void {
    const fetched = { tile, image: new Image(), isThere: false };
    tiles.set(path, fetched);
    fetched.image.src = path;
    fetched.image.decode().then(
      () => {
        fetched.isThere = true;
        if (latest) draw(latest);
      },
      () => {
        if (tiles.get(path) === fetched) onFailure();
      },
    );
  }

  /** Fetches what the stage will show. What it will not is dropped: at once while on its way, or when the rest is there. */
  function ask({ target, bounds }: Drawn): void {
    const density = devicePixelRatio;
    const isWanted = bounds.fitted.width * target.scale * density > widestSize;
    const wanted = isWanted ? tilesOnStage(picture, { view: target, bounds, density }) : [];
    const paths = new Map(wanted.map((tile) => [tilePath(picture.path, tile), tile]));
    for (const [path, tile] of paths) if (!tiles.has(path)) fetchTile(path, tile);
    const isComplete = [...paths.keys()].every((path) => tiles.get(path)?.isThere);
    for (const [path, { image, isThere }] of tiles) {
      if (paths.has(path) || (isThere && !isComplete)) continue;
      tiles.delete(path);
      image.src = '';
    }
  }

  function draw(drawn: Drawn): void {
    latest = drawn;
    ask(drawn);
    const context = canvas.getContext('2d');
    if (!context) return;
    clear(context, drawn.bounds.stage);
    const placed = placePicture(picture, {
      view: drawn.shown,
      bounds: drawn.bounds,
      density: devicePixelRatio,
    });
    const there = [...tiles.values()].filter(({ isThere }) => isThere);
    for (const fetched of there.sort((one, other) => one.tile.z - other.tile.z))
      drawTile(context, fetched, { span: spanOfTiles(picture, fetched.tile.z), placed });
  }

  return {
    draw,
    end() {
      for (const { image } of tiles.values()) image.src = '';
      tiles.clear();
    },
  };
}

/** Empties the canvas, which has the pixels of the screen whatever its stage measures in those of CSS. */
function clear(context: CanvasRenderingContext2D, stage: Size): void {
  const { canvas } = context;
  const width = Math.round(stage.width * devicePixelRatio);
  const height = Math.round(stage.height * devicePixelRatio);
  if (canvas.width !== width || canvas.height !== height) {
    Object.assign(canvas, { width, height });
    canvas.style.width = `${width / devicePixelRatio}px`;
    canvas.style.height = `${height / devicePixelRatio}px`;
  }
  context.clearRect(0, 0, width, height);
}

/** Edges lie on whole pixels, so that neighbours meet and a picture in its own pixels is drawn as it is. */
function drawTile(
  context: CanvasRenderingContext2D,
  { tile, image }: Fetched,
  { span, placed }: { span: number; placed: Placed },
): void {
  const pixel = (span / tileSide) * placed.scale;
  const [left, top] = [placed.x + tile.x * span * placed.scale, placed.y + tile.y * span * placed.scale];
  const [x, y] = [Math.round(left), Math.round(top)];
  const width = Math.round(left + image.naturalWidth * pixel) - x;
  const height = Math.round(top + image.naturalHeight * pixel) - y;
  context.drawImage(image, x, y, width, height);
}
